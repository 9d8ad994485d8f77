### Glück Auf: what things are called.

## The title, its options and their values

ga-title = Glück Auf
ga-option-delivered-orders = Ausgelieferte Aufträge
ga-option-delivered-orders-hidden = verdeckt
ga-option-delivered-orders-open = offen

## Places and things on the board, as headings

ga-place-factory = Lorenfabrik
ga-place-pit = Förderung
ga-place-delivery = Auslieferung
ga-place-money = Geld
ga-place-orders = Neue Aufträge
ga-place-bank = Bank
ga-place-canteen = Kantine
ga-place-clock = Schichtuhr
ga-place-supply = Vorrat
ga-place-store = Lager
ga-place-draft = Auswahl

## Shifts: the figure on the clock

ga-shift-1 = I
ga-shift-2 = II
ga-shift-3 = III

## Coal: what is loaded, put on orders or into the store (accusative)

ga-color-yellow = gelbe Kohle
ga-color-brown = braune Kohle
ga-color-grey = graue Kohle
ga-color-black = schwarze Kohle

## The colour of a slot that something else fills

ga-slot-yellow = Gelb
ga-slot-brown = Braun
ga-slot-grey = Grau
ga-slot-black = Schwarz

## One letter per colour, all four different; drawn on cubes and slots

ga-letter-yellow = G
ga-letter-brown = B
ga-letter-grey = R
ga-letter-black = S

## Sides of the mine

ga-side-light = hell
ga-side-dark = dunkel

## Levels of the mine, with the preposition: where the cage goes, where a cart stands

ga-level-0 = nach über Tage
ga-level-1 = auf Sohle 1 (gelb)
ga-level-2 = auf Sohle 2 (braun)
ga-level-3 = auf Sohle 3 (grau)
ga-level-4 = auf Sohle 4 (schwarz)

## The score sheet

ga-category-orders-barrow = Aufträge Handkarren
ga-category-orders-carriage = Aufträge Fuhrwerk
ga-category-orders-motorcar = Aufträge Lastwagen
ga-category-orders-engine = Aufträge Eisenbahn
ga-category-money = Geld, 1 je 5 M
ga-category-coal = Kohle, 1 je 3 Würfel
ga-category-outstanding = ausstehende Aufträge
ga-category-imbalance = Schieflage

## Worker spaces: where a crew is sent, and the bank

ga-space-factory-1 = Lorenfabrik 1
ga-space-factory-2 = Lorenfabrik 2
ga-space-factory-3 = Lorenfabrik 3
ga-space-factory-4 = Lorenfabrik 4
ga-space-factory-5 = Lorenfabrik 5
ga-space-factory-6 = Lorenfabrik 6
ga-space-factory-7 = Lorenfabrik 7
ga-space-factory-8 = Lorenfabrik 8
ga-space-factory-draw = Lorenfabrik (5 ziehen)
ga-space-pit-4 = Förderung 4
ga-space-pit-6 = Förderung 6
ga-space-pit-8 = Förderung 8
ga-space-pit-10 = Förderung 10
ga-space-delivery-barrow = Auslieferung Handkarren
ga-space-delivery-carriage = Auslieferung Fuhrwerk
ga-space-delivery-motorcar = Auslieferung Lastwagen
ga-space-delivery-engine = Auslieferung Eisenbahn
ga-space-money-3 = Geld 3
ga-space-money-4 = Geld 4
ga-space-money-5 = Geld 5
ga-space-money-6 = Geld 6
ga-space-order-1 = Auftrag 1
ga-space-order-2 = Auftrag 2
ga-space-order-3 = Auftrag 3
ga-space-order-4 = Auftrag 4
ga-space-order-draw = Aufträge (5 ziehen)
ga-space-bank = die Bank

## Transports

ga-transport-barrow = Handkarren
ga-transport-carriage = Fuhrwerk
ga-transport-motorcar = Lastwagen
ga-transport-engine = Eisenbahn

## Tunnel tiles: number and colour of the carts, side of the mine

