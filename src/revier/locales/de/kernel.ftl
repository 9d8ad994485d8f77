### What holds for every title.

# A player without a name; $number (1 to 5) counts the seats.
kernel-seat = Platz { $number }
kernel-nothing = nichts

## Why something was refused; a clause that follows a colon, without a full stop

# $last is the highest number an action may have.
kernel-why-unknown = diese Aktion gibt es nicht; die Nummern gehen von 0 bis { $last }
kernel-why-not-asked = danach ist gerade nicht gefragt
