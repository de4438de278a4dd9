"""A table for Kodachi, Samurai Sword and Kodama Duo, with the rules kept by the table itself."""
