### Help in the browser: rules pages, the first game, hints for everything on the board.

## The rules pages

web-rules-title = Rules
web-rules-contents = Contents
web-rules-guide = First game with hints
# To the table from which the rules were opened.
web-rules-back = Back to the table
web-rules-none = There are no rules of such a game here. There are these:
web-rules-search = Search the rules
# $count paragraphs have the words that were typed.
web-rules-found = { $count ->
    [0] Nothing found
    [one] One place
   *[other] { $count } places
}
# Heading of the list of symbols.
web-rules-symbols = Symbols

## The first game

web-guide-title = Your first game
web-guide-next = Got it
web-guide-end = Play on alone
web-guide-leave = Play without hints
# Closes a hint that asks for a move, without making it.
web-guide-skip = Another way
# Brings the hints back that somebody had left.
web-guide-again = Hints
# How much of the lesson is done; $done and $all are numbers of steps.
web-guide-done = { $done } of { $all } steps
# Said before the next hint when another move was made than the one in the spotlight.
web-guide-aside = That works too. We go on from here.

## The first game of Glück Auf: hints in the course of one shift, each said once

web-guide-ga-hello = Glück auf! We play one shift together, at a table for you alone. First everybody takes three orders: they say which coal is needed, what carries it, and what it brings. The one in the light is small, and its coal already lies in your mine. Take it.
web-guide-ga-draft = Orders of different coal, or of little, are soon delivered; those of the same coal or transport go in one turn. Take the one in the light.
web-guide-ga-draft-last = One more, then the shift begins. The one in the light needs least; many cubes bring more points, but cost more steps.
web-guide-ga-place = Now you place workers. What is lit is possible. If coal is missing, buy a tunnel of that colour: it already lies on its carts. The one in the light suits your orders.
web-guide-ga-bought = The tunnel is in your mine, on the light or the dark side. Keep both sides balanced: every tile of difference costs 2 points in the end.
web-guide-ga-keep = Only you see what you have drawn. Keep one piece or none; the others go back.
web-guide-ga-return = On top you may get them with the next draw. At the bottom they are out of the way.
web-guide-ga-go-down = There is coal in your mine that an order needs. Pit work brings it up: the higher the number, the more steps. Send workers to the space in the light.
web-guide-ga-steps = Down you go. Every trip of the cage and every cube is a step. Click the level where your coal lies.
web-guide-ga-load = The cage stands at the level. Click a cube on a cart to load it; five fit in.
web-guide-ga-up = Have you got what you need? Then go up. Coal leaves the cage only at the surface. A wrong step can be taken back.
web-guide-ga-fill = Now put the cubes onto matching slots of your orders. What no order needs goes into the store.
web-guide-ga-pit-end = The order has its coal, and the cage is empty. End pit work; steps that are left are lost.
web-guide-ga-deliver = An order is full. Send workers to the delivery of its transport: it brings points, and counts again in every scoring.
web-guide-ga-scored = Delivered! At the end of the shift the shift clock counts who has delivered the most of each coal.
web-guide-ga-crowded = Where workers already stand you need one more than are there; the others go to the canteen. Is it urgent? If not, an empty space is cheaper.
web-guide-ga-money = Money is getting short. The money spaces give up to 6 Marks, the bank always gives one.
web-guide-ga-few = You have few workers left. Deliver now what is full, so that it counts in this shift.
web-guide-ga-shift-over = The first shift is scored, all workers are back. From now on transports count too, and in the third shift empty carts. That is all you need. Glück auf!

## What a component is: shown when it is hovered, focused or held; the number of the rule stands at the end

web-help-rules = More in the rules
# The same where it is known; $chapter is the title of a chapter of the rules.
web-help-rules-of = Rules: { $chapter }
web-help-ga-factory = Cart factory: whoever places workers here buys the tunnel tile above. It joins their own mine, with a cube of coal on each cart. GA-6
web-help-ga-factory-draw = Draw space of the cart factory: look at the top 5 tunnel tiles, buy one or none, and put the others back. GA-11
web-help-ga-pit = Pit work: the number says how many steps you have in your mine, for trips of the cage and for cubes of coal. GA-7
web-help-ga-delivery = Delivery: all your full orders with this transport are delivered and bring their points. GA-8
web-help-ga-money = Money: take as many Marks as the space says. Marks buy tunnel tiles; every 5 are 1 point in the end. GA-9
web-help-ga-order-space = New order: take the card above the space. It is free. Undelivered it costs 1 point in the end. GA-10
web-help-ga-order-draw = Draw space of the order office: look at the top 5 orders, take one or none, and put the others back. GA-11
web-help-ga-bank = Bank: always open. 1 worker brings 1 Mark, and nobody is displaced. GA-5.5
web-help-ga-canteen = Canteen: displaced workers wait here for the end of the shift. GA-5.6
web-help-ga-balance = Balance: every tile by which the light and the dark side differ costs 2 points in the end. GA-14.4
web-help-ga-cage = Cage: it holds 5 cubes and goes to any other level or to the surface in one step. It is unloaded only at the surface. GA-7.2
web-help-ga-cart = Cart: its cube is loaded when the cage stands at its level. Empty carts count in the third shift. GA-12.4
web-help-ga-clock = Shift clock: at the end of a shift whoever has the most of an element gets the larger number, the second the smaller one. GA-12
web-help-ga-cube = Cube of coal: yellow, brown, grey or black. Every 3 cubes left are 1 point in the end. GA-14.2
web-help-ga-draft = Draft at the start: everybody takes an order in turn, until all have three. GA-3.9
web-help-ga-drawn = Drawn pieces: only whoever drew them sees them. What is not kept goes back as one block. GA-11
web-help-ga-order = Order: fill every slot with a cube of its colour, or with any two. Once full it is delivered by its transport. GA-7.5
web-help-ga-order-stack = Stack of orders: it is never shuffled again; delivered orders do not come back. GA-16.4
web-help-ga-start = Start player: begins the shift. Whoever has the most workers in the cart factory begins the next one. GA-13.1
web-help-ga-store = Coal store: coal from the cage that none of your orders needs goes here. From here it gets onto orders later. GA-7.6
web-help-ga-substitute = Two for one: any two cubes fill one slot together; each is a step. GA-7.8
web-help-ga-supply = Supply: 16 cubes of each colour. If a colour has run out, new carts get another one. GA-6.3
web-help-ga-tile = Tunnel tile: one or two carts of a colour, light or dark. The price is printed on it. GA-2.2
web-help-ga-tile-stack = Stack of tunnel tiles: it is never shuffled again. GA-16.3
