// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_TEN: readonly TaughtHome[] = [
  [
    "rowhome",
    `
    + For sale by owner.
    + One hundred and eleven years old, and still answering the door.
    + Why seven rooms? Because six wouldn't have been enough.
    + Half bath. Whole relief.
    + Built the same year as nobody you are likely to meet.
    + What it lacks: a garage, a pool, a moat.
    + Brick, and plenty of it to knock on for luck.
    + The lot comes to one-fortieth of an acre, so put the tractor brochure down.
    + More square feet inside than the lot has outside, which is what stacking is for.
    + A garden in Philadelphia... say it slowly.
    + Rain on a skylight is a sound worth staying in bed for.
    + No vents whispering at you here; the heat is radiant.
    + Groceries don't carry themselves, and street parking doesn't change that.
    + The washer and the dryer have a room of their own, so close the door on the socks.
    + Eighty-eight years passed between the building and the structural remodel.
    + Is the basement finished? Partly, like most of my novels.
    + Three bedrooms, one and a half baths, zero homeowners' fees on our sheet.
    + You wash the lettuce; the dishwasher will do the rest.
    + Hardwood and tile underfoot, brick overhead in spirit only.
    + A wall unit won't win a beauty prize, but neither will you in July without one.
    + Twenty-three years ago somebody took the structure in hand; that was 2003.
    + The fridge stays off the list of things to shop for, since there is one.
    + Not central air. Wall units. We'd rather you heard it from us.
    + Nineteen fifteen: the year it went up.
    + Some houses have lawns to mow; this one has a garden and an excuse.
    + Bring a lamp, bring a chair, bring that aunt who measures everything.
    + Dinner in the dining room is a habit worth catching.
    + Six hundred forty square feet of basement, and yes, some of it is finished.
    + Under fourteen hundred square feet finished, over thirteen hundred.
    + A microwave? Not in the list, so pack yours.
    + Spin the ceiling fan, pour something cold, ignore the forecast.
    + Gas makes the warmth and the floor plan isn't involved in the least.
    + Number 611, if you're the sort who plays the lottery with house numbers.
    + Old brick keeps its opinions to itself, and we try to do the same.
    + Roughly 129 square meters, for cousins who think in meters.
    + Five appliances in the listing: I counted on one hand.
    + A patio, or balcony if you prefer the fancier word on the form.
    + The roof is of the built-up kind.
    + Parallel parking is a city skill, and you'll keep yours sharp.
    + You can own a home and have no lawn; here is the proof.
    + Somewhere between the skylights and the basement you'll find your favorite chair's new spot.
    + Sewer? City. Water? City. Next question.
    + Winter in Philadelphia is gray, wet and over eventually.
    + Three bedrooms can be two bedrooms and a den, if your household votes that way.
    + It has stood through a century and a decade of Philadelphia summers.
    + Mornings go more smoothly with a second place to brush one's teeth.
    + Whoever plants basil in the garden gets to take credit for supper.
    + No driveway means no driveway to shovel.
    + Go ahead, look up: those are skylights.
    + The remodel is old enough to have finished college by now.
    + Moving is mostly boxes, tape and regret over the sofa.
    + Take the partly finished basement as a compliment to your imagination.
    + One could call it a single-family house; one would be right.
    + We could tell you it has an elevator, but then we'd be fibbing.
    + Friday. Oven on. Garden door forgotten. Pizza.
    + Does anybody need a third bedroom? Somebody always turns up.
    + Lot: 1,089 square feet, every one of them in Pennsylvania.
    + Laundry Room, capital L, capital R, as the sheet has it.
    + Wipe your feet, mind the tape measure, ask what you like.
    - One hundred and eleven years old, with the first staircase still in place.
    - Why seven rooms? So that the two in front can face the square.
    - The half bath hides under the stairs, behind a pocket door.
    - Rain on the skylights never gets in, thanks to flashing we renewed.
    - A garden in Philadelphia... with a fig tree, no less.
    - What it lacks: a garage; what it has instead: a permit spot at the curb.
    - The basement is partly finished, and the other part holds a wine rack.
    - Brick outside, plaster walls inside.
    - Groceries? The corner store is eleven doors down.
    - Radiant heat comes up through cast-iron radiators in each room.
    - You wash the lettuce at a farmhouse sink.
    - Three bedrooms, and the one in the rear gets the breeze.
    - Not central air, no, but the ducts for it are already in.
    - In 2003 they took the house down to its studs and rewired it.
    - The dining room seats ten without anyone touching elbows.
    - The hardwood is white oak, if you're asking.
    - Two skylights, one above the shower and one above the landing.
    - Spin the ceiling fan in the bedroom and hear nothing but the church bells.
    - Built by a hatmaker, or so the deed says.
    - Number 611, with a blue door you can't miss.
    - The dryer vents properly to the alley.
    - Patio first, garden next, and a gate to the lane at the very end.
    - A full basement bath is roughed in, waiting for your tile.
    - Trolley, bagel, office: twenty minutes, all told.
    - It was a shoe repair shop until the war.
    - No lawn, but the street trees are sycamores.
    - City water, city sewer, and a main line replaced in lead-free copper.
    - The range is gas, with five burners and a griddle.
    - Half of the furniture could stay, if you like mid-century.
    - Neighbors on both sides insulate you nicely from the cold.
    - The built-up roof carries a deck with skyline views.
    - Taxes? Lower than your phone bill, thanks to the abatement.
    - Seven rooms and ten closets.
    - Sunday mornings the block goes quiet as a library.
    - A reading bench waits under the bay window.
    - There are 1,386 square feet here and a coal chute that we kept for charm.
    - Four bedrooms if you count the den, which the city does.
    - The wall units are new this year, remote controls and all.
    `,
  ],
  [
    "ranch",
    `
    + The house turns sixty next year and has asked for no party.
    + Nook: a small word for where pancakes happen.
    + Can you park four? You can park four.
    + Mud stays in the mud room; that's the theory, anyway.
    + Eight rooms, and not one of them is a basement.
    + Camper? Trailer? That boat your brother-in-law won't sell? There's RV parking.
    + Disposal, dishwasher, microwave, range... and there the list of machines ends.
    + A refrigerator isn't on the list, so bring the one with the magnets.
    + Sprinklers: because dragging a hose is nobody's hobby.
    + The lot is better than six times the size of the house.
    + Two full baths for three bedrooms is decent arithmetic.
    + Boise summers are dry, and lawns know it.
    + Brick and wood on the outside, in whatever order you like to say them.
    + Double panes, single purpose: keep weather where weather belongs.
    + There's no pool to skim, no hot tub to balance, no dock to sand.
    + Carpet for bare feet, vinyl for spilled juice, laminate for everything between.
    + Fifteen hundred and twelve square feet: say it three times and it's a mortgage spell.
    + You'd be the keeper of 0.22 acre, give or take a dandelion.
    + A fence does for dogs what a lock does for diaries.
    + Built when the Beatles were releasing Sgt. Pepper: 1967.
    + Pull in. Breathe out. You're home.
    + What do people keep in an attic? Mostly other people's things.
    + With 440 square feet of garage, even the holiday reindeer gets a stall.
    + If the family room could talk, it would ask for the remote.
    + No hardwood here, and no apologies for it.
    + Central air, because fans only move the problem around.
    + Everything a Saturday needs: patio, lawn, excuse.
    + The walk-in closet lets you walk in; walking out with the right shirt is up to you.
    + House plus garage makes 1,952 square feet under roof, by our pencil.
    + Natural gas does the heating, forced air does the delivering.
    + Some folks eat at the nook, some just lean there and read the mail.
    + One hundred sixty-eight square yards of finished house, if you buy carpet for a living.
    + The age? Fifty-nine. The attitude? Yours to bring.
    + Off-street parking keeps your bumper to yourself.
    + Not a condo. Not a townhouse. A house, single-family.
    + City water in, city sewer out, and nobody has to dig.
    + You won't find a library in it, unless you count the stack by the bed.
    + Winter tires have to live somewhere; the attached garage volunteers.
    + Composition roof: the sort a roofer doesn't need explained.
    + Teenagers, leave your cleats in the mud room and your opinions at supper.
    + A lawn wants mowing, and there's the honest truth of lawns.
    + Bedrooms come to three, bathrooms to two, and headaches to whatever you carry in.
    + Snow melts, boots drip, and somebody wise invented the mud room.
    + Guests can have the third bedroom, or the couch if they snore.
    + Larkspur is a flower, Larkspur Court an address, and 4810 the number.
    + Cards in the nook, movies in the family room, arguments out on the lawn.
    + Four parking spaces to two full baths: a ratio of two to one.
    + The dishwasher is here, so nobody gets to say it's their turn.
    + Storm windows. A dull phrase until January.
    + Nothing about this house is hidden in a cellar, there being none.
    + Do you own a grill? The patio would like to meet it.
    + Idaho, Boise, Larkspur Court, front door, sofa: the order of things on moving day.
    + A quarter acre it isn't, quite; a fifth of an acre it is, and then some.
    + Kids' bikes, the dog, the ball: a fenced yard holds the lot.
    + In 1967 a gallon of gas cost about thirty-three cents, and this house was new.
    + Popcorn goes in the microwave and the evening takes care of itself.
    + For the record, the garage is attached, so slippers will do.
    + Bring the loud friend; the patio is outdoors.
    - The house turns sixty next year, and its roof turns two.
    - Nook: built-in benches, storage under the lids.
    - Can you park four? Yes, and a fifth under the carport.
    - Mud stays in the mud room, where there's a utility sink to rinse it.
    - Camper? Give it the RV pad, which is gravel and has a thirty-amp plug.
    - Eight rooms, all on one level, with nary a step.
    - The sprinklers have six zones and a rain sensor.
    - Double panes throughout, vinyl frames, lifetime guarantee.
    - Boise summers are dry, but the canal behind us keeps the lawn green for free.
    - Brick and wood outside, freshly stained last May.
    - Two full baths, one with a walk-in shower and a bench.
    - No basement, just a crawl space with a new vapor barrier.
    - The forced-air furnace went in during 2019.
    - A fence does for dogs what ours has done for two beagles: six feet, cedar, no gaps.
    - What's in the attic? Blown-in insulation, sixteen inches deep.
    - If the family room could talk it would brag of its fireplace.
    - The garage door opener is the whisper-quiet belt kind.
    - Pull in past the maple, breathe out, you're home.
    - Laminate in the hall, carpet in the bedrooms, and vinyl in the kitchen and baths.
    - The walk-in closet has cedar lining.
    - Everything a Saturday needs: patio, lawn, and a pergola with grapes on it.
    - Off-street parking on a driveway that we had widened.
    - Foothill trailheads? Eight minutes by bike.
    - There's no pool to skim, though the neighbor lends his.
    - Central air, and a whole-house fan besides.
    - Fifty-nine years, two owners.
    - Teenagers, the high school lets out three blocks away.
    - The lot backs up to a greenbelt.
    - Rhubarb comes up on its own beside the garage.
    - Seller would like to stay through New Year's.
    - The dishwasher is a Bosch, so you won't hear it.
    - Storm windows shut out the cold, and the airport.
    - Snow melts, boots drip, and the mud room has a floor drain.
    - No monthly dues, only a voluntary thirty dollars for the court's flower bed.
    - A quarter acre it isn't, but it's the sunniest on the court.
    - Cards in the nook, which looks out on the roses.
    - The garage, 440 square feet of it, comes with a workbench and pegboard.
    - Natural gas heats it, and the bill stays under ninety in January.
    `,
  ],
  [
    "lakehouse",
    `
    + Two acres. Exactly two. We did the division.
    + A dock is a sidewalk with better ideas.
    + Sauna, hot tub, jetted tub: pick your poison, then pick another.
    + Ten rooms, a garage for three, a finished basement... and still someone will ask where the scissors are.
    + Winters in northern Michigan are long, which is where the sauna comes in.
    + Why a library at a lake house? For the rainy Tuesdays.
    + Metal roof: snow slides, rain sings.
    + It was twenty-nine when it was structurally remodeled and is thirty-seven now.
    + The wet bar is the only place where we recommend pouring water on purpose.
    + Boats are a lot of work and worth it, says everyone who sold theirs.
    + Well water from below, waterfront besides: nobody goes thirsty.
    + Who needs central air in Michigan? You do, two weeks a year, and it's here.
    + Geothermal for the sensible, a stove for the romantics.
    + Three bathrooms, four bedrooms: a queue of one.
    + Slate, hardwood, carpet. Shoes, socks, toes.
    + The ceiling is vaulted; your voice may feel obliged to sing.
    + Library by day, wet bar by night, and nobody keeps score.
    + A freezer and a refrigerator, since fish stories need evidence.
    + Contemporary in style, wooden in its skin.
    + Nearly three thousand square feet finished, to be exact 2,860.
    + You won't see a pool in the list; there's a shore for that.
    + Finished below, too: twelve hundred square feet of basement.
    + Sun room... on days when Michigan cooperates.
    + One might get a project done in the workshop, or at least started.
    + The detached garage keeps its distance and holds three.
    + Septic, well, geothermal: this house looks after its own affairs.
    + No gas bill, if electricity is all that feeds the heat.
    + A heron never signed the guest book, but Heron Point is the name of the road.
    + What does one wear in a hot tub in January? A hat.
    + Guests, like fish, are said to keep three days, so four bedrooms ought to do.
    + Skylights let the stars in on the joke.
    + Seven appliances, a garden, and no excuse for a bad lunch.
    + From the year the Berlin Wall came down: 1989.
    + Deck chairs belong on decks. There is a deck. You see where this goes.
    + The owner's suite is not for rent, lending or drawing lots.
    + Eighty-seven thousand one hundred twenty square feet of lot sounds longer than two acres.
    + House and basement together: four thousand and sixty square feet.
    + Tie the boat up before you tell the story.
    + There's a security system, and then there's the dog you'll bring.
    + Tile? Not on our list. Slate is.
    + A stove earns its keep the first night that it storms.
    + Pancakes for twelve begin at the range and end in the dishwasher.
    + Not one homeowners' fee is on our sheet.
    + Soup weather, book weather, sauna weather: some people call it November.
    + The remodel of 2018 is eight years behind us.
    + Wet towels? Washer. Then dryer. Then deck, as if nothing happened.
    + A bath with jets beats a bath without, in any argument I've lost.
    + Bring the whole reunion; the dining room has been warned.
    + Lakes are cold in May; ask anyone who has fallen off a dock.
    + Does the garden need watering? Ask the sky first.
    + Traverse City, Michigan, is the town on the envelope.
    + Sheds, barns, stables: none of those, but a workshop, yes.
    + Three quarters of a bath is a bath without the soaking.
    + Read a book a week in the library and call it home improvement.
    + Home is where the wet swimsuits hang.
    + Start in the sauna, end at the dock, scream in between.
    + Twenty-seven is the house number, and it's easy to remember.
    + A microwave for Monday, a range for Sunday.
    - Two acres, half of them in birch and hemlock.
    - A dock is a sidewalk with better ideas, and this one has a boat lift.
    - Sauna, hot tub, jetted tub, and an outdoor shower to rinse off the sand.
    - Metal roof, standing seam, forty years of promise left in it.
    - Why a library at a lake house? For its rolling ladder, obviously.
    - Winters are long, but the county plows the road by six.
    - The wet bar has an ice maker, should the lake run out.
    - Four bedrooms, two of which face the water.
    - Well water so good that we bottled it for friends.
    - The septic was pumped this summer, if that's your kind of poetry.
    - Geothermal for the sensible, and a propane generator for the nervous.
    - Slate in the entry, hardwood in the dining room, carpet upstairs.
    - Sunsets? From the deck, every clear night.
    - The ceiling is vaulted, with beams from an old boathouse.
    - No pool, but the bottom is sandy all the way out.
    - Finished below, with a movie screen the size of a garage door.
    - The detached garage is heated, because Michigan.
    - A heron nests on the point, and has for eleven springs.
    - Guests get the bunkhouse.
    - Sun room... with screens that swap for glass in the fall.
    - In 2018 the kitchen was gutted and given quartz.
    - The owner's suite opens to a balcony of its own.
    - You might see the northern lights from our hot tub, as we did in October.
    - Wood siding, re-stained last August by people who know how.
    - One hundred and ten feet of frontage, if you pace it off.
    - Is the workshop wired? For two hundred and twenty volts, yes.
    - The dock comes out in November, and the man who does it is paid through next year.
    - Town is twelve minutes off, ice cream included.
    - A stone path runs down to the water.
    - The sauna is cedar and seats six if everyone likes each other.
    - Loons at night, no road noise, not a streetlight in sight.
    - Taxes sound alarming until you hear the neighbors'.
    - The freezer is in the basement, next to the ping-pong table, which stays.
    - High-speed fiber reached the point last year, so work where you swim.
    - Built in 1989 by an architect for himself.
    - Contemporary in style, with walls of glass on the lake side.
    - The security system has cameras at the dock and both doors.
    - An eagle, a fox, two otters: our regulars at breakfast.
    `,
  ],
  [
    "loft",
    `
    + One hundred years old this year; send the cake to Unit 5B.
    + Four rooms, one bedroom, no lawn, no regrets.
    + A doorman knows your name before your mother-in-law does.
    + Concrete floors don't creak, they have nothing to say.
    + The closet you can walk into; the debt from filling it you walk into separately.
    + Need a train, a bus, a ride? Near transportation is how the building is described.
    + Elevator up, elevator down, groceries in both hands.
    + Five hundred twelve dollars a month is two to the ninth, for the programmers.
    + Baseboard heat: low to the floor and short on drama.
    + Why own a lawnmower? You won't.
    + Intercom says hello before you have to.
    + Brick. Concrete. Hardwood. The building's whole vocabulary.
    + A car sleeps indoors here, one of them anyway.
    + Wired and cable ready, which is more than I am before coffee.
    + It was already eighty-five when the structure was remodeled.
    + Somebody else worries about the sidewalk; that's city life.
    + A loft by style and a condominium by law.
    + Just over a thousand square feet, and we'd call it one thousand forty-five.
    + Where do the skis go? Storage.
    + Dinner for one takes twenty minutes; dinner for eight takes nerve.
    + You bring a bed, a lamp and one good chair, and you're nearly done.
    + Two toilets and one bedroom: luxury, by any ratio.
    + No yard to rake is one way to spend an autumn Sunday.
    + A year of dues is $6,144, if you like to look at the whole animal.
    + Packages arrive; the doorman is there; life goes on.
    + Does it have a washer? Not on this list. A dishwasher, though, yes.
    + Summer in Missouri is a wet wool blanket, hence central air.
    + The appliances: four, and all of the kitchen sort.
    + Calvin Coolidge was president when this building was new.
    + Controlled access means that the salesman has to practice his speech elsewhere.
    + Everything electric where heat is concerned.
    + If your life fits in 97 square meters, it fits here.
    + The parking space is in an attached garage, so umbrellas are optional.
    + No stairs required: the building has an elevator.
    + The half bath is for guests and quick escapes.
    + Friends visit. They look around. They ask about the rent. You laugh.
    + One bedroom, yes, and no guest room to clean.
    + Fifteen years since the remodel, in round and accurate numbers.
    + Nothing to shovel, nothing to mow, nothing to paint but your toenails.
    + Loft living is mostly a matter of choosing where the sofa goes.
    + Hear that? That's nobody calling you about gutters.
    + Dues come to about seventeen dollars a day.
    + Three hundred Mercer Avenue, in case the cab driver asks.
    + Kansas City, the Missouri one.
    + Coats, boots, that suit from the wedding: the walk-in closet forgives.
    + Microwave popcorn counts as cooking in a loft.
    + Old building, young at heart, and I'm told that's a cliché.
    + Put art on a wall, any wall, and call it a gallery.
    + City water, city sewer, city everything.
    + We can't offer a garden; we can offer an elevator to the street.
    + Two kinds of flooring to learn to love: concrete and hardwood.
    + In a former life I'd have owned a dog; in a loft I own a plant.
    + A garage space in a city is a kind of wealth.
    + Hungry? The range, oven and microwave are standing by.
    + There is neither fireplace nor skylight on our list, so don't look for them.
    + Keys, phone, elevator, garage, gone.
    + Born 1926, remodeled 2011, visited by you this week?
    + The buzzer works on people you like and people you don't.
    - One hundred years old, and once a factory for hats.
    - Four rooms under thirteen-foot ceilings.
    - The doorman, Ray, has been here nineteen years.
    - Concrete floors, polished and sealed in the spring.
    - Need a train? The streetcar stops at the corner.
    - Elevator up to a roof deck with grills.
    - Dues of $512 cover heat, water and cable.
    - Why own a lawnmower? You get a terrace instead.
    - Brick. Timber. Ductwork. The interior speaks for itself.
    - A car sleeps indoors here, next to an electric charger.
    - Cable ready, and gigabit fiber comes with the building.
    - The remodel of 2011 moved the kitchen to the window side.
    - Where do the skis go? In a numbered cage on the second floor.
    - Half bath by the entry, full bath off the bedroom.
    - No yard to rake, though the dog park is next door.
    - Does it have a washer? Stacked, in the hall closet, behind a barn door.
    - The walk-in closet was outfitted by a closet company.
    - Windows twelve panes tall, with the skyline in every one.
    - No stairs required, and no upstairs neighbors either: it's the top floor.
    - Baseboard heat, replaced last winter, thermostat in each room.
    - Pets? Two, any size, no fee.
    - Friends visit, and park free in the guest lot.
    - Short-term rentals are allowed, should you travel.
    - Concrete walls between units, so practice your trumpet.
    - The hardwood was reclaimed from a bowling alley.
    - A jazz club on the ground floor... closed by eleven, we promise.
    - Only twenty-four units, and the reserves are healthy.
    - Bring a bed; the sofa and the pendant lamps convey.
    - Calvin Coolidge was president, and the freight elevator still runs.
    - The refrigerator is counter-depth and stainless.
    - A century old, listed on the National Register.
    - Morning coffee faces east, where the river is.
    - The building passed its elevator inspection with flying colors.
    - City everything: a grocery downstairs, a gym across the way.
    - It's one bedroom with a sliding steel door.
    - The electric bill averages seventy, or so our shoebox of receipts says.
    - The garage space is number nine, wide and by the exit.
    - Everything was rewired when the building went condo.
    `,
  ],
  [
    "adobe",
    `
    + A third of an acre, near enough that we'd round it at a party.
    + Green chile needs a garden, a garden needs you.
    + Stucco: the color is your business, the upkeep is too.
    + Is it adobe? The sheet says stucco, and Santa Fe style, and we'll leave it there.
    + High-desert nights cool off by themselves, and the evaporative cooler helps with the days.
    + Forty-eight years on, eleven since the remodel.
    + Forty-five dollars a month to the association, or about a dollar and a half a day.
    + One car in the carport, one in the garage, none on the lawn that isn't there.
    + Porch or patio? A terrible decision to face every evening.
    + A library in seven rooms means one room in seven is for books.
    + No air conditioning in the compressor sense: an evaporative cooler does the job.
    + Concrete and tile hold a grudge against nobody's muddy dog.
    + Warm floors, warm walls... well, radiant heat, however it radiates.
    + Cool in summer... that's the evaporative cooler's plan.
    + New Mexico sky comes through skylights the same as anywhere, only bluer, I say.
    + Water from the city and a septic tank of your own: half town, half country.
    + Not a carpet in the list; nothing to vacuum but your conscience.
    + The garage measures 280 square feet, so measure the truck.
    + Two bathrooms, one of them three-quarters of one.
    + Pueblo style isn't a fad in Santa Fe; it's the weather report.
    + No basement. Dig your own, if you must.
    + Fenced, so the dog can bark at the coyotes from a position of strength.
    + Dining room, laundry room, library: say them fast and you've toured half the list.
    + Dues for a whole year come to five hundred forty dollars.
    + Snow in Santa Fe falls, sparkles and usually leaves by lunch.
    + Perdiz is Spanish for partridge, and the pear tree is up to you.
    + You could count the appliances on one hand and borrow a finger: six.
    + When did disco rule the radio? When this house was built, 1978.
    + A ceiling fan plus a cooler, plus a glass of something with ice.
    + Twenty-fifteen brought the structural remodel.
    + Flat answers to flat questions: the roof is built up.
    + Porches were invented for people who like to be asked how they are.
    + Three bedrooms: one to sleep in, one to lend, one to fill with yarn.
    + Your books will want to see the library before you do.
    + Double panes, because mountain towns mean it about winter.
    + The washer washes, the dryer dries, and the laundry room keeps it between them.
    + Roses, chiles, a wheelbarrow left out: gardens have their own furniture.
    + Square meters? About 161 of them.
    + A fence keeps in what you love and out what eats the lettuce.
    + Gas heat, no ducts required for the radiant kind.
    + No tub in the three-quarter bath; the full one has you covered.
    + It's a single-family house, so the only shared thing is the association.
    + Chairs on the porch, please, and no hurry.
    + We'd tell you about the swimming pool if there were one.
    + The dishwasher won't touch the cast iron, and you shouldn't let it.
    + Some mornings are for tortillas, and there's a range for that.
    + From 1978 to 2015 is thirty-seven years, a respectable wait for a remodel.
    + Walls of stucco, floors of tile and concrete: a house that isn't afraid of a mop.
    + The sun in New Mexico needs no introduction, though skylights make one.
    + Would a piano fit? Bring a tape measure and an optimist.
    + Altitude makes everyone thirsty, so drink some water before the tour.
    + One garden is enough to ruin a good pair of trousers.
    + House and garage add up to two thousand and ten square feet.
    + Santa Fe: where an opinion on red or green is required at dinner.
    + Two covered spots, one under a carport and one in an attached garage... that's our reading of the list.
    + Look for number 118.
    + Neither brick nor wood on the outside, only stucco.
    + Home by six, fan on, feet up, patio by seven.
    - A third of an acre, with arroyo rights at the back.
    - Is it adobe? Yes, real mud bricks, fourteen inches thick.
    - Stucco, re-coated two summers ago in a shade called Navajo clay.
    - The kiva fireplace does most of its work in February.
    - Porch or patio? The patio has the mountains.
    - A library with niches carved into its walls.
    - Forty-five dollars a month covers the gate and the road grading.
    - Warm floors: there are tubes in the concrete, zone by zone.
    - No carpet, only saltillo tile laid by hand.
    - Water from the city, and a rain barrel system for the garden.
    - Septic, yes; the tank was replaced in 2015 too.
    - Vigas overhead, the real kind.
    - Fenced with coyote fence, as is proper.
    - Roses, chiles, and an apricot older than the house.
    - Two baths, both tiled in Talavera.
    - Skylights, three of them, one over the stove.
    - The Plaza is ten minutes off if the lights are kind.
    - The evaporative cooler is serviced, covered and ready for June.
    - Pueblo style, from plans by a student of John Gaw Meem.
    - A built-up roof with fresh foam and new canales.
    - No basement, but a root cellar under the portal.
    - Double panes on the south side soak up the winter sun.
    - Snow leaves the driveway by noon, since it slopes to the south.
    - Three bedrooms, one with a door onto the courtyard.
    - Dark skies here, so dark that we gave up on curtains.
    - In 1978 a potter built it, and her kiln shed still stands.
    - The carport has solar on top.
    - Our road is dirt, and we like it dirt.
    - The dining room seats a dozen beneath a tin chandelier.
    - Opera nights, you can hear the overture from the porch.
    - The range has six burners and a vent that means it.
    - The laundry room has a door to the clothesline.
    - Hummingbirds own the garden from April on.
    - An elementary school and a bakery share our corner.
    - The library could be a fourth bedroom; it has a closet.
    - The lot next door can never be built on.
    - Drip irrigation waters the garden while you nap.
    - The garage holds one car and, up in the rafters, a canoe rack.
    `,
  ],
  [
    "twoflat",
    `
    + Steam heat: some people write poems about it.
    + Twelve rooms. Count them twice; you'll get lost at nine.
    + Five bedrooms and two and a half baths, so somebody will still wait.
    + One hundred fifteen winters in Chicago have tried this brick.
    + Chicago winters: first it snows, then it means it.
    + A garage for two cars is four hundred square feet of not digging out.
    + Wall units in summer, steam in winter, sweaters in between.
    + What's up? The attic. What's down? The basement.
    + Unfinished basement, eleven hundred and fifty square feet of maybe.
    + Range, refrigerator, and there the list of appliances stops.
    + No dishwasher is mentioned, so whoever cooks doesn't wash.
    + Is it near the train? Near transportation, the listing says, and no more than that.
    + A sun room in Chicago is an act of faith.
    + Multi-family, on paper and in spirit.
    + Lawn enough for a chair, a radio and a neighborly wave.
    + Porch. Lemonade. Gossip. Repeat.
    + Old Chicago brick outlasts its owners and their color schemes.
    + The detached garage stands on its own, like any adult.
    + Sharing 2,640 square feet among a dozen rooms gives each one 220, on average.
    + Five bedrooms want a plan, or a great many hobbies.
    + Titanic was still being fitted out when this house was built in 1911.
    + Vinyl or linoleum somewhere, hardwood elsewhere, carpet nowhere on the list.
    + Fourteen lots of 3,125 square feet would just about make an acre.
    + Ceiling fans spin, wall units hum, somebody naps.
    + There's no central air, and we've decided not to call it vintage.
    + Attics collect hatboxes, cradles and one unexplained ski.
    + The half bath settles what two full ones can't.
    + Neither slate nor metal: the roof is composition.
    + Breakfast in the sun room, dinner in the dining room, snacks in transit.
    + Natural gas fires the steam, and the city sends the water.
    + Twenty-six hundred and forty square feet, finished, heated, spoken for by your furniture.
    + A washer isn't listed, and socks, alas, don't wash themselves.
    + Four digits and a W: 2246 W Ainsley.
    + Who shovels the walk in a multi-family? Discuss.
    + The porch likes company and the lawn likes rain.
    + A house with two baths and a half has at least three mirrors, eventually.
    + It isn't finished down there; that's what unfinished means.
    + Buy a rug for the hardwood and a kettle for the range.
    + No pool, no sauna, no tennis, just rooms and rooms.
    + Brick doesn't burn, rot or go out of style, as the third pig noted.
    + Five bedrooms out of twelve rooms leaves seven for everything else.
    + Moving twelve rooms takes pizza and friends with strong backs.
    + Winter boots by the door, steam in the pipes, soup on the range.
    + Two parked cars, zero scraped windshields.
    + Add the basement to the finished space and you have 3,790 square feet to sweep.
    + You hold the dinner, we'll hold our opinions on ketchup.
    + No association takes a fee, as far as our sheet goes.
    + If you've always wanted an attic to be mysterious in, step this way.
    + Built three years before Wrigley Field, and with fewer heartbreaks.
    + The lawn is a lawn: green when it rains, tan when it doesn't.
    + Summer on the porch costs nothing, apart from mosquitoes.
    + Storage? An attic above, a basement below.
    + Bring your landlord dreams, your cousin or your cello.
    + The age is a century, a decade and five years.
    + Each garage space works out to two hundred square feet on average.
    + A person could do worse than a sun room and the Sunday paper.
    + City sewer, city water, city pigeons.
    + We make no claims for the attic, except that there is one.
    - Steam heat: it hisses, it clanks, and the boiler is only four years old.
    - Twelve rooms, six up and six down.
    - Five bedrooms, three in the upper flat and two in the lower.
    - Brick, tuckpointed on all four sides the year before last.
    - Is it near the train? The Brown Line is two blocks over.
    - The sun room has eleven windows and a daybed built in.
    - Unfinished basement, but seven feet clear and dry as toast.
    - Two meters for gas, two for electricity, and one for me to complain about.
    - The tenants upstairs pay on the first, every first.
    - Porch out back, three stories of it, rebuilt to code.
    - Old radiators, yes, stripped and repainted silver.
    - The detached garage opens onto a paved alley.
    - A garage for two, with a party door to the yard.
    - Wall units in summer, and good cross breezes when you leave the doors open.
    - Leaded glass in the dining room, never broken.
    - Natural gas fires the boiler, and separate water heaters serve each kitchen.
    - A washer isn't listed, but the hookups are in the basement.
    - Oak trim, picture rails, plate rails: the painters never got to it.
    - The attic... oh, the attic has a trunk room and knee walls already insulated.
    - Hardwood under every rug, maple to be exact.
    - Wrigley's lights reach our porch on game nights.
    - No overhead sewers? Wrong: they were put in after the flood of 2013.
    - Lawn in front, raised beds in back, a cherry tree between.
    - Built in 1911 by a Swedish bricklayer for his two daughters.
    - The range upstairs is new, and the one below is merely loyal.
    - Permit parking, so your guests won't circle.
    - Ask about the rent roll: thirty-eight hundred a month.
    - A coach house could go up over the garage, the zoning man told us.
    - The composition roof was torn off and redone in 2020.
    - No lead pipes: the service line was swapped last autumn.
    - Wiring in conduit, a hundred amps to each floor.
    - The ice cream shop closes at ten, and you'll know, since it's next door.
    - Butler's pantry, anyone? It sits between the dining room and the kitchen.
    - Summer on the porch: fireflies, crickets, the neighbor's trombone.
    - The lot is wider than most on Ainsley.
    - Delivered vacant on the lower floor, if you want to live in.
    - Half bath, full character: its sink came from a Pullman car.
    - Property taxes ran eight thousand, give or take an appeal.
    `,
  ],
  [
    "beachcondo",
    `
    + Pool or hot tub? Yes.
    + Sand gets everywhere, and tile doesn't mind.
    + Nine thousand four hundred twenty dollars a year in dues, which is what 785 a month adds up to.
    + Two bedrooms, two full baths: nobody's towel gets mixed up.
    + Winter in Sarasota is what the rest of us call June.
    + You'll need a racket; the tennis court is a given.
    + Elevator, so the beach cooler can ride.
    + The gate is for cars, the elevator for knees, the balcony for you.
    + A heat pump does both jobs and complains about neither.
    + Forty-two years old, and we looked it up: 1984.
    + No garage. One off-street space. That's the whole parking story.
    + Hurricanes? Florida has them, and nobody in Florida needs reminding.
    + Waterfront, waterfront, waterfront... sorry, where were we?
    + Six appliances, and not a microwave among them.
    + Five rooms are plenty when the pool is a sixth.
    + Why go to a gym when there's a tennis court to lose on?
    + A walk-in closet, in a place where all anyone wears is shorts!
    + Carpet in part and tile in part, as the list has it.
    + Stucco and concrete: hard on woodpeckers.
    + Fans on the ceiling, ice in the glass, nothing on the calendar.
    + Somebody else skims the pool; such is condominium life.
    + Unit 412 is the one; tell the friend with no sense of direction.
    + Mornings begin on a balcony, or patio, if you let them.
    + Disposal, meet key lime pie crust.
    + What's an attic? This place hasn't got one.
    + Security system on, suitcase out, see you in spring.
    + One thousand one hundred and ninety square feet, and no lawn.
    + A condo by the water asks very little: sunscreen, mostly.
    + Central air: in August, a love language.
    + Washer and dryer, so you can swim two days running in the same suit.
    + Divide it in half and each bedroom could claim 595 square feet, if the kitchen didn't object.
    + Is there a fireplace? In Sarasota? No.
    + The mail says 900 Gulf Terrace.
    + We'd rather talk about the pool than about the dues, but both are here.
    + Snowbirds fly, luggage drags, elevators lift.
    + Dues of seven hundred eighty-five, monthly, so put that in the spreadsheet first.
    + In the owner's suite, the owner may sleep in.
    + Guests get a bathroom of their own, arithmetically speaking.
    + Cable ready, for nights when it rains on the tennis.
    + One space, one car, one argument settled.
    + Nobody in Sarasota owns a snow shovel, for obvious reasons.
    + About 110 square meters, in the language of the rest of the world.
    + It's got no basement and no attic, so you'll finally have to throw things out.
    + A hot tub in Florida sounds silly until about the tenth of January.
    + Electricity heats it, on the rare day.
    + Deuce, advantage, cannonball.
    + The dishwasher does plates; you do sunsets, wherever you find them.
    + Gated entry means giving your guests one more number to forget.
    + From the year Ghostbusters came out: 1984.
    + The structure has no remodel date on our sheet, so we won't invent one.
    + Fresh grouper, hot oven, done.
    + Bring flip-flops and a sense of proportion.
    + Who fixes the elevator? Not you personally.
    + The water in the pipes is the city's; the water outside is everyone's.
    + Two bedrooms plus three other rooms make five.
    + If the pool is cold, there's a hot tub; if the tub is hot, there's a pool.
    + Tile underfoot is a kindness in a warm state.
    - Pool or hot tub? Yes, and both are heated all year.
    - Sand gets everywhere, so there's a foot shower by the lobby.
    - Dues of 785 a month include the flood policy.
    - Two bedrooms, two full baths, one of them with a roll-in shower.
    - The tennis court was resurfaced for the spring.
    - Elevator to the fourth floor, and ours is the second door.
    - Balcony faces the Gulf, straight on.
    - A heat pump from 2022 sees to the cooling.
    - One off-street space, shaded by a royal palm.
    - Hurricane glass in every opening, shutters besides.
    - Waterfront, waterfront, waterfront... with kayak racks.
    - No microwave in the list, but the range is induction.
    - Five rooms, all freshly done in a color named Seashell.
    - The walk-in closet has two rods, ten shelves and a safe.
    - Stucco and concrete, repainted by the association after the last assessment.
    - Unit 412 is a corner one.
    - Mornings bring dolphins, evenings bring a green flash.
    - What's an attic? We've a storage locker on the ground level.
    - The security system calls a guard who sits at the gate all night.
    - Washer and dryer, full size, tucked into the hall closet.
    - Rent it out by the month, three times a year: the bylaws allow that.
    - Is there a fireplace? In Sarasota? An electric one, for show.
    - St. Armands is across the bridge, dinner included in the view.
    - Snowbirds fly, but half of this building stays all year.
    - The owner's suite has sliders to the balcony.
    - Tile everywhere but the bedrooms.
    - The carpet is new, the padding better than mine at home.
    - Built in 1984 and re-piped in 2016.
    - A hot tub, a pool, and a clubhouse with a piano.
    - Turnkey: spoons, sheets, even the umbrella.
    - The reserves are full, the roof is paid for.
    - A small dog may live here, a large one may visit.
    - Gated entry, with a code that changes monthly.
    - Beach access runs down the boardwalk behind the tennis court.
    - Water, sewer, trash and basic cable ride along in the dues.
    - At 1,190 square feet it's the larger of two plans.
    - No special assessments are on the horizon.
    - Ceiling fans in each bedroom, and one on the lanai.
    `,
  ],
  [
    "farmstead",
    `
    + Eleven acres on the nose, if you divide by an acre.
    + Lincoln was in the White House when this place went up.
    + Winter in Vermont: stove lit, boots drying, see you in April.
    + A mud room, in a state with a whole season of it.
    + One and a half baths for four bedrooms... bring patience and a good book.
    + Greenhouse tomatoes don't read the frost warnings.
    + Pond? Pond. Skates optional.
    + One hundred and sixty-four years old, not counting the hill.
    + Thirty years since the structure was remodeled, as of 2026.
    + No dryer on the list; that's what wind is for.
    + No dishwasher either, so pick your dinner company wisely.
    + Where will everyone park? There's room off the street for five.
    + Air conditioning: none listed.
    + Softwood floors take a dent and call it character.
    + Propane, delivered by a truck, as country fuel is.
    + The mother-in-law apartment needn't hold a mother-in-law.
    + Metal roof, Vermont snow, gravity: a working partnership.
    + Nine rooms, eleven acres, one freezer.
    + Tannery Hill Road, seventy-four. Nobody tans anything now that we know of.
    + You plant it, you weed it, you eat it.
    + The workshop is for making things and for hiding from dinner guests.
    + Cape Cod by style, Green Mountain by address.
    + If a house could have a beard, one from 1862 would.
    + Half of a bath is better than a walk to the outhouse.
    + Four hundred seventy-nine thousand one hundred sixty square feet: that's a lot of lot.
    + The garage? There isn't any; ask the snow brush.
    + A basement of 900 square feet, unfinished, unhurried.
    + Frogs come with ponds. It's in the fine print of nature.
    + A well below and a septic tank beyond: no water bill from town.
    + Does it have a library? No. Does it have winters to read through? Yes.
    + Wood outside, wood inside, and that's not counting the trees you imagine.
    + Baseboard heat in the background, stove heat in the story.
    + Mud season is Vermont's fifth, and the mud room knows its job.
    + Dining room first, pie second, nap third.
    + Two hundred fifteen feet past two thousand, square ones.
    + Lawn, garden, greenhouse, pond, porch: five reasons to own a hat.
    + A washer for the overalls.
    + Buy land, they say, they've stopped making it; here are eleven acres.
    + One hundred thirty-four years from building to remodel, and no rush.
    + Was there plumbing in 1862? Ask a historian, then enjoy the bath and a half.
    + Attics and old houses go together like cheddar and apples.
    + Put the seed catalog on the porch and the kettle on the range.
    + City sewer, city water, city noise: at least the first two are absent.
    + Nothing central about it: no central air, no center-hall promises.
    + A refrigerator for this week and a freezer for next winter.
    + Vinyl where it's sensible, softwood where it's not.
    + Someone has to mow the lawn, and it may as well be you.
    + Somewhere on eleven acres there's a spot for your hammock.
    + Stacking firewood warms you twice, they say in these parts.
    + It's roughly two hundred square meters of house with about forty-five thousand of land.
    + Sheep? Alpacas? First ask the town, then ask your back.
    + Cold frames, seed trays, radio: a greenhouse fills up fast.
    + Long drives end best on a porch.
    + Half the fun of a pond is looking at it; the other half is falling in.
    + No association, no doorman, no gate, no fuss.
    + More land than house, by a factor of about two hundred and sixteen.
    + Randolph, in the county of who-needs-a-reason, Vermont.
    - Eleven acres, seven of them sugar maple.
    - Lincoln was in the White House, and the beams were cut with an adze.
    - Winter in Vermont: two woodstoves and a cord already stacked.
    - A mud room with cubbies, hooks and a bench made of barn boards.
    - Greenhouse tomatoes by May, since it's heated.
    - Pond? Spring-fed, ten feet deep, trout in it.
    - A metal roof that the last storm didn't so much as rattle.
    - No dryer on the list; the clothesline by the lilacs does it.
    - Softwood floors, pumpkin pine, boards two feet wide.
    - The mother-in-law apartment has an entrance of its own and a view of the valley.
    - Where will everyone park? By the barn.
    - Snowmobile trail? It crosses the upper field.
    - The well makes nine gallons a minute.
    - Nine rooms, and a fireplace in three of them.
    - Tannery Hill Road is plowed before the school bus comes.
    - Propane, in a tank that we own outright.
    - One and a half baths, the half one off the kitchen.
    - The workshop has its own stove and a north window.
    - Cape Cod style, with dormers added by my uncle.
    - Stone walls run along two sides of the land.
    - The unfinished basement has a dirt floor and a good sump pump.
    - Septic designed for four bedrooms, permit in the drawer.
    - Enrolled in current use, so the taxes won't bite.
    - Blueberries, forty bushes of them, netted.
    - Deer at dawn, an owl at dusk, nobody else for half a mile.
    - The lawn runs down to a brook.
    - Cell service? Two bars at the pond.
    - The garden has been organic since before it was a word.
    - In 1996 they jacked up the house and poured a new foundation.
    - Baseboard heat upstairs, a stove down.
    - Hay is cut each July by the farmer over the hill.
    - Subdivide if you must: there are two surveyed lots.
    - The attic was insulated with cellulose the same week as the basement.
    - Five cars can park, on crushed stone, no ruts.
    - A porch on the west side, screened, with a swing.
    - The freezer stays, and there's half a lamb in it for you.
    - Four bedrooms, slant ceilings in every one.
    - I-89 is ten minutes, ski lifts forty.
    `,
  ],
];
