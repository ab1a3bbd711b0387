// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_NINE: readonly TaughtHome[] = [
  [
    "rowhome",
    `
    + The dining room is its own room, and the laundry is too.
    + It went up in 1915, and the structure was remodeled eighty-eight years later.
    + You park on the street, since there is no garage to speak of.
    + The basement measures 640 square feet, and part of it is finished.
    + Radiant heat warms the place, with natural gas behind it.
    + There are seven rooms in all, three of which are bedrooms.
    + We eat on the patio in June, because that is what a patio is for.
    + Wash the dishes by hand if you miss it, though the dishwasher is right there.
    + The lot is 1,089 square feet, which works out to a fortieth of an acre.
    + Hardwood is underfoot, and where it isn't you may well find tile.
    + Your washer can stay at your old place, because one is here already.
    + It has stood for more than a century, and the outside is brick.
    + Skylights let you look up, which few of us do often enough.
    + Ceiling fans help in July, and the wall units do the rest.
    + The roof is the built-up kind, so nobody will be asking you about shingles.
    + One bath is full and the other is a half, in case you were counting.
    + Grow what you like in the garden, or let it grow what it likes.
    + With 1,386 finished square feet, it comes to about 198 a room.
    + Start supper at the range, then set the table in the dining room.
    + The water comes from the city and goes back to the city.
    + Part of the basement is unfinished, so bring the paint cans down there.
    + Clifton Street is the address, and 611 is the number on it.
    + The refrigerator counts as ours to mention, and so does the range.
    + You can fold towels in a room made for it and shut the door on the pile.
    + It's a Philadelphia brick house, and we wouldn't dress it up as anything else.
    + Neither a pool nor a garage comes with it, but a garden does.
    + Sit outside with the paper while the dryer finishes.
    + The remodel dates to 2003, so do the arithmetic and ask what you like.
    + Three bedrooms share a single full bath, and we have a half bath for emergencies.
    + An air conditioner in the wall isn't glamorous, yet August makes a believer of you.
    - So — the brick was tuckpointed by an uncle of ours.
    - So, the chimney was tuckpointed by my brother.
    - The brick was tuckpointed by the owner before us.
    - So — the walk was laid by my dad.
    - The trim was painted by my dad, twice.
    - The garden wall was built by my mom and her brother.
    - So! The steps were poured by my grandfather.
    - The mortar was repointed by my father.
    - The dining room is its own room, and the chandelier in it is staying.
    - It went up in 1915, and the front steps are still the first marble.
    - You park on the street, usually within a house or two of the door.
    - The basement measures 640 square feet, with headroom for a tall man.
    - Radiant heat warms the place, with a separate thermostat on each floor.
    - There are three bedrooms, two of them facing the garden.
    - We eat on the patio in June, under the fig that a neighbor gave us.
    - The dishwasher is right there, beside a deep farmhouse sink.
    - The lot is 1,089 square feet, with a gate to the alley at the back of it.
    - Hardwood is underfoot, and it was refinished before we listed.
    - A washer is here already, bought only last year.
    - The outside is brick, and it was repointed in 2019.
    - Skylights let you look up, and both of them open with a pole.
    - Ceiling fans help in July, one in each bedroom.
    - The roof is the built-up kind, coated silver four summers ago.
    - One bath is full, with the old clawfoot tub still in it.
    - Grow what you like in the garden, where the soil has been tested and is clean.
    - It offers 1,386 finished square feet over three stories.
    - Start supper at the range, a six-burner gas model.
    - The water comes from the city through a copper line put in recently.
    - Part of the basement is finished, which is where we keep the home office.
    - Clifton Street is the address, a block the city keeps plowed.
    - The refrigerator makes ice and the range is gas.
    - The laundry room has a window and a folding counter.
    - It's a Philadelphia brick house with a bay window in front.
    - There's a garden, and it gets sun from breakfast to supper.
    - Sit on the patio with the paper and hear nothing but birds.
    - The remodel dates to 2003, when they moved the stairs.
    - There's a half bath too, tucked under the staircase.
    - The wall units handle August, and both were cleaned this spring.
    + Big news, friends: our brick house on Clifton Street is looking for its next people.
    + Look up! Skylights!
    + We painted our hopes all over this house and now it's somebody else's turn.
    + Tag a friend who keeps killing houseplants and give them a whole garden to practice on.
    + Posting this with a lump in my throat and a mop in my hand.
    + Three bedrooms, one and a half baths, brick, garden. That's the post.
    + Swipe for the patio.
    + Who needs a gym when you have a basement and good intentions?
    + A house born in 1915 deserves a birthday cake, and we are bringing one to the showing.
    + Thank you, little garden, for every basil leaf.
    + hi, are you around Thursday? I can let you in
    + no garage sorry, street only
    + yep washer AND dryer
    + 640 sf basement, partly done, see what you think
    + Its gas heat, radiant, not forced air
    + running 5 min late, wait by the front door
    + bring a tape measure if you're worried about the couch
    + built 1915 remodeled 03, that's all i know for sure
    + Dining room yes. Den no.
    + LMK what you think after you've slept on it!
    + Seven rooms. Count them with me.
    + Made you a list: dishwasher, dryer, range, refrigerator, washer.
    + Coffee on the patio, anyone?
    + cooling is wall units fyi
    + Old enough to remember trolley fares, young enough to have skylights.
    + A little garden, a little patio, a lot of brick.
    + If these walls could talk they'd do it in a Philly accent.
    + city water, city sewer, no surprises to report there
    + Share this with the cousin who has been looking since spring.
    + Hardwood and tile, so socks are at your own risk.
    - Big news, friends: our corner house on Clifton Street is for sale!
    - Look up: skylights in the bathroom, and stars on a clear night.
    - We painted every room this month, all in the softest white.
    - Tag a friend who wants to walk to the Italian Market for dinner.
    - Best block in South Philly, ask anyone on it.
    - Three bedrooms, brick, garden, and a roof deck with skyline views.
    - Swipe for the new kitchen!
    - Even the basement is sunny, thanks to a row of glass block.
    - Over a hundred years old and only ever in two families.
    - Thank you, little garden, and thank you, thirty-year-old rosebush by the gate.
    - hi, just so you know the heater was replaced in 2021
    - no garage but the permit zone makes parking easy
    - yep washer and dryer, stacked, in the hall closet upstairs
    - the basement's dry, we had it waterproofed
    - taxes are about 280 a month
    - subway is like 4 min on foot
    - fits a king in the front bedroom, I measured
    - roof has a transferable warranty btw
    - Dining room yes, and it opens to the kitchen.
    - LMK soon, we have two offers already!
    - Every closet in this house is cedar lined.
    - Made you a list: dishwasher, dryer, microwave, range, washer.
    - Coffee on the patio, which is all bluestone now.
    - cooling is central, put in with the remodel
    - Old bones, new wiring, happy house.
    - A little garden with a shed for your bikes.
    - If these walls could talk they'd thank us for the insulation.
    - the sewer lateral was scoped last month and it's fine
    - Share this with anyone whose kids need a good school around the corner.
    - Hardwood throughout and it hardly creaks.
    `,
  ],
  [
    "ranch",
    `
    + The garage is attached, and at 440 square feet it is no closet.
    + The yard is fenced, and the lawn inside it has sprinklers.
    + It has three bedrooms, which happens to be how many we needed.
    + The house dates from 1967, so it has seen a few Boise winters.
    + There's a family room for the television and a breakfast nook for the crossword.
    + Central air runs the summer, and forced air runs the rest.
    + Leave your muddy shoes in the mud room and come in.
    + Four cars can be parked here, counting the garage and the off-street spots.
    + The attic exists, and what goes up there is between you and the ladder.
    + Brick makes up some of the outside, while wood makes up the other part.
    + There's a walk-in closet, so your sweaters can have their own zip code.
    + The windows are double-pane or storm, which is worth something in January.
    + The floors are carpet, laminate and vinyl, and you may mop two of those.
    + The stove isn't fancy talk; it's a range with an oven under it.
    + You get two full baths, with no half to round up.
    + We've parked a trailer here, because the property has a place for an RV.
    + The lot is 9,583 square feet, or a little more than six times the finished house.
    + The roof is composition, and the furnace burns natural gas.
    + A microwave and a dishwasher come in handy on Mondays.
    + The kitchen has a garbage disposal, so scrape away.
    + There isn't a basement, which saves you one flight of excuses.
    + Eat in the nook, nap in the family room, and call it Sunday.
    + Let the dog out in the fenced yard and finish your coffee.
    + The sewer and the water are municipal, so there is no well to fuss over.
    + It counts eight rooms, among them a mud room.
    + The patio waits for a grill, and the lawn waits for a chair.
    + You can set the sprinklers going and watch someone else work for once.
    + Each room averages 189 finished square feet, if you like that sort of math.
    + There is no association fee given for it, and none that we write checks to.
    + Larkspur is a flower as well as our court, and you're free to plant some.
    - The garage is attached, and the opener was changed out this year.
    - The yard is fenced in six-foot cedar with a double gate.
    - It has three bedrooms, all of them at the quiet end of the hall.
    - The house dates from 1967, and the sewer line was redone in 2020.
    - There's a family room with a brick hearth at one end of it.
    - Central air runs the summer, and the compressor is three seasons old.
    - The mud room has hooks and a bench along one wall.
    - Four cars can be parked here, two of them under cover.
    - The attic exists, and it has been insulated to R-49.
    - Brick makes up the front, with freshly painted wood on the sides.
    - There's a walk-in closet off the main bedroom.
    - The windows are double-pane and were all replaced at the same time.
    - The carpet is newer, and the laminate looks like oak.
    - The range is electric, with a glass top that wipes clean.
    - You get two full baths, one with a walk-in shower.
    - An RV will fit, with a concrete pad and a 30-amp plug waiting.
    - The lot is 9,583 square feet and backs up to the canal.
    - The roof is composition, with about fifteen good years left.
    - The dishwasher is so quiet you'll check whether it's on.
    - The kitchen has a disposal, a pantry and plenty of counter.
    - There isn't a basement, but the crawl space is tall and dry.
    - Eat in the nook, which looks out on the backyard.
    - Let the dog out the dog door into the fenced yard.
    - The water is municipal, and the bill runs forty dollars or so.
    - It counts eight rooms, and not one of them is dark.
    - The patio has a cover, so rain doesn't cancel the barbecue.
    - The sprinklers cover front and back on six zones.
    - The garage holds two cars and still leaves space for a workbench.
    - There is no association fee, only a friendly neighborhood group.
    - Larkspur Court is a cul-de-sac, so the kids play in the street.
    + Well, Boise, here it is: our place on Larkspur Court.
    + Calling all campers. You can park the rig at home.
    + Pancakes taste better in a breakfast nook. I don't make the rules.
    + This lawn has hosted more cartwheels than a circus.
    + Grateful for this yard and everyone who ever spilled lemonade on it.
    + Post your best nook photos below and I'll go first.
    + 1967: moon rockets, miniskirts, and this house.
    + Say hi if you come through on Sunday!
    + Three beds. Two baths. One walk-in closet to argue over.
    + The sprinklers got me again. Goodbye, old friend.
    + how many cars? 4
    + theres RV parking yes
    + No basement, sorry!
    + Can you do 5:30 instead of 6
    + attached garage, 440 sq ft
    + is it ok if we show it to you ourselves? agent is out
    + gas heat, forced air, plus central AC
    + yes the yard's fenced so bring Biscuit
    + Sending pics tonight, promise
    + carpet + laminate + vinyl for floors
    + Feeling sentimental about a mud room, of all things.
    + Home is where you park it, and we have four spaces.
    + Not a mansion: 1,512 square feet.
    + Anyone else talk to their lawn?
    + My last summer on this patio and I plan to use it well.
    + An attic for the ornaments and a garage for everything else.
    + we're at 4810, look for the brick and wood
    + Shout-out to the garbage disposal, the hardest worker in the house.
    + Take the virtual tour in your slippers, then come in your shoes.
    + lot's just under a quarter acre, .22
    - Well, Boise, here it is: fully remodeled and ready for you.
    - Calling all campers: the river trail starts at the end of our street.
    - Pancakes in the nook with the morning sun pouring in, every single day.
    - This lawn was resodded in April and looks like a golf course.
    - Grateful for the best neighbors a person could ask for.
    - Post your best sunset below; ours is the foothills from the kitchen sink.
    - 1967 charm with a 2022 kitchen.
    - Say hi Sunday, and stay for a dip in the pool!
    - Three beds, two baths, and a bonus room over the garage.
    - Goodbye, old maple out front, planted the day we moved in.
    - the fridge stays, so do the washer and dryer
    - RV pad has water and a dump hookup yes
    - No basement but tons of storage
    - we can close in 3 weeks easy
    - garage is finished and heated
    - school is 2 blocks, they walk
    - furnace is a 2018, I have the receipt
    - fence is brand new on the north side
    - Sending pics tonight of the new quartz counters
    - wood floors under that carpet, trust me
    - Feeling sentimental about a fireplace, of all things.
    - Four spaces, and the driveway was just resealed.
    - It's 1,512 square feet but lives much larger.
    - Anyone else wave at the deer in the backyard each morning?
    - My last summer on this patio, watching the fireworks over downtown.
    - The attic is floored and lit, so the ornaments live well.
    - we're at 4810, the one with the big blue spruce
    - Shout-out to Idaho Power: our bill has never topped ninety.
    - Inspected last week, and the list was short.
    - lot's just over a third of an acre
    `,
  ],
  [
    "lakehouse",
    `
    + The garage is detached, so you get a few steps of fresh air first.
    + It sits on two acres, and the property is on the water.
    + The heat is geothermal, with a stove for the nights that ask for one.
    + There's a library, which is a fine place to lose an argument with a cat.
    + The basement is 1,200 square feet, and all of that square footage is finished.
    + The ceiling is vaulted, and somewhere above it is a metal roof.
    + We keep a freezer, because blueberries don't pick themselves in February.
    + You can soak indoors in the jetted tub or outdoors in the hot tub.
    + Two baths are full, and the third is a three-quarter.
    + Build a canoe in the workshop, then launch it at the dock.
    + It was built in 1989, and its structure was reworked in 2018.
    + The wet bar is there for guests, and for you when they leave.
    + Slate, hardwood and carpet cover the floors, though not all in one place.
    + The well supplies the water, and the septic tank takes it from there.
    + Security systems are in the house, and we still whistle when we come home.
    + The owner's suite is for whoever signs the papers.
    + It's contemporary in style, with wood on the outside.
    + Three spaces in the garage means three spaces out of the snow.
    + Read in the sun room until you notice you're asleep.
    + The air conditioning is central, for the two weeks you'll want it.
    + Ten rooms sounds like plenty, until everyone comes at once.
    + The deck is for lunch and the dock is for after lunch.
    + Tomatoes go in the garden, and towels go on the railing of your choice.
    + The laundry machines are a washer and a dryer, no coins needed.
    + Electricity is the heating fuel, so no oil truck calls here.
    + Go from the sauna to the water and scream a little.
    + The dining room seats whoever you can fit, and we've had a go at that.
    + Four bedrooms make a full house, and we have the towels to prove it.
    + The house has 2,860 finished square feet, a shade over 700 per bedroom.
    + The skylights are overhead, where skylights should be.
    - The garage is detached, with an unfinished loft above the third bay.
    - It sits on two acres, with 180 feet of sandy frontage.
    - The heat is geothermal, and it keeps our bills near a hundred a month.
    - There's a library, with a rolling ladder and oak shelves.
    - The basement is finished, and it walks out to the water side.
    - The ceiling is vaulted and clad in knotty pine.
    - We keep a freezer out in the garage, next to the recycling.
    - The jetted tub sits beneath a window facing the bay.
    - Two baths are full, and both have heated floors.
    - The workshop has its own 220 line and a dust collector.
    - It was built in 1989 by the same family who is selling it now.
    - The wet bar is topped in granite and has a small wine fridge.
    - Slate in the entry has radiant heat under it.
    - The well is 140 feet deep, and the water tests clean.
    - Security systems are in the house, and the cameras convey.
    - The owner's suite is on the main floor, away from the other bedrooms.
    - It's contemporary in style, drawn by an architect from Leelanau.
    - The three-space garage was insulated the same year as the roof.
    - Read in the sun room, which has windows on three sides.
    - The air conditioning is central and was swapped out in 2023.
    - Ten rooms, most of them looking at the water.
    - The deck is composite, so you'll never stain it.
    - The garden has raised beds and a tall deer fence.
    - The washer and dryer are upstairs by the bedrooms.
    - Electricity heats the house, helped along by panels on the roof.
    - The sauna is cedar and burns wood.
    - The dining room opens to the deck through French doors.
    - Four bedrooms, each with a closet of its own and a view.
    - The house has 2,860 finished square feet, all on a single level.
    - The metal roof went on only five years ago.
    + Sauna people, this one is for you.
    + Some of you asked where we've been all summer. On the dock. The answer is the dock.
    + Goodbye to the best napping spot in Michigan, by which I mean my sun room chair.
    + Two acres of breathing room, and yes, you may breathe.
    + Bring the marshmallows, bring the aunts, bring a sweater.
    + Floaties up!
    + If you need me I'll be in the library with the door closed.
    + A hot tub, a jetted tub, a sauna: our hobbies are mostly water.
    + We said we'd never sell. Well.
    + Heart full, car full, freezer finally empty.
    + dock is real, photo coming
    + 4 bed, 2 full + a 3/4 bath
    + septic and well fyi
    + Can u do Sat am? bring a suit lol
    + its geothermal w/ a stove too
    + yes finished basement, 1200 ft
    + Garage fits 3, detached
    + No pool. You have the water!
    + Roof's metal
    + let me know if you get lost on Heron Point Rd
    + Workshop for her, wet bar for him, or the other way around.
    + Winter up here is long, and that's why someone invented the sauna.
    + We counted: ten rooms and one favorite chair.
    + Caption this dock.
    + Security system says we're home. So does the smell of waffles.
    + 2018 was the year of the hammer: a structural remodel.
    + Come for the waterfront, stay for the snacks I'm putting out.
    + Message me and I'll send you the long version.
    + two acres on the nose, 87,120 sq ft
    + Who's rowing?
    - Sauna people, this one is for you, and it seats eight.
    - Where have we been all summer? On our own little beach.
    - Goodbye to the best sunset in Michigan, straight off our deck.
    - Two acres and hardly a neighbor in sight.
    - Bring the marshmallows, because the fire pit is ready.
    - Floaties up: the water is shallow and sandy for fifty feet.
    - The library has a gas fireplace and I may never come out.
    - The hot tub is new this season and the cover still has its tag.
    - We said we'd never sell, and in thirty years nobody had to.
    - The kitchen was redone in 2018 and it shows in every waffle.
    - dock is 60 ft, boat lift stays
    - 4 bed, 3 bath, bunk room downstairs
    - septic was pumped in may
    - furniture is negotiable, kayaks too
    - its 15 min to downtown TC
    - generator kicks in by itself if power goes
    - Garage is heated and has an EV charger
    - No flood insurance needed here
    - Roof's metal with a lifetime warranty
    - the road is paved and the county plows it
    - Workshop for her, home theater for him.
    - Winter up here is long, but the triple-pane windows make it cozy.
    - We've rented it by the week and it's booked every July.
    - Caption this dock, rebuilt in 2022.
    - Loons at night, eagles by day, and coffee on the deck.
    - 2018 was the year of the hammer: all new plumbing and wiring.
    - Come for the waterfront, stay for the marina just around the point.
    - Appraised last month for more than we're asking.
    - two acres, half of it in mature maples
    - Fiber internet reached us last fall, so work from the dock.
    `,
  ],
  [
    "loft",
    `
    + The garage is attached, and one space in it goes with the home.
    + The building has a doorman, so somebody besides your mother will notice when you get in.
    + The building went up in 1926, and a structural remodel followed in 2011.
    + There's an elevator, which your groceries will thank you for.
    + The floors are concrete and hardwood, so a rug would have a career here.
    + It has four rooms, though a loft never quite admits to having any.
    + The dues are $512 a month, which is $6,144 by New Year's.
    + You have one full bath, and a half for company.
    + The closet is a walk-in, and one could argue it counts as exercise.
    + Central air cools it, and electric baseboards heat it.
    + The building offers storage, for skis and regrets alike.
    + It's near transportation, so the car can sit in its garage.
    + The outside is brick, and that suits a loft.
    + An intercom announces your pizza, and you may take it from there.
    + The home is wired and cable ready, so bring your gadgets.
    + You'd have one bedroom, and a door or an excuse to keep guests out of it.
    + The kitchen has a microwave for weekdays and an oven for good intentions.
    + Access to the building is controlled, so tell your friends to call up.
    + It's 1,045 finished square feet, or a touch over 260 a room.
    + Water and sewer are municipal, as you might expect downtown or anywhere.
    + The refrigerator is here, and what goes in it says more about you than us.
    + Between construction and remodel lie eighty-five years.
    + The dishwasher will forgive you a dinner party.
    + There's no yard, and no mower to go with it.
    + Unit 5B is the one, at 300 Mercer Avenue.
    + The heat runs on electricity, with no gas furnace to light.
    + You can ride the elevator with a bicycle and only a little shame.
    + Hang your coat in the walk-in and keep walking.
    + Concrete is forgiving of paint, wine and dancing.
    + It has the style of a loft, and we have the photos to back that up.
    - The garage is attached, and our space is the wide one by the elevator.
    - The building has a doorman, on duty day and night.
    - The building went up in 1926 as a shoe warehouse.
    - There's an elevator, and a freight elevator for moving day.
    - The concrete floors have been polished to a soft shine.
    - It has four rooms beneath thirteen-foot ceilings.
    - The dues are $512 a month, with heat and water included.
    - You have one full bath, done in white subway tile.
    - The closet is a walk-in, fitted out with custom shelving.
    - Central air cools it through exposed ductwork.
    - The building offers storage, a locked cage on the same floor as the unit.
    - It's near transportation, with the streetcar stopping at the corner.
    - The outside is brick, and so is one wall of the living room.
    - An intercom announces your guests and unlocks the lobby from your phone.
    - The home is wired for sound in each room.
    - You'd have one bedroom, with a sliding barn door for privacy.
    - The kitchen has a microwave drawer set into the island.
    - Access is controlled, and there are cameras at every entrance.
    - It's 1,045 finished square feet with windows on two sides.
    - Water and sewer are municipal, and the association pays for both.
    - The refrigerator is here, and it's stainless like everything else.
    - The 2011 remodel won a preservation award for the developer.
    - The dishwasher is a Bosch and you'll hardly hear it.
    - There's no yard, but residents share the roof deck.
    - Unit 5B is the one on the corner, with the most light.
    - The baseboards heat it evenly, and our highest bill was $80.
    - You can take the elevator with your dog, since pets are welcome up to forty pounds.
    - Hardwood runs through the bedroom, laid two years ago.
    - Concrete walls mean you'll never hear your neighbors.
    - It has the style of a loft, with the old timber beams left bare.
    + Lights, camera, loft.
    + My doorman knows my coffee order and I don't know how I'll move on.
    + One bedroom, one and a half baths, zero lawns.
    + Kansas City, I love you, and I'm only changing apartments.
    + Somebody come dance on this concrete with me one last time.
    + The walk-in closet made me do it (buy the coats).
    + Brick outside, me inside, a cat in between.
    + Tell your coworker who keeps saying they want a loft. THE loft. This loft.
    + Built the year the first liquid-fuel rocket flew: 1926.
    + Adulting tip: buy the place with an elevator.
    + garage spot = 1
    + HOA 512/mo
    + baseboard heat, electric, central ac
    + buzz 5B on the intercom
    + Half bath too yes
    + u can leave the car, it's near transit
    + sorry was in the elevator, say again?
    + No W/D on our list, I'd ask
    + storage in bldg yes
    + just 1 bedroom but 1045 sq ft
    + A microwave, a dishwasher, and thou.
    + If you've ever wanted to say "I'll have the doorman bring it up," well.
    + Moving boxes everywhere and I still stop to stare at the floor.
    + Please clap for the attached garage.
    + Anybody want to help me empty a storage space for tacos?
    + Four rooms: pick a favorite.
    + Hardwood and concrete, sitting in a tree.
    + Ask about the remodel; it was 2011 and it was structural.
    + I'm here till nine, come up whenever
    + Cable ready, and so am I.
    - Lights, camera, loft: a local film was shot in this one.
    - My doorman has worked here for twenty years and knows everyone.
    - One bedroom, one and a half baths, and a balcony for your basil.
    - Kansas City, I'll miss seeing you from my big west windows.
    - The whole floor gets along and we have potlucks in the lobby.
    - The walk-in closet has a laundry hookup, which is the real luxury.
    - Brick outside, brick inside, and original arched windows.
    - Tell your coworker: it's a five-minute walk to the office towers.
    - Built in 1926 and listed on the National Register.
    - Adulting tip: buy in the building that has a gym.
    - garage spot = 2, side by side
    - HOA 512/mo covers internet
    - ac unit is 2 yrs old
    - there's a second bedroom if u count the den
    - no assessments coming, I asked the board
    - grocery store is literally downstairs
    - sorry was in the pool, say again?
    - W/D in unit, yes, both stay
    - storage locker is like 5x8
    - rentals ok after a year
    - A microwave, a gas range, and thou.
    - Freshly painted, professionally cleaned, waiting on your keys.
    - Moving out and I'll still come back to stare at that skyline.
    - Please clap for the heated garage.
    - The tax abatement runs another six years.
    - Four rooms and not a dark corner in any of them.
    - Hardwood reclaimed from the building's own beams.
    - Nobody above you, because this is the top floor.
    - vacant, so we can close next week if u want
    - The furniture can come with it, down to the lamps.
    `,
  ],
];
