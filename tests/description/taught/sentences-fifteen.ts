// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_FIFTEEN: readonly TaughtHome[] = [
  [
    "rowhome",
    `
    + Believe it or not, this house turns 111 this year.
    + 3 BR / 1.5 BA / 1,386 SF in Philadelphia, and seven rooms by the official count.
    + Laundry people (you know who you are) get a laundry room, a washer and a dryer.
    + Look up and you'll find skylights; look down and it's hardwood and tile.
    + Parking: on the street.
    + HEATING & COOLING: radiant heat on natural gas, air conditioning in the wall.
    + The lot works out to a fortieth of an acre, and yes, there is a garden on it.
    + The basement (640 sq ft) is partly finished, so what becomes of the rest is your call.
    + Brick on the outside, a built-up roof on top.
    + Eighty-eight years went by between the day it was built and the structural remodel of 2003.
    + Fridge, stove, dishwasher, washer, dryer: that's the whole appliance list.
    + There's a full bath for you and a half bath for company.
    + City water and city sewer here, so no septic tank to worry about.
    + Ceiling fans do their share in August, and wall A/C takes over when they can't keep up.
    + Swing by 611 S Clifton and bring your questions; I'd be happy to walk you through it.
    - A roof deck with skyline views tops off this three-bedroom brick home.
    - The 2003 remodel gave it a chef's kitchen with granite counters.
    - All 640 square feet of the basement are finished, with a bath of their own down there.
    - One deeded parking space in the alley comes with the house.
    - Original heart-pine floors run through the three bedrooms.
    - We had central air put in, so the wall units are only for backup now.
    - Two full baths, which is hard to find at 1,386 square feet.
    - It dates from 1925, so it just slipped past the hundred mark.
    `,
  ],
  [
    "ranch",
    `
    + Between the attached garage and the off-street parking you can count four spaces.
    + Got a camper? There's RV parking.
    + No basement here, but there is an attic.
    + Fifty-nine years old, Boise born and bred, at 4810 Larkspur Court.
    + Bedrooms: three. Full baths: two. Rooms, all told: eight.
    + Kick your boots off in the mud room, please.
    + Coffee in the breakfast nook, movie night in the family room. That's the plan, anyway.
    + The lot is 9,583 sq ft, call it 0.22 of an acre, with a lawn, a sprinkler system and a fenced yard.
    + Carpet, laminate and linoleum/vinyl are what you'll be walking on.
    + Heat is gas forced air and the A/C is central.
    + Windows are double-pane/storm, and I'll leave the rest for you to discover in person.
    + In the kitchen: range/oven, microwave, dishwasher and a disposal.
    + The outside is a mix of brick and wood under a composition roof.
    + Where does all our stuff go? Into a 440-square-foot garage, an attic and a walk-in closet.
    + Built in '67, it comes in a hair over 1,500 square feet.
    - Brand-new 50-gallon water heater and a furnace from 2021.
    - Three bedrooms, two full baths and a gas fireplace in the family room.
    - The sprinkler system runs on canal irrigation, which costs next to nothing.
    - A full unfinished basement is waiting for your ideas.
    - The RV parking has a 30-amp hookup and a dump station.
    - You can walk to the greenbelt from your front door on Larkspur Court.
    - We're leaving the hot tub behind, along with the four parking spaces.
    `,
  ],
  [
    "lakehouse",
    `
    + Two acres, give or take nothing: 87,120 square feet on the nose.
    + Bring the boat, because it's waterfront and there's a dock.
    + WELLNESS CORNER: sauna, hot tub, jetted tub. Take your pick.
    + Geothermal heat, a stove for good measure, and central air for July.
    + Books go in the library, bottles behind the wet bar, sawdust in the workshop.
    + It was built in 1989 and structurally remodeled 29 years after that.
    + Metal roof, wood exterior, contemporary style.
    + The room count is ten, and four of those are bedrooms.
    + Downstairs talk: the basement is finished and measures 1,200 sq ft.
    + Three cars go in the detached garage.
    + Owner's suite? Check. Sun room? Check. Dining room? Also check.
    + Water comes from a well and the waste goes to a septic tank.
    + Hardwood, slate and carpet divide the floors among themselves.
    + You get both a refrigerator and a freezer, plus a security system to guard the ice cream.
    + Ask us for a time, come up to Traverse City and sit on the deck for a spell.
    - You'll own 180 feet of sandy frontage on West Bay.
    - The dock was rebuilt in composite planking two summers ago.
    - A floor-to-ceiling stone fireplace rises to the vaulted ceiling.
    - Down in the finished basement a fifth bedroom does duty as the bunk room.
    - The slate floors are heated in all three baths, which your feet will thank us for.
    - The detached garage has a guest apartment above its three bays.
    - The boat lift and our pontoon are negotiable.
    - Taken back to the studs in 2021, so it feels like a new house on two acres.
    `,
  ],
  [
    "loft",
    `
    + Happy hundredth! The year built is 1926.
    + Dues run $512 a month, or $6,144 over the course of a year.
    + A doorman, an intercom and controlled access have a say in who comes in.
    + One bedroom, one and a half baths, four rooms in total, and not a word too many.
    + There's one space in the attached garage, so choose which car you love more.
    + Concrete and hardwood floors, brick exterior, loft style: you get the picture.
    + It's near transportation, should you rather leave the driving to others.
    + Skip the stairs and ride the elevator.
    + Heat's electric baseboard; cooling is central.
    + Fifteen years have passed since the structural remodel in 2011.
    + Closet: walk-in. Storage: yes, that's on the building's list.
    + To feed yourself you have a range/oven, a microwave and a refrigerator, and a dishwasher to clean up afterwards.
    + Wired and cable ready, for those of us who work in pajamas.
    + Do the math: $512 on 1,045 square feet is about 49 cents a foot each month.
    + Curious about Unit 5B at 300 Mercer? Send me a note and we'll go see it.
    - Ceilings soar to fourteen feet over polished concrete floors.
    - The $512 in dues takes in heat, water and high-speed internet.
    - Two deeded spaces in the attached garage, side by side.
    - Residents share a rooftop pool and a dog run.
    - It was a shoe factory right up to the 2011 conversion.
    - There's a stacked washer and dryer tucked into the walk-in closet.
    - The streetcar stops right across Mercer Avenue.
    `,
  ],
  [
    "adobe",
    `
    + Santa Fe/Pueblo style, finished in stucco, at 118 Camino Perdiz.
    + The lot is about a third of an acre (14,375 square feet, for the surveyors among you).
    + Is there an HOA? There is, and it asks for all of $45 a month, or $540 a year.
    + A swamp cooler handles the summer, and gas-fired radiant heat the winter.
    + Carport plus attached garage makes two spaces in sum.
    + Curl up in the library with a good mystery.
    + The bath situation: one full, one three-quarter.
    + Underfoot it's tile and concrete.
    + Water from the city, septic tank for the rest.
    + When the house was 37 it had its structural remodel, and that was in 2015.
    + Skylights overhead, and ceiling fans to keep the air moving.
    + Six appliances are on the sheet, the washer and the dryer among them.
    + Outdoors you have a porch, a garden and a fenced yard to putter around in.
    + 48 years young, 1,730 square feet, seven rooms, three of them bedrooms.
    + Measure your truck before you fall in love: the garage is 280 square feet.
    - There's a kiva fireplace in the living room and a second one out on the portal.
    - The walls are true adobe, fourteen inches thick.
    - Vigas and latillas overhead in the dining room.
    - It's a ten-minute drive to the Plaza and even less to Whole Foods.
    - Brick floors and radiant heat keep your toes warm all winter.
    - The house was hooked up to city sewer in 2019, so the old tank is gone.
    - Dues of $45 a month cover plowing and upkeep of the private road.
    - Sunsets over the Jemez from the porch, every single evening.
    `,
  ],
  [
    "twoflat",
    `
    + A brick multi-family on W Ainsley with 12 rooms, 5 of which are bedrooms.
    + Baths: two full and a half.
    + Built in 1911, which makes it 115, for the record.
    + Below it all lie 1,150 square feet of unfinished basement.
    + Add the raw basement to the 2,640 finished feet and you arrive at 3,790.
    + Two-car garage, detached, 400 sq. ft.
    + Steam heat on natural gas; air conditioning is the in-wall kind.
    + Don't feel like driving? Transportation is near.
    + Sunday dinner in the dining room, the crossword in the sun room.
    + Hardwood and linoleum/vinyl for floors, ceiling fans above.
    + It has an attic and a basement, like a house in a kid's drawing.
    + Appliances number exactly two: the refrigerator and the range.
    + Water and sewer are both municipal, and the roof is composition.
    + At 3,125 square feet the lot is roughly seven hundredths of an acre, and some of it is lawn.
    + Meet me on the porch and I'll answer whatever you throw at me.
    - Both units are leased through next May at market rents.
    - Each apartment has its own electric meter and its own boiler.
    - The tenant on the second floor pays $1,850 and has never been late.
    - Two blocks to the Brown Line, three to coffee.
    - Stained glass and oak built-ins survive in the dining room.
    - The 1,150-square-foot basement holds a finished garden apartment.
    - Tuckpointed in 2022, and the composition roof was a tear-off the year after.
    `,
  ],
  [
    "beachcondo",
    `
    + This is an over-55 active community with a gated entry, in Sarasota.
    + Association dues come to $785; times twelve, that's $9,420 annually.
    + Pack a racquet for the tennis court and a suit for the pool.
    + Two beds, two full baths, five rooms, 1,190 square feet.
    + Looking for waterfront? You've found it.
    + No lugging groceries up the stairs, the building has an elevator.
    + You'll have one parking space, off the street.
    + Take the owner's suite for yourself and leave the second bedroom to whoever flies in.
    + Among the appliances: washer, dryer, dishwasher, disposal, range and fridge.
    + Electric heat pump, central air.
    + The place went up in 1984 and is therefore forty-two.
    + Tile and carpet, and that's the floors covered (pun intended).
    + Concrete and stucco outside; come judge the inside of Unit 412 for yourself.
    + A hot tub after tennis sounds about right, and you've got both here.
    + Cable ready, fans on the ceiling, a security system: tick, tick, tick.
    - Sold furnished and turnkey, right down to the beach chairs.
    - White-sand beach lies just over the boardwalk from the pool.
    - Hurricane-impact sliders went in after the 2022 storm.
    - Your $785 a month covers cable, water, insurance and pest control.
    - From the fourth floor you watch the sun drop into the Gulf.
    - The unit comes with a covered carport space and a slot in the bike room.
    - There are two pools, one of them heated, and a fitness center.
    - Small dogs are welcome and you may rent it out three times a year.
    `,
  ],
  [
    "farmstead",
    `
    + Figure 11 acres, with about 2,200 square feet of house somewhere on them.
    + Lincoln was president when this Cape Cod was built, back in 1862.
    + There's a mother-in-law apartment, for your mother-in-law or anyone else you care to put up.
    + Thirty years ago, in 1996, the house had a structural remodel.
    + Pond, greenhouse, garden, lawn, porch: well, there goes the weekend.
    + HEAT: a stove and baseboard. FUEL: propane.
    + You can park five vehicles off the street.
    + The basement is 900 sq ft, unfinished and unapologetic about it.
    + Four bedrooms, a bath and a half, nine rooms overall.
    + The floors are softwood and linoleum/vinyl.
    + Muddy dog, meet mud room.
    + A well supplies the water; a septic tank takes care of what's left.
    + There's a workshop for your tools and a freezer for your tomatoes.
    + Wood siding, metal roof, an attic for the Christmas boxes.
    + Come up to Randolph, walk the land, and ask me anything.
    - The sugarbush has 300 taps and a working sugarhouse.
    - A post-and-beam barn stands beside the pond.
    - Roughly half of the 11 acres is open pasture, fenced for sheep.
    - The softwood floors were sanded and refinished last fall.
    - The in-law apartment has its own entrance, kitchen and bath.
    - You're ten minutes from the Amtrak station and I-89.
    - The land is enrolled in Current Use, which keeps the tax bill low.
    `,
  ],
  [
    "colonial",
    `
    + Nine rooms at 9 Marlowe Lane, a happy coincidence.
    + This Colonial went up in 1994 and was structurally remodeled in 2020, aged 26.
    + Four bedrooms, two and a half baths, just under 2,500 square feet.
    + It isn't quite an acre: 37,000 square feet, or 0.85.
    + The garage is attached, takes two cars and measures 520 square feet.
    + The basement? Unfinished, all 1,120 square feet of it.
    + Count the unfinished basement in with the living area and you have 3,595 sq ft to play with.
    + Natural gas feeds the forced-air heat; the cooling is central air.
    + Three sorts of flooring here, namely hardwood, tile and carpet.
    + Let the sprinklers see to the lawn while you see to the lemonade.
    + Steaks on the deck, anyone?
    + If your wish list says owner's suite, walk-in closet and laundry room, you may cross off all three.
    + Windows: double-pane/storm. Siding: vinyl. Roof: shingle.
    + No trip to the appliance store for a washer, dryer, fridge or microwave, since all four are here.
    + A thirty-two-year-old house with an attic, ceiling fans and a family room. Want a peek? Name the day.
    - The quartz island seats five and faces the family room.
    - The lower level is finished and set up as a home theater.
    - It sits at the end of a cul-de-sac, with woods on two sides.
    - As part of the 2020 remodel we put on a new roof and changed every window.
    - A fieldstone fireplace is the heart of the family room.
    - Attached three-car garage with a workbench along the wall.
    - A whole-house generator and a Level 2 car charger are already in place.
    - Your four bedrooms come with top-rated Glastonbury schools.
    `,
  ],
  [
    "bungalow",
    `
    + A Craftsman bungalow of 1924, so it's 102 this year.
    + Two bedrooms, one bath, five rooms, 1,080 square feet: short and sweet.
    + The yard is fenced, and whatever grows in the garden is up to you.
    + Eggs in the breakfast nook, roast in the dining room.
    + 760 square feet of unfinished basement, to do with as you please.
    + There's a detached garage, and street parking as well.
    + It heats with a gas forced-air system.
    + Hardwood and vinyl/linoleum inside, wood outside.
    + The lot is an even 5,000 square feet.
    + There's an attic up top for the things you can't part with.
    + You get 1,840 square feet if you lump the basement together with the finished part.
    + Cook on the range, chill in the refrigerator, and let the dishwasher have the last word.
    + The roof is composition, by the way.
    + Public water and sewer, hence no well and no septic.
    + Portland friends, meet me on the porch at 3127 NE Hollins and I'll show you around.
    - Box-beam ceilings and leaded-glass built-ins in the dining room.
    - The detached garage was converted into a studio with heat and Wi-Fi.
    - A seismic retrofit was done in 2018, with paperwork.
    - Mini-splits cool both bedrooms.
    - Walk Score of 92, and it shows.
    - A second bath is already plumbed in the basement.
    - The oil tank has been decommissioned and the sewer line scoped.
    `,
  ],
  [
    "townhome",
    `
    + Quarry Ridge Drive, Unit C: 3 beds, 2.5 baths, 1,640 sq ft.
    + HOA dues are $185 monthly, which is $2,220 yearly.
    + Shoot some hoops on the basketball court, then cool off in the pool.
    + One-car attached garage, 240 square feet.
    + There's no basement, and nothing down there to flood.
    + Seven appliances, right down to the garbage disposal.
    + Not that old, really: it was built in 2012, so we're talking fourteen years.
    + The outside is vinyl and brick, the roof is shingle.
    + Layout highlights include an owner's suite, a laundry room and a breakfast nook.
    + Tip your head back and admire the vaulted ceiling.
    + Near transportation, which is handy when the car's in the shop.
    + A heat pump looks after the heating, and central air the cooling.
    + Laminate, tile, carpet: there is a floor for every taste, as they say.
    + The fee stays under $200 a month, in case that's your line in the sand.
    + Your next move could be a condominium in Raleigh, so stop scrolling and call me.
    - It's an end unit with windows on three sides.
    - Fresh paint and new carpet throughout as of this spring.
    - For $185 a month the association takes care of the roof, the siding and the mowing.
    - Minutes to RTP, Crabtree and I-440.
    - The Samsung stainless fridge conveys, as do the washer and dryer.
    - The basement is finished and has its own entrance.
    - The owner's suite is on the main level, away from the other two bedrooms.
    - With a full-price offer the seller will pay $5,000 toward closing costs.
    `,
  ],
  [
    "spanish",
    `
    + A Spanish-style home in San Diego, ninety-five years after it was built.
    + Pool, barbecue area, garden: guess who's hosting.
    + Three bedrooms, two baths, eight rooms, 1,925 sq ft.
    + There's a solarium (or atrium, if you prefer the word).
    + You'll count three parking spaces, with a detached garage and off-street parking.
    + Stucco exterior, built-up roof, hardwood and tile floors.
    + Like many a buyer, you may ask about the basement, and the answer is that there is none.
    + The garage runs 380 sq ft.
    + It was 78 when the structural remodel of 2009 came along.
    + COMFORT: solar cooling, gas wall heat.
    + Both a fridge and a freezer, so go ahead and stock up.
    + The yard's fenced, and your dog would like a word with you about that.
    + The house is wired and has a security system.
    + The lot comes to 6,750 sq ft, a bit less than a sixth of an acre.
    + Come see the pool at 1460 Alameda del Sol; no swimsuit required for a showing.
    - The living room centers on an original Batchelder tile fireplace.
    - A red clay barrel-tile roof crowns the stucco walls.
    - You can glimpse the ocean from upstairs on a clear day.
    - Owned solar panels and a Tesla Powerwall keep the bills near zero.
    - The pool was replastered and given a new heater in 2023.
    - Behind the detached garage there's a permitted guest house.
    - Old olive and lemon trees shade the courtyard.
    `,
  ],
  [
    "highrise",
    `
    + Apt 2106 at 88 Pelham Place offers two bedrooms and 980 square feet.
    + Budget $893 a month for the HOA, or $10,716 per annum.
    + No parking comes with this one; if you keep a car, plan accordingly.
    + Doorman. Elevator. Intercom. Next question?
    + The building has disabled access, and access to it is controlled.
    + It's under 1,000 square feet by a margin of twenty.
    + One full bath and one three-quarter bath, so two bedrooms and two places to shower.
    + Hardwood floors, double-pane/storm windows.
    + Forget the laundromat, you've got a washer and a dryer.
    + Completed in 2007, that makes nineteen years.
    + Forced-air heat, electric; refrigerated air for cooling.
    + Style? Modern. Exterior? Concrete.
    + Walk-in closet at home, storage in the building.
    + Four rooms, two of which are for sleeping, or one for sleeping and one for your Peloton.
    + Text me before you head to Jersey City and I'll meet you by the doorman.
    - The Manhattan skyline fills every window after dark.
    - PATH is five minutes on foot.
    - One deeded space in the garage below is part of the sale.
    - Residents enjoy a gym, a roof terrace and a screening room.
    - Sub-Zero refrigerator, Bosch dishwasher, Miele washer and dryer.
    - There's a tax abatement on the books through 2031.
    - HOA of $893 a month includes heat, hot water and cooking gas.
    - A corner unit facing south and west, with glass from floor to ceiling.
    `,
  ],
  [
    "victorian",
    `
    + Thirteen rooms. Superstitious buyers may want to count again.
    + Queen Anne/Victorian, 1888, Galena: need we say more?
    + In two years' time the house will be 140.
    + The structural remodel dates to 1999, which is 27 years behind us now.
    + Five bedrooms, two full baths and, this being a Victorian, a quarter bath.
    + Steam and radiant heat, natural gas for fuel, wall air conditioning for the summer.
    + A carport and on-street parking, two spaces in all.
    + 3,120 finished, 1,300 unfinished in the basement: 4,420 square feet if you're adding.
    + Colonel Mustard, in the library. Yes, there's a library.
    + Mix something at the wet bar and carry it out to the porch.
    + Start your seeds in the greenhouse and take your nap in the sun room.
    + The lot is a touch over a third of an acre, some of it lawn.
    + Softwood floors and carpet inside; wood and shingle outside, with a shingle roof.
    + The kitchen list is short, with a range, a refrigerator and a trash compactor.
    + Take the tour of 402 N Third Avenue, and don't skip the attic.
    - The wraparound porch still has its original gingerbread.
    - Pocket doors, five marble mantels and a curved staircase.
    - Listed on the National Register since 1978.
    - Out back, the old carriage house has a loft.
    - Through the nineties it ran as a bed-and-breakfast.
    - Five bedrooms and three full baths give everyone a place to get ready.
    - The knob-and-tube wiring was replaced during the 1999 remodel.
    `,
  ],
  [
    "splitlevel",
    `
    + A quarter acre, exactly: 10,890 square feet.
    + This split-level was built in '73, so it's fifty-three.
    + The baths go full, three-quarter, half: three in all.
    + Game day needs a family room and a wet bar, and here they are.
    + The attached garage is 484 square feet.
    + Four spaces to park in, and RV parking for the rig.
    + The finished basement adds up to 560 sq ft.
    + Brick and composition on the outside, with a composition roof.
    + Burgers on the deck, cartwheels on the lawn, fence around the yard.
    + Flooring runs to carpet, laminate and linoleum/vinyl.
    + Gas forced air in January, central A/C in July.
    + Handy? You'll have a workshop for it.
    + Dishwasher, disposal, microwave, range/oven: the cook is taken care of.
    + Eight rooms, of which three are bedrooms, in a bit under 1,800 square feet.
    + There's a security system, there are ceiling fans, and there's me at the end of the phone if you want to see 7305 Wexford Circle.
    - A radon mitigation system is already installed in the finished basement.
    - An egress window makes the basement room a legal fourth bedroom.
    - Andersen windows, gutters and a front door, all under five years old.
    - The lower level walks out to the fenced yard.
    - There's a wood-burning fireplace next to the wet bar.
    - The lot backs to a park, so nobody will ever build behind you.
    - Every appliance stays, even the washer and dryer in the laundry room.
    - The attached garage is heated and has an epoxy floor.
    `,
  ],
  [
    "acreage",
    `
    + Twenty and a half acres on Badger Creek Road.
    + Lot 14 is land, plain and simple.
    + That's 892,980 square feet, if you like your acres in small change.
    + A pond comes with the ground.
    + Park the RV here while you make up your mind; RV parking is part of the deal.
    + Your water is well water.
    + Off-street parking has been ticked, too.
    + Put another way, it's forty-one half-acres.
    + Bozeman, Montana. You could do worse.
    + Pull on your boots and walk the lot with us.
    + You won't find a house to fix up, since this is a land listing.
    + The short version: pond, well water, RV parking, north of twenty acres.
    + I can't tell you what the county will let you build, so do ask them first.
    + On paper that's the area of 82 quarter-acre lots.
    + Bring a sandwich, eat it by the pond, then give me a ring.
    - Power and fiber are already at the lot line.
    - Badger Creek runs along the west side for a quarter mile.
    - The county has approved a septic permit for a four-bedroom house.
    - Sweeping views of the Bridgers from the building site.
    - Just shy of twenty-five acres, with a pond in the middle.
    - Elk and whitetail come through every morning.
    - The owner will carry the note with 20% down, and there are no covenants.
    `,
  ],
];
