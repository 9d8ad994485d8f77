### Glück Auf: what things are called.

## The title, its options and their values

ga-title = Coal Baron
ga-option-delivered-orders = Delivered orders
ga-option-delivered-orders-hidden = face down
ga-option-delivered-orders-open = open

## Places and things on the board, as headings

ga-place-factory = Minecart factory
ga-place-pit = Pit work
ga-place-delivery = Delivery
ga-place-money = Money
ga-place-orders = New orders
ga-place-bank = Bank
ga-place-canteen = Canteen
ga-place-clock = Shift clock
ga-place-supply = Supply
ga-place-store = Store
ga-place-draft = Draft

## Shifts: the figure on the clock

ga-shift-1 = I
ga-shift-2 = II
ga-shift-3 = III

## Coal: what is loaded, put on orders or into the store (accusative)

ga-color-yellow = yellow coal
ga-color-brown = brown coal
ga-color-grey = grey coal
ga-color-black = black coal

## The colour of a slot that something else fills

ga-slot-yellow = yellow
ga-slot-brown = brown
ga-slot-grey = grey
ga-slot-black = black

## One letter per colour, all four different; drawn on cubes and slots

ga-letter-yellow = Y
ga-letter-brown = B
ga-letter-grey = G
ga-letter-black = K

## Sides of the mine

ga-side-light = light
ga-side-dark = dark

## Levels of the mine: where the cage goes, where a cart stands

ga-level-0 = the surface
ga-level-1 = level 1 (yellow)
ga-level-2 = level 2 (brown)
ga-level-3 = level 3 (grey)
ga-level-4 = level 4 (black)

## The score sheet

ga-category-orders-barrow = barrow orders
ga-category-orders-carriage = carriage orders
ga-category-orders-motorcar = motorcar orders
ga-category-orders-engine = engine orders
ga-category-money = money, 1 per 5 M
ga-category-coal = coal, 1 per 3 cubes
ga-category-outstanding = outstanding orders
ga-category-imbalance = imbalance

## Worker spaces: where a crew is sent, and the bank

ga-space-factory-1 = factory 1
ga-space-factory-2 = factory 2
ga-space-factory-3 = factory 3
ga-space-factory-4 = factory 4
ga-space-factory-5 = factory 5
ga-space-factory-6 = factory 6
ga-space-factory-7 = factory 7
ga-space-factory-8 = factory 8
ga-space-factory-draw = factory (draw 5)
ga-space-pit-4 = pit work 4
ga-space-pit-6 = pit work 6
ga-space-pit-8 = pit work 8
ga-space-pit-10 = pit work 10
ga-space-delivery-barrow = barrow delivery
ga-space-delivery-carriage = carriage delivery
ga-space-delivery-motorcar = motorcar delivery
ga-space-delivery-engine = engine delivery
ga-space-money-3 = money 3
ga-space-money-4 = money 4
ga-space-money-5 = money 5
ga-space-money-6 = money 6
ga-space-order-1 = order 1
ga-space-order-2 = order 2
ga-space-order-3 = order 3
ga-space-order-4 = order 4
ga-space-order-draw = orders (draw 5)
ga-space-bank = the bank

## Transports

ga-transport-barrow = barrow
ga-transport-carriage = carriage
ga-transport-motorcar = motorcar
ga-transport-engine = engine

## Tunnel tiles: number and colour of the carts, side of the mine

ga-tile-yellow-1-light = 1 yellow cart (light)
ga-tile-yellow-1-dark = 1 yellow cart (dark)
ga-tile-yellow-2-light = 2 yellow carts (light)
ga-tile-yellow-2-dark = 2 yellow carts (dark)
ga-tile-brown-1-light = 1 brown cart (light)
ga-tile-brown-1-dark = 1 brown cart (dark)
ga-tile-brown-2-light = 2 brown carts (light)
ga-tile-brown-2-dark = 2 brown carts (dark)
ga-tile-grey-1-light = 1 grey cart (light)
ga-tile-grey-1-dark = 1 grey cart (dark)
ga-tile-grey-2-light = 2 grey carts (light)
ga-tile-grey-2-dark = 2 grey carts (dark)
ga-tile-black-1-light = 1 black cart (light)
ga-tile-black-1-dark = 1 black cart (dark)
ga-tile-black-2-light = 2 black carts (light)
ga-tile-black-2-dark = 2 black carts (dark)

## Orders: transport and coal wanted

ga-order-barrow-y = barrow 1× yellow
ga-order-barrow-b = barrow 1× brown
ga-order-barrow-g = barrow 1× grey
ga-order-barrow-k = barrow 1× black
ga-order-barrow-yy = barrow 2× yellow
ga-order-barrow-bb = barrow 2× brown
ga-order-barrow-gg = barrow 2× grey
ga-order-barrow-kk = barrow 2× black
ga-order-barrow-bbb = barrow 3× brown
ga-order-barrow-ggg = barrow 3× grey
ga-order-barrow-ybgk = barrow four colours
ga-order-carriage-y = carriage 1× yellow
ga-order-carriage-b = carriage 1× brown
ga-order-carriage-g = carriage 1× grey
ga-order-carriage-k = carriage 1× black
ga-order-carriage-yy = carriage 2× yellow
ga-order-carriage-bb = carriage 2× brown
ga-order-carriage-gg = carriage 2× grey
ga-order-carriage-kk = carriage 2× black
ga-order-carriage-yyy = carriage 3× yellow
ga-order-carriage-kkk = carriage 3× black
ga-order-carriage-ybgk = carriage four colours
ga-order-motorcar-y = motorcar 1× yellow
ga-order-motorcar-b = motorcar 1× brown
ga-order-motorcar-g = motorcar 1× grey
ga-order-motorcar-k = motorcar 1× black
ga-order-motorcar-yy = motorcar 2× yellow
ga-order-motorcar-bb = motorcar 2× brown
ga-order-motorcar-gg = motorcar 2× grey
ga-order-motorcar-kk = motorcar 2× black
ga-order-motorcar-yyy = motorcar 3× yellow
ga-order-motorcar-kkk = motorcar 3× black
ga-order-motorcar-ybgk = motorcar four colours
ga-order-engine-y = engine 1× yellow
ga-order-engine-b = engine 1× brown
ga-order-engine-g = engine 1× grey
ga-order-engine-k = engine 1× black
ga-order-engine-yy = engine 2× yellow
ga-order-engine-bb = engine 2× brown
ga-order-engine-gg = engine 2× grey
ga-order-engine-kk = engine 2× black
ga-order-engine-bbb = engine 3× brown
ga-order-engine-ggg = engine 3× grey
ga-order-engine-ybgk = engine four colours

## Elements of the shift clock: coal and transports on delivered orders, empty carts in the mine

ga-element-coal-yellow = yellow coal
ga-element-coal-brown = brown coal
ga-element-coal-grey = grey coal
ga-element-coal-black = black coal
ga-element-haul-barrow = barrow
ga-element-haul-carriage = carriage
ga-element-haul-motorcar = motorcar
ga-element-haul-engine = engine
ga-element-cart-yellow = empty yellow carts
ga-element-cart-brown = empty brown carts
ga-element-cart-grey = empty grey carts
ga-element-cart-black = empty black carts

## Two letters per transport, all different, where there is little room

ga-short-barrow = Ba
ga-short-carriage = Ca
ga-short-motorcar = Mo
ga-short-engine = En
