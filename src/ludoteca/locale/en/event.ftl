# `ludoteca event`: what an event says in the terminal, and what it refuses

cli-event-created = { $name } is in { $file }.
cli-event-entered = { $count ->
    [one] { $count } person has
   *[other] { $count } people have
 } entered.
cli-event-round = { $name } · round { $round }{ $of ->
    [0] {""}
   *[other] {" "}of { $of }
 }
cli-event-no-round = { $name } · no round has been paired
cli-event-table = table
cli-event-seats = players in seat order
cli-event-result = result
cli-event-bye = bye
cli-event-place = place
cli-event-name = name
cli-event-score = score
cli-event-games = games
cli-event-buchholz = Buchholz
cli-event-sonneborn-berger = Sonneborn-B.
cli-event-direct = direct
cli-event-points = points
cli-event-finished = All rounds have been played.
cli-event-written = Written to { $file }.
cli-event-no-judge = Nobody judges a simulation: wherever a judge would rule, the automatic verdict stands.

cli-why-event-name-sign = A name cannot hold the sign { $sign }, which cannot be shown.
cli-why-event-name-length = A name has 1 to { $most } letters; this one has { $count }.
cli-why-event-name-formula = “{ $name }” begins with { $sign }, which a spreadsheet takes for a formula.
cli-why-event-name-bare = “{ $name }” cannot be read as a name.
cli-why-event-name-taken = Somebody is called “{ $name }” already.
cli-why-event-tie-break-twice = A tie-break is named twice.
cli-why-event-places = Points by place { $places }: a better place has as many or more.
cli-why-event-not-for-two = { $game } with these options is not for two: choose the format tables instead of { $format }.
cli-why-event-not-created = An event begins with the act that creates it.
cli-why-event-created-twice = An event is created only once.
cli-why-event-closed = The event is closed; only corrections are taken.
cli-why-event-no-such-round = There is no round { $round }.
cli-why-event-no-such-table = Round { $round } has no table { $table }.
cli-why-event-no-such-player = There is no player { $player }.
cli-why-event-no-such-seat = Table { $table } has no seat { $seat }.
cli-why-event-full = More than { $most } people cannot enter.
cli-why-event-knock-out-begun = { $name } comes too late: the knock-out has begun.
cli-why-event-withdrawn = { $name } has withdrawn.
cli-why-event-not-withdrawn = { $name } has not withdrawn.
cli-why-event-round = Round { $round } cannot be paired now; the next one is { $next }.
cli-why-event-round-running = Round { $round } is not over.
cli-why-event-table-size = A table of { $size } is not possible. Possible: { $expected }
cli-why-event-table-numbers = Table numbers { $numbers }: each table of round { $round } needs one of its own.
cli-why-event-seated = { $name } sits at a table already.
cli-why-event-not-last = Round { $round } is not the last one.
cli-why-event-begun = At table { $table } the game has begun.
cli-why-event-whole-round = Round { $round } of a knock-out can only be taken back as a whole.
cli-why-event-rests-on = Round { $round } was paired from this result: take it back first.
cli-why-event-not-this-game = Round { $round }, table { $table }: nothing can be entered for game { $game } now.
cli-why-event-points = Points for { $count }; expected as many as there are seats: { $seats }.
cli-why-event-null-places = A null game has no places.
cli-why-event-result-places = Places { $places }: one is needed for each of { $seats } seats, 1 for the best, equal for those who share it.
cli-why-event-why = A ruling needs a reason.
cli-why-event-seconds = Only the ruling “time” has seconds, and it needs them.
cli-why-event-no-ruling = Act { $act } is no ruling that stands.
cli-why-event-entered-since = Something else was entered after the ruling of act { $act }.
cli-why-event-gone-on = Table { $table }: game { $game } of this pairing has begun.
cli-why-event-nothing-said = There is nothing to announce.
cli-why-event-organiser = The organiser stays the organiser.
cli-why-event-paused = The event is paused already.
cli-why-event-not-paused = The event is not paused.
cli-why-event-not-there = { $name } does not play at table { $table }.
cli-why-event-begun-as-planned = The event has begun: what is played can no longer be changed.
cli-why-event-needs-board = A name alone cannot play on the site: let the event be played at boards, or both.
cli-why-event-finished = All rounds have been played.
cli-why-event-nothing-to-print = Nobody has entered yet: there is nothing to print.
cli-why-event-no-round = No round has been paired.
cli-why-event-all-begun = All tables of round { $round } have begun.
cli-why-event-too-few = Two or more people are needed; there are { $count }.
cli-why-event-nobody = Nobody can be paired now.
cli-why-event-file-long = The file is longer than { $limit } bytes.
cli-why-event-line = Line { $line }: { $said }
cli-why-event-too-large = This cannot be kept: { $said }
cli-why-event-nobody-called = Nobody here is called “{ $name }”.
cli-why-event-result-text = Result “{ $result }”: write 1-0, 0-1, draw, null, +-, -+, -- or places such as 2,1,3.
cli-why-event-trf-format = TRF is for Swiss and round robin; this event is { $format }.
cli-why-event-csv = Line { $line }: the columns are name and rating, and a rating is a number from 0 to 9999.
cli-why-event-trf-line = Line { $line }: { $said }

## Standings shown inside other pages
event-embed-place = Place
event-embed-player = Name
event-embed-score = Score
event-embed-games = Games

# With --site
cli-event-made = { $name } is event { $event }: { $address }
cli-event-done = Done.
cli-event-reversed = (reversed)
cli-event-flag = The judge is called: { $flag }
cli-event-confirm = Confirm the number { $number } on the other device.
cli-event-signed-in = This terminal is signed in as { $name }.
cli-why-site-address = --site { $address }: an address such as https://club.example is needed.
cli-why-site-silent = The site does not answer: { $said }
cli-why-site-missing = This is for an event of a site: --site URL is needed.
cli-why-site-event = Event “{ $event }”: what is needed stands behind /event/ in its address.
cli-why-event-term = Term “{ $term }”: KEY=VALUE is needed, with one of { $expected }.
cli-why-event-terms = These terms cannot be: { $said }
cli-why-event-which-game = Which game? A report or a list does not say.
cli-why-event-json = This is no event: { $said }
