### What holds for every title.

# A player without a name; $number (1 to 5) counts the seats.
kernel-seat = Place { $number }
kernel-nothing = rien

## Why something was refused; a clause that follows a colon, without a full stop

# $last is the highest number an action may have.
kernel-why-unknown = cette action n’existe pas ; les numéros vont de 0 à { $last }
kernel-why-not-asked = ce n’est pas ce qui est demandé
