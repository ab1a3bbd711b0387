// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_EIGHT: readonly TaughtHome[] = [
  [
    "rowhome",
    `
    + Now I could talk about this house until supper, so stop me when you've heard enough.
    + An old brick soul, if houses have them, and I was always told they do.
    + Let me put it this way: it is brick, it is from 1915, and I'm not much younger.
    + Asset summary: three bedrooms, one full bath, one half bath, 1,386 finished square feet.
    + Lot area is 1,089 square feet, which works out to exactly one fortieth of an acre.
    + For the metric reader, 1,386 square feet is just under 129 square meters.
    + The finished area exceeds the lot area, as tends to happen when a house goes up and not out.
    + Structural remodel: 2003, eighty-eight years after the first brick.
    + My knees have opinions about the basement; the basement, for its part, is partially finished.
    + A garden is a slow sort of friend, and you're welcome to inherit this one.
    + What can I tell you about radiant heat except that it never raises its voice?
    + Honey, there is soup weather and there is patio weather, and I'd have you here for both.
    + They'd started on it before the first war was over, or so 1915 suggests.
    + Fuel: natural gas; distribution: radiant; cooling: wall units.
    + I don't suppose anyone ever fell in love over a built-up roof, but this has one all the same.
    + The skylights keep an eye on the clouds for you.
    + Seven rooms is a good number, neither lonesome nor crowded, to my way of thinking.
    + Some evenings ask for nothing but a chair, a tomato sandwich and a garden.
    + No driveway appears in these pages because there's none to describe; parking is on the street.
    + Romance, yeast and onions: every dining room deserves all three.
    + You'll notice I haven't said a word about the neighbors, and I don't intend to.
    + An underwriter will want the year, so here it is again: nineteen fifteen.
    + Come hungry for details and leave with a lemon from my own shopping bag.
    + The half bath is the sort of kindness you appreciate most on Thanksgiving.
    + Appliance schedule: washer, dryer, dishwasher, range, refrigerator.
    + Tile for the wet feet, hardwood for the dancing ones.
    + There, I've gone on again, when all you wanted was the bedroom count, and that is three.
    + A house older than sliced bread, and I mean that literally, since bread was sliced in 1928.
    + Utilities are municipal on both the supply side and the waste side.
    + Six hundred and forty square feet of basement, and I'm told some of it counts as finished.
    + I'm partial to a ceiling fan myself, and you'll find them here.
    + Shall we say Sunday, after lunch, when the paper has been read?
    + Every house is somebody's weather, and I have liked living under this one.
    + It wants a person with a trowel and a hum in the throat.
    + If a spreadsheet could sigh with pleasure it wouldn't, but the numbers are at least complete.
    + Ninety-odd words in, I should mention the balcony or patio, whichever you prefer to call it.
    + We make no projection of rent or appreciation in this document.
    + Please verify all measurements yourself; a tape costs less than an argument.
    + Bring the grandmother's table, the chipped blue bowl, the whole tender circus.
    + There's no air handler to find in a closet, because the cooling hangs on the wall.
    + I said to my sister, Ruth, I said, a laundry room beats a laundry line any day in February.
    + Between you and me, I'd read the Sunday funnies under a skylight.
    + Old brick, like old friends, doesn't need much flattery.
    + It's no castle, God knows, at a hair under fourteen hundred square feet.
    + Philadelphia summers being what they are, you'll be glad of the wall units.
    + The dishwasher washes, the dryer dries, and I sit down.
    + Whatever else is said at your closing table, the lot will still be 1,089 square feet.
    + Marigolds, mint, a stubborn fig: what goes in the garden will be up to you.
    + The last structural work on record is from 2003; draw your own conclusions.
    + More than a century stands between its first winter and your first one.
    + Not counting the basement, you have 1,386 finished square feet at your disposal.
    + One full bath, three bedrooms: you may wish to draw up a treaty.
    + Close the windows when it thunders, and leave the worrying to somebody younger.
    + A velvet armchair, a cold plum and a long novel is all I'd ask of any afternoon.
    + Call before noon, for I'm a better talker with coffee in me.
    + No elevator, no doorman, no pool; this is a brick house with a garden.
    + Bedrooms number three, bathrooms two if you count the half, and I do.
    + A sweeter goodbye than this I don't know how to write.
    + Natural gas feeds the heat, to answer the question everybody asks me.
    + Look up: skylights; look down: hardwood or tile, depending on where you're standing.
    + Hold the place in your mind for a night before you decide.
    - It has a dry basement, which I can't say for every house I've lived in.
    - The back wall of the kitchen is brick.
    - Well, the roof, since you ask, was coated about four years back by a fellow from Jersey.
    - Current rent is 2,150 a month, tenant pays gas.
    - Gas for the heat, city water, city sewer, and 150-amp service.
    - The front steps are marble, three of them.
    - Now the stairs are steep, I'll admit, but there's a rail on both sides.
    - The joists in the basement were sistered during the 2003 work.
    - Washer and dryer are in the laundry room, with the dryer vented through the rear wall.
    - You walk in, and there's a small hall where we keep the coats.
    - It was a grocer's shop at one time, with brick outside and a family living over it.
    - The heat is radiant, by natural gas, from a new boiler.
    - The sewer line was scoped and no defects were found.
    - On 1,089 square feet of land the assessed value went up by nine percent.
    - We park on the street, as there's no garage, and the bins live in the alley.
    - There are three bedrooms, and two of them have a closet you can stand up in.
    - Three bedrooms, all of them on the second floor.
    - The skylights are a joy, and the one on the landing opens with a pole.
    - Range, refrigerator, dishwasher, dryer, and a washer about six years old.
    - The garden faces south and has a fig in it.
    - The laundry room is on the second floor, where you want it.
    - The bricks were repointed on the street side.
    - One full bath, and a half bath on the first floor where company can find it.
    - From the patio there's a gate to the alley.
    - You've got tile in some rooms and oak hardwood in the others.
    - My wife's uncle built the shelves in the dining room.
    - The party walls are two bricks thick.
    - Lead service line was replaced by the city.
    - Permit parking costs thirty-five dollars a year here.
    - The street gets swept on Wednesdays.
    - I set the table in the dining room by the wood stove and I call it supper.
    - Part of the basement is finished, and that part has carpet.
    - You can hear the trains at night, and I've grown fond of them.
    - Gas and electric together came to about 190 last month.
    - There's a trolley at the corner, or there was, and now it's a bus.
    - There's a dishwasher, not that you'd need one with a window over the sink.
    - Comparable houses on the street have sold for more.
    - Vacant and broom clean at settlement.
    - The full bath has its old tub on feet.
    - It's cooled by wall units, one of them new this year.
    - There are two skylights and neither of them has leaked.
    - We've a refrigerator, with an ice maker, for what that's worth, and a range.
    - I'd take my paper to the garden and sit by the pear tree.
    - The street is one way, so the traffic is light.
    - Title is clear.
    - The basement is 640 feet, and you can get to it from the street, under the steps.
    - The roof is the built-up kind, with downspouts replaced on the rear.
    - There's four inches of foam above the top floor ceiling.
    - The dining room sits between the front room and the kitchen.
    - It has a tax abatement with three years left.
    - It's a 1915 brick house, though most of the windows are replacements.
    - The vestibule has its first floor tile from 1915.
    - The patio is slate that we laid ourselves.
    - Radiant heat under the tile, with a thermostat for each floor.
    - The dishwasher is a quiet one.
    - It's a short walk to the hospital.
    - The remodel was in 2003, when they had the chimney lined.
    - Four houses on the row belong to the same family.
    - Cash offers only.
    - The one full bath has a window that opens.
    - It's a small lot, I know, but the garden has good soil.
    `,
  ],
  [
    "ranch",
    `
    + You'll forgive an old man for starting with the sprinkler system, but I do like a sprinkler system.
    + Gross lot: 9,583 square feet, or 0.22 acre.
    + The house was built the year that the Beatles put out Sergeant Pepper, and it's held its tune.
    + Parking capacity is four, of which the garage is part.
    + To those who keep score: three bedrooms, two full baths, eight rooms.
    + A fence is a way of telling the dog a bedtime story with a happy ending.
    + Toast, jam, the funny pages: a breakfast nook asks very little of you.
    + The garage measures 440 square feet and is attached.
    + In July, when the asphalt sighs, you will bless the central air.
    + Now I'm no decorator, so I'll just say carpet, laminate and vinyl and leave it there.
    + Finished area plus garage totals 1,952 square feet.
    + You might call it plain, and I wouldn't argue, but plain is what I'd marry twice.
    + I could tell you about every nail, only my daughter says to keep it short: three bedrooms.
    + Brick and wood outside; what you feel about that is your own affair.
    + Dishwasher, disposal, microwave, range: the refrigerator you'll have to bring from home.
    + No washer or dryer is listed among the appliances.
    + Where does a muddy dog belong if not in a mud room?
    + Heat source: gas-fired forced air; cooling: central.
    + A lawn, dear reader, is a lake for people who can't swim.
    + Basement: none; skip that page of your inspection form.
    + Water in from the city, and water out to the city, and a bill for both, I expect.
    + The old camper can sleep here too, since there's RV parking.
    + Let the wind rattle somebody else's panes; these are double or have storms.
    + If it rains on the day you come, wipe your feet in the mud room like everyone.
    + One hundred and forty square meters, near enough, for my cousin in Calgary.
    + Nobody will bill you for a dream of where the Christmas tree goes.
    + I have an attic, and in it, I regret to say, I have everything.
    + Saturday pancakes, and a nook to be eaten in.
    + Roof type: composition.
    + We've quoted no cap rate, because we've no rent to quote.
    + Half past six, a cup in both hands, and a family room to be quiet in.
    + Young man, I told the agent, just write that it has a walk-in closet.
    + It came into the world in 1967 and has no plans to leave.
    + The fence goes with the yard, the yard with the house, and the house with whoever signs.
    + Off-street parking and an attached garage between them hold four vehicles.
    + Somewhere there's a ball waiting to be lost in a lawn like this.
    + Boise has its seasons, and this house has forced air for one and central air for another.
    + I'd trade all the adjectives in the world for one good patio.
    + You'll find no waterfront here, no dock and no sauna, just a decent fenced yard.
    + The garage is roughly forty-one square meters.
    + My late-night pretzels and I are fond of that family room.
    + The closet in question can be walked into, turned around in, and walked out of.
    + Lots have a shape and a story, and I know the size of this one: under a quarter acre.
    + Wistful? A little, but come anyway.
    + Every list ought to be short: nook, attic, lawn, patio.
    + There is no homeowners' fee on record.
    + Bring boots and a question or two.
    + It's about fifteen hundred square feet, and I've dusted all of them.
    + A person gets sentimental over linoleum, if you can believe it.
    + The yard is fenced, for anyone whose best friend has four feet.
    + Two full baths for three bedrooms is a ratio of two to three.
    + If ever a nook deserved a poem it would be a breakfast nook, and this isn't the poem.
    + Late apricot sky, lemonade, and no reason to hurry; may you have many such evenings.
    + A decision to buy should rest on your own inspection.
    + Nineteen sixty-seven makes it well over fifty, which is young where I sit.
    + Tuck the RV in, wash your hands, and supper's your own business.
    + I never did learn the right name for a composition roof, but that is what's up there.
    + The range has four letters fewer than the microwave, and both are here.
    + Drip, hiss, tick: that's how any sprinkler system says good morning.
    + You could roll out a sleeping bag on the carpet and call it camping.
    + Mornings, I'd vote for the patio.
    - I'll tell you about the driveway, since I poured it: five inches thick.
    - The laminate is in the hall and the family room.
    - The range, microwave and dishwasher are here, and the refrigerator stays too.
    - The forced air comes by ducts in the crawl space, there being no basement.
    - Two of the three bedrooms face the back.
    - The brick is on the front only and the wood was painted last summer.
    - No association fee, and the taxes came to 2,480.
    - It's a 440-foot attached garage and the opener has two remotes.
    - There's a two-car garage with a work sink in it.
    - There's an attic, and I laid a good foot of insulation in it.
    - The sprinkler system has six zones, if you like that sort of thing, and I do.
    - You could have your supper on the patio, which gets shade by four o'clock.
    - Two full baths, one of them off the hall.
    - The RV pad is gravel, forty feet long.
    - A ditch runs behind the lot, and you hear it in June.
    - The family room was added in the seventies by the second owners.
    - I've never had a drop of water in that attic.
    - The mud room connects the garage to the kitchen.
    - The court has eleven houses on it.
    - There's a plum tree by the fence that bears every other year.
    - You can be at the airport in twelve minutes.
    - The seller will pay for a new roof before closing.
    - Natural gas forced air, 90 percent furnace, central cooling.
    - Current market rent is about 2,200.
    - Disposal and dishwasher were both put in last March.
    - The closet in the big bedroom is a walk-in, with a light.
    - Vinyl in the kitchen, baths and mud room.
    - The lot is 0.22 acre and slopes a little toward the street.
    - There's a handrail by the front step that my son put up.
    - Your dog will be fine in the fenced yard, it's six feet high all around.
    - It has a breakfast nook, a mud room, and a pantry for the cans.
    - Microwave, disposal, dishwasher and a gas range make up the list.
    - No basement, since it sits on a slab.
    - The yard is fenced, and the neighbor to the north keeps bees.
    - Our lawn is mowed by a boy down the street who'd be glad to go on with it.
    - We're two blocks from the elementary.
    - The water is metered, and ours runs about forty a month.
    - You'd be third from the corner, brick house on your left.
    - The water heater holds fifty gallons.
    - Storms come off the south windows in spring and go into the attic.
    - The house has good bones.
    - Eat your eggs in the breakfast nook, which looks out on the lawn.
    - There is a covenant that allows no fence over five feet.
    - Of carpet, laminate and vinyl, it's the carpet that's in all three bedrooms.
    - Snow slides right off the roof.
    - Two full baths from 1967, the main one done over in 2014.
    - It was the model home for the subdivision.
    - The roof is composition and the gutters have guards on them.
    - The camper spot has a thirty-amp plug.
    - We've a lawn and sprinklers, and the soil is sandy.
    - Buyer to assume the solar lease.
    - I spend my days in the family room by the wide window.
    - There's a workbench in the garage, and I'm leaving it.
    - Inspection report from this year is available.
    - Streetlights on the court are few, so you see the stars.
    - Possession at closing.
    - There's a microwave over the range, and a disposal.
    - It has central air with a thermostat you can set from a telephone.
    - Built in 1967 by a man named Hale, who lived next door.
    - The back door was made wider.
    - It needs nothing but a buyer.
    `,
  ],
  [
    "lakehouse",
    `
    + I've a notion that a dock is just a porch that got brave.
    + Site area: 87,120 square feet, precisely two acres.
    + There are ten rooms, and if I told you a story for each we'd be here until the ice came.
    + Installed heating: geothermal, with a stove besides.
    + Loons or no loons, a person sleeps differently near water, I always say.
    + The house dates from 1989, and the structural remodel from 2018, a gap of twenty-nine years.
    + You'll want towels; there's a hot tub, a sauna, a jetted tub and a good deal of water besides.
    + Four bedrooms, two full baths, one three-quarter bath.
    + Finished space of 2,860 square feet; basement of 1,200, also finished.
    + The wet bar has heard a joke or two, none of which I'll repeat.
    + My late husband's rule was boots off, books open, and there is a library to do it in.
    + A Contemporary, they call the style, though it's older now than some of my doctors.
    + Metal roof, wood walls, slate and hardwood and carpet underfoot.
    + The workshop smells of whatever you decide to make in it.
    + Garage: detached, three spaces.
    + The fuel is electricity, which geothermal sips, as a rule, more politely than most.
    + Somewhere between the sauna and the hot tub is the exact temperature of happiness.
    + Water from a well, waste to a septic tank: the usual country arrangement.
    + To the engineer in the family: ground-source heat, central cooling, electric.
    + Vaulted ceilings make a tall man stand straighter, I've observed.
    + You could get lost in the library and I'd not send anyone to look for you.
    + I said I'd only stay for one chapter, and then I found the library.
    + There's a freezer as well as a refrigerator, for those who fish optimistically.
    + No city sewer, no city water, and I can't say that either has been missed.
    + Seven appliances convey the general idea: wash, dry, chill, freeze, cook, warm, rinse.
    + Skylights let you keep company with the stars without putting your slippers on.
    + It's been said that every dining room is a boat, and this is how you row one: soup.
    + Mind the moonlight; it makes people sign things.
    + Total rooms: ten, including a sun room, library, dining room and workshop.
    + Two hundred sixty-six square meters, rounded, before you go down to the basement.
    + The basement alone is bigger than my first house, at twelve hundred feet.
    + The security system is there for your peace of mind; the deck is there for the rest.
    + In winter, Michigan turns the color of pewter and you will want soup and a stove.
    + The owner's suite is where I'd take a cold, a mystery and a plate of toast.
    + This offering includes the dock.
    + Dear buyer, whoever you turn out to be, I hope you're a swimmer or a sitter.
    + Oh, the garden; well, it's there, and it forgives neglect better than I do.
    + Two acres is about a football field and a half, end zones included.
    + You may telephone me any morning to say what the water looks like, and I'll be grateful.
    + Steam, splash, shiver, repeat: that's what saunas are for.
    + We attach no appraisal, only the measurements.
    + Some houses you own, and some you answer to, and I have loved answering.
    + Three cars, or two and a boat, or one and a great deal of cardboard.
    + Hang up the car keys and take off your watch, if you still wear one.
    + The jetted tub was for my back, and my back sends its regards.
    + It is on waterfront, so bring the canoe.
    + Carpet for bare toes, slate for wet boots.
    + Remodeling was completed in 2018; see the county for anything further.
    + Let the kettle gossip and the water keep its secrets.
    + A deck without a pitcher of lemonade is merely carpentry.
    + No HOA fee figures in this description.
    + If two acres sounds like a lot of leaves, well, October agrees with you.
    + Whittle, hammer, glue and swear: the workshop doesn't mind.
    + We are in Traverse City, on Heron Point Road, number twenty-seven.
    + I keep meaning to say three-quarter bath, and I keep saying the little one.
    + Dock first, supper second, that would be my order of business.
    + When the frost comes you have geothermal heat, and a stove to lean on.
    + Bring a pie and an afternoon.
    + A garnet sunset, a wool blanket, two spoons and one bowl of ice cream.
    + Ask, and I'll tell you; don't ask, and I'll likely tell you anyhow.
    + Central air in Michigan sounds like vanity until the third week of July.
    - There's a dock, a deck and a sauna, and the dock comes out in October.
    - I had the well tested in the spring, and it came back clean.
    - The septic tank was pumped last year, and the man said it was sound.
    - Frontage is 140 feet on the east side of the lake.
    - The geothermal loops are vertical, three at 200 feet.
    - Our electric bill averages 210 a month.
    - You see the water from the dining room.
    - The detached garage takes three cars and has a room over it.
    - It's a wood house with a stone chimney.
    - There's a beach, sandy, on the south end of the lot.
    - There's a library, a proper one, with a ladder for the top shelves.
    - The stove burns wood, and there's four cord stacked behind the garage.
    - All 1,200 feet of the basement are finished, and you walk out of it onto grass.
    - We had the deck rebuilt when we did the remodel.
    - The county plows the road by seven.
    - It has a boat lift that holds four thousand pounds.
    - The sun room has windows on three sides.
    - Neighbors are far enough off that you don't hear them.
    - The security system has cameras, so I always know it's the mailman.
    - Ten rooms, four bedrooms, owner's suite on the main floor.
    - The lake is forty feet deep off the dock.
    - It was remodeled in 2018, and the metal roof was put on with the rest.
    - It has rented by the week for 3,400 in summer.
    - Floors are hardwood and carpet, with slate in the entry.
    - Two full baths, and a three-quarter bath down by the sauna.
    - You have two acres here, half of it woods.
    - A generator runs the whole house if the power goes.
    - You'll like the workshop in January, since it has a heater.
    - The previous owner, a dentist, put in the sauna.
    - Flood insurance isn't required here.
    - We have a sauna, a jetted tub, and a hot tub that seats six.
    - There's a fireplace in the library.
    - Ceilings in the big room go up to nineteen feet.
    - It has an easement for the neighbor's path to the water.
    - Town is nine minutes by car.
    - The drive was paved two years ago.
    - There's slate, there's carpet, and there's maple in wide boards.
    - A refrigerator, and a freezer in the garage.
    - You get the morning sun on the deck and the evening sun on the dock.
    - Geothermal heats the house and the hot water.
    - The outside is wood and was stained in May.
    - Pour your own at the wet bar, which has an ice machine.
    - There's a fish house that goes with it.
    - No motors over ten horsepower are allowed on the lake.
    - I have fed many a sailor in that dining room, which seats fourteen.
    - It's a dead-end road.
    - The bedrooms upstairs share a bath.
    - Fiber was run to the house last fall.
    - Shoreline was reinforced with rock.
    - Four bedrooms, and the furniture can be had for a price.
    - Eagles nest across the water.
    - Washer, dryer, range, dishwasher, microwave, refrigerator and freezer, all stainless.
    - The jetted tub was put in new last spring.
    - A Contemporary of 1989, drawn by a local architect.
    - I've a garden, and a fence that the deer have so far respected.
    - The basement has a second kitchen.
    - Radon was tested at 1.8.
    - A survey was done and the corners are marked.
    - It has vaulted ceilings and skylights, with shades that work by remote.
    - Mail comes to a box at the end of the drive.
    - The roof never needs shoveling.
    `,
  ],
  [
    "loft",
    `
    + HOA dues: $512 monthly, $6,144 annually.
    + The unit is 1,045 square feet across four rooms.
    + I never thought I'd end up in a loft at my age, and then I did, and I've stopped apologizing.
    + There's a doorman, and there's an elevator, and between them I haven't carried a melon in ages.
    + Year of construction 1926; structural remodel 2011.
    + Concrete underfoot, brick outside, and a whiff of jazz if you bring your own records.
    + At thirty-odd degrees Celsius Missouri is no joke, and central air is provided.
    + Heat is electric baseboard.
    + Well, you ring the intercom and I say who is it, and you say it's me, and so it goes.
    + It may not be the place for a grand piano and a pony, but it might be for you.
    + One bedroom, one and a half baths, one parking space: a short list on purpose.
    + Cable ready and wired, per the seller's data.
    + My nephew, who knows about such things, says ninety-seven square meters.
    + Dues per finished square foot come to about forty-nine cents a month.
    + Cooking for two is a duet, and the range keeps time.
    + The building has stood since Coolidge was in the White House.
    + If rugs could purr, you'd hear them on the hardwood.
    + You could sell the lawn mower; there's no lawn here to want it.
    + Parking: attached garage, one stall.
    + Controlled access means that strangers stay strangers until you buzz them in.
    + I like a city, always have, and I like an elevator home from it even more.
    + We don't project dues beyond the current figure.
    + Storage is offered by the building, so the skis needn't sleep with you.
    + Transit is near, according to the building's own list.
    + The walk-in closet is where my hats live, and I shall miss the hats' address.
    + That half bath has saved more dinner parties than I care to say.
    + Eighty-five years passed between its construction and its last remodeling.
    + Some people want a lawn, and those people should read a different page.
    + Dishwasher, microwave, range, refrigerator; laundry machines are not on the list.
    + Come up, sit down, and let your shoulders drop an inch.
    + The elevator goes up and I go with it, and neither of us minds.
    + Hello to the doorman, hello to the elevator, hello to your own front door.
    + Ink-blue evenings, a radio turned low, a pot of something: that's loft living as I dream it.
    + Style is listed as loft, and I won't argue with the list.
    + It's four rooms, so you'll never lose your glasses for long.
    + Water and sewer both municipal.
    + I'd hang a bicycle on something, if I were younger and braver.
    + Bedroom count: one, not one plus den.
    + You may write to us with questions on covenants, and we'll send what we've got.
    + There's a kind of person who owns forty cookbooks and one good pan, and I am she.
    + Brick has a memory, people say, and this brick goes back to nineteen twenty-six.
    + No basement, no attic, no yard, no excuses not to go out to dinner.
    + A single parking space is what's listed, so I shan't say two.
    + Turn the baseboards up, pour the tea, and let January press its nose to the glass.
    + The sums are simple: 512 times twelve.
    + I asked my friend Lorraine what to write, and she said, write elevator, dear, write it twice.
    + A musician might like it, or a mathematician, or anybody who eats standing up.
    + Kansas City barbecue stains come out of concrete, I'm led to believe.
    + Make of it a studio, a study, a stage; the deed won't mind.
    + The floor finishes are concrete and hardwood.
    + It's 300 Mercer Avenue, unit 5B, and you'll need to be let in.
    + We state facts here, and you bring the poetry.
    + Nearly a century old, and I've only been told to act my age once.
    + Compact? At a thousand and forty-five feet I'd say sufficient.
    + You would pay the association $512 each month, in fair weather and foul.
    + Curl up, plug in, tune out: it's wired for it.
    + By all means bring the cat to hear what she thinks, or a photograph of the cat.
    + One drawer for takeout menus is a sound policy in any kitchen.
    + The stall in the garage is attached to the building, so bring slippers if you like.
    + Central air, baseboard heat, electric throughout the heating side.
    + I'd be tickled to show it to you.
    - It was a shoe warehouse before it was apartments, brick all the way round.
    - Reserves stand at 60 percent funded.
    - Concrete floors, concrete ceilings, brick outside.
    - Rentals are limited to a quarter of the units.
    - Now, the doorman, Eddie, has been here nineteen years.
    - I have one space in the attached garage, right by the elevator.
    - The windows face west.
    - A special assessment for the roof was paid off by the seller.
    - You get a range, a dishwasher, a microwave, and an island to eat at.
    - It's the corner unit on the fifth floor.
    - Dues of 512 cover water, trash and the doorman's wages.
    - A washer and dryer can be hooked up in the bath.
    - You can't hear a thing through those walls.
    - The streetcar is two blocks off.
    - The bedroom has a door that shuts and a real window.
    - Hardwood in the bedroom, concrete everywhere else.
    - Refrigerator, range, and a dishwasher bought in February.
    - There's a roof deck that all the owners share.
    - It was built in 1926, remodeled in 2011 and last sold in 2017.
    - A 1926 brick building with forty-two units.
    - The beams are the old ones.
    - There's storage in the building, and mine is a cage on the second floor.
    - Electric runs me ninety dollars or so.
    - Guests can park in the lot across the street.
    - A bath and a half, with the half by the entry.
    - It has an intercom that rings your cell phone.
    - The association had no lawsuits when I last asked.
    - You get the doorman, the elevator, the storage, and a small gym.
    - The remodel in 2011 included new pipes.
    - One bedroom, four rooms, and nobody living overhead.
    - Two pets are allowed, up to forty pounds.
    - It has the best light in the building.
    - There is a grocer on the ground floor.
    - There's a doorman and an elevator, the latter modernized three years ago.
    - It has a view of the river, if you lean.
    - I've a walk-in closet with shelves I had built.
    - Windows were changed out with the remodel.
    - A range, a microwave, a dishwasher and a counter-depth refrigerator are what I cook among.
    - At $512 a month the dues include the internet.
    - You'd walk on hardwood in part and on polished concrete in part.
    - The brick shows on the inside too.
    - Loft listed below the last appraisal.
    - A tenant is in place through August at 1,650.
    - The hallway carpet was changed this year.
    - My neighbors are kind and keep to themselves.
    - Laundry is on every other floor.
    - The heat is electric baseboard, though the range is gas.
    - The doorman will hold your packages until nine at night.
    - The full bath has a shower with a bench, and the half bath has neither.
    - Central air conditioning, with the unit on the roof.
    - Street noise isn't bad, being on the back.
    - The couch was built in here and stays.
    - Building is on the historic register.
    - Seller will cover six months of dues.
    - It's a loft in the old sense, brick, concrete, and thirteen feet from floor to ceiling.
    - The stall has a charger for an electric car.
    - You'd have ten-foot windows in the front room.
    - The building is FHA approved.
    - It's wired and cable ready, and the electrical panel is new since 2011.
    - A dry cleaner sits next door.
    - Snow removal comes out of the fee.
    `,
  ],
  [
    "adobe",
    `
    + When I was a girl we'd have called it mud and been proud; this one is stucco, Pueblo style.
    + Parcel: 14,375 square feet, 0.33 acre.
    + Association dues of $45 a month come to $540 a year.
    + I'll start in the garden, because that is where I generally finish.
    + Radiant heat, natural gas, evaporative cooling: that is the whole mechanical story as entered.
    + There's a silence to a library even when I'm the one in it, and I talk to the books.
    + The attached garage measures 280 square feet, or 26 square meters.
    + Two vehicles are provided for: one may have the garage and one the carport.
    + Chile roasting is a sacrament around here in autumn, and the range is at your service.
    + Three bedrooms, one full bath, one three-quarter bath, seven rooms.
    + I suppose a built-up roof is nothing to write a song about, and yet a stucco house looks right with one.
    + Remodeled thirty-seven years after it was built; I can't promise I'll look that good.
    + A porch is an argument for staying out and a patio is the rebuttal.
    + Sage on your fingers, dust on your shoes, and tile that doesn't mind a bit.
    + Water comes from the municipality; waste goes to a septic tank.
    + The yard is fenced, the books are shelved in my mind, and the coffee is mine to offer.
    + Concrete and tile, no carpet recorded.
    + Cooling is evaporative, not refrigerated.
    + Santa Fe skies are everybody's and nobody pays dues on them.
    + I could be wrong about the stars but I'm not wrong about the square feet, which are 1,730.
    + Double pane or storm, the windows are of the warmer sort.
    + Let there be posole, let there be cousins, let there be a dining room.
    + It is neither a palace nor a hut; it's a three-bedroom house with a porch.
    + Structural remodel year: 2015.
    + The washer, I should say, and the dryer too, have a room of their own.
    + Ask a skylight what time it is and it'll tell you.
    + Nothing to climb to in the way of an attic, so far as the sheet goes.
    + Rosemary, hollyhock, quiet stubborn thyme: try them all in the garden and see what stays.
    + Camino Perdiz, if my Spanish serves, is Partridge Road, and the number's 118.
    + I've a weakness for round loaves and corner chairs, as you'll gather if we speak.
    + One third of an acre, in plain talk.
    + Warm feet are a great persuader; the heat is radiant.
    + The finished interior comes to about 161 square meters.
    + No pool, and no pretending otherwise.
    + Should you prefer a tub to a shower, there's one full bath and I'd claim it early.
    + The number of association dollars is forty-five.
    + Some walls you talk to, and I've told these a great deal.
    + This is high desert living as I understand it: hat, porch, iced tea, repeat.
    + We have not included a rent study, there being no rent to study.
    + It'll be fifty before the decade's out, having begun in 1978.
    + Do sit; the patio is for sitting.
    + Fans on the ceiling, a cooler for the dog days, and a porch to say it isn't so bad.
    + My neighbor's opinions are her own, so I've left them out.
    + A lantern, a guitar badly played, and a patio: you have the evening's program.
    + Only the garage is attached in the parking department, the carport being a carport.
    + You needn't own a single turquoise ring to live in a Pueblo-style house.
    + Dishwasher, microwave, range, refrigerator, washer, dryer, six in all.
    + I would paint it, if I painted, at five o'clock, from under my own hat brim.
    + Half the fun of a library is deciding what not to read.
    + To summarize for the lender: single family, 1978, remodeled 2015, 1,730 square feet.
    + The soul wants a courtyard and the budget wants a patio, and there is a patio or balcony here.
    + Peace be on the one who next sweeps the porch.
    + I do go on, but you asked about the windows, and they're double pane or storm.
    + The carport is a roof on a promise, my father used to say of carports generally.
    + As to fences, there is one, around the yard.
    + Winter mornings, boots, tile, toast: an ordinary litany.
    + Somebody will write a good bad novel in that library.
    + An agent can let you in; I'd rather do it myself.
    + The monthly dues wouldn't buy a decent dinner for four.
    + More garden than I can manage at my age, and maybe just enough for you.
    + Built in 1978, when I still had my figure.
    - It's Pueblo style, in stucco over real adobe.
    - The roof was resealed in April, and I have the paper somewhere.
    - You eat in a dining room with a kiva fireplace, and you don't hurry.
    - The cooler was serviced and the pads changed this spring.
    - You see the mountains from the porch.
    - I water the garden by drip line, and myself with iced tea on the porch.
    - The $45 a month pays for the road.
    - City water, and a septic tank of a thousand gallons.
    - One car goes in the 280-foot garage, which has a 240-volt outlet.
    - The library has vigas overhead and my whole heart in it.
    - The floor is brick in the hall and tile past that.
    - It's a quiet lane, with the plaza ten minutes off.
    - Radiant heat, natural gas, four zones.
    - Our gas bill in January was 118 dollars.
    - There's a porch, and a patio with a wall around it.
    - An apricot tree in the garden bears most years.
    - The washer and dryer have their own laundry room, off the carport.
    - Three bedrooms, a library, and a dining room that looks west.
    - Stucco was redone in 2020 with a fresh color coat.
    - It came with a well for the garden, which we still use.
    - The road is dirt for the last half mile.
    - One full bath in the hall, and one three-quarter bath.
    - In the 2015 remodel the kitchen was opened up.
    - There's a cistern for rain.
    - The bookshelves in the library were made by hand.
    - Short-term rentals are allowed with a license.
    - We bought it from the man who built it.
    - The house has skylights, replaced in 2015, and ceiling fans.
    - Floors are tile and brown-stained concrete.
    - A studio stands at the back of the lot.
    - Coyotes come by, but the fence keeps them out.
    - There's no house behind you, only county land.
    - Garage for one car, carport for the other, with a storage closet at the end.
    - The windows face south for the winter sun.
    - It has solar panels that are paid for.
    - Ceiling fans turn in all three bedrooms.
    - Property taxes are low, about 1,600.
    - The seller owns the lot next door and would sell that too.
    - Insurance on the house is nine hundred a year.
    - The fence is coyote fence, latilla and wire.
    - A dryer, a dishwasher, and a washer two years old.
    - The septic was inspected in May.
    - Our porch is on the cool side of the house.
    - Wood floors were taken out for tile.
    - It has been in one family since 1978.
    - The ceilings are ten feet in most rooms.
    - The driveway is gravel, with room to turn a truck around.
    - The water is municipal and goes through a softener.
    - The house stays cool by itself until July.
    - The lot is a third of an acre and level.
    - The dining room table stays with the house.
    - You can walk to the rail station.
    - There are three bedrooms, and the library has a closet, should you want a fourth.
    - You'd have a porch, a garden and a flagstone patio.
    - High-speed cable is at the street.
    - The yard has been planted with native grass.
    - There's a banco by the window in the front room.
    - A sitting room was added in 2015.
    - The attached garage has 280 square feet and an insulated door.
    - We fixed the one crack in the stucco.
    - The seller has already moved out.
    `,
  ],
  [
    "twoflat",
    `
    + Gross building area: 2,640 finished square feet on a 3,125-square-foot lot.
    + I was told once never to trust a building without steam, and this has steam.
    + Property class: multi-family; year built: 1911.
    + Five bedrooms, two and a half baths, twelve rooms, as carried on our sheet.
    + Pro forma not supplied; bring your own pencil.
    + You know how radiators are, they clear their throats before they say anything.
    + The basement is unfinished, 1,150 square feet of it, and ready for whatever you can imagine.
    + It'd be untrue to call it young, it having been built the year before the Titanic sank.
    + A sun room is a polite word for a place to drink coffee and ignore the telephone.
    + Detached garage: two spaces, 400 square feet, so two hundred feet per car.
    + Chicago, brick, 1911; need I go on, and I will.
    + Nothing's been entered under remodeling, so I won't tell you otherwise.
    + The pierogi I leave to you, but there's a dining room to put them in.
    + Appliances are limited to range and refrigerator.
    + A brick two hundred miles from anywhere is a rock; in Chicago it's a building.
    + Composition roof, brick exterior, hardwood and vinyl flooring.
    + Being near transportation, you might find you're less fond of your car.
    + Steam heat runs on natural gas; cooling is by wall units.
    + Bless the porch, where nothing ever has to be decided.
    + There's an attic, dear, and whatever you put up there you'll never see again.
    + Lot in acres: roughly seven hundredths.
    + Come August I do not philosophize, I switch on a wall unit.
    + I am not a salesman; I'm a man with a building.
    + Slush, sleet, humidity, more slush: Chicago goes round, and the porch sits through it all.
    + A patient buyer with a pencil will like this one.
    + Dishwasher? You're looking at her, and she's eighty-three.
    + About 245 square meters finished, plus the basement.
    + Finished area exceeds basement area by 1,490 square feet.
    + City water, city sewer, and a city's worth of opinions about both.
    + There are fans on the ceilings and I'd leave them running from June on.
    + Steam, I'm convinced, is how a building dreams.
    + Twelve rooms means that one of them can be for nothing at all.
    + The garage stands apart, as detached garages will.
    + Analysts may note the absence of central air.
    + A lawn in the city is a green handkerchief, and I wave mine at you.
    + My mother never once let anyone leave without soup, and the habit stuck.
    + More than 110 years have gone by since the first key turned in it.
    + Sell the second car, keep the second car; there are two spaces.
    + The half bath brings the total to two and a half.
    + You could, if so moved, polka in the dining room.
    + No fee to any association is listed.
    + An honest inventory runs: brick, steam, porch, lawn, attic, sun room.
    + I've said basement, and I've said unfinished, and that's the end of that subject.
    + It isn't the Wrigley Building, and it doesn't ask Wrigley prices of your patience.
    + Bring whoever does your arithmetic and whoever does your worrying.
    + I'd be obliged if you rang first.
    + Feast, fast, feast again; a range doesn't judge.
    + The numbers on the door are 2246, and the street is West Ainsley.
    + There is no washer or dryer on the list, so plan for that.
    + Sheet music, winter coats, one accordion: that's an attic's proper diet.
    + Sun rooms and cats have this in common, that they doze after lunch.
    + Floor covering, where it isn't hardwood, is linoleum or vinyl.
    + Nobody will mind if you eat cherries on the porch and spit.
    + Your tape measure should agree on 400 feet for the garage, or call me.
    + A trolley of memories goes by whenever I stop talking, which isn't often.
    + Brick has a way of forgiving you for leaving.
    + All five bedrooms are included, as you would hope.
    + Give me a creaky chair and a ball game on the radio and I'm a rich man.
    + The lot covers about 290 square meters.
    + Buy it to live in or buy it to let, that's your affair and the bank's.
    + If walls had pockets, these would be full of peppermints.
    - Both units are rented month to month.
    - Steam heat, gas fired, with a boiler changed six years ago.
    - First floor pays 1,450 and has never been late.
    - Each flat has its own electric meter.
    - The basement is 1,150 square feet, unfinished, with seven feet of headroom.
    - You've hardwood from 1911, under varnish I put down myself.
    - Heat is paid by the landlord.
    - The tuckpointing was done on the north wall.
    - The bus stops right in front, which is why we say near transportation.
    - No washer is listed, but there's a coin laundry in the basement.
    - Composition roof, done over in 2016.
    - Two cars fit the detached garage, which opens on the alley.
    - Taxes are 8,900 with the exemption.
    - Zoning would let you add a third unit in the attic.
    - The porches in back were rebuilt to code.
    - You can see the skyline from the attic.
    - Knob and tube came out years ago, all of it.
    - A range, a refrigerator, and new counters in the upstairs kitchen.
    - I nap in the sun room, the one that faces south.
    - Windows on the second floor are vinyl replacements.
    - Cap rate is about six at asking.
    - My father bought it in 1958 for eleven thousand dollars.
    - There's a coach house behind.
    - The water main was relined by the city last fall.
    - Floors are level for a building from 1911.
    - It comes with a range and a refrigerator only a year old.
    - I keep my trains in the attic, which has been insulated.
    - Come see the dining room and its built-in hutch.
    - Steam pipes are wrapped, and the wrap was tested.
    - Leases transfer with the sale.
    - There's a lawn, with a cherry tree to shade it.
    - The basement floor was poured again after the flood of '87.
    - The tenants upstairs take care of the snow.
    - Cooling is by four wall units.
    - It's a brick building with stone stairs in front.
    - It's four doors from the park.
    - There's a drain tile system and a pump in the basement.
    - It's near transportation, the train being a six-minute walk.
    - All the violations have been cleared with the city.
    - Gross income is 34,800 a year.
    - The 400-foot garage has a new door.
    - Five bedrooms, three of them on the second floor and two below.
    - Brick all around, glazed on the face.
    - Two full baths, and a half bath in the basement.
    - It's not in a flood zone.
    - There are laundry hookups by the back stairs.
    - Security deposits will be credited.
    - The school at the corner is a good one.
    - Come sit on the porch, where the gutters were hung again in October.
    - The lot is 3,125 square feet, twenty-five of them across the front.
    - We've had the same tenant for nine years upstairs.
    - Hardwood in the main, with vinyl that went in last summer.
    - A dentist's office used to be on the ground floor.
    - The range has six burners, and I've burnt things on all of them.
    - It gets cross breezes from front to back.
    - The seller would carry a second note.
    - The chimney was taken down below the roof.
    - The front windows have their leaded glass.
    - Street parking is easy, too, for your guests.
    - The sewer was rodded this year and ran clear.
    - The building is delivered vacant.
    `,
  ],
  [
    "beachcondo",
    `
    + Fee schedule: $785 per month, $9,420 per year.
    + You'd think I would tire of the word waterfront, but I say it to myself in the elevator.
    + Interior area 1,190 square feet; five rooms; two bedrooms; two full baths.
    + Now, tennis I gave up, but the court is there, and I like to think it misses me.
    + A pool is a kind of blue telephone; it calls, you answer.
    + HVAC: heat pump with central air conditioning, electric.
    + It was finished in 1984, the year of the Olympics in Los Angeles.
    + Sand gets into everything I own, including my sentences, so I'll be brief: two bedrooms.
    + Gate, elevator, door: three small ceremonies and you're home.
    + At sixty-six cents a square foot per month, the fee is there for you to weigh.
    + Cement and stucco outside, carpet and tile inside, flip-flops optional.
    + The owner's suite, and I say this as the owner, is a good place to be one.
    + There's one off-street space, so the second car will need a talking-to.
    + What would you do with a balcony or patio, a mango and nothing on the calendar?
    + I've an old radio that gets nothing but weather and Cuba, and it's not included.
    + Cable ready; security system; ceiling fans.
    + Saltwater in the hair, citrus on the hands: I make no other case for Florida.
    + Built in 1984, with no later remodel entered.
    + We've a hot tub, and I'm told it's good for whatever you've got.
    + The walk-in closet will hold more linen trousers than a person ought to admit to.
    + All measurements are the seller's and none are to the inch.
    + Heat pump, they call it, though it's mostly asked to be cool about things.
    + I'd like it to go to a person who naps.
    + Washer and dryer are both listed, so you can forget the laundromat.
    + You don't mow in a condominium, you only remember mowing.
    + It is a condominium, on the waterfront, in Sarasota, with a tennis court.
    + Early birds, night owls and pelicans are equally welcome to come by and see it.
    + One hundred and ten and a half square meters, thereabouts.
    + The disposal gets the mango skins and the poets get the dusk.
    + Two bedrooms: one for you and one for the people you can't say no to.
    + A gated entry, an elevator, a pool, a hot tub, a tennis court; I've counted twice.
    + Pour something cold, find something shady, and let the afternoon go soft as butter.
    + Nobody ever told a sunset that it was too much.
    + An investor will divide 785 by 1,190 and so did we.
    + My hip likes the elevator, my heart likes the balcony, and the rest of me follows.
    + The sea, or whatever water it pleases you to call it, doesn't charge by the hour.
    + No garage, no basement, no attic, no snow, to speak of.
    + Fans overhead make their slow remarks.
    + Both baths are full ones.
    + I was going to leave out the tile, but then you'd only ask.
    + Read the condominium documents before you read my mind.
    + In my dreams it's always four o'clock and somebody's just brought out the lemonade.
    + Central air, thank heaven and Mr. Carrier.
    + The number on the door is 412, at 900 Gulf Terrace.
    + If you can swim, swim; if you can't, there's a hot tub and no shame in it.
    + Five rooms are few enough that you'll never be lonesome for the next one.
    + Carpet and tile are the two floor materials of record.
    + Municipal water arrives and municipal sewer departs.
    + The refrigerator, range and dishwasher are accounted for.
    + I'll miss it like a song you can't get the last line of.
    + Wear a hat to the showing, it's Florida.
    + Racket, ball, good intentions: the court asks only that.
    + It won't make you younger, and I've tested that.
    + A beach novel, a bent spoon, a jar of guava: you're half moved in already.
    + There is a fee, and it's a real one, at $785.
    + Security system and gated entry appear on the data sheet.
    + Just over forty years old, if I have my subtraction right.
    + I wrote all this on the balcony, between yawns.
    + Parking count: one.
    + Not a loft, not a villa: a two-bedroom condominium with a balcony or patio.
    + We have stated the fee and won't editorialize.
    - I take my supper on the balcony, which faces west.
    - The $785 covers water and the roof fund.
    - The building had its forty-year inspection and passed.
    - You can rent it three times a year, thirty days at the least.
    - It has central air from a heat pump put in in 2021.
    - It's at the end of the hall, two bedrooms and two full baths.
    - Reserves are full and there's no assessment coming.
    - It's waterfront, and the sand starts thirty steps from the pool.
    - There's hurricane glass on the balcony door.
    - Two bedrooms and two full baths, one for each.
    - I've got a little locker downstairs for the chairs.
    - There's tile, and there's carpet, which is in both bedrooms.
    - Swim in the pool in January, since it's heated.
    - The association painted the stucco two years ago.
    - You've one parking space, off the street and under cover.
    - Kitchen cabinets were refaced.
    - It comes furnished, all but the blue chair.
    - The water heater was replaced in March.
    - From the bedroom you can see the bay.
    - There's an elevator, ten steps from our door.
    - The walk-in closet holds my hats and a safe.
    - One dog under twenty-five pounds is permitted.
    - The clubhouse has cards on Thursdays.
    - It has never been rented out.
    - Insurance for the inside runs about 1,100 a year.
    - Washer, and a dryer vented to the outside.
    - Polybutylene pipes were all taken out.
    - You have a pool, a hot tub and a tennis court resurfaced last winter.
    - It's a short walk to the fish market.
    - There are twenty-eight units in the building and most are lived in all year.
    - We didn't get any water in the last storm.
    - Concrete and stucco outside, impact glass in the windows.
    - Soak your bones in the hot tub, open until ten.
    - The kitchen has a pass-through to the dining area.
    - There's a boat slip that can be leased.
    - Buyers must be approved by the board, which takes about two weeks.
    - Guests park by the gate at no charge.
    - The ceilings were scraped smooth.
    - An electric heat pump, sitting on the roof, does the heating.
    - Both bathrooms have walk-in showers now.
    - The entry is gated and manned until midnight.
    - The lanai was enclosed with glass by the owners before us.
    - A trolley goes to the island every twenty minutes.
    - We've a balcony with a new railing.
    - Taxes without homestead were 4,100.
    - It is an end unit, with windows on two sides.
    - It's cable ready, and the basic channels come with the dues.
    - There's a fishing pier behind the building.
    - The ceiling fans are quiet ones.
    - The neighbors below are only here in winter.
    - Two bedrooms, 1,190 square feet, priced to sell before the season.
    - Concrete was repaired on all the balconies in 2022.
    - Range, dishwasher, disposal, and a refrigerator with a five-year warranty.
    - Part of it is tile, and the rest is carpet laid in the fall.
    - The dolphins come in close in the mornings.
    - A previous owner took out the wall between kitchen and living room.
    - There is a sauna by the pool.
    - Seller will pay the association through June.
    - The elevator has a bench in it, bless whoever thought of that.
    - It stays cool even with the air off.
    - There's a security system, monitored for eighteen dollars a month.
    `,
  ],
  [
    "farmstead",
    `
    + Acreage: eleven, exactly, which is 479,160 square feet.
    + The house went up in 1862, while Mr. Lincoln had his hands full.
    + Now there's no air conditioning, and I'll thank you not to laugh until you've been through a Vermont July.
    + Structural remodel 1996, a hundred and thirty-four years after construction.
    + A pond is a mirror with frogs in it, generally speaking.
    + Nine rooms, and not one of them has ever told me I was wrong.
    + Heating by stove and baseboard, fuel propane.
    + I could tell it was going to be a long letter when I got to the greenhouse, so get comfortable.
    + Finished area 2,215 square feet; basement 900, unfinished.
    + You'll want boots, and you'll want a mud room to take them off in, and here's one.
    + The Cape Cod style needs no introduction, though I can never resist making one.
    + Hardly a soul thanks a freezer until the beans come in.
    + Potable water is from a well; wastewater goes to a septic tank.
    + Five cars can park off the street, which is handy at funerals and sugaring parties alike.
    + Fog, woodsmoke, apples: I get drunk on the words alone.
    + The in-law apartment has its uses, and I leave them to your imagination.
    + There is no dishwasher listed, unless you count my brother.
    + Softwood floors, they say, and I say they're kind to a dropped cup.
    + Some land you own and some land you only look after, and eleven acres will teach you which.
    + A workshop is where you go to look for your pencil.
    + Metal roof; wood exterior.
    + Four bedrooms share a bath and a half, so knock.
    + That garden and I have had words, and the garden won.
    + The place is older than the Brooklyn Bridge, and draws fewer crowds.
    + No comparable sales are offered here; the acreage speaks for itself.
    + Muck, marvel, harvest, rest; there, that's the farm year in four words.
    + Tomatoes under glass, if you like: there's a greenhouse.
    + If I knew another word for lovely I'd spend it here.
    + A porch in Vermont is for shelling peas and forgiving people.
    + Roughly four and a half hectares, for those who think in hectares.
    + I've always held that an attic ought to be a little bit haunted, and I mean that kindly.
    + Winters are long in Vermont, and so are the stories.
    + The washer is listed and the dryer isn't; I own clothespins.
    + You might skate, you might swim, you might just stand by the pond and think about supper.
    + At 206 square meters it's big enough for an argument and small enough to make up.
    + The basement has not been finished in a hundred and sixty years, and I'm not about to start.
    + Walk slow here; nobody's timing you.
    + Appliance list: freezer, range, refrigerator, washer.
    + The owner regrets nothing but the zucchini.
    + A person could learn the names of eleven acres' worth of birds and still have winters left over.
    + Plain as bread, this house, and I have always been fond of bread.
    + Propane is what feeds the heat.
    + There isn't a garage, only off-street parking for five.
    + Let the lawn be shaggy; who's to scold you?
    + I'm told you can't put a price on toast with jam, so we talk about the house instead.
    + Rooms include a dining room, a mud room and a workshop.
    + It's a Cape with a pond, in short, and I have never been good at short.
    + Do you hear yourself saying greenhouse in that tone of voice?
    + You'll find seventy-four Tannery Hill Road if you follow the number and your nose.
    + The half bath will be worth its weight in gold by your second houseguest.
    + Old wood, cold hands, hot cider; say when.
    + Land: eleven acres, one pond, one garden, one lawn.
    + What the stove does for a wet mitten I needn't explain.
    + Grown people have been known to sit on a porch and hum.
    + The house was already thirty-eight when the century turned to nineteen hundred.
    + There's vinyl or linoleum in it as well as softwood, since we're being thorough.
    + I never met a plum jam I could not improve by standing near it.
    + Bring the seed catalog, and a dream or two about leeks.
    + A remodel thirty years back and a first winter in 1862: make of it what you will.
    + One acre for each finger and one to spare.
    + We neither timbered a claim nor padded a number.
    - The barn is sound, and it has a wood floor you could drive on.
    - Of the eleven acres six are in hay.
    - The water's from a well that has never gone dry.
    - It heats by baseboard and by a soapstone stove.
    - There's a brook at the bottom of the land.
    - They remodeled in 1996 and put in the septic then.
    - The roof is metal, nine years old.
    - Land is enrolled in current use, so the tax is low.
    - You can swim in the pond, which is fed by a spring.
    - It has four bedrooms, and an in-law apartment with its own entrance.
    - A sugarbush of two hundred taps goes with it.
    - I start my peppers in the greenhouse, which has a heater.
    - You can see the mountains from the porch.
    - It has a fieldstone foundation, dry except in April.
    - The softwood is pine in wide boards.
    - The town road is paved up to our mailbox.
    - The basement isn't finished, but there's a root cellar with shelves in it.
    - We burn about four hundred gallons of propane a year.
    - Kick your boots off in the mud room my grandfather built.
    - There's a wood furnace in the basement besides.
    - Four bedrooms, two of them under the eaves.
    - There's a garden and a lawn, and the soil is black.
    - High-speed internet came up the hill last year.
    - The land was surveyed in 2009.
    - Wiring was all brought up to code in the remodel.
    - There's an in-law apartment, and it brings in nine hundred.
    - One and a half baths, with a clawfoot tub in the one.
    - The windows are storms over the old sash.
    - It was the tannery owner's house.
    - The snowmobile trail crosses the back.
    - An apple orchard, eight trees, still bears.
    - I built my canoe in the workshop, a building to itself.
    - Our nearest neighbor is half a mile down.
    - Nothing on the land is posted.
    - The chimney was lined with steel.
    - Rock on the porch, whose floor was done over last summer.
    - It has an attic with new insulation.
    - It's a ten-minute drive to the train.
    - There's a washer, and you'll find it in the half bath.
    - You could cut your own wood here, as most of it is trees.
    - The village school is at the foot of the hill.
    - It was in the same family until we bought it.
    - Five cars will fit off the street, on gravel.
    - The freezer is a chest one and stays in the basement.
    - A Cape Cod in wood, painted two summers ago.
    - There's a right of way to the upper field.
    - Deer come to the pond at dusk.
    - The kitchen has a hand pump that still works.
    - A tractor can be bought with the place.
    - Long suppers happen in the dining room, under the old beams.
    - The lawn drains well, even in mud season.
    - It's south-facing land.
    - Four acres could be split off and sold.
    - Propane baseboard, three thermostats, and a stove.
    - We lost power only twice last winter.
    - The water has been tested for arsenic.
    - There's one fireplace left, in the front room.
    - The stairs are steep and narrow.
    - You have a pond, a garden, and a greenhouse put up new in 2019.
    - The seller will leave the firewood.
    - The village water line could be tied into.
    `,
  ],
];
