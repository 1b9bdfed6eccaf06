# What is shown of a game while it is played: scenes, title cards, the die, the recap.

ui-director-shown = What happens
ui-director-skip = Skip
ui-director-my-turn = To my turn
ui-director-speed = Speed: { $speed }. Change it
ui-speed = Speed of what others do
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-speed-instant = Instant
ui-director-action = Each player chooses one location.
ui-director-ceremony = Rituals are performed, missions fulfilled.
ui-director-step-1 = Recruit priests and gain mana.
ui-director-step-2 = Draw rituals for 3 mana.
ui-director-step-3 = Put rituals into the bag, in secret.
ui-director-step-4 = Offer mana for the first place.
ui-director-step-5 = The bag pays for the rituals, the cheapest first.
ui-director-step-6 = Fulfil missions, one after the other.
ui-director-rolls = { $who } rolls the die
    .you = You roll the die
ui-director-rolls-for = { $who } rolls for { $what }
    .you = You roll for { $what }
ui-director-short = { $count } short
ui-director-waiting = { $count } things happened. L lists them.
