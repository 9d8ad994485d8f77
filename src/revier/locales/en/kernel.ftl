### What holds for every title.

# A player without a name; $number (1 to 5) counts the seats.
kernel-seat = Seat { $number }
kernel-nothing = nothing

## Why something was refused; a clause that follows a colon, without a full stop

# $last is the highest number an action may have.
kernel-why-unknown = there is no such action; the numbers go from 0 to { $last }
kernel-why-not-asked = this is not what is asked now
