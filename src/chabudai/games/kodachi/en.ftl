title = Kodachi
