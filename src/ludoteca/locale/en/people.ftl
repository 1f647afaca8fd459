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

## Talk at the table
talk = Talk
talk-unread = { $count ->
    [one] { $count } new
   *[other] { $count } new
}
talk-said = { $name }: { $text }
talk-players = Everybody at the table reads this.
talk-watchers = Only those who watch read this.
talk-empty = Nobody has said anything yet.
talk-more = More about what { $name } said
talk-mute = Mute { $name }
talk-muted = You do not hear { $name }.
talk-unmute = Hear again
talk-report = Report to the host
talk-reported = The host of this site will see it.
talk-signs = Signs
talk-phrases = Phrases
talk-write = Write something
talk-send = Send
talk-phrase-hello = Hello!
talk-phrase-good-luck = Good luck, and have fun!
talk-phrase-well-played = Well played!
talk-phrase-thanks = Thank you!
talk-phrase-oops = Oops!
talk-phrase-one-moment = One moment, please.
talk-phrase-back = I’m back.
talk-phrase-thinking = Let me think …
talk-phrase-again = Another game?
talk-phrase-goodbye = Goodbye!
talk-sign-thumbs-up = thumbs up
talk-sign-applause = applause
talk-sign-laughing = laughter
talk-sign-surprised = surprise
talk-sign-relieved = phew!
talk-sign-thinking = thinking
talk-sign-celebrating = hurrah!
talk-sign-heart = heart
terms-talk = Talk at the table
terms-talk-phrases = ready-made phrases
terms-talk-free = free text too
terms-talk-off = none
terms-rated = Rated
terms-rated-account = Rated games need an account.
terms-rated-shared = At one screen nothing is rated.
terms-rated-others = Whoever plays with you needs an account too.
terms-take-back = Moves may be taken back if everybody agrees
terms-take-back-rated = In rated games every move stands.
terms-no-take-back = no take-backs
terms-hints = Hints from the machine
terms-hints-rated = In rated games there are none.
terms-with-hints = with hints
