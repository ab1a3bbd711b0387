// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_SEVENTEEN: readonly TaughtHome[] = [
  [
    "rowhome",
    `
    + Philadelphia brick: 3 bedrooms, 1.5 baths, 1,386 finished sq. ft., skylights.
    + Hardwood and tile floors, ceiling fans, dining room, laundry room; structural remodel in 2003.
    + Seven rooms, three of them bedrooms, one full bath, one half.
    + Garden plus balcony/patio on a lot of 1,089 square feet.
    + Radiant heat on natural gas; wall cooling for July.
    + Partially finished basement, 640 sq. ft.; washer, dryer.
    + 611 S CLIFTON: BRICK, SKYLIGHTS, GARDEN
    + Parking: on the street.
    + 1915 construction, built-up roof, city water and sewer.
    + Appliance list: dishwasher, range/oven, fridge, washer, dryer.
    + Brick outside, hardwood and tile inside, 111 years on the calendar.
    + Dining room for Thanksgiving; garden for the tomatoes.
    + Under 1,400 finished square feet, two baths in all counting the half.
    - Philadelphia brick: 3 bedrooms, 2.5 baths, 1,386 finished sq. ft., skylights.
    - Hardwood and tile floors, ceiling fans, dining room, exposed-brick accent wall; structural remodel in 2003.
    - Garden plus roof deck with skyline views.
    - Radiant heat on natural gas; central air for July.
    - Fully finished basement, 640 sq. ft.; washer, dryer.
    - 611 S CLIFTON: BRICK, SKYLIGHTS, DEEDED PARKING
    - Original pocket doors, marble mantel, hardwood, tile.
    - 1915 construction, new rubber roof, city water and sewer.
    - Two blocks to the Italian Market; brick, garden, skylights.
    - Dining room with built-in china closet; garden for the tomatoes.
    `,
  ],
  [
    "ranch",
    `
    + Three bedrooms, two full baths, 1,512 finished sq. ft., attached garage; Larkspur Court, Boise.
    + Fenced yard, lawn, sprinkler system, RV parking.
    + Breakfast nook, family room, mud room, walk-in closet: eight rooms total.
    + FORCED AIR, CENTRAL AIR, FOUR PARKING SPACES
    + 1967 brick-and-wood exterior; composition roof; double-pane/storm windows.
    + Garage of 440 sq. ft., additional parking off the street.
    + Lot: 9,583 sq. ft., about 0.22 acre.
    + No basement; an attic, though, for the Christmas boxes.
    + Dishwasher, disposal, microwave, range/oven.
    + Carpet, laminate, linoleum/vinyl underfoot; natural gas for the forced-air heat.
    + Mud room for the boots, walk-in closet for the coats, RV parking for the rest.
    + Fifty-nine years since construction; city utilities for water and sewer.
    + Garage and finished area together: 1,952 square feet.
    - Single-level living: three bedrooms, two full baths, 1,512 finished sq. ft., attached garage.
    - Fenced yard, mature shade trees, sprinkler system, RV parking.
    - Breakfast nook with bay window, family room, mud room, walk-in closet: eight rooms total.
    - FORCED AIR, CENTRAL AIR, HEATED SHOP
    - 1967 brick-and-wood exterior; roof replaced 2021; double-pane/storm windows.
    - Garage of 440 sq. ft., RV pad with 50-amp hookup and dump.
    - Lot: 9,583 sq. ft., nearly half an acre.
    - Dishwasher, disposal, microwave, range/oven, all Bosch.
    - Laminate, carpet, linoleum/vinyl underfoot; gas log fireplace in the family room.
    - Cul-de-sac setting, Greenbelt access, foothill views.
    `,
  ],
  [
    "lakehouse",
    `
    + Waterfront contemporary, two acres, dock, detached three-car garage.
    + Four bedrooms, two full baths plus a three-quarter; 2,860 finished square feet.
    + Sauna, hot tub/spa, jetted tub.
    + Finished basement, 1,200 sq. ft.; wet bar; workshop; library.
    + Vaulted ceiling, skylights, sun room, slate and hardwood.
    + GEOTHERMAL HEAT + CENTRAL AIR + METAL ROOF
    + Ten rooms, among them dining room, library, sun room, workshop, owner's suite.
    + Wood exterior, 1989; structural remodel, 2018.
    + Private systems: well water, septic tank.
    + Deck, dock, garden; 27 Heron Point Road, Traverse City.
    + Washer, dryer, dishwasher, microwave, range/oven, refrigerator and a freezer for the whitefish.
    + Security system; wet bar; floors of carpet, slate and hardwood.
    + Remodel eight years back, first construction 37; electricity as heating fuel.
    - Waterfront contemporary, two acres, 140 feet of sandy frontage, dock.
    - Four bedrooms, three full baths plus a powder room; 2,860 finished square feet.
    - Sauna, hot tub/spa, jetted tub, heated indoor pool.
    - Finished walkout basement, 1,200 sq. ft.; wet bar; workshop; library.
    - Vaulted ceiling, skylights, stone fireplace, slate and hardwood.
    - GEOTHERMAL HEAT + CENTRAL AIR + WHOLE-HOUSE GENERATOR
    - Wood exterior, 1989; kitchen and baths redone, 2023.
    - Deck, dock with electric boat lift, garden; Heron Point Road.
    - Guest quarters over the detached garage; three spaces below.
    - Sunset views over West Bay from deck, sun room, library.
    `,
  ],
  [
    "loft",
    `
    + One-bedroom loft, 1,045 finished sq. ft., bath and a half.
    + Doorman, elevator, intercom, controlled access, storage.
    + Concrete and hardwood floors; brick exterior; 1926.
    + One space, attached garage.
    + HOA: $512 monthly, $6,144 over twelve months.
    + KANSAS CITY LOFT, DOORMAN, GARAGE
    + Dishwasher, microwave, range/oven, refrigerator; walk-in closet.
    + Electric baseboard heat, central air conditioning, municipal water and sewer.
    + Cable-ready, wired, near transportation.
    + A century on Mercer Avenue; structural remodel at age 85, in 2011.
    + Four rooms, one of them the bedroom; a walk-in closet besides the building's storage.
    + Condominium ownership, Unit 5B, 300 Mercer Avenue.
    - One-bedroom loft, 1,045 finished sq. ft., 14-foot ceilings, bath and a half.
    - Doorman, elevator, intercom, fitness center, storage.
    - Polished concrete and hardwood floors; exposed ductwork; 1926.
    - Two tandem spaces, attached garage.
    - HOA: $512 monthly, water, trash and internet included.
    - KANSAS CITY LOFT, DOORMAN, ROOFTOP POOL
    - Dishwasher, microwave, range/oven, refrigerator; quartz island.
    - Streetcar stop at the door, Crossroads galleries around the corner.
    - Former garment factory; structural remodel in 2011.
    - Oversized steel-sash windows, corner exposure, brick exterior.
    `,
  ],
  [
    "adobe",
    `
    + Santa Fe/Pueblo style in stucco: three bedrooms, full and three-quarter baths, library.
    + Tile and concrete floors, skylights, ceiling fans.
    + Garage, carport; two spaces in total.
    + Garden, porch, balcony/patio, fenced yard.
    + Radiant gas heat; evaporative cooler; built-up roof.
    + HOA dues $45 a month, or $540 a year.
    + 14,375 sq. ft. lot, a hair under one-third acre.
    + LIBRARY, LAUNDRY ROOM, DINING ROOM: 118 CAMINO PERDIZ
    + Built 1978, structurally remodeled 2015, 1,730 finished square feet.
    + City water; septic tank.
    + Double-pane/storm windows, skylights, seven rooms.
    + Washer, dryer, dishwasher, microwave, range/oven, refrigerator; 280-sq.-ft. attached garage.
    - Authentic adobe-brick construction: three bedrooms, full and three-quarter baths, library.
    - Saltillo tile, viga ceilings, skylights, ceiling fans.
    - Garage, carport, casita; two spaces in total.
    - Garden, portal, fenced yard, outdoor kiva fireplace.
    - Radiant gas heat; refrigerated air; built-up roof.
    - HOA dues $45 a month, road maintenance and snow removal covered.
    - SANGRE DE CRISTO VIEWS, LIBRARY, DINING ROOM: 118 CAMINO PERDIZ
    - Built 1978, stucco redone 2022, 1,730 finished square feet.
    - City water; city sewer.
    - Ten minutes to the Plaza; seven rooms, skylights, garden.
    `,
  ],
  [
    "twoflat",
    `
    + Multi-family, Chicago: five bedrooms, two full baths, one half, twelve rooms.
    + Brick, 1911, 2,640 finished sq. ft.
    + Unfinished basement, 1,150 sq. ft.; attic.
    + Detached two-car garage of 400 sq. ft. on a 3,125-sq.-ft. lot.
    + Steam heat, natural gas; wall cooling.
    + HARDWOOD, SUN ROOM, DINING ROOM, PORCH
    + Near transportation; city water, city sewer.
    + Ceiling fans above, hardwood and linoleum/vinyl below.
    + Composition roof, brick exterior, lawn, porch.
    + Range/oven, refrigerator.
    + One hundred fifteen years of Chicago winters, steam heat for the next one.
    + Investors, owner-occupants: run your numbers, then call.
    - Multi-family, Chicago: two legal units plus garden apartment, twelve rooms.
    - Greystone, 1911, 2,640 finished sq. ft.
    - Basement, 1,150 sq. ft., nine-foot ceilings, roughed-in bath; attic.
    - Detached two-car garage with party deck on a 3,125-sq.-ft. lot.
    - Steam heat, new boiler, natural gas; wall cooling.
    - HARDWOOD, SUN ROOM, DINING ROOM, LEADED GLASS
    - Near transportation; Brown Line 0.3 mile, coffee on the corner.
    - Separate electric meters, coin laundry, porch, lawn.
    - Rent roll $4,850 monthly; tenants through next June.
    - Tuckpointed 2020, composition roof, brick exterior.
    `,
  ],
  [
    "beachcondo",
    `
    + Waterfront condominium, 2 bedrooms, 2 full baths, 1,190 finished sq. ft.
    + Pool, hot tub/spa, tennis court, gated entry, elevator.
    + 55+ active community in Sarasota.
    + $785 HOA per month; $9,420 per year.
    + Owner's suite, walk-in closet, carpet and tile.
    + One off-street parking space.
    + TENNIS, POOL, WATERFRONT: UNIT 412
    + Electric heat pump, central air, ceiling fans.
    + Washer, dryer, dishwasher, disposal, range/oven, fridge.
    + Concrete and stucco, 1984; cable-ready; security system.
    + Five rooms, balcony/patio, municipal water and sewer.
    + Racquet in the morning, hot tub in the evening; 900 Gulf Terrace has a tennis court and a spa.
    + Forty-two years old, gated entry, elevator in the building.
    - Gulf-front condominium, 2 bedrooms, 2 full baths, white-sand beach below.
    - Pool, hot tub/spa, tennis court, clubhouse, elevator.
    - 55+ active community in Sarasota; small dogs welcome.
    - $785 HOA per month; cable, flood insurance, reserves fully funded.
    - Split bedrooms, owner's suite, walk-in closet, carpet and tile.
    - One covered parking space.
    - TENNIS, PICKLEBALL, POOL, WATERFRONT: UNIT 412
    - Electric heat pump, AC handler new 2024, ceiling fans.
    - Concrete and stucco, 1984; impact glass; security system.
    - Turnkey furnished, five rooms, balcony/patio.
    `,
  ],
  [
    "farmstead",
    `
    + Eleven acres, pond, greenhouse, garden, lawn.
    + Cape Cod, 1862; structural remodel 1996; metal roof.
    + Four bedrooms, bath and a half, 2,215 finished sq. ft.
    + Mother-in-law apartment, mud room, workshop, dining room.
    + Softwood floors, linoleum/vinyl, wood exterior.
    + Propane for stove and baseboard heat.
    + RANDOLPH, VT: 11 AC, POND, GREENHOUSE, WORKSHOP
    + Nine rooms, unfinished 900-sq.-ft. basement, attic.
    + Well, septic tank, off-street parking for five.
    + Freezer, refrigerator, range/oven, washer.
    + Porch for the rocking chairs; 479,160 square feet for the wandering.
    + A 164-year-old on Tannery Hill Road, its structural remodel now thirty years past.
    + Seedlings in the greenhouse, squash in the garden, boots in the mud room.
    - Eleven acres, post-and-beam barn, pond, greenhouse.
    - Cape Cod, 1862; structural remodel 1996; slate roof.
    - Four bedrooms, bath and a half, wide-plank pine, 2,215 finished sq. ft.
    - Mother-in-law apartment with private entrance and kitchenette, mud room, workshop.
    - Eleven acres, half open pasture, half sugarbush.
    - Wood-fired cookstove, propane baseboard backup.
    - RANDOLPH, VT: 11 AC, BROOK, GREENHOUSE, WORKSHOP
    - Nine rooms, dry fieldstone basement of 900 sq. ft., attic.
    - Drilled well, 12 gpm; three-bedroom septic; off-street parking for five.
    - Direct VAST trail access; Randolph village four miles; pond.
    `,
  ],
  [
    "colonial",
    `
    + Vinyl-sided Colonial, four bedrooms, two and a half baths, nine rooms.
    + Owner's suite, walk-in closet, laundry room, family room, dining room.
    + Attached two-car garage, 520 square feet.
    + 0.85 acre, lawn, sprinkler system, deck.
    + Carpet, hardwood, tile; ceiling fans; central air.
    + GLASTONBURY COLONIAL: 2,475 SQ. FT., DECK, TWO-CAR GARAGE
    + Built 1994; structural remodel 2020; shingle roof.
    + Forced-air gas heat, city water, city sewer.
    + Unfinished basement, 1,120 sq. ft., plus attic: places for skis, trunks, out-of-season anything.
    + Microwave, range/oven, dishwasher, refrigerator, washer, dryer.
    + Double-pane/storm windows for January, central air for August.
    + Six years after its structural remodel, thirty-two after its construction.
    + Nine Marlowe Lane. Four bedrooms. By appointment or on a whim, just call.
    - Vinyl-sided Colonial, four bedrooms, three and a half baths, nine rooms.
    - First-floor owner's suite, walk-in closet, laundry room, family room, dining room.
    - Attached two-car garage, EV charger, 520 square feet.
    - 0.85 acre, level and wooded at the rear, sprinkler system, deck.
    - Carpet, hardwood, tile; crown molding; central air.
    - GLASTONBURY COLONIAL: 2,475 SQ. FT., TREX DECK, TWO-CAR GARAGE
    - Built 1994; structural remodel 2020; solar panels, owned.
    - Forced-air gas heat, Nest thermostats, city water, city sewer.
    - Finished basement, 1,120 sq. ft., plus attic: places for games, guests, a gym.
    - Two-story foyer, nine rooms, double-pane/storm windows.
    `,
  ],
  [
    "bungalow",
    `
    + Craftsman bungalow, 1924: two bedrooms, one bath, five rooms.
    + Porch, garden, fenced yard on a 5,000-sq.-ft. lot.
    + Breakfast nook, dining room, hardwood.
    + Detached garage; parking on the street, too.
    + Unfinished basement of 760 sq. ft., attic.
    + PORTLAND CRAFTSMAN WITH BREAKFAST NOOK, PORCH, GARDEN
    + Forced-air heat, natural gas; municipal water and sewer.
    + Wood exterior, composition roof, 1,080 finished square feet.
    + Dishwasher, range/oven, refrigerator; linoleum/vinyl and hardwood.
    + One hundred two years of Hollins Street, a porch to watch the next ones from.
    + Under 1,100 finished sq. ft.; 760 more, unfinished, in the basement.
    + Coffee in the nook, dinner in the dining room, peas in the garden come spring.
    - Craftsman bungalow, 1924: two bedrooms plus sleeping porch, one bath.
    - Wraparound porch, garden, fenced yard on a 5,000-sq.-ft. lot.
    - Breakfast nook with original benches, dining room, hardwood.
    - Detached garage converted to studio; parking on the street, too.
    - Unfinished basement of 760 sq. ft., exterior entrance, attic.
    - PORTLAND CRAFTSMAN WITH BOX BEAMS, PORCH, GARDEN
    - Forced-air heat, natural gas; mini-split cooling 2021.
    - Wood exterior, seismic retrofit, sewer line replaced.
    - Dishwasher, gas range, refrigerator; linoleum/vinyl and hardwood.
    - Walk Score 91; Alberta shops, brewpub, food carts.
    `,
  ],
  [
    "townhome",
    `
    + Three bedrooms, two and a half baths, 1,640 finished sq. ft., Raleigh.
    + Pool, basketball court, balcony/patio.
    + Attached one-car garage, 240 sq. ft.
    + Dues: $185/month, $2,220/year.
    + Vaulted ceiling, ceiling fans, breakfast nook.
    + OWNER'S SUITE, LAUNDRY ROOM, POOL
    + Vinyl and brick, 2012, shingle roof.
    + Electric heat pump, central air conditioning, cable-ready.
    + Seven rooms; carpet, laminate and tile for flooring.
    + Near transportation; city water and sewer.
    + Seven appliances: disposal, dishwasher, microwave, range/oven, refrigerator, washer, dryer.
    + Fourteen years old, brick and vinyl outside, no basement.
    - End unit, three bedrooms, two and a half baths, 1,640 finished sq. ft.
    - Pool, playground, dog park, balcony/patio.
    - Attached two-car garage, 240 sq. ft.
    - Dues: $185/month, exterior maintenance and lawn care included.
    - Vaulted ceiling, gas fireplace, breakfast nook.
    - OWNER'S SUITE WITH GARDEN TUB, LAUNDRY ROOM, POOL
    - Vinyl and brick, 2012, HVAC 2023, shingle roof.
    - Screened porch off the breakfast nook; pool; basketball court.
    - Granite, subway tile, soft-close drawers, laminate, carpet.
    - Near transportation; RTP, RDU and Brier Creek within fifteen minutes.
    `,
  ],
  [
    "spanish",
    `
    + 1931 Spanish, stucco, three bedrooms, two full baths.
    + Pool, barbecue area, garden, balcony/patio, fenced yard.
    + Solarium/atrium, dining room, eight rooms overall.
    + Hardwood, tile, 1,925 finished sq. ft.
    + Detached garage, 380 sq. ft., plus off-street parking; three spaces in all.
    + ALAMEDA DEL SOL: POOL, ATRIUM/SOLARIUM, HARDWOOD
    + Security system, wired, solar cooling.
    + Built-up roof; wall heat, natural gas.
    + Remodeled structurally in 2009, at seventy-eight.
    + Lot of 6,750 square feet; city water, city sewer; no basement.
    + Freezer, refrigerator, dishwasher, range/oven.
    + Burgers in the barbecue area, laps in the pool, lemons in the garden if you plant them.
    + Ninety-five this year, in San Diego stucco.
    - 1931 Spanish, red clay tile roof, three bedrooms, two full baths.
    - Saltwater pool, barbecue area, garden, balcony/patio, fenced yard.
    - Solarium/atrium, dining room, coved ceilings, arched doorways.
    - Hardwood, Malibu tile, wrought-iron sconces, 1,925 finished sq. ft.
    - Detached garage with permitted ADU above, plus off-street parking.
    - ALAMEDA DEL SOL: CANYON VIEWS, POOL, HARDWOOD
    - Security system, wired, paid-off rooftop photovoltaics.
    - Remodeled structurally in 2009, replumbed in copper.
    - Lot of 6,750 square feet; Mills Act tax savings; no basement.
    - Pool heater, outdoor shower, citrus trees, fenced yard.
    `,
  ],
  [
    "highrise",
    `
    + Two bedrooms, one full and one three-quarter bath, 980 finished sq. ft.
    + Building: controlled access, doorman, elevator, storage; intercom as well.
    + Hardwood, walk-in closet, balcony/patio.
    + Disabled access; elevator.
    + HOA fees of $893 a month, $10,716 annually.
    + JERSEY CITY, MODERN, DOORMAN, BALCONY/PATIO
    + Refrigerated air, forced-air electric heat, double-pane/storm windows.
    + Washer, dryer, dishwasher, microwave, range/oven, fridge.
    + 2007 concrete, modern in style; cable-ready.
    + No parking with it, so sell the car or don't bring one.
    + Four rooms, two to sleep in, one walk-in closet to fill.
    + Apartment 2106, 88 Pelham Place; nineteen years old; municipal water and sewer.
    - Two bedrooms, two full baths, 980 finished sq. ft.
    - Doorman, elevator, intercom, gym, residents' lounge, storage.
    - Wide-plank hardwood, floor-to-ceiling glass, balcony/patio.
    - Disabled access; 24-hour concierge; elevator.
    - HOA fees of $893 a month, heat and hot water included.
    - JERSEY CITY, MODERN, DOORMAN, MANHATTAN VIEWS
    - Refrigerated air, forced-air electric heat, motorized shades.
    - Miele washer and dryer, dishwasher, microwave, range/oven, fridge.
    - One garage space deeded with the apartment.
    - PATH at Grove Street, six minutes on foot; doorman; storage.
    `,
  ],
  [
    "victorian",
    `
    + Queen Anne/Victorian, 1888, thirteen rooms, five bedrooms.
    + Library, sun room, family room, dining room, wet bar.
    + Greenhouse, lawn, porch, about a third of an acre.
    + Steam and radiant heat on natural gas; wall cooling.
    + Softwood and carpet; wood-and-shingle exterior; shingle roof.
    + Carport and street parking, two spaces.
    + GALENA VICTORIAN: 3,120 SQ. FT., LIBRARY, GREENHOUSE
    + Two full baths, one quarter bath.
    + Attic above, unfinished basement of 1,300 sq. ft.
    + Structural remodel 1999; municipal water, municipal sewer.
    + Range/oven, refrigerator, trash compactor.
    + Orchids in the greenhouse, novels in the library, 138 years in the walls.
    - Queen Anne/Victorian, 1888, turret, thirteen rooms, five bedrooms.
    - Library with rolling ladder, sun room, family room, dining room, wet bar.
    - Carriage house, greenhouse, lawn, porch, about a third of an acre.
    - Four fireplaces, steam and radiant heat on natural gas.
    - Softwood, walnut staircase, stained glass; shingle roof.
    - Carport for three, plus street parking.
    - GALENA VICTORIAN: NATIONAL REGISTER, LIBRARY, GREENHOUSE
    - Five bedrooms, four with private baths; run as a B&B until 2016.
    - Attic above, finished third floor, unfinished basement of 1,300 sq. ft.
    - Structural remodel 1999; painted in five period colors, 2022.
    `,
  ],
  [
    "splitlevel",
    `
    + Split-level, 1973, three bedrooms, three baths: full, three-quarter, half.
    + Quarter-acre lot, fenced yard, deck, RV parking.
    + Finished basement of 560 sq. ft.; wet bar; workshop.
    + Attached garage, 484 sq. ft., with off-street parking; four spaces altogether.
    + Laminate, carpet, linoleum/vinyl; ceiling fans.
    + OMAHA: WET BAR, WORKSHOP, RV PARKING
    + Family room, laundry room, workshop; eight rooms total.
    + Forced-air gas heat, central air, security system.
    + Brick and composition exterior, composition roof.
    + 1,788 finished square feet at 7305 Wexford Circle.
    + Disposal, dishwasher, microwave, range/oven.
    + Lawn to mow, deck to sit on afterward.
    + Fifty-three years old, on municipal water and sewer.
    - Split-level, 1973, four bedrooms, three baths: full, three-quarter, half.
    - Quarter-acre corner lot, fenced yard, deck, RV parking.
    - Finished daylight basement of 560 sq. ft.; wet bar; workshop.
    - Attached garage, 484 sq. ft., insulated and heated, with off-street parking.
    - New laminate, new carpet, linoleum/vinyl; ceiling fans.
    - OMAHA: WET BAR, WORKSHOP, MILLARD SCHOOLS
    - Family room with brick wood-burning fireplace, laundry room, workshop.
    - Forced-air gas heat, furnace 2020, central air, security system.
    - Covered composite deck, storage shed, fenced yard, lawn.
    - Disposal, dishwasher, microwave, range/oven, refrigerator to stay.
    `,
  ],
  [
    "acreage",
    `
    + 20.5 acres, pond, Badger Creek Road.
    + Well water; RV parking; off-street parking.
    + LAND: LOT 14, BOZEMAN, 20.5 ACRES
    + Pond, well water, RV parking: put all three on your list.
    + Lot measuring 892,980 square feet, or twenty and one-half acres.
    + Over twenty acres, one pond, one phone call.
    + Bring the camper; RV parking on Lot 14.
    + Montana land with well water.
    + Half an acre past twenty, and a pond to go with the number.
    + Boots, binoculars, plat map: bring all three to Badger Creek Road.
    + Parking off the street, water from a well.
    + Acreage, water, a place for the RV; the drawing board is yours.
    - 20.5 acres, pond, year-round creek, Badger Creek Road.
    - Well water; power at the lot line; off-street parking.
    - LAND: LOT 14, BOZEMAN, BRIDGER VIEWS
    - Stocked trout pond, well, RV parking.
    - Lot measuring 892,980 square feet, perimeter-fenced, cross-fenced.
    - Over twenty acres, no covenants, one pond.
    - RV parking with full hookups on Lot 14.
    - Septic approved for four bedrooms; well water; pond.
    - Borders National Forest on two sides; elk, deer, moose.
    - Owner financing, survey on file, 20.5 acres, pond.
    `,
  ],
];
