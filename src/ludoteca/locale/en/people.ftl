# What people are called who have not chosen a name: a manner and a figure, such as “Bold Fox”.

given-name = { $manner } { $figure }
given-gender = { $figure ->
   *[other] n
}

given-figure-amphora = Amphora
given-figure-cat = Cat
given-figure-coin = Coin
given-figure-eagle = Eagle
given-figure-elephant = Elephant
given-figure-fox = Fox
given-figure-hat = Hat
given-figure-king = King
given-figure-knight = Knight
given-figure-laurel = Laurel
given-figure-legionary = Legionary
given-figure-lion = Lion
given-figure-owl = Owl
given-figure-ship = Ship
given-figure-tortoise = Tortoise
given-figure-tower = Tower

given-manner-bold = { $gender ->
   *[other] Bold
}
given-manner-bright = { $gender ->
   *[other] Bright
}
given-manner-calm = { $gender ->
   *[other] Calm
}
given-manner-clever = { $gender ->
   *[other] Clever
}
given-manner-curious = { $gender ->
   *[other] Curious
}
given-manner-gentle = { $gender ->
   *[other] Gentle
}
given-manner-golden = { $gender ->
   *[other] Golden
}
given-manner-honest = { $gender ->
   *[other] Honest
}
given-manner-lucky = { $gender ->
   *[other] Lucky
}
given-manner-merry = { $gender ->
   *[other] Merry
}
given-manner-noble = { $gender ->
   *[other] Noble
}
given-manner-patient = { $gender ->
   *[other] Patient
}
given-manner-quick = { $gender ->
   *[other] Quick
}
given-manner-quiet = { $gender ->
   *[other] Quiet
}
given-manner-sly = { $gender ->
   *[other] Sly
}
given-manner-wise = { $gender ->
   *[other] Wise
}
