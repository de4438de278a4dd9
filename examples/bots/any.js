#!/usr/bin/env node
// Play any legal move.
const { createInterface } = require("node:readline");

const say = (message) => console.log(JSON.stringify(message));
const lines = createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const { t, id, legal } = JSON.parse(line);
  if (t === "hello") say({ t: "hello" });
  if (t === "ask") say({ t: "answer", id, token: legal[Math.floor(Math.random() * legal.length)] });
  if (t === "bye") lines.close();
});
