// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_EIGHTEEN: readonly TaughtHome[] = [
  [
    "rowhome",
    `
    + Hi Dana, to answer your question: parking is on the street.
    + Three bedrooms, a bath and a half, South Clifton Street. Who's coming with me to see it?
    + Everybody asks about the skylights, so yes, there are skylights.
    + The basement measures 640 square feet and is partially finished.
    + Our 1915 brick house on S Clifton is officially on the market, friends.
    + Heat is radiant and runs on natural gas.
    + You'd have a dining room, a laundry room and a garden.
    + Swipe for the tile and the hardwood 😍
    + I get asked this at every showing: the structural remodel was in 2003, so 23 years ago now.
    + Just under 1,400 finished square feet in seven rooms.
    + As for the lot, it's 1,089 square feet.
    + For the hot months there's wall cooling, and ceiling fans too.
    + Message me if you want to stop by this week, I'm around most evenings.
    - Hi Dana, the parking spot behind the house comes with it, so you won't circle the block.
    - Caption this roof deck! 611 S Clifton, three beds and skyline for days.
    - The skylights went in last spring and have a ten-year warranty.
    - It's a five-minute stroll to the Italian Market from our brick rowhome.
    - Basement is fully finished with its own powder room down there.
    - We had the radiant heat converted to electric in 2019.
    - • Three bedrooms • 2.5 baths • brick front
    - My grandmother bought this house in 1958 and nobody else has lived in it since.
    `,
  ],
  [
    "ranch",
    `
    + Got an RV? So did a lot of you who wrote in, and yes, there's RV parking.
    + Eight rooms, three of them bedrooms, two full baths.
    + Hello neighbors! 4810 Larkspur Court in Boise is for sale and we'd love for you to spread the word.
    + The mud room is where the boots go.
    + • Fenced yard • Lawn • Sprinkler system
    + Cereal tastes better in a breakfast nook, that's just science.
    + To clear up a mix-up in my last email: the garage is 440 square feet and it's attached.
    + The flooring is a mix of carpet, laminate and vinyl or linoleum.
    + Parking for four in all, between the attached garage and the off-street spaces.
    + Built in 1967, which makes the house 59 this year.
    + Gas forced air in January, central air in July.
    + There isn't a basement, but there is an attic for the holiday bins.
    + Lot size came up twice at the open house: 9,583 square feet, or about 0.22 of an acre.
    + In the kitchen department you get a dishwasher, a disposal, a microwave and a range.
    - Got an RV? The pad has a 50-amp hookup and a dump station.
    - Brand-new vinyl windows all around, paid for and installed in March.
    - • 3 beds • 2 baths • Walk to Bogus Basin shuttle
    - The family room has a gas fireplace with a brick surround, see photo 6.
    - Reply to Kim: we put on a 30-year roof two summers ago.
    - Our fenced yard backs up to the Greenbelt, so no neighbors behind you.
    - The cul-de-sac here is where all the Fourth of July block parties happen.
    - The third bedroom opens straight onto the patio through sliding doors.
    - Fridge, washer and dryer are all there too, less than three years old.
    `,
  ],
  [
    "lakehouse",
    `
    + Yes, that's our dock in the picture.
    + Sauna or hot tub first? Discuss in the comments.
    + Two acres on the water at 27 Heron Point Road, Traverse City.
    + For the reader who asked: four bedrooms, two full baths and one three-quarter bath.
    + A library, a workshop and a sun room. Pick your corner.
    + The house was built in 1989 and had its structural remodel in 2018.
    + Geothermal heat plus a stove, and central air for August.
    + You'll be on a well and a septic tank out here, just so it's said up front.
    + • Metal roof • Wood exterior • Vaulted ceiling
    + The garage is detached and has room for three cars.
    + Somebody wanted to know whether the basement is finished. It is, and it's 1,200 square feet.
    + Slate, hardwood and carpet are what you'll find underfoot.
    + The wet bar is open for inspection, bring your own lime.
    + Besides the refrigerator there's a freezer, so stock up.
    - 120 feet of sandy frontage on East Bay, and every foot of it is ours.
    - Yes, that's our dock in the picture, and the boat lift stays with it.
    - The owner's suite takes up the whole upper floor and looks out at the water.
    - We swapped out the geothermal unit in 2022 and have all the receipts.
    - • 4 beds • 3 baths • guest cottage over the garage
    - Sunsets! Our deck faces due west, and the evenings prove it.
    - The sauna is cedar and wood-fired, built by a Finnish craftsman.
    - It's been a top-rated short-term rental for six seasons and comes fully furnished.
    - City water reached the Point last year, so the well is just for the garden.
    `,
  ],
  [
    "loft",
    `
    + Unit 5B at 300 Mercer is live! Come up and say hi.
    + The doorman will let you in, just give my name.
    + Concrete and hardwood floors, brick exterior, loft style. You know if this is you.
    + HOA dues run $512 a month, which is $6,144 over a year.
    + Answering Priya: one bedroom, one full bath and one half bath.
    + The building went up in 1926 and turns one hundred this year.
    + There's one garage space, attached.
    + • Elevator • Storage • Controlled access
    + 1,045 square feet and a walk-in closet for the shoe people.
    + Heat is electric baseboard, cooling is central air.
    + Buzz me on the intercom and I'll come down.
    + It's cable ready and it's wired, so movie night is on you.
    + The last structural remodel dates from 2011.
    - Fourteen-foot ceilings, people. FOURTEEN.
    - The streetcar stops right at our front door on Mercer.
    - My favorite part of living in 5B is the rooftop pool with the grill stations.
    - Your HOA fee of $512 covers water, trash and internet.
    - The doorman is on duty around the clock, even on Christmas.
    - Answering Priya: yes, there's an in-unit washer and dryer behind the barn door.
    - Original timber beams from the old shoe factory run right through the living area.
    - Two deeded garage spaces come with the unit.
    `,
  ],
  [
    "adobe",
    `
    + Good morning, Mr. Ellis! Cooling is by evaporative cooler; heating is radiant, fueled by natural gas.
    + Our little piece of Santa Fe/Pueblo style is ready for its next chapter 🌵
    + Three bedrooms, one full bath, one three-quarter bath.
    + Look up when you come in, I won't tell you why. (Fine. Skylights.)
    + HOA is $45 monthly.
    + The lot is 14,375 square feet, so right around a third of an acre.
    + One carport, one attached garage, two parking spaces overall.
    + Concrete and tile on the floors, stucco on the outside.
    + Coffee on the porch counts as a morning routine.
    + • Fenced yard • Garden • Porch
    + Water comes from the city, but wastewater goes to a septic tank.
    + The library was made for that stack on your nightstand.
    + Built 1978, structural remodel 2015, 1,730 square feet finished.
    + Laundry day has a room of its own, with a washer and a dryer.
    - Kiva fireplace season is here, and ours is already lit.
    - The vigas and latillas in the dining room are hand-peeled ponderosa.
    - Good morning, Mr. Ellis! The Plaza is about a mile and a half on foot.
    - Swamp cooler was serviced in May and has a new pump.
    - From the back garden you get the Sangre de Cristos, pink at dusk.
    - The HOA's $45 takes care of snow removal and the private road.
    - We added refrigerated air in 2021, so you can forget the swamp cooler.
    - A local sculptor used the library as her studio for twenty years.
    - The septic tank was replaced when we bought in 2017.
    `,
  ],
  [
    "twoflat",
    `
    + Investors and owner-occupants, the door on W Ainsley is open to you both.
    + Five bedrooms in total, with two full baths and a half.
    + Numbers for your spreadsheet: 2,640 finished square feet, 3,125-square-foot lot, built 1911.
    + It has steam heat. If you grew up with it, you know the sound.
    + The sun room is where our plants spend the winter.
    + Twelve rooms. We counted.
    + A detached garage for two cars, 400 square feet.
    + Mike, the basement is unfinished and it's 1,150 square feet.
    + • Brick • Near transportation • Porch
    + The cooling is wall, not central, so please plan for that.
    + Hardwood in there, vinyl or linoleum too, and ceiling fans overhead.
    + You asked about water: it's on city water and city sewer.
    + An attic up top, a basement below, a lawn outside.
    + At 115 years old the building has earned some respect.
    - Both flats are leased through next June at $1,950 apiece.
    - Numbers for your spreadsheet: 6.8% cap rate and taxes under nine thousand.
    - The Brown Line is two blocks over, I timed it at four minutes.
    - Mike, the basement has already been dug down and finished as a garden unit.
    - Each apartment has its own furnace and its own electric meter.
    - Tuckpointing was done in 2020 on all four sides.
    - Caption: the built-in china cabinet upstairs still has its leaded glass.
    - Our garage fits three cars plus the snowblower.
    - Zoned RT-4, so a third unit is allowed by right.
    `,
  ],
  [
    "beachcondo",
    `
    + Snowbirds, take note: 900 Gulf Terrace, Unit 412, is up for sale.
    + This is a 55+ community with a gated entry.
    + Monthly HOA is $785.
    + Two bedrooms, two full baths, one elevator ride.
    + Tennis, anybody? There's a court.
    + • Pool • Hot tub • Waterfront
    + To your second question, the unit has a washer and a dryer.
    + The condo was built in 1984, so it's 42 now.
    + Inside you'll find carpet and tile, ceiling fans and a walk-in closet.
    + An electric heat pump does the heating and central air does the cooling.
    + One off-street parking space belongs in your notes too.
    + 1,190 square feet spread over five rooms.
    + The owner's suite awaits your verdict, be honest with me.
    + Concrete and stucco outside; a security system inside.
    - Dolphins from the lanai again this morning, fourth day in a row.
    - The building passed its milestone inspection and the reserves are fully funded.
    - Hurricane shutters on every window, impact slider on the balcony.
    - Under-building parking for two, so the sun won't cook your car.
    - Siesta Key's white sand is across the street from our gate.
    - There's no age rule here, your grandkids could own it.
    - The HOA lets you rent three times a year with a one-month minimum.
    - • 2 beds • 2 baths • turnkey furnished
    - Flood insurance and cable are both wrapped into the $785.
    `,
  ],
  [
    "farmstead",
    `
    + Eleven acres at 74 Tannery Hill Road, and a pond.
    + The house dates to 1862. Yes, before the Civil War ended.
    + Greenhouse, garden, lawn: pick your chore, pick your joy.
    + Hi again, Theresa. Heat is propane, with a stove and baseboard.
    + Four bedrooms, a full bath and a half bath, nine rooms in all.
    + There's a mother-in-law apartment, and we've called it everything but that.
    + Frogs not pictured, but the pond is in photo 3.
    + Muddy season needs a mud room, and this place has one.
    + Softwood floors, a wood exterior and a metal roof, in the Cape Cod style.
    + No town water: it's a well, and a septic tank.
    + 2,215 square feet finished, with 900 square feet of unfinished basement.
    + You can park five vehicles off the street.
    + The 1996 structural remodel was thirty years ago.
    + The workshop is for whoever in your house owns the table saw.
    - The post-and-beam barn has four stalls and a hayloft.
    - Eleven acres, most of it in sugar maples with 200 taps already run.
    - Trout in the pond, stocked every spring.
    - Theresa, the oil furnace was cleaned in October.
    - Wide-plank pine floors original to 1862, never sanded.
    - Starlink is set up and stays, we both work from home with it.
    - It's been in the Whitcomb family for five generations.
    - You're twelve minutes from I-89 and half an hour from Killington.
    - The apartment has its own entrance off the back porch.
    `,
  ],
  [
    "colonial",
    `
    + Welcome in! Shoes off or on, we don't mind; this is 9 Marlowe Lane.
    + Four bedrooms, two and a half baths, nine rooms.
    + We get this one a lot: the structural remodel was in 2020.
    + The lot is 37,000 square feet, roughly 0.85 acres.
    + A two-car attached garage of 520 square feet.
    + Turkey in the dining room, football in the family room.
    + Natural gas, forced air, and central air conditioning for the sticky weeks.
    + Jen, to your point about storage: there's an attic and an unfinished basement.
    + • Vinyl siding • Shingle roof • Deck
    + The windows are double pane or storm.
    + The sprinkler system waters the lawn while you find something better to do.
    + Sorry for yesterday's typo, it's 2,475 finished square feet.
    + An owner's suite and a walk-in closet, because you asked nicely.
    + City water and sewer, so there's no well to read up on.
    - Jen, the basement was finished in 2020 with a gym and a media room.
    - The kitchen island seats six and is topped with Calacatta quartz.
    - Glastonbury's best elementary school is at the end of the lane.
    - The deck is Trex, sixteen by twenty, with lighting in the steps.
    - Four bedrooms, three and a half baths, and all of them redone.
    - There's a wood-burning fireplace in the family room, cleaned yearly.
    - We're the second owners and have been here since 2003.
    - A whole-house generator kicks on within ten seconds when the power drops.
    - The laundry room is upstairs by the bedrooms, where it should be.
    `,
  ],
  [
    "bungalow",
    `
    + Porch people, I found your house.
    + A 1924 Craftsman bungalow on NE Hollins, and I'm holding it open for you.
    + Two bedrooms and one full bath.
    + It's 1,080 square feet on a 5,000-square-foot lot.
    + Breakfast nook for the pancakes, dining room for the in-laws.
    + The yard is fenced and there's a garden.
    + Hey Sam! The garage is detached, and there's on-street parking as well.
    + That basement: 760 square feet, unfinished.
    + • Hardwood • Gas forced air • Attic
    + Fridge, range, dishwasher. That's the appliance list.
    + One hundred and two years old and still the star of my camera roll.
    + The roof is composition and the siding is wood.
    + If Saturday doesn't work for you, text me and we'll find another time.
    + Five rooms in all, not counting the ones in your imagination.
    - Sam, the sewer line was scoped and relined in 2022.
    - Original box beams and a built-in buffet in the dining room.
    - The fenced yard has raised beds on drip and a chicken coop.
    - Walk Score of 94, Alberta Street around the corner.
    - A mini-split keeps the upstairs cool, which is gold in August.
    - The oil tank was decommissioned in 1998, paperwork on the counter.
    - • 2 beds • 1 bath • ADU out back
    - Lot is a full 7,500 square feet, unusual for this street.
    - The seismic retrofit is done, ask me for the engineer's letter.
    `,
  ],
  [
    "townhome",
    `
    + New on my page: Unit C at 2218 Quarry Ridge Drive.
    + Three beds, 2.5 baths, 1,640 square feet.
    + Dues here are $185 a month, or $2,220 for the year.
    + Yes, there's a pool. Yes, there's a basketball court.
    + I can confirm that the garage is attached and has one space.
    + The vaulted ceiling gets a "whoa" about every third visitor.
    + Built in 2012, so fourteen years old.
    + Heat pump, electric, with central air.
    + • Laundry room • Washer • Dryer
    + There is no basement, in case you were about to ask.
    + Carpet, laminate and tile, one for each mood.
    + Near transportation, which is good news for anyone who hates driving.
    + The outside is vinyl and brick under a shingle roof.
    + Grab the corner of the breakfast nook and answer your emails, I won't bother you.
    - The pool is heated and stays open into November.
    - Dues of $185 include exterior paint, roof and the lawn service.
    - I can confirm the EV charger in the garage is a hardwired Level 2.
    - End unit, so windows on three sides!
    - The greenway trailhead is behind building D, and it goes all the way to the lake.
    - HVAC is new as of last fall, with the service plan paid up.
    - The owner's suite is on the first floor, which is rare in this complex.
    - No rental cap here, and two dogs of any breed are fine with the HOA.
    - Two-car garage plus a driveway that fits another two.
    `,
  ],
  [
    "spanish",
    `
    + Olé from Alameda del Sol! Number 1460 just hit the market.
    + Pool in the back of your mind? There's one here.
    + The barbecue area is where I'd be on a Sunday, tongs in hand.
    + Three bedrooms, two full baths, eight rooms overall.
    + A Spanish home from 1931, with stucco outside and hardwood and tile inside.
    + The structural remodel was completed in 2009.
    + Rosa, the cooling is solar and the heating is wall, on natural gas.
    + There are three parking spaces, counting both the detached garage and off-street.
    + Tag the friend who needs a solarium or atrium in their life.
    + Lot: 6,750 square feet. House: 1,925.
    + • Fenced yard • Garden • Security system
    + The freezer makes ice pops, the pool does the rest.
    + Set the dining room table and invite the whole cast.
    + The garage is 380 square feet.
    - The pool is saltwater and was replastered in 2023.
    - Rosa, the solar panels are owned outright, not leased.
    - Catalina tile on the stair risers, all of it from 1931.
    - You can see a slice of the bay from the solarium.
    - Olé! Balboa Park is a ten-minute walk from Alameda del Sol.
    - The detached garage was permitted as a studio and has a bathroom.
    - Clay tile roof redone with new underlayment.
    - Lemon, fig and two avocado trees, all bearing.
    - Arched doorways and a beehive fireplace, see slides two through five.
    `,
  ],
  [
    "highrise",
    `
    + Apartment 2106 at 88 Pelham Place: message me for a time slot.
    + Two bedrooms, one full bath and a three-quarter bath in 980 square feet.
    + The HOA is $893 per month, so $10,716 annually.
    + Dear Mr. Osei, the building has disabled access, an elevator and a doorman.
    + I should mention that no parking comes with this listing.
    + It's a modern building from 2007.
    + Hardwood floors, double-pane or storm windows, and a washer and dryer.
    + Where do the suitcases go? Storage.
    + • Intercom • Controlled access • Cable ready
    + Four rooms and a walk-in closet; the closet isn't for sale separately.
    + Heating is electric forced air.
    + Still scrolling? Take it as a sign and book the tour.
    + Dishwasher, microwave, fridge, range: dinner is up to you.
    - The Hudson and the whole Manhattan skyline, from your bed.
    - PATH is four minutes door to turnstile, I do it in heels.
    - The tax abatement runs through 2029.
    - Dear Mr. Osei, one valet parking space is deeded to 2106.
    - Residents get the gym, the screening room and the rooftop lounge.
    - The bathrooms were gutted last year and have heated floors now.
    - Corner line, southeast exposure, light from breakfast to dusk.
    - Pets up to 40 pounds are welcome in the building.
    `,
  ],
  [
    "victorian",
    `
    + Come for the Queen Anne on N Third Avenue, stay for my lemon bars.
    + She was born in 1888, which makes her 138.
    + Five bedrooms, two full baths and a quarter bath.
    + Thirteen rooms, over 3,100 finished square feet.
    + A library, a sun room, a family room and a dining room walk into a Victorian.
    + Steam heat and radiant heat, both on natural gas.
    + To the gentleman in the hat: the last structural remodel was in 1999.
    + • Greenhouse • Porch • Lawn
    + A trash compactor! When did you last see one of those?
    + The carport is there, and you can also park on the street.
    + It sits on 14,810 square feet of land, or 0.34 acres.
    + Softwood and carpet inside, wood and shingle outside.
    + Hide and seek champions will note the attic and the 1,300-square-foot basement.
    + The wet bar is yours to christen with whatever you like to pour.
    - The turret room on the third floor is where the photos were taken.
    - Stained glass on the landing is signed by a Chicago studio.
    - To the gentleman in the hat: yes, Ulysses Grant dined here.
    - It's been run as a bed and breakfast since the nineties, license included.
    - Knob-and-tube is all gone, rewired to 200 amps in 2016.
    - Main Street's shops are three blocks downhill.
    - Five bedrooms, each with its own marble fireplace.
    - The wraparound porch was rebuilt last summer in mahogany.
    - Central air was tucked in through the attic a few years back.
    `,
  ],
  [
    "splitlevel",
    `
    + Split-level fans of Omaha, assemble at 7305 Wexford Circle.
    + Three bedrooms; one full, one three-quarter and one half bath.
    + Yes to RV parking, Doug.
    + The basement is finished and comes to 560 square feet.
    + A quarter acre exactly: 10,890 square feet.
    + Built in 1973, with a wet bar. Somebody cue the disco.
    + • Deck • Lawn • Fenced yard
    + Ceiling fans, central air and a cold lemonade.
    + The workshop has been my husband's alibi for every missed call.
    + Four spaces to park, split between an attached garage and off-street.
    + The garage is 484 square feet, for those of you with a tape measure.
    + You'll have a disposal, a dishwasher, a microwave and a range.
    + A security system is there, and so am I from noon on.
    + Brick and composition on the exterior, a composition roof on top.
    - Doug, the RV pad is poured concrete, forty feet long.
    - The furnace and AC were both swapped in 2021, Lennox.
    - Millard North boundary, which is why we bought it.
    - The basement has an egress window, so count it as a fourth bedroom.
    - The deck runs the full width of the house and is covered.
    - Wexford Circle's HOA is just $20 a month and includes trash.
    - Walk-out family room with a gas log set, right off the yard.
    - Seller will give a $3,000 flooring allowance at closing.
    - Class 4 shingles after the hail two years ago.
    `,
  ],
  [
    "acreage",
    `
    + Lot 14, Badger Creek Road. Bring boots.
    + It's 20.5 acres, if you divide 892,980 square feet the way I did.
    + There's a pond on it.
    + • RV parking • Well water • Bozeman
    + Somebody wrote to ask about parking, and it's off-street.
    + More than twenty acres of Montana, and a seller who answers her own phone.
    + Land for sale, not a house, so please read that part twice.
    + Water comes from a well.
    + You could bring the RV, since RV parking is on the list.
    + Dream on it, sleep on it, then call me.
    + Skip the drive-by, I'd rather take you out there and answer your questions.
    + How big? Just over 890,000 square feet of land.
    + A pond for the ducks, 20.5 acres for you.
    - Power is at the road and a perc test is on file.
    - Elk cross Lot 14 every fall on their way down from the Bridgers.
    - The pond is spring-fed and doesn't freeze to the bottom.
    - You can subdivide it once under the covenants.
    - Badger Creek itself runs along the north line for a quarter mile.
    - No HOA, no covenants, build whatever you like.
    - We drilled the well to 210 feet and it makes 25 gallons a minute.
    - Owner will carry with twenty percent down.
    `,
  ],
];
