# What the games say inside OpenSpiel.

no-openspiel = OpenSpiel needs the package { $package }: install chabudai[openspiel].
no-file = The file { $file } cannot be read.
bad-json = The file { $file } is not JSON of a position.
bad-deals = deals must be a whole number from 1 to { $most }, not { $deals }.
no-parameters = The observer takes no parameters.
