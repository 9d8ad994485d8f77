### Glück Auf: what things are called.

## The title, its options and their values

ga-title = Gueules noires
ga-option-delivered-orders = Commandes livrées
ga-option-delivered-orders-hidden = faces cachées
ga-option-delivered-orders-open = visibles

## Places and things on the board, as headings

ga-place-factory = Usine de berlines
ga-place-pit = Extraction
ga-place-delivery = Livraison
ga-place-money = Argent
ga-place-orders = Nouvelles commandes
ga-place-bank = Banque
ga-place-canteen = Réfectoire
ga-place-clock = Horloge de poste
ga-place-supply = Réserve
ga-place-store = Stock
ga-place-draft = Choix

## Shifts: the figure on the clock

ga-shift-1 = I
ga-shift-2 = II
ga-shift-3 = III

## Coal: what is loaded, put on orders or into the store (after « du »)

ga-color-yellow = charbon jaune
ga-color-brown = charbon brun
ga-color-grey = charbon gris
ga-color-black = charbon noir

## The colour of a slot that something else fills

ga-slot-yellow = jaune
ga-slot-brown = brun
ga-slot-grey = gris
ga-slot-black = noir

## One letter per colour, all four different; drawn on cubes and slots

ga-letter-yellow = J
ga-letter-brown = B
ga-letter-grey = G
ga-letter-black = N

## Sides of the mine

ga-side-light = éclairé
ga-side-dark = sombre

## Levels of the mine, with the preposition: where the cage goes, where a cart stands

ga-level-0 = à la surface
ga-level-1 = à l’étage 1 (jaune)
ga-level-2 = à l’étage 2 (brun)
ga-level-3 = à l’étage 3 (gris)
ga-level-4 = à l’étage 4 (noir)

## The score sheet

ga-category-orders-barrow = commandes charrette
ga-category-orders-carriage = commandes chariot
ga-category-orders-motorcar = commandes camion
ga-category-orders-engine = commandes locomotive
ga-category-money = argent, 1 par 5 M
ga-category-coal = charbon, 1 par 3 cubes
ga-category-outstanding = commandes en cours
ga-category-imbalance = déséquilibre

## Worker spaces: where a crew is sent, and the bank

ga-space-factory-1 = usine 1
ga-space-factory-2 = usine 2
ga-space-factory-3 = usine 3
ga-space-factory-4 = usine 4
ga-space-factory-5 = usine 5
ga-space-factory-6 = usine 6
ga-space-factory-7 = usine 7
ga-space-factory-8 = usine 8
ga-space-factory-draw = usine (piocher 5)
ga-space-pit-4 = extraction 4
ga-space-pit-6 = extraction 6
ga-space-pit-8 = extraction 8
ga-space-pit-10 = extraction 10
ga-space-delivery-barrow = livraison charrette
ga-space-delivery-carriage = livraison chariot
ga-space-delivery-motorcar = livraison camion
ga-space-delivery-engine = livraison locomotive
ga-space-money-3 = argent 3
ga-space-money-4 = argent 4
ga-space-money-5 = argent 5
ga-space-money-6 = argent 6
ga-space-order-1 = commande 1
ga-space-order-2 = commande 2
ga-space-order-3 = commande 3
ga-space-order-4 = commande 4
ga-space-order-draw = commandes (piocher 5)
ga-space-bank = banque

## Transports

ga-transport-barrow = charrette
ga-transport-carriage = chariot
ga-transport-motorcar = camion
ga-transport-engine = locomotive

## Tunnel tiles: number and colour of the carts, side of the mine

