title = Samurai Sword
