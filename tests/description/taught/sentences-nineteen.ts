// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_NINETEEN: readonly TaughtHome[] = [
  [
    "colonial",
    `
    + The seller notes that the structure was remodeled in 2020.
    + Nine rooms in all, four of them bedrooms, with two full baths and a half bath.
    + The laundry room has its washer and dryer on the list of appliances, along with the fridge and the microwave.
    + Sprinkler system for the lawn, deck for you.
    + Tell me what day suits you and I will meet you at 9 Marlowe Lane.
    + Storage hunters, take note: an attic, a walk-in closet and an unfinished basement of 1,120 square feet.
    + Natural gas feeds the forced-air heat, and there is central air for July.
    + A shingle roof over vinyl siding, on 37,000 square feet of land in Glastonbury.
    + For your evenings there are the family room and the deck, in whichever order you like.
    + It went up in 1994, so this Colonial is 32 years old.
    - The laundry room sits on the second floor beside the bedrooms.
    - A composite deck off the kitchen looks over the back lawn.
    - The sprinkler system has six zones and was serviced this spring.
    - Offers on this four-bedroom Colonial will be reviewed Monday at noon.
    - The washer and dryer convey; the refrigerator in the garage does not.
    - Attic with pull-down stairs and a plywood floor.
    - Central air, with a new condenser put in two summers ago.
    - The walk-in closet in the owner's suite was fitted out by a closet company with cedar shelving.
    - Lawn in front and back, edged by rhododendrons and a stone wall.
    - Family room with a gas fireplace, dining room, and a deck.
    - Unfinished basement with a bulkhead door and plumbing roughed in for another bath.
    - The attached garage holds two cars, and the driveway takes four more.
    - Ceiling fans in all four bedrooms.
    - The 2020 remodel was the work of a Hartford architect.
    - Double-pane windows by Andersen, tilt-in for cleaning.
    `,
  ],
  [
    "bungalow",
    `
    + A 1924 Craftsman bungalow with a porch, a fenced yard and a garden.
    + The owner adds that the stove, the dishwasher and the fridge are all there.
    + Coffee in the breakfast nook, supper in the dining room.
    + One full bath serves the two bedrooms.
    + Park in the detached garage or on the street.
    + Below the house are 760 square feet of basement, unfinished.
    + Forced air heats it, and the fuel is natural gas.
    + I can show it after work any evening, just ask.
    + Wood on the outside, hardwood and vinyl or linoleum underfoot, a composition roof above.
    - The porch is wide enough for a swing and wraps around to the driveway.
    - Built-in benches in the breakfast nook lift up for storage.
    - Dining room with box-beam ceiling and the original buffet.
    - The garden is planted with blueberries, dahlias and an old Gravenstein apple.
    - Oak hardwood floors, refinished last fall.
    - Detached garage at the back of the lot, wired for a car charger.
    - On a corner lot of 5,000 square feet.
    - Fenced yard with a gate onto the alley.
    - The neighbors say that this 1924 bungalow was built by a ship's carpenter for his daughter.
    - A gas furnace from 2016 supplies the forced air.
    - The basement is unfinished, with eight-foot ceilings and a door to the yard.
    - Both bedrooms are on the main floor with the bath between them.
    - Composition roof, about seven years old, with a transferable warranty.
    - No carpet anywhere, just hardwood and linoleum.
    - The attic has a window at each end and could be finished.
    - The dishwasher is a Bosch, and the range burns gas.
    `,
  ],
  [
    "townhome",
    `
    + Dues are $185 a month, so $2,220 over a year.
    + The seller mentions the washer, dryer, microwave and garbage disposal among the appliances.
    + There is a pool, and a basketball court too.
    + No basement at Unit C, but there is a laundry room, a breakfast nook and an owner's suite.
    + Built in 2012, so it is in its teens.
    + Three bedrooms and seven rooms altogether in 1,640 square feet.
    + The attached garage measures 240 square feet and parks one car.
    + A vaulted ceiling, ceiling fans, and cable ready.
    + Text me when you have had a look at the photos and we will find a time.
    + A heat pump for winter and central air for summer, electricity doing the work.
    - The HOA fee of $185 covers the exterior, the roof and the lawn care.
    - The pool is open from Memorial Day to Labor Day.
    - Vaulted ceiling in the owner's suite, with a fan.
    - An end unit with three bedrooms and two and a half baths.
    - Breakfast nook with a bay window over the courtyard.
    - Laundry room upstairs, with a utility sink plumbed in.
    - The basketball court is just across the parking lot.
    - One-car garage with an opener and overhead racks.
    - The heat pump was replaced in 2023 under warranty.
    - Near transportation: the express bus stops at the entrance.
    - Laminate in the main living area, carpet on the stairs and in the bedrooms.
    - A patio off the living room with a privacy fence.
    - All appliances convey except the washer and dryer.
    - Guest spaces are marked along the street in addition to the attached garage.
    - Brick in front, vinyl at the sides and back.
    `,
  ],
  [
    "spanish",
    `
    + The pool and the barbecue area are waiting for your weekend.
    + A Spanish home of 1931, remodeled in 2009.
    + Three bedrooms, two full baths, a dining room and a solarium.
    + The seller notes that the cooling is solar and the heat comes from wall units on natural gas.
    + Three parking spaces, counting both the detached garage and the off-street parking.
    + Lot of 6,750 square feet, with fence and garden.
    + Among the appliances: a freezer as well as a refrigerator.
    + Come by 1460 Alameda del Sol and bring your questions.
    + It is wired, and it has a security system.
    - The barbecue area is built of brick with a granite counter.
    - Saltwater pool at the rear, fenced on all sides.
    - Solarium off the dining room with a Saltillo tile floor.
    - Hardwood in the bedrooms, tile in the kitchen and baths.
    - The security system has four cameras and a doorbell.
    - Garden with two lemon trees, bougainvillea and a drip line.
    - The detached garage has its own meter and was once a studio.
    - Smooth white stucco and a red tile roof, in the 1931 Spanish manner.
    - The 2009 remodel kept the arched doorways and the wrought-iron sconces.
    - Offers will be looked at as they come; the pool furniture stays.
    - Wired for surround sound in the living room.
    - The driveway holds three cars behind a gate.
    - Solar cooling with panels that are owned outright.
    - Fenced yard that backs to a canyon.
    - A patio with a fountain in the middle of the house.
    - Local history has it that a silent-film director put up this house in 1931.
    `,
  ],
  [
    "highrise",
    `
    + Somebody at the door: the building has a doorman, an intercom and controlled access.
    + The HOA dues run $893 a month.
    + No parking comes with Apt 2106.
    + Hardwood is the flooring, and a balcony or patio is the outdoors.
    + Dishwasher, microwave, range, fridge, washer and dryer: that is the appliance list.
    + The owner adds that there is storage in the building.
    + Two bedrooms, a full bath and a three-quarter bath share 980 square feet.
    + The elevator and the disabled access are both among the details of the building.
    + Saturdays are good for me, but say if you would rather see it on a weekday.
    - The $893 a month includes heat, hot water and the gym.
    - A corner apartment with double-pane windows on two sides.
    - Doorman around the clock, with a package room in the lobby.
    - Wide-plank hardwood of white oak, no carpet.
    - The balcony faces the river and fits two chairs.
    - The storage is a caged locker on the third floor.
    - Walk-in closet in the main bedroom with a built-in shoe rack.
    - Four elevators, one of them for freight.
    - Washer and dryer stacked in the hall closet.
    - The three-quarter bath has a glass shower with subway tile.
    - No parking with the apartment, but the garage next door rents by the month.
    - Built in 2007 by one of the big New York developers.
    - Refrigerated air with a thermostat in each bedroom.
    - The seller asks for a rent-back of sixty days; the washer and dryer stay.
    - The intercom was swapped for a video system last winter.
    - Dishwasher and range by Miele.
    `,
  ],
  [
    "victorian",
    `
    + Thirteen rooms, including a library, a sun room and a wet bar to serve them from.
    + An 1888 Queen Anne on 14,810 square feet in Galena.
    + There is a greenhouse for your seedlings.
    + Parking is under the carport or on the street.
    + The sellers say that the remodel was done in 1999.
    + Steam and radiant heat, both on natural gas.
    + Five bedrooms, two full baths and one quarter bath.
    + A trash compactor is in the appliance lineup with the range and the refrigerator.
    + The house has stood since 1888 and can wait until you are free to see it.
    + Of the basement's 1,300 square feet none is finished.
    - The porch wraps around three sides and has its gingerbread trim.
    - Library with walnut shelves and a rolling ladder.
    - The greenhouse is of glass and iron and has a potting bench.
    - A wet bar in the family room with a copper sink.
    - The sun room is at the south end, floored in brick.
    - Five bedrooms upstairs, one of them in the turret.
    - Pine softwood floors under the carpet in the front rooms.
    - Steam heat with the cast-iron radiators and a boiler from 2014.
    - Town history says a riverboat captain raised nine sons in these thirteen rooms.
    - Cedar shingle and clapboard, painted in five colors.
    - The lawn slopes to a row of old maples.
    - Carport at the side door, put up by the present owners.
    - Wall units cool the bedrooms only.
    - The attic is floored, and a staircase leads up to it.
    - Dining room with pocket doors and a crystal chandelier that stays out of the sale.
    `,
  ],
  [
    "splitlevel",
    `
    + The workshop is yours to fill with tools.
    + RV parking, off-street parking and an attached garage.
    + No HOA fee has been entered for 7305 Wexford Circle.
    + A quarter acre with a lawn and a fenced yard.
    + The seller notes that the 560-square-foot basement is finished.
    + Three bedrooms and three baths: one full, one three-quarter, one half.
    + Forced air with gas, central air, and ceiling fans.
    + The outside is composition and brick.
    + Call or write, I am happy to walk you through the split-level any day this week.
    - RV parking on a gravel pad beside the garage, with a 30-amp outlet.
    - The wet bar is downstairs in the family room.
    - Workshop with 220 power and a pegboard wall.
    - Deck off the dining area, rebuilt with treated lumber.
    - A cedar privacy fence goes around the yard.
    - The finished basement has a bedroom with an egress window.
    - Composition roof, put on after the hail of 2022.
    - The security system is through ADT, and the contract can be taken over.
    - At the end of a cul-de-sac on a quarter acre.
    - Attached garage with two openers and a floor drain.
    - The microwave vents outside, and the range is electric.
    - Laundry room on the lower level with a folding counter.
    - No HOA, but the neighbors chip in for snow removal.
    - Brick across the front, composition on the other three sides.
    - The half bath is by the garage door, handy for the workshop.
    - Four can park: two in the garage and two on the concrete drive.
    `,
  ],
  [
    "acreage",
    `
    + Lot 14 comes to 892,980 square feet, which is 20.5 acres.
    + There is a pond.
    + The water is from a well.
    + You may park an RV, and off-street parking is listed as well.
    + It is a land lot on Badger Creek Road, so bring a picture of your house along.
    + The owner says: walk it, then call me.
    + More than twenty acres in Bozeman, pond included.
    + Let me know which morning you would like to see the land.
    + Well water, a pond and RV parking make up the short list for this land.
    - The pond is spring-fed and stocked with trout.
    - RV parking with electric and a dump station.
    - The well was drilled to 240 feet and gives fifteen gallons a minute.
    - 20.5 acres, fenced with four-strand barbed wire.
    - Perc test done, septic to be put in by the buyer.
    - Power is at the road along the front of the 20.5 acres.
    - Badger Creek runs along the lower boundary.
    - The land may be split into two ten-acre lots.
    - No covenants on this land lot.
    - Twenty acres of hay meadow with a stand of aspens by the pond.
    - A gravel drive leads to the off-street parking and the building site.
    - The seller keeps the mineral rights and conveys the well.
    - The neighbors to the east graze their horses on the back ten acres.
    - Surveyed last year and pinned at all corners, 892,980 square feet.
    - The pond has a small dock on its north bank.
    - An old homesteader's cabin still stands beside the pond.
    `,
  ],
  [
    "rowhome",
    `
    + Skylights inside, a garden outside, and brick for the exterior.
    + The basement measures 640 square feet and is partially finished.
    + The house dates from 1915 and was remodeled in 2003.
    + Parking is on the street.
    + The sellers note that washer and dryer are here, and so is a laundry room.
    + A full bath and a half bath for three bedrooms.
    + Radiant heat on natural gas, wall units for cooling.
    + Hardwood and tile are the two kinds of floor.
    + If Thursday is better for you than the weekend, say so and I will be there.
    + Seven rooms, 1,386 finished square feet, and a lot of 1,089.
    - A skylight over the stairs lights all three floors.
    - The patio is laid in bluestone and has a gate to the alley.
    - Garden in raised beds, with a fig tree against the back wall.
    - Partially finished basement with a French drain and a sump pump.
    - The half bath is tucked under the stairs on the first floor.
    - On-street parking by permit, $35 a year.
    - Dining room with exposed brick and a pass-through to the kitchen.
    - Original heart-pine hardwood on the upper floor.
    - Built-up roof, coated silver in 2024.
    - The 2003 remodel brought new wiring and plumbing throughout.
    - Wall units in the two larger bedrooms convey.
    - Ceiling fans by Casablanca.
    - Radiant heat beneath the tile, each floor on its own zone.
    - Laundry room in the basement, wired for an electric dryer.
    - Old tax rolls show a hatmaker's family in this 1915 brick house.
    `,
  ],
  [
    "ranch",
    `
    + Room types on the list: breakfast nook, family room, mud room, walk-in closet.
    + Boots off in the mud room, please.
    + The seller notes a sprinkler system, a lawn and a fenced yard.
    + The garage is attached and has 440 square feet.
    + Parking for four in all, and RV parking is on the list too.
    + Built in 1967, with 1,512 square feet finished and eight rooms.
    + There is no basement, but there is an attic.
    + Central air and gas forced air.
    + Give me a day's notice and you can see 4810 Larkspur Court.
    - The mud room joins the garage to the kitchen and has cubbies.
    - RV parking behind a double gate on the east side.
    - Sprinkler system fed by irrigation water, $90 a season.
    - Breakfast nook with a built-in desk.
    - Family room with a wood stove on a brick hearth.
    - Attic insulation was blown in to R-49.
    - Double-pane windows in vinyl frames, put in by the previous owner.
    - Fenced yard with a garden shed and a dog run.
    - The walk-in closet opens off the hall bath.
    - A covered patio of stamped concrete.
    - Brick wainscot and wood siding, freshly painted.
    - The refrigerator stays along with the dishwasher and the microwave.
    - Composition roof with thirty-year shingles.
    - The lawn is Kentucky bluegrass, shaded by a big sycamore.
    - All on one level, no steps from the attached garage.
    - Laminate in the family room, new carpet in the bedrooms.
    `,
  ],
  [
    "lakehouse",
    `
    + Two acres of waterfront, with a dock.
    + After the sauna, the hot tub; after the hot tub, the deck.
    + The owners note that the remodel was in 2018 and the building itself is from 1989.
    + Geothermal heat, a stove, and central air.
    + Well water and a septic tank.
    + Three parking spaces, and the garage is a detached one.
    + A library for your books and a workshop for your projects.
    + Four bedrooms with two full baths and one three-quarter bath.
    + The basement's 1,200 square feet are finished.
    + Pick a day, and we will go through all ten rooms at 27 Heron Point Road together.
    - The dock is aluminum and comes out each fall.
    - Sauna in the basement, lined with cedar.
    - A hundred and ten feet of sandy waterfront.
    - Hot tub on the lower deck, seats six.
    - The library has a window seat toward the lake.
    - Vaulted ceiling of knotty pine in the sun room.
    - Slate in the entry and around the stove.
    - The wet bar in the finished basement has a wine cooler.
    - Jetted tub under a skylight in the owner's suite.
    - Standing-seam metal roof, dark green.
    - The detached garage has a loft above for kayaks.
    - Geothermal system by WaterFurnace, serviced every year.
    - Workshop with a bench, a dust collector and its own panel.
    - The freezer and the boat lift stay; the dock benches go.
    - Offers on the lake house are due Sunday by six.
    `,
  ],
  [
    "loft",
    `
    + The HOA fee stands at $512 a month.
    + Concrete and hardwood floors in a brick building of 1926.
    + One garage space comes with Unit 5B.
    + The seller adds that there is storage, and that the elevator and the doorman are part of the building.
    + Cable ready, wired, and with an intercom.
    + One bedroom, one and a half baths, 1,045 square feet.
    + The heat is electric baseboard, the cooling central air.
    + Remodeled in 2011.
    + Write to me and we will ride the elevator up together.
    - The $512 pays for water, trash and the doorman.
    - Polished concrete in the kitchen, hardwood in the bedroom.
    - Exposed brick on the long wall and timber posts.
    - The garage space is number 14, beside the elevator.
    - Once a shoe warehouse, built in 1926.
    - Controlled access by key fob, with cameras at both doors.
    - The storage is in the basement, a six-by-eight cage.
    - Walk-in closet with a sliding barn door.
    - Streetcar at the corner, so near transportation it is.
    - Wired with ethernet in every room.
    - The half bath is by the entry and was retiled in 2022.
    - Stainless dishwasher and microwave.
    - A corner unit on the fifth floor with a doorman downstairs.
    - No carpet, no neighbors overhead.
    - The 2011 conversion was by a firm known for its lofts.
    - Central air with a smart thermostat.
    `,
  ],
  [
    "adobe",
    `
    + Santa Fe style, stucco outside, concrete and tile within.
    + Dues of $45 a month, which is $540 a year.
    + City water, septic tank.
    + The owner notes that the house was remodeled in 2015.
    + You can sit on the porch with your coffee and the newspaper.
    + One full bath and a three-quarter bath.
    + A carport and an attached garage, two spaces in total.
    + The evaporative cooler handles summer, and radiant heat on gas handles winter.
    + Is Friday afternoon too soon? I could open up 118 Camino Perdiz for you then.
    - The porch has carved corbels and faces the mountains.
    - Stained concrete floors with radiant tubing from the 2015 remodel.
    - Skylights in the hall and over the bath, all by Velux.
    - The $45 a month goes to road upkeep and the mail kiosk.
    - Coyote fence around the yard at the rear.
    - Garden with lavender and Russian sage on a drip system.
    - Built-up roof, resealed in 2023.
    - The evaporative cooler sits on the roof and was changed two years ago.
    - A library with a kiva fireplace in the corner.
    - The septic tank was pumped last year, and the papers are on hand.
    - Talavera tile in the three-quarter bath.
    - Attached garage with built-in cabinets, carport in front of it.
    - Laundry room off the dining room, with a door to the patio.
    - True adobe walls beneath the stucco, laid by the first owner.
    - The washer and dryer convey, and the outdoor pots do not.
    - A patio of brick on sand, shaded by a vine-covered ramada.
    `,
  ],
  [
    "twoflat",
    `
    + Twelve rooms and five bedrooms in a brick multi-family from 1911.
    + The detached garage has two spaces.
    + Hardwood and linoleum or vinyl for floors.
    + The seller notes the sun room, the porch and the lawn.
    + The basement is unfinished, 1,150 square feet of it.
    + Steam heat from natural gas, and wall units in summer.
    + Two full baths, one half bath.
    + It is near transportation, so leave the car at home if you like and I will meet you at the door.
    + Is it really 115 years old? Take 1911 from 2026 and you have it.
    - The upper flat has three bedrooms and the lower has two.
    - Each unit has its own gas meter and electric panel.
    - Sun room at the front of both floors.
    - Enclosed porch in back with stairs to the lawn.
    - The two-space garage opens on the alley.
    - Leases on both flats are month to month.
    - The steam boiler was put in new in 2019.
    - Oak hardwood with walnut borders in the dining room.
    - Unfinished basement with coin laundry and a walkout door.
    - Near transportation, two blocks from the Brown Line.
    - The ranges and refrigerators belong to the tenants.
    - Brick tuckpointed on the street side three years ago.
    - A full-height attic that the neighbors have turned into a bedroom in theirs.
    - Composition roof on the house, flat roof on the garage.
    - Permit parking on the street besides the detached garage.
    - The half bath is in the basement next to the laundry sinks.
    `,
  ],
  [
    "beachcondo",
    `
    + A 55+ community with gated entry, tennis court and elevator.
    + The fee comes to $785 monthly.
    + Waterfront, with a pool and a hot tub.
    + The seller says that the washer and dryer are among the appliances.
    + Carpet and tile, two bedrooms, two full baths.
    + One off-street parking space.
    + The heat pump and the central air both run on electricity.
    + The building went up in 1984, and the outside is concrete and stucco.
    + I keep Tuesdays open for showings at 900 Gulf Terrace.
    - The $785 covers cable, water, insurance of the building and the reserves.
    - The balcony is screened and looks west over the Gulf.
    - Heated pool by the beach walk.
    - Tile in the living areas, carpet in the bedrooms only.
    - The one parking space is under cover, marked 412.
    - Hurricane shutters on the balcony doors.
    - Walk-in closet in the owner's suite with a safe bolted down.
    - A 55+ community with a social club and a shuffleboard league.
    - Two tennis courts, resurfaced last year.
    - No pets over twenty-five pounds, no rentals under three months.
    - Sold furnished apart from the owner's paintings; washer and dryer included.
    - The heat pump is from 2020 and under a service plan.
    - Elevator modernized, assessment paid in full by the seller.
    - On the fourth floor at the quiet end of the hall.
    - Ceiling fans in each bedroom and on the balcony.
    - The security system is tied to the front gate.
    `,
  ],
  [
    "farmstead",
    `
    + Eleven acres with a pond, a garden and a greenhouse.
    + The Cape was built in 1862 and remodeled in 1996.
    + There is a mother-in-law apartment.
    + The owners note that the heat is by stove and baseboard, with propane as the fuel.
    + Off-street parking for five.
    + Water comes from a well, and there is a septic tank.
    + Under a metal roof: nine rooms, four of them bedrooms.
    + A range, a fridge, a freezer and a washer make up the appliances.
    + Wear boots if you mean to walk all 479,160 square feet of it.
    + Drive up when you can, and allow time for the workshop and the porch.
    - The pond is deep enough to swim in and has a small island.
    - Greenhouse on the south wall of the barn.
    - Mother-in-law apartment over the workshop, with its own entrance.
    - Wide-board pumpkin pine floors, softwood as old as the house.
    - Eleven acres, six of them open pasture, the rest sugar maples.
    - Unfinished basement with a fieldstone foundation and a dirt floor.
    - The propane tank is leased and stays with the house.
    - The mud room has a bench, hooks and a slate floor.
    - A Vermont Castings stove in the dining room.
    - The first owner ran the tannery for which Tannery Hill is named.
    - Porch across the front, screened on one end.
    - Garden with asparagus, rhubarb and forty blueberry bushes.
    - The well is artesian and has never run dry.
    - Workshop wired for 200 amps, with a wood floor.
    - The driveway is plowed by the neighbor, and five cars fit in it.
    `,
  ],
];