ga-tile-yellow-1-light = 1 berline jaune (côté éclairé)
ga-tile-yellow-1-dark = 1 berline jaune (côté sombre)
ga-tile-yellow-2-light = 2 berlines jaunes (côté éclairé)
ga-tile-yellow-2-dark = 2 berlines jaunes (côté sombre)
ga-tile-brown-1-light = 1 berline brune (côté éclairé)
ga-tile-brown-1-dark = 1 berline brune (côté sombre)
ga-tile-brown-2-light = 2 berlines brunes (côté éclairé)
ga-tile-brown-2-dark = 2 berlines brunes (côté sombre)
ga-tile-grey-1-light = 1 berline grise (côté éclairé)
ga-tile-grey-1-dark = 1 berline grise (côté sombre)
ga-tile-grey-2-light = 2 berlines grises (côté éclairé)
ga-tile-grey-2-dark = 2 berlines grises (côté sombre)
ga-tile-black-1-light = 1 berline noire (côté éclairé)
ga-tile-black-1-dark = 1 berline noire (côté sombre)
ga-tile-black-2-light = 2 berlines noires (côté éclairé)
ga-tile-black-2-dark = 2 berlines noires (côté sombre)

## Orders: transport and coal wanted

ga-order-barrow-y = la charrette (1 jaune)
ga-order-barrow-b = la charrette (1 brun)
ga-order-barrow-g = la charrette (1 gris)
ga-order-barrow-k = la charrette (1 noir)
ga-order-barrow-yy = la charrette (2 jaunes)
ga-order-barrow-bb = la charrette (2 bruns)
ga-order-barrow-gg = la charrette (2 gris)
ga-order-barrow-kk = la charrette (2 noirs)
ga-order-barrow-bbb = la charrette (3 bruns)
ga-order-barrow-ggg = la charrette (3 gris)
ga-order-barrow-ybgk = la charrette (4 couleurs)
ga-order-carriage-y = le chariot (1 jaune)
ga-order-carriage-b = le chariot (1 brun)
ga-order-carriage-g = le chariot (1 gris)
ga-order-carriage-k = le chariot (1 noir)
ga-order-carriage-yy = le chariot (2 jaunes)
ga-order-carriage-bb = le chariot (2 bruns)
ga-order-carriage-gg = le chariot (2 gris)
ga-order-carriage-kk = le chariot (2 noirs)
ga-order-carriage-yyy = le chariot (3 jaunes)
ga-order-carriage-kkk = le chariot (3 noirs)
ga-order-carriage-ybgk = le chariot (4 couleurs)
ga-order-motorcar-y = le camion (1 jaune)
ga-order-motorcar-b = le camion (1 brun)
ga-order-motorcar-g = le camion (1 gris)
ga-order-motorcar-k = le camion (1 noir)
ga-order-motorcar-yy = le camion (2 jaunes)
ga-order-motorcar-bb = le camion (2 bruns)
ga-order-motorcar-gg = le camion (2 gris)
ga-order-motorcar-kk = le camion (2 noirs)
ga-order-motorcar-yyy = le camion (3 jaunes)
ga-order-motorcar-kkk = le camion (3 noirs)
ga-order-motorcar-ybgk = le camion (4 couleurs)
ga-order-engine-y = la locomotive (1 jaune)
ga-order-engine-b = la locomotive (1 brun)
ga-order-engine-g = la locomotive (1 gris)
ga-order-engine-k = la locomotive (1 noir)
ga-order-engine-yy = la locomotive (2 jaunes)
ga-order-engine-bb = la locomotive (2 bruns)
ga-order-engine-gg = la locomotive (2 gris)
ga-order-engine-kk = la locomotive (2 noirs)
ga-order-engine-bbb = la locomotive (3 bruns)
ga-order-engine-ggg = la locomotive (3 gris)
ga-order-engine-ybgk = la locomotive (4 couleurs)

## Elements of the shift clock: coal and transports on delivered orders, empty carts in the mine

ga-element-coal-yellow = charbon jaune
ga-element-coal-brown = charbon brun
ga-element-coal-grey = charbon gris
ga-element-coal-black = charbon noir
ga-element-haul-barrow = charrette
ga-element-haul-carriage = chariot
ga-element-haul-motorcar = camion
ga-element-haul-engine = locomotive
ga-element-cart-yellow = berlines jaunes vides
ga-element-cart-brown = berlines brunes vides
ga-element-cart-grey = berlines grises vides
ga-element-cart-black = berlines noires vides

## Two letters per transport, all different, where there is little room

ga-short-barrow = Br
ga-short-carriage = Ch
ga-short-motorcar = Ca
ga-short-engine = Lo
