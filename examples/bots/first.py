#!/usr/bin/env python3
"""Play the move that the game lists first."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "hello":
        answer = {"t": "hello"}
    elif message["t"] == "ask":
        answer = {"t": "answer", "id": message["id"], "token": message["legal"][0]}
    else:  # bye
        break
    print(json.dumps(answer), flush=True)
