"""What programs can read about the routes: OpenAPI and JSON schemas."""
