"""What a seat may know, and the worlds it cannot tell apart."""
