"""Several servers on one database: who plays which table on, and what they tell each other."""
