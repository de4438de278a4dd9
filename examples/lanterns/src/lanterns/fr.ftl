title = Lanternes
pitch = Montrez une lanterne par manche ; la plus vive marque.
minutes = 5
lantern = Lanterne
refused-not-yours = Vous n’avez pas la lanterne { $number }.
event-showed = { $who } montre la lanterne { $number }.
event-scored = { $who } a la lanterne la plus vive et marque un point.
show = Montrer la lanterne { $number }
ask-show = { $who } montre une lanterne.
zone-player = { $who }
row-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
row-hand = { $count ->
    [one] { $count } lanterne en main
   *[other] { $count } lanternes en main
}
row-shown = montrées : { $numbers }
zone-hand = Vos lanternes
zone-deck = Pioche
row-deck = { $count } lanternes
score = { $who } : { $points }
won = { $count ->
    [one] { $who } gagne.
   *[other] { $who } partagent la victoire.
}
aim = Qui a le plus de points gagne : la lanterne la plus vive d’une manche en rapporte un.
gained = { $points ->
    [one] Vous avez marqué { $points } point.
   *[other] Vous avez marqué { $points } points.
}
reason-dimmest = C’est votre lanterne la plus faible : vous gardez les plus vives.
