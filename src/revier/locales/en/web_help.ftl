### Help in the browser: rules pages, the first game, hints for everything on the board.

## The rules pages

web-rules-title = Rules
web-rules-contents = Contents
web-rules-none = There is no rules page for this game here yet. The publisher’s rulebook applies.

## The first game

web-guide-title = Your first game
web-guide-next = Got it
web-guide-end = Play on alone
web-guide-leave = Play without hints

## The first game of Glück Auf: hints in the course of one shift, each said once

web-guide-ga-hello = Glück auf! We play one shift together. First everybody takes three orders: they say which coal is needed, what carries it, and what it brings. Click one that you like.
web-guide-ga-draft = Orders of the same coal or the same transport go well together: you mine them together and deliver them in one turn.
web-guide-ga-place = Now you place workers. What is lit is possible. Do your orders need coal you do not have? Then buy a tunnel of that colour at the cart works; the coal already lies on its carts.
web-guide-ga-bought = The tunnel is in your mine, on the light or the dark side. Keep both sides balanced: every tile of difference costs 2 points in the end.
web-guide-ga-keep = Only you see what you have drawn. Keep one piece or none; the others go back.
web-guide-ga-return = On top you may get them with the next draw. At the bottom they are out of the way.
web-guide-ga-go-down = There is coal in your mine that an order needs. Pit work brings it up: the higher the number, the more steps.
web-guide-ga-steps = Down you go. Every trip of the cage and every cube is a step. Click the level where your coal lies.
web-guide-ga-load = The cage stands at the level. Click a cube on a cart to load it; five fit in.
web-guide-ga-up = Have you got what you need? Then go up. Coal leaves the cage only at the surface. A wrong step can be taken back.
web-guide-ga-fill = Now put the cubes onto matching slots of your orders. What no order needs goes into the store.
web-guide-ga-deliver = An order is full. Send workers to the delivery of its transport: it brings points, and counts again in every scoring.
web-guide-ga-scored = Delivered! At the end of the shift the shift clock counts who has delivered most of each coal.
web-guide-ga-crowded = Where workers already stand you need one more than are there; the others go to the canteen. Is it urgent? If not, an empty space is cheaper.
web-guide-ga-money = Money is getting short. The money spaces give up to 6 Marks, the bank always gives one.
web-guide-ga-few = You have few workers left. Deliver now what is full, so that it counts in this shift.
web-guide-ga-shift-over = The first shift is scored, all workers are back. From now on transports count too, and in the third shift empty carts. That is all you need. Glück auf!
