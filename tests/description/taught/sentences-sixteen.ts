// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_SIXTEEN: readonly TaughtHome[] = [
  [
    "rowhome",
    `
    + 611 South Clifton: put it in your phone and come see.
    + Three bedrooms, a bath and a half, seven rooms all told.
    - The built-up roof was recoated last spring and has a warranty.
    + It went up in 1915, which makes it 111 this year, and it doesn't mind being asked its age.
    + Structural remodel? That'd be 2003.
    + The basement is finished in part, not in full, and we'd rather say so now than have you find out.
    - Walk to the Italian Market in ten minutes for your Saturday groceries.
    + Parking is on the street. No garage got entered, so don't go hunting for one.
    + A fortieth of an acre, should anybody ever ask you in acres.
    - Radiant heat on natural gas, with a new boiler put in two winters ago.
    + Washer and dryer? Both on the list.
    + Gas for the radiant heat, and it's wall cooling when July shows up.
    - Both bathrooms are full ones, so nobody has to wait.
    + There are skylights, for people who like to look up.
    + Not sure what else to write here, so just ask us.
    + You'll be walking on hardwood and on tile.
    - Up on the roof deck you get the whole skyline at night.
    + A hair under 1,400 finished square feet.
    + We tried to get through this without the word "cozy" and nearly made it.
    - The skylight over the stairs lights up all three floors.
    + Dinner has a room to itself around here, and so does the laundry.
    + Brick outside, built-up roof, city water in, city sewer out.
    - Under the carpet in the back bedroom the original pine boards are still there.
    + Thanks for reading an ad with no exclamation marks in it.
    `,
  ],
  [
    "ranch",
    `
    + Larkspur Court in Boise, house number 4810.
    + The old girl gets sixty candles next year.
    - All the windows were swapped for new ones back in 2021.
    + Four parking spaces, counting the attached garage and what's off the street.
    + The RV can come too, we've got RV parking.
    + Basement: none, so that's one less thing to sweep.
    - Our fenced yard backs right up to the greenbelt.
    + There's a sprinkler system and there's a lawn, and we figure you can introduce them.
    + Muddy boots get a room of their own.
    + A fridge isn't on the appliance list, just so nobody's surprised.
    - The refrigerator stays, and so do the washer and dryer.
    + It cooks, it does dishes, it grinds up scraps and it zaps: range, dishwasher, disposal, microwave.
    + Shoot me a text with whatever you're wondering and I'll get back to you when I can.
    - In the breakfast nook a bay window looks out at the foothills.
    + What's on the floors: carpet, laminate, and linoleum or vinyl.
    + Somewhat more than a fifth of an acre.
    + Forced air off natural gas when it's cold, central air when it isn't.
    - Sellers will put 10,000 toward your closing costs.
    + Hope whoever reads this has a good day, buyer or not.
    + The garage runs 440 square feet and it's hitched to the house.
    + Two baths, the both of them full.
    - Fifteen hundred square feet, every room freshly painted in March.
    `,
  ],
  [
    "lakehouse",
    `
    + There's a dock. We'll leave the rest to your imagination.
    + Two acres on the nose, or 87,120 square feet for those who like long numbers.
    - The dock comes with a boat lift good for 6,000 pounds.
    + Yes, waterfront. Yes, a sauna. Yes, a hot tub. Pack a swimsuit and we'll say no more.
    + Well in, septic out.
    - You get 140 feet of sandy frontage.
    + I could go on about the library, but it's better you stand in it yourself.
    + Geothermal heat, a stove besides, and electricity down as the fuel.
    + It hits the big four-oh in 2029.
    - Floors in the owner's bath are slate, with heat under them.
    + Two of the baths are full and the third is a three-quarter.
    + Whoever likes to fix things has a workshop to do it in.
    - Old Mission's wineries are fifteen minutes by car.
    + Somebody asked whether the basement is finished: it is, and it's 1,200 square feet.
    + The garage stands apart from the house and takes three.
    + Neither of us can write an ad, so please forgive the plain style.
    - My father built the sauna himself, from cedar he milled on site.
    + Vaulted ceiling, skylights, and a wet bar for toasting the both of them.
    + Metal up top, wood on the sides.
    - When the power goes, a whole-house generator kicks in on its own.
    + They redid the structure in 2018, when the place was 29.
    + Freezer plus fridge, so the catch of the day can wait.
    + It's 27 Heron Point Road, Traverse City. Knock loud, then knock again.
    - Well and septic were both inspected this May.
    `,
  ],
  [
    "loft",
    `
    + Year on record is 1926, so a hundredth birthday is due this year.
    + Unit 5B, 300 Mercer Ave.
    - The big windows are the original steel sash, twelve feet high.
    + Twelve payments of 512 to the association make 6,144 a year.
    + One bedroom; one full bath, one half; four rooms if you count every one.
    + Yes there's a doorman, no we can't tell you his jokes.
    - Coffee's on the ground floor, in the cafe just under the unit.
    + For the day you move the couch, there's an elevator.
    + A place to park? Exactly one, in the attached garage.
    + Concrete and hardwood are the two kinds of floor.
    - The streetcar stops right by the front door.
    + It says Wired, it says Cable Ready, and that's all we know about cords.
    + Winter is electric baseboard. Summer is central air.
    + Nobody ticked a washer or a dryer.
    - Your 512 a month pays for heat, water and internet.
    + Storage is one of the things the building has.
    + Bring a measuring tape, since we'd hate to guess for you whether the sofa fits.
    - Ducts and timber beams are left open all down the living room.
    + A thousand square feet and change: 1,045.
    + Controlled access, plus an intercom to talk through.
    + Thank you for your patience with this little write-up.
    - Two deeded parking spots come along with 5B.
    `,
  ],
  [
    "adobe",
    `
    + Folks here say swamp cooler; the form says evaporative.
    + One-eighteen Camino Perdiz.
    - A kiva fireplace fills one corner of the living room.
    + A third of an acre or as good as, with a garden and a fenced yard.
    + Dues are 45 a month, and in twelve months that's 540.
    + Two spaces is the whole count, carport and attached garage together.
    - Overhead it's all vigas and latillas.
    + Santa Fe style, which seems only fair in Santa Fe.
    + Concrete or tile, that's what your feet will meet.
    + City water, but it isn't city sewer: there's a septic tank.
    - You can be on the Plaza in ten minutes.
    + Read in the library or read on the porch, we're not the boss of you.
    + Built in '78, structural remodel in '15.
    - Sunsets over the Jemez are free from the porch every night.
    + I don't own a fancy camera, so come with your own eyes.
    + The garage part of it measures 280 sq ft.
    + What it burns to keep warm is natural gas, and the heat is radiant.
    - We had the stucco redone in 2022.
    + Laundry room: check. Washer: check. Dryer: check.
    + Nobody ticked a fireplace, so we won't bring one up.
    + Two baths if a three-quarter counts with you. It does with us.
    - Real adobe brick, walls eighteen inches thick.
    `,
  ],
  [
    "twoflat",
    `
    + It's a multi-family and it's at 2246 West Ainsley.
    + A dozen rooms, five of them bedrooms, with two and a half baths to go around.
    - Both units are let month to month at 1,850 apiece.
    + Steam does the heating and natural gas is the fuel.
    + Standing since 1911, brick on the outside.
    + We did the math for you: 115 years old.
    - From here it's two blocks to the Brown Line.
    + The box says Near transportation, and we won't pretend to know your commute.
    + What you've got for a basement is 1,150 square feet of not finished.
    + Rents and leases aren't part of this form, but ask and we'll talk.
    - Electric is on separate meters, and each flat has its own water heater.
    + 2 cars, 400 sq ft, detached. That's the garage.
    + A range and a refrigerator were ticked, and in that row nothing more.
    + Ceiling fans, yes. Strong opinions about ceiling fans, also yes.
    - The plumbing was all redone in copper in 2016.
    + There's a porch, so somebody has to sit on it.
    + Feel free to bring your dad, your contractor, or both.
    - The attic is already plumbed for a third bath.
    + The lot's 3,125 square feet, in other words about seven hundredths of an acre.
    + Cooling comes by way of the wall.
    + Sorry for all the numbers, we're numbers people.
    - The detached garage holds three cars and has a new door.
    `,
  ],
  [
    "beachcondo",
    `
    + 412 is the unit, 900 Gulf Terrace the building.
    + Two and two: bedrooms and full baths.
    - Drink your coffee on the screened lanai and count dolphins.
    + The association asks for 785 a month.
    + Over twelve months the fee comes to 9,420, in case your calculator is packed already.
    + Active, and over 55: that's the community.
    - Hurricane shutters were put on in 2023.
    + Pool or hot tub? Try both and report back.
    + Tennis, anyone? A court's on the list.
    + A heat pump heats it, central air cools it.
    - You can drive to Siesta Key in ten minutes.
    + Gated entry. Elevator. You bring the suitcase.
    + Stucco and concrete outside, tile and carpet inside.
    + Just the one parking space, and it's off the street.
    - It's sold furnished down to the spoons, so pack a toothbrush.
    + I'm typing this on my phone, so pardon the typos.
    + Built in 1984; you do the subtraction.
    + Your clothes get a walk-in closet, not to mention a washer and a dryer.
    - Cable, water and the roof are all paid out of the 785.
    + Nobody entered a word about pets, rentals or flood insurance, so those are for you to ask.
    + It's on the water, or as the form likes to say, Waterfront.
    - After Ian we had the whole AC replaced.
    `,
  ],
  [
    "farmstead",
    `
    + Eleven acres. I'd say more, but eleven acres says it.
    + 1862 is the year it was built, and that makes 164 candles.
    - There's a barn too, four stalls with a hayloft over them.
    + Mother-in-law apartment, mother-in-law not supplied.
    + It heats on propane, by stove and by baseboard.
    + No AC is listed, and we're not about to make one up.
    - Sugar maples line the stone wall, and the sap lines stay.
    + Washer, yes. Dryer, not that anybody ticked.
    + Start your seeds in the greenhouse, then fuss over them in the garden.
    + Is there a pond? There is a pond.
    - Those wide planks are the same ones they laid in 1862.
    + Four bedrooms share a bath and a half, so learn to knock.
    + The last structural work on record was thirty years back, in 1996.
    + Wear boots you don't love.
    - Forty minutes and you're on the lifts at Killington.
    + Cape Cod by style, Vermont by address.
    + Off-street spots: five.
    + Your water's from a well, and it ends up in a septic tank.
    - A spring feeds the pond, and we stocked it with trout.
    + My husband says mention the workshop. I say mention the mud room. There, both mentioned.
    + Metal roof, wood siding, and a porch to sit out the rain on.
    - One family has owned it from the day it was built.
    `,
  ],
  [
    "colonial",
    `
    + Nine Marlowe, nine rooms, easy to remember.
    + 2,475 sq ft finished. Basement 1,120, and that part isn't.
    - Granite counters, a gas cooktop and a big island in the kitchen.
    + 4BR 2.5BA colonial in Glastonbury.
    + Thirty-two years since it was built, six since the structural remodel.
    + Lawn and sprinkler system are here already; the mower's up to you.
    - The school bus picks up right on the corner.
    + Not quite an acre: .85 of one.
    + The garage is hooked onto the house, takes two, and comes to 520 sq ft.
    + You can eat in the dining room and flop in the family room.
    - With the 2020 remodel they opened the kitchen to the family room.
    + Gas and forced air make the heat; the cool is central.
    + Vinyl siding, shingle roof, nothing there to decode.
    - The basement has nine-foot ceilings and is roughed in for a bath.
    + It's on town water and town sewer, so no well talk and no tank talk.
    + No one ticked a pool and no one ticked a fireplace.
    - The roof is a mere four years old.
    + If you'd like a second look, say the word.
    + We were told to write a catchy first line and this is where we ended up.
    - Out back the Trex deck looks straight into the woods.
    + Call them storm windows or double panes, they made the list.
    + Grab a lawn chair and give the deck a try.
    - Three bays in the attached garage, each with an opener.
    + An owner's suite, a walk-in closet, ceiling fans. That's three for the bedtime crowd.
    `,
  ],
  [
    "bungalow",
    `
    + One bath, no use pretending otherwise.
    + Bungalow, Craftsman, 1924: take your pick of words.
    - Old-growth fir built-ins sit on either side of the fireplace.
    + It's two years past its hundredth birthday.
    + Lot's five thousand square feet, a nice round number.
    + Five rooms in all, and two of them are bedrooms.
    - Alberta Street and its bakeries are an easy stroll.
    + Detached garage and street parking, with a count of one space.
    + Fenced yard. Garden. You supply the gardener.
    - An egress window went into the basement, so it's ready for an ADU.
    + Pancakes in the breakfast nook, roasts in the dining room, crumbs wherever.
    + Where cooling goes on the form, nothing was filled in.
    + Gas and forced air are for the cold months.
    - In 2019 we had the sewer line replaced.
    + Down below there's a basement, 760 square feet, unfinished.
    + An attic and a basement, so both ends are covered.
    - Last month the hardwoods were sanded and refinished.
    + A touch under eleven hundred square feet.
    + Swing by and say hi, we don't bite.
    + The roof's composition and the siding's wood.
    + There is no silly question, so send yours over.
    - A second bath was added downstairs.
    `,
  ],
  [
    "townhome",
    `
    + Unit C on Quarry Ridge, and the number's 2218.
    + HOA: $185/mo, so $2,220/yr.
    - It's the end unit, which means windows on three sides.
    + Built 2012, with no remodel year on file.
    + Seven appliances got a tick, the disposal among them.
    + Hoops? There's a basketball court.
    - For the 185 the HOA mows, paints and insures the roof.
    + No basement, before you ask.
    + When it's ninety out, there's a pool to go jump in.
    + Near transportation, we said. Which kind and how near, come and see.
    - A loft above the living room makes a fine office.
    + The garage is good for one car, attached, all of 240 sq ft.
    + Two full baths plus a half, or 2.5 as the internet puts it.
    - RTP is eight minutes on a good morning.
    + Carpet, tile, laminate. Pick a favorite.
    + My agent told me to keep it short. Three bedrooms. There.
    + The ceiling vaults; please don't try it yourself.
    - Quartz counters, and pull-outs in the pantry.
    + A heat pump does the heating and electricity does the heat pump.
    + If we left something out, tell us and we'll go look.
    + 1,640 finished square feet behind brick and vinyl.
    - You get the owner's suite on the ground floor.
    `,
  ],
  [
    "spanish",
    `
    + 1460 Alameda del Sol. Say it out loud once, it's fun.
    + Stucco, Spanish, San Diego, 1931.
    - Saltillo underfoot, and hand-painted tile on every stair.
    + Ninety-five years old and counting.
    + A pool and a barbecue area, so you see where this is going.
    + Detached garage plus off-street, three spaces between the two.
    - Panels on the roof are owned and wipe out most of the electric bill.
    + Cooling is down as solar, and that's the form's word for it.
    + Wall heat, and gas is what it runs on.
    + 1,925 square feet cut into eight rooms, three of them for sleeping.
    - The pool got new plaster and a heater last fall.
    + Two baths, nothing half about either.
    + Solarium or atrium, call it what you like, your ferns won't care.
    - Balboa Park is just around the corner.
    + Washer? Not ticked. Dryer? Not ticked. Freezer? Ticked.
    + The structural remodel was in two thousand nine, at age 78.
    - There's a permitted casita over the garage.
    + A security system is listed, so kindly ring first.
    + All this on 6,750 square feet of lot.
    + I'd write in Spanish to match, only mine isn't up to it.
    + Hardwood or tile, depending on where you stand.
    - Evenings, an ocean breeze comes up the canyon.
    `,
  ],
  [
    "highrise",
    `
    + Apt 2106, 88 Pelham Place.
    + Parking: none. We asked the form twice.
    - Floor-to-ceiling glass, and all of Manhattan on the other side of it.
    + It's 893 a month to the HOA, ten thousand seven hundred sixteen a year.
    + Somebody's at the door, a doorman to be exact.
    + Shy of a thousand square feet: nine hundred eighty.
    - Six minutes on foot gets you to the PATH at Grove Street.
    + Machines for the clothes and a machine for the dishes, all ticked.
    + Built in 2007, so it's old enough to vote.
    + Hardwood is the one floor that was ticked.
    - The dues include the gym, the pool and the roof lounge.
    + Disabled access is on the list and so is an elevator.
    + One bath's full, the other's a three-quarter.
    - A deeded spot in the garage below is part of the price.
    + Two bedrooms out of four rooms.
    + They call the cooling refrigerated air. The heat's forced air and electric.
    + A closet you can walk into and, one hopes, out of.
    - As a corner unit it gets light from two sides.
    + About the view we wrote nothing, and that's on purpose.
    + Got stuff? The building has storage.
    + Ring, write or send a pigeon, we answer them all.
    - Washer and dryer are Bosch, bought two years ago.
    `,
  ],
  [
    "victorian",
    `
    + Thirteen rooms, and no, we're not superstitious.
    + 1888. Three eights and a one, nobody forgets it.
    - The pocket doors between the parlors still slide.
    + Bedrooms come to five.
    + The quarter bath is real, and so are the two full ones.
    - One of the bedrooms is up in the turret.
    + Queen Anne, if you were wondering what to call the style.
    + Carport and street are where you park; two spaces in total.
    - Galena's Main Street shops are two blocks down the hill.
    + There's steam heat, there's radiant heat, and natural gas is the fuel.
    + It's got a trash compactor, of all things.
    + Orchids to the greenhouse, novels to the library, naps to the sun room.
    - It ran as a bed-and-breakfast until 2014.
    + Wet bar. First toast is to whoever reads to the end.
    + Call it a third of an acre: 14,810 sq ft.
    - A new cedar roof was laid in 2018.
    + The structural remodel is twenty-seven years behind us.
    + Basement's not finished, not any of the 1,300 sq ft.
    + No dishwasher was ticked, so that may have to be you.
    - Stained glass lights the stair landing in the morning.
    + Please don't be shy about coming twice.
    + Wood and shingle outside, softwood and carpet underfoot.
    + We put this down in one evening over a pot of tea and may have forgotten things.
    - From the wraparound porch you look down on the river.
    `,
  ],
  [
    "splitlevel",
    `
    + A quarter acre exactly, 10,890 sq ft.
    + Seven-three-oh-five Wexford Circle.
    - Furnace and AC were both new in 2020.
    + Three baths by count: a full, a three-quarter and a half.
    + Four places to park, and RV parking got a tick too.
    + Nobody entered any HOA dues.
    - The kids would go to Millard schools.
    + A 1973 split-level, Omaha.
    + Basement: finished, five hundred sixty square feet.
    + Our wet bar is open, figuratively speaking.
    - Knotty pine and a wood stove in the family room.
    + A workshop to get dusty in and a laundry room for afterward.
    + Rover gets a fenced yard and a lawn to do laps on.
    - From the deck you can watch them tee off on the ninth.
    + Fridge, washer, dryer: not one of the three is ticked.
    + That's a 484 sq ft garage, joined to the house.
    + You bring burgers, we have a deck.
    - The HOA is twenty a month and takes care of trash.
    + Natural gas, forced air, central AC. The usual trio.
    + 1,788 square feet, 8 rooms, and I'm done.
    + I'm better at selling tires than houses, so please just come look.
    - The basement has a second kitchen with its own stove.
    `,
  ],
  [
    "acreage",
    `
    + Twenty acres and a half.
    + It's a lot, so don't look for a doorbell.
    - Power is already at the road.
    + Lot 14, Badger Creek Road, Bozeman MT.
    + 892,980 square feet, in case your cousin asks.
    + The pond's the wet part.
    - Badger Creek itself runs along the north line.
    + For water, it's a well.
    + Got an RV? There's RV parking.
    - You look straight at the Bridgers from the upper bench.
    + Under sewer or septic nothing was entered.
    + Bring a thermos and a friend and walk around.
    + Off-street parking, number of spaces not given.
    - Elk come through most mornings.
    + Zoning, power and easements are questions this page can't answer.
    + No bedrooms, no baths, no dishes to do.
    + If there's an HOA fee, nobody put it in.
    - It passed its perc test and has a septic permit.
    + Cut it in two and you'd have ten and a quarter apiece.
    + We'll meet you out there if you tell us when.
    + There's only so much one can write about dirt, but we like it.
    - On the back side it borders Forest Service land.
    `,
  ],
];