ga-tile-yellow-1-light = 1 gelbe Lore (hell)
ga-tile-yellow-1-dark = 1 gelbe Lore (dunkel)
ga-tile-yellow-2-light = 2 gelbe Loren (hell)
ga-tile-yellow-2-dark = 2 gelbe Loren (dunkel)
ga-tile-brown-1-light = 1 braune Lore (hell)
ga-tile-brown-1-dark = 1 braune Lore (dunkel)
ga-tile-brown-2-light = 2 braune Loren (hell)
ga-tile-brown-2-dark = 2 braune Loren (dunkel)
ga-tile-grey-1-light = 1 graue Lore (hell)
ga-tile-grey-1-dark = 1 graue Lore (dunkel)
ga-tile-grey-2-light = 2 graue Loren (hell)
ga-tile-grey-2-dark = 2 graue Loren (dunkel)
ga-tile-black-1-light = 1 schwarze Lore (hell)
ga-tile-black-1-dark = 1 schwarze Lore (dunkel)
ga-tile-black-2-light = 2 schwarze Loren (hell)
ga-tile-black-2-dark = 2 schwarze Loren (dunkel)

## Orders: transport and coal wanted

ga-order-barrow-y = Handkarren 1× gelb
ga-order-barrow-b = Handkarren 1× braun
ga-order-barrow-g = Handkarren 1× grau
ga-order-barrow-k = Handkarren 1× schwarz
ga-order-barrow-yy = Handkarren 2× gelb
ga-order-barrow-bb = Handkarren 2× braun
ga-order-barrow-gg = Handkarren 2× grau
ga-order-barrow-kk = Handkarren 2× schwarz
ga-order-barrow-bbb = Handkarren 3× braun
ga-order-barrow-ggg = Handkarren 3× grau
ga-order-barrow-ybgk = Handkarren vier Farben
ga-order-carriage-y = Fuhrwerk 1× gelb
ga-order-carriage-b = Fuhrwerk 1× braun
ga-order-carriage-g = Fuhrwerk 1× grau
ga-order-carriage-k = Fuhrwerk 1× schwarz
ga-order-carriage-yy = Fuhrwerk 2× gelb
ga-order-carriage-bb = Fuhrwerk 2× braun
ga-order-carriage-gg = Fuhrwerk 2× grau
ga-order-carriage-kk = Fuhrwerk 2× schwarz
ga-order-carriage-yyy = Fuhrwerk 3× gelb
ga-order-carriage-kkk = Fuhrwerk 3× schwarz
ga-order-carriage-ybgk = Fuhrwerk vier Farben
ga-order-motorcar-y = Lastwagen 1× gelb
ga-order-motorcar-b = Lastwagen 1× braun
ga-order-motorcar-g = Lastwagen 1× grau
ga-order-motorcar-k = Lastwagen 1× schwarz
ga-order-motorcar-yy = Lastwagen 2× gelb
ga-order-motorcar-bb = Lastwagen 2× braun
ga-order-motorcar-gg = Lastwagen 2× grau
ga-order-motorcar-kk = Lastwagen 2× schwarz
ga-order-motorcar-yyy = Lastwagen 3× gelb
ga-order-motorcar-kkk = Lastwagen 3× schwarz
ga-order-motorcar-ybgk = Lastwagen vier Farben
ga-order-engine-y = Eisenbahn 1× gelb
ga-order-engine-b = Eisenbahn 1× braun
ga-order-engine-g = Eisenbahn 1× grau
ga-order-engine-k = Eisenbahn 1× schwarz
ga-order-engine-yy = Eisenbahn 2× gelb
ga-order-engine-bb = Eisenbahn 2× braun
ga-order-engine-gg = Eisenbahn 2× grau
ga-order-engine-kk = Eisenbahn 2× schwarz
ga-order-engine-bbb = Eisenbahn 3× braun
ga-order-engine-ggg = Eisenbahn 3× grau
ga-order-engine-ybgk = Eisenbahn vier Farben

## Elements of the shift clock: coal and transports on delivered orders, empty carts in the mine

ga-element-coal-yellow = gelbe Kohle
ga-element-coal-brown = braune Kohle
ga-element-coal-grey = graue Kohle
ga-element-coal-black = schwarze Kohle
ga-element-haul-barrow = Handkarren
ga-element-haul-carriage = Fuhrwerk
ga-element-haul-motorcar = Lastwagen
ga-element-haul-engine = Eisenbahn
ga-element-cart-yellow = leere gelbe Loren
ga-element-cart-brown = leere braune Loren
ga-element-cart-grey = leere graue Loren
ga-element-cart-black = leere schwarze Loren

## Two letters per transport, all different, where there is little room

ga-short-barrow = Hk
ga-short-carriage = Fw
ga-short-motorcar = Lw
ga-short-engine = Eb
