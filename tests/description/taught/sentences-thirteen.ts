// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_THIRTEEN: readonly TaughtHome[] = [
  [
    "rowhome",
    `
    + It has rained since breakfast, I am on my third cup, and I still want to tell you about Clifton Street.
    + Brick on the outside, a hundred and eleven years on the calendar, and not a day of it embarrassed.
    + A skylight is a television with one channel, and that channel is weather.
    + 3 beds. Bath and a half. 1,386 finished sq ft. Philly. Discuss.
    + Who said a garden is never finished? Somebody who owned one, as you may before long.
    + The cellar, 640 square feet of it, is finished in part; let us call the rest a work in progress.
    + Washer, dryer, laundry room: wash day has lost its last excuse.
    + Your car sleeps on the street here, so brush up on your parallel parking.
    + The ground beneath the deed comes to 1,089 square feet, one fortieth of an acre.
    + Gas makes the radiant heat, and the cooling is of the wall kind.
    + The structural remodel dates from 2003, which makes it twenty-three years old.
    + Hardwood and tile are the two things your slippers will come to know by heart.
    + I go a little soft about old houses, so forgive me an adjective or two.
    + Ring Dolores at the office if you want to see it, or simply to argue about paint.
    + Seven rooms, all told; supper is served in the one they call the dining room.
    + Let the ceiling fans turn, put your feet up, and leave the dishes to the dishwasher.
    + Overhead, should anybody quiz you at a party, is a built-up roof.
    - Three bedrooms, a bath and a half, and a marble mantel nobody has dared to paint.
    - The previous people bled the radiators every October, and it shows.
    - Skylight over the stairs, hardwood below, tile in the bath: that is the whole poem.
    - The garden gets its sun until about four.
    - You will park on the street with a permit that costs thirty-five dollars a year.
    - All 640 square feet of the basement are finished, so bring the ping-pong table.
    - The bakery on the corner opens at six, and the smell comes in with the paper.
    - Three neighbors on the block have been here since the seventies, and they will tell you so.
    - Fridge and range are both stainless; the washer and dryer are plain white.
    `,
  ],
  [
    "ranch",
    `
    + Well now, pull up a chair, because this one has a breakfast nook and I intend to talk about breakfast.
    + Built in 1967, it turns fifty-nine this year and has earned the right to skip the candles.
    + Kick off your boots in the mud room; that is the entire purpose of a mud room.
    + Got an RV? The yard at 4810 Larkspur Court has parking for it.
    + Fence: yes. Lawn: yes. Sprinklers: yes. Your Saturday: returned to you.
    + Four parking spaces, counting the attached garage and the off-street spots together.
    + No basement here, so nobody can send you down to look for the Christmas lights.
    + The Christmas lights, I suppose, will go in the attic with everything else we cannot part with.
    + Double-pane or storm windows stand between you and whatever January has in mind.
    + Fifteen hundred and twelve finished square feet, and eight rooms by which to divide them.
    + Carpet, laminate, vinyl or linoleum: three answers to the question of what to stand on.
    + Forced air off the gas main when it is cold, central air when it is not, and a sigh of relief in between.
    + Somebody at the office asked why I was smiling, and I said Boise.
    + The garage runs to 440 square feet, which a patient person could fill with bicycles.
    + There are two full baths for three bedrooms, a sum any schoolchild could approve.
    + Is it silly to be fond of a garbage disposal? Perhaps, but it comes with one.
    - The sprinklers are on a timer that you can run from your phone.
    - Eight rooms, a mud room among them, and a window seat in the nook.
    - The brick was tuckpointed two summers ago.
    - Park the RV on the concrete pad and plug it into the thirty-amp outlet.
    - A sour cherry stands by the fence, and it bears every June.
    - Four can park here, all four of them in the garage.
    - The composition roof has a good fifteen years left.
    - At the end of the court there is a path down to the Greenbelt.
    - Dishwasher, microwave, range, and a fridge that stays with the house.
    `,
  ],
  [
    "lakehouse",
    `
    + There are mornings when a dock is the only office a person needs.
    + Two acres on the nose, 87,120 square feet if your surveyor is the fussy sort.
    + Friends, I have seen the words sauna, hot tub and jetted tub on one form, and I needed to sit down.
    + The earth itself lends a hand with the heating, for the system is geothermal, with a stove besides.
    + Wet bar. Workshop. Library. Pick your hideout.
    + What does one do in a sun room when there is no sun? One reads, I am told, or naps.
    + It dates from 1989, and its bones had their remodel in 2018.
    + Four bedrooms; two full baths and a three-quarter one to go with them.
    + Water comes up from a well and leaves by way of a septic tank, as country water likes to do.
    + Metal above, wood without, and hardwood, slate or carpet beneath the sole.
    + The freezer shall hold your trout, and the bar shall hold your stories about the trout.
    + Under a vaulted ceiling even a grocery list sounds like a hymn.
    + The basement is finished and counts twelve hundred square feet.
    + A garage with its own four walls, since it stands apart from the house, is part of the bargain.
    + I wrote this on a gray Tuesday and cheered myself up considerably by doing so.
    + Set the alarm, lock the door, go to town for pie; the security system was entered on the form too.
    + Waterfront is one word, and I have tried all morning to improve upon it.
    - The dock was rebuilt in cedar the year before last.
    - From the deck you look straight down West Bay.
    - A hundred and forty feet of frontage, sandy all the way.
    - Geothermal heat, a stove for company, and a generator for the nights the lines go down.
    - The library has a rolling ladder, and yes, you will use it.
    - Hot tub, sauna, fire pit: there goes your weekend.
    - The same family has summered here since 1989.
    - Slate in the entry, hardwood after that, carpet on the stairs.
    - The septic tank was pumped and inspected in May.
    `,
  ],
  [
    "loft",
    `
    + A century old this year and still in good company: 1926 was when they built it.
    + Good morning, Kansas City. I have coffee, I have keys, and I have Unit 5B to show you.
    + One bedroom, one bath for you, and half a bath for whoever drops by.
    + Somebody minds the door, for the building has a doorman and calls its access controlled.
    + The dues come to $512 each month, or $6,144 by the time the year is out.
    + Take the elevator if your knees complain, or if they do not; it is there for either mood.
    + Concrete and hardwood share the job of floor.
    + Press the intercom, say something witty, and wait to be let in.
    + Four rooms is a short list, and one learns it quickly.
    + Those skis you never use have a future, as the building offers storage.
    + Your car gets a space of its own in the attached garage, just the one.
    + Near transportation, says the form, and I will not embroider that.
    + Would Hemingway have liked it? I could not say, but he would have found the fridge.
    + Brick outside, loft by style, 1,045 square feet by the tape.
    + The remodel of the structure is fifteen years behind us, in 2011.
    + Baseboards warm it on electricity, and central air takes over when the thermometer loses its temper.
    - Timber beams, concrete floors, one bedroom, zero apologies.
    - The doorman is on duty around the clock and knows every dog by name.
    - The streetcar stops at the front steps.
    - It was a shoe warehouse until they turned it into homes.
    - Your $512 covers the internet as well as the doorman.
    - The windows are nine feet tall and face the river.
    - One deeded space in the garage, with a charger already wired to it.
    - The elevator was replaced the winter before last.
    - Storage is a cage on the second level, six feet by eight.
    `,
  ],
  [
    "adobe",
    `
    + Some days want a porch and nothing more, and this house can oblige.
    + 118 Camino Perdiz is easy to say once you have said it twice.
    + Stucco on the walls outside, built-up roof on top, Pueblo style from one end of the sentence to the other.
    + Seven rooms, three of them bedrooms, one of them a library for the novels you swear you will finish.
    + It came into the world in 1978, and its structure was remodeled thirty-seven years later, in 2015.
    + Evaporative cooling: an old idea, and on a dry afternoon a happy one.
    + The HOA asks for $45 a month, which is $540 a year and about the price of a habit.
    + A full bath, a three-quarter bath, and an end to the knocking, one hopes.
    + Cars have a choice of manners here, the carport or the attached garage, two spaces in total.
    + I asked my mother what to write and she said, tell them about the skylights, so there are skylights.
    + Concrete and tile floors ask for nothing but a broom and the odd rug.
    + You bring the chiles and the garden will hear you out.
    + City water in, septic tank out, in case your uncle the plumber asks.
    + One third of an acre, give or take a hair: 14,375 square feet.
    + The heat is radiant, the fuel is natural gas, and the writer is wearing wool socks.
    + Text Ruben, bring a hat, and we will stand about in the fenced yard and talk.
    - A kiva fireplace keeps the library company.
    - The vigas are original, and so is the bell at the gate.
    - You can walk to Canyon Road and be back before the coffee cools.
    - Skylights in the hall and in both baths.
    - The mud plaster was redone by hand in 2022.
    - Two spaces, one under the carport and one with an opener in the garage.
    - Forty-five dollars a month pays for the road and the snow.
    - The garden is on drip lines, every row of it.
    - Brick floors, laid in sand, run from the porch to the library.
    `,
  ],
  [
    "twoflat",
    `
    + Chicago, you old so-and-so, here is another one for you.
    + Five bedrooms and twelve rooms altogether make for a long game of hide-and-seek.
    + Built 1911. Brick. Multi-family. Steam heat. Any questions?
    + Steam heat may mutter to itself now and then, and one grows fond of the conversation.
    + A hundred and fifteen years have gone by since it was built, and so have a great many mayors.
    + Nobody has finished the basement; its 1,150 square feet await somebody's big idea.
    + Two cars may go in the detached garage, which is 400 square feet.
    + Sit on the porch with a transistor radio and let the innings pass.
    + Two full baths plus a half, or two and a half if you like your sums done for you.
    + The sun room needs no explaining, but I would put a fern in it.
    + It is near transportation, so the seller tells us, and that is all the seller tells us.
    + Hang on to the skis, the cradle, the tuba: an attic was made for exactly such things.
    + Hardwood here, linoleum or vinyl there, and crumbs on both before the day is out.
    + Lot of 3,125 square feet, house of 2,640, and the arithmetic of the lawn I leave to you.
    + Fridge and range are on the list of appliances; the casserole is your affair.
    + How do I feel about listing this one? Like a kid with a window seat on the train.
    - The Brown Line is four minutes away if you hurry.
    - Both units are rented through next May.
    - Each kitchen has its own fridge and range.
    - The rear porches were rebuilt to code in 2018.
    - The boiler is eight years old and has been serviced every fall.
    - Stained glass in the sun room, original, and not one pane cracked.
    - Separate meters for gas and light.
    - The garage opens onto a paved alley.
    - It has a steam heat system and central air for the upper flat.
    `,
  ],
  [
    "beachcondo",
    `
    + Flip-flops on, phone off, Sarasota.
    + Forty-two years ago, in 1984, it was built, and here we are talking about it.
    + One has the pool, one has the hot tub, and one has only so many hours in a day.
    + The community is a 55+ one, active by its own account.
    + Tennis, anyone? The court is listed among the building's details.
    + Two bedrooms and two full baths, which is to say as many of the one as of the other.
    + The dues stand at $785 monthly, and nine thousand four hundred twenty dollars is what they make in a year.
    + Waterfront, my dear, and I shall say no more lest I start humming.
    + You come in through a gate and ride in an elevator, and neither asks how your day was.
    + A heat pump, running on electricity, sees to the chill, and central air sees to August.
    + My sister wants it, my dentist wants it, and I have not even finished the ad.
    + Five rooms in 1,190 square feet, and one of those rooms is an owner's suite.
    + Carpet for bare feet, tile for wet ones, or the other way about if you are contrary.
    + The walls outside are stucco and cement or concrete, a sensible outfit.
    + Wash the towels, dry the towels, use the towels again; the machines for it come with the place.
    + A single off-street space waits for a single automobile.
    - You can hear the surf from the owner's suite when the door is open.
    - Two pools, one of them heated.
    - Hurricane shutters roll down at the touch of a button.
    - The dues of $785 take in the cable, the water and the roof.
    - Pets under twenty-five pounds are welcome.
    - The roof was replaced after the last big storm, and the assessment is paid.
    - A tennis court, a pool, a shuffleboard league on Thursdays.
    - Rentals are allowed for three months at a time.
    - Your one parking space is under cover.
    `,
  ],
  [
    "farmstead",
    `
    + Come up Tannery Hill Road with the windows down and do not hurry on my account.
    + It was standing in 1862, and if walls took notes we should have quite a library.
    + Eleven acres. Read that again, slowly, with your shoes off.
    + There is a pond to throw a stone in, and a lawn to walk across with the stone in your pocket.
    + Tomatoes in the greenhouse, beans in the garden, dirt under the nails, supper at dusk.
    + Propane does the heating, through a stove and the baseboards.
    + Nine rooms, and a mud room among them, thank heaven, because Vermont has a season for it.
    + The form says mother-in-law apartment, and mine has already asked about the curtains.
    + One full bath and one half serve the four bedrooms, so bring patience or a good knock.
    + A hundred sixty-four winters have had their say.
    + You will find a workshop, and with any luck the tape measure you lost in it.
    + Off-street parking for five, enough for the pickup, the other pickup and some company.
    + The structural remodel was thirty years ago, in 1996.
    + Softwood floors may talk back a little, and linoleum or vinyl keeps its own counsel.
    + Below is a basement of nine hundred square feet, unfinished; above is an attic, full of nothing yet but possibility.
    + Rain on a metal roof, a chair on the porch: what more did you want from a Sunday?
    + Cape Cod in style, wood on the outside, well water at the tap.
    - The pond is spring-fed and stocked with brook trout.
    - Sugar maples line the drive, sixty taps in a good year.
    - Eleven acres, about half of them in hay.
    - The old bank barn still has its hayloft.
    - The stove burns wood, and there are three cords stacked.
    - A snowmobile trail crosses the upper field.
    - The mother-in-law apartment has a door of its own.
    - The metal roof went on in 2017.
    - Wide softwood boards, hand-hewn beams, a mud room with a bench.
    `,
  ],
  [
    "colonial",
    `
    + Marlowe Lane, number nine: I have practiced saying it in the car.
    + Vinyl on the outside and Colonial by conviction, it was built in 1994.
    + Four bedrooms, two and a half baths, and somebody always in the wrong one.
    + The structure was remodeled in 2020, when most of us were only baking bread.
    + Up in the attic go the costumes, the crib and the good intentions.
    + Lawn plus sprinkler system equals you on the deck with a crossword.
    + Two cars, one attached garage, 520 square feet between them.
    + The basement is unfinished, all 1,120 square feet, and unfinished is another word for yours to decide.
    + Add the finished 2,475 to that basement and you get 3,595 square feet, which I did on a napkin.
    + Movie night has a home of its own, and the form calls it the family room.
    + Not quite an acre: 37,000 square feet, or about eighty-five hundredths of one.
    + When the fans go round and the central air hums, you will forget what month it is.
    + Whoever folds the laundry may fold it in a laundry room.
    + My kids say I should stop writing poems about walk-in closets, and they may have a point.
    + The windows are double-pane or storm, so let the wind write its own angry letter.
    + Can you picture Thanksgiving in the dining room, or is it just me, in July, picturing it?
    - The deck is composite, so put the stain away for good.
    - Four bedrooms upstairs, a family room down, and a gas log between.
    - Quartz went in with the 2020 work.
    - The basement is roughed in for a third full bath.
    - The yard backs up to town woods that will never be built on.
    - The owner's suite has a walk-in closet and a soaking tub.
    - The bus picks up at the foot of Marlowe Lane.
    - Two and a half baths, each with heated tile.
    - The microwave and fridge are new as of this spring.
    `,
  ],
  [
    "bungalow",
    `
    + Dear Portland, it is drizzling, so of course I thought of a porch.
    + The year was 1924, the style was Craftsman, and the word for it was bungalow.
    + Small talk: 1,080 square feet. Smaller talk: five rooms.
    + Pancakes in the breakfast nook, or toast if you slept late.
    + One bath to two bedrooms, a fair and square arrangement.
    + Gather your peas from the garden and shell them wherever you please.
    + It has a fence around the yard, which your terrier will wish to inspect.
    + A garage stands by itself, detached from the house, and street parking does the rest.
    + The basement measures 760 square feet and is, by the seller's own word, unfinished.
    + Put the ladder up to the attic of your imagination; the house has a real one too.
    + Five thousand square feet of lot, as round a number as they come.
    + Gas-fired forced air will warm the toes of anybody who has been out looking for mushrooms.
    + Shingle by shingle I could talk composition roofs, but you have a day to get on with.
    + We of the office drew straws to write this, and I cheated.
    + Dishwasher, range, fridge: the three musketeers of a kitchen.
    + Past its hundredth birthday by two years and wearing wood still.
    - The built-ins in the dining room are fir and have never seen paint.
    - A fig tree leans over the back fence.
    - Hardwood was refinished in March, and you can smell it yet.
    - The basement has an outside entrance, handy for a bicycle.
    - The sewer line was scoped and lined in 2021.
    - Porch swing included.
    - One bath, with a clawfoot tub and a window.
    - Two bedrooms, a nook, and a heat pump that cools as well.
    - The oil tank was decommissioned, and there are papers for it.
    `,
  ],
  [
    "townhome",
    `
    + Unit C, as in come over, as in call me, as in cannonball.
    + Since there is a pool, let us speak plainly about swimsuits: bring one.
    + It is a condominium built in 2012 and therefore fourteen years of age.
    + Shoot hoops on the basketball court until your mother, or your knees, call you in.
    + $185 a month to the HOA, $2,220 for the twelve of them.
    + Three bedrooms, two baths with everything and one with half of it.
    + A vaulted ceiling is good for echoes and for lifted moods.
    + The whole is 1,640 square feet in seven rooms, and the garage adds 240.
    + Laundry has a room, sleep has an owner's suite, and cereal has a breakfast nook.
    + No basement, no problem, no bulb to change down there.
    + Electricity, not gas, is what the heat pump lives on.
    + One attached space is the sum total of the parking, so choose which car you love.
    + If transportation matters to you, the seller checked the box that says it is near.
    + What would you cook first? I only ask because the range and the microwave are both on the list.
    + Vinyl and brick for a coat, shingles for a cap.
    + I showed it on Thursday, got lost in thought, and forgot my own umbrella there.
    - Three bedrooms, all of them up, with the laundry just outside.
    - The pool is open from Memorial Day until the first frost.
    - HOA dues of $185 include the lawn and the trash.
    - The last rent was $2,300 a month.
    - An end unit, so there is light from the side as well.
    - The laminate is waterproof and was laid last summer.
    - A bus to downtown leaves every fifteen minutes from Quarry Ridge.
    - The balcony looks over the trees.
    `,
  ],
  [
    "spanish",
    `
    + Say it aloud, Alameda del Sol, and the day improves by an inch.
    + A house of 1931, ninety-five years along, in stucco and in Spanish.
    + Swim before work. Swim after work. Reconsider work.
    + The barbecue area is for people with opinions about charcoal, and you know who you are.
    + Eight rooms, a solarium or atrium among them, and two full baths to sing in.
    + Would a lemon be happy in that solarium? I would be.
    + Seventeen years have gone by since the structural remodel of 2009.
    + There are three places to park, taking the detached garage and the off-street ones as a set.
    + The cooling is solar, so the sun gets a chance to apologize.
    + Wall heat, fed by natural gas, for the three evenings a year you mention it.
    + Tile underfoot, hardwood underfoot, and the built-up roof keeping watch over both.
    + Fill the freezer with popsicles and let word get around.
    + There is no basement, and the writer, who is afraid of basements, is content.
    + The garden and the fenced yard would like to meet you, preferably before noon.
    + Lot: 6,750 square feet. House: 1,925. Garage: 380. Poem: none needed.
    + To Pilar, who answers our telephone, you may address every question and most compliments.
    - Arches, hand-painted risers, three bedrooms, two baths.
    - The pool was replastered and has a new pump.
    - Bougainvillea covers the garage wall from April on.
    - Solar panels on the roof are owned, not leased.
    - From the balcony, on a clear day, you see a slip of ocean.
    - It was designed by a pupil of Cliff May.
    - The garage has permits for conversion to a studio.
    - Barbecue area with a gas line and a sink.
    - The wall heat was retired in 2009 and mini splits took its place.
    `,
  ],
  [
    "highrise",
    `
    + 2106 is the number on the door, and the doorman is the start of the journey.
    + Monday mood: up.
    + Two bedrooms, one full bath, and one bath that is three quarters of the way there.
    + The year on the cornerstone, so to speak, is 2007.
    + The fee is $893 a month; multiply by twelve, breathe, and write $10,716.
    + No parking goes with it, so sell the car and buy a better umbrella.
    + Not an inch over 980 finished square feet, and four rooms to spend them in.
    + Hardwood for the floor, concrete or cement for the shell, Modern for the manner.
    + Your winter coats will vacation in the walk-in closet.
    + Have your cousin buzz the intercom and pretend to be a duke.
    + The building lists disabled access, an elevator, controlled entry and storage.
    + Who needs the laundromat and its gossip, with a washer and a dryer on the list?
    + Electric forced air for January, refrigerated air for July, strong opinions all year.
    + Take your toast out to the balcony or patio and eat it like a head of state.
    + The cable people will be pleased, for it is ready for them.
    + I am told I say Jersey City the way others say Paris, and I take it as praise.
    - The skyline fills the window from Midtown to the Battery.
    - The PATH is two blocks off, and you will time it to the minute.
    - Parking can be rented in the garage downstairs for $275.
    - Residents have the gym and the roof deck at no extra charge.
    - Dues of $893 cover heat and hot water.
    - Two bedrooms set on opposite sides of the living room.
    - The washer and dryer are a stacked pair by Bosch.
    - A tax abatement runs until 2031.
    `,
  ],
  [
    "victorian",
    `
    + Permit me, gentle reader, to introduce a lady of 1888.
    + Thirteen rooms! One may lose one's spectacles for a week.
    + Five of those rooms are bedrooms, and to these are added two full baths and a quarter bath.
    + The style is Queen Anne, or Victorian, and if you must ask which, come and have tea.
    + Rum in the wet bar, Dickens in the library, and nobody to tell on you.
    + In the greenhouse a person can scold an orchid in private.
    + 138 years young, as my grandmother would never have let anybody say.
    + Steam and radiant heat both, by natural gas, for the winters about which Galena writes home.
    + Wood and shingle clothe her; shingle, once more, makes the hat.
    + The trash compactor is the least romantic thing I have to report.
    + A remodel of structure took place in 1999, twenty-seven years since.
    + Softwood and carpet will carry your footsteps, the one aloud and the other in a whisper.
    + Over a third of an acre, the deed says, if you turn 14,810 square feet into acres.
    + Horses being out of fashion, there is a carport, and there is the street.
    + Ghosts? None were entered on the form.
    + Finished space is 3,120 square feet, and 1,300 of basement lies there unfinished.
    + Sun room at ten, porch at four, attic whenever the cousins need hiding.
    - The turret holds a reading chair and not much else.
    - Pocket doors glide between the library and the dining room.
    - A steamboat captain built it for his bride.
    - Main Street is down the steps, three hundred of them or so it feels.
    - The wet bar was salvaged from a hotel in Dubuque.
    - Five bedrooms, four of them with fireplaces.
    - Run as a bed and breakfast until 2012.
    - Knob-and-tube is gone; the wiring is all new.
    - The porch wraps around three sides.
    `,
  ],
  [
    "splitlevel",
    `
    + Up a few, down a few: it is a split-level, and your calves will thank it.
    + Omaha, Nebraska, where I have just eaten a runza and am ready to discuss real estate.
    + The lot is a quarter of an acre to the foot, being 10,890 square feet.
    + Three bedrooms, and three baths of three kinds: full, three-quarter and half.
    + It was 1973 when they built it, so it remembers the moustaches.
    + Belly up to the wet bar and order a ginger ale.
    + The camper may come home too, as RV parking is among the outdoor features.
    + The basement is finished, 560 square feet, and so are my jokes about it.
    + Fix the toaster in the workshop, or break it further, as I would.
    + Deck weather, I call this, and there is a deck for it.
    + You can park four vehicles in all, what with an attached garage and the off-street spaces.
    + 484 square feet of garage is 22 feet times 22, on paper anyway.
    + Carpet, laminate, linoleum or vinyl, and one sock, always one sock.
    + Security system, fenced yard, and still you will check the oven twice.
    + Are eight rooms too many for hide-and-seek, or precisely enough?
    + Gas heat arrives as forced air, and central air borrows the summer shift.
    - The family room has a brick hearth and a gas insert.
    - Four parking spaces and a shed with a light in it.
    - The deck was stained in August.
    - The half bath is off the laundry room.
    - All kitchen appliances stay, the refrigerator too.
    - Millard schools, and the elementary is three streets over.
    - The security system is paid up through 2027.
    - A walkout basement of 560 finished square feet.
    `,
  ],
  [
    "acreage",
    `
    + Land, said my grandfather, and then he looked out of the window for a while.
    + Twenty and a half acres, if you divide 892,980 by 43,560 as I have just done.
    + Pond. RV parking. Well water. End of telegram.
    + What would you do first on twenty acres and a half? I would whistle.
    + A pond asks only to be looked at, and perhaps skated on by the brave.
    + Bring your RV, since parking for one is on the list.
    + Lot 14 on Badger Creek Road, in case you are scribbling this on the back of a receipt.
    + The water is of the well sort.
    + You can leave the car off the street, and that goes for the car of whoever comes along.
    + It is a lot, in both senses, and I am sorry for the joke.
    + I felt about nine years old when I typed the word pond.
    + Folks around the office keep asking me about Bozeman, and I keep handing them this page.
    + Nearly nine hundred thousand square feet, a number that looks better as acres.
    + Dream of what you will, draw it on graph paper, and then phone Hank.
    + Here is a parcel for the poet, the planner and the person who merely likes a project.
    + More than twenty acres, fewer than twenty-one; do not let anybody round it for you.
    - The creek runs along the whole of the eastern line.
    - Power is at the road, and the driveway is cut.
    - Twenty and a half acres with the Bridgers in full view.
    - The well was drilled to 240 feet and gives eleven gallons a minute.
    - Zoned for two dwellings and a shop.
    - Elk come down to the pond in October.
    - The RV pad has water and a fifty-amp hookup.
    - The seller will carry a note with a third down.
    `,
  ],
];
