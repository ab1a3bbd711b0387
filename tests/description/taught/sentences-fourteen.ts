// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_FOURTEEN: readonly TaughtHome[] = [
  [
    "rowhome",
    `
    + My aunt's first question is always about laundry, so let me get it over with: yes, there's a room for it, and both machines are on the list.
    + Count to seven and you have counted every room in the place.
    + Three people can each shut a bedroom door behind them here.
    + I have no garage to sell you on; cars sleep on the street.
    + When these bricks went up, Woodrow Wilson was president: the year was 1915.
    + Somebody took the structure in hand in 2003, by which time the house had 88 birthdays behind it.
    + The bathing happens in one full bath, and a half bath takes care of the rest.
    + For the buyer who emailed on Tuesday: the lower level is done in part, not in whole, and it measures 640 square feet.
    + Daylight also has a way in through the roof, since skylights are among the things the seller ticked.
    + All of the land amounts to 1,089 square feet, which is one fortieth of an acre if anyone asks you at dinner.
    + Gas from the street fires the heat, and the heat reaches you by radiation rather than by blown air.
    + Wood underfoot here, tile underfoot there, and carpet on nobody's list.
    + You'll cool off with a wall unit and a ceiling fan; I never promised ducts.
    + Thank you all for the kind notes about the garden, which is indeed part of what's for sale.
    + As the fellow writing this copy, I get to pick a favorite number, and it's 1,386, the finished square footage.
    + The kitchen roll call goes like this: a fridge, something to cook on and a machine for the dirty plates.
    + Neither a well nor a septic tank figures in this story, because the city handles the water at both ends.
    + Set the basement's 640 square feet against the finished 1,386 and you'll see it comes to less than half.
    - One deeded spot behind the row spares you the nightly hunt for parking.
    - I rebuilt the chimney myself last spring, so the brick should outlive us both.
    - The whole lower level is done, every inch of those 640 square feet.
    - A mason from Bella Vista laid the patio out of reclaimed Belgian block.
    - You can walk to the Italian Market in six minutes, and on Saturdays we always did.
    - Seven rooms, three of them for sleeping, and a gas fireplace in the one where we eat.
    - The roof was coated again in 2022, says the receipt on my desk.
    - With two full baths, nobody in this house ever stood in line.
    - My wife says to mention the pocket doors, so consider them mentioned.
    `,
  ],
  [
    "ranch",
    `
    + If stairs to a cellar are what you fear, relax, for there is no cellar.
    + Four vehicles have a place to be, what with the attached garage and the off-street parking.
    + Whoever asked about the motorhome last night: parking for an RV was ticked, so yes.
    + Fifty-nine candles would go on this one's cake in 2026.
    + The furnace blows its warmth around and runs on natural gas.
    + It's Monday, my coffee is cold, and I still like telling people that this place has a nook for breakfast.
    + Boots can come off in the mud room, which is what mud rooms are for.
    + Part of the outside is brick and part of it is wood.
    + Please note that I list a microwave and a dishwasher but no refrigerator.
    + Watering the grass needn't be your job; a sprinkler system is there for it.
    + The lot falls short of a quarter acre, at 9,583 square feet.
    + Two baths, and neither of them is a half.
    + Your dog gets a yard with a fence around it, and you get to read the paper.
    + Underfoot you'll meet three things: carpet, laminate, and linoleum or vinyl.
    + I'm the daughter of the owners, I was asked to keep it short, and so: three bedrooms, eight rooms, one attic.
    + Hot afternoons are dealt with by central air, if that was going to be your next question.
    + There's a closet of the kind you step into.
    + Potato peels go down the disposal, plates into the dishwasher, and you out to the patio or balcony.
    - The garage alone swallows three cars, and there's a workbench along the back wall.
    - Dad put in every one of those windows in 2014, and he kept the invoices.
    - Hardwood runs under that carpet, as anyone who lifts a corner can see.
    - Down the steps you'll find a rec room as big as the family room above it.
    - We've had the ducts cleaned every other fall since we bought it from the builder.
    - Larkspur Court is a cul-de-sac of nine houses with a block party in June.
    - The stainless refrigerator stays, along with the microwave and the dishwasher.
    - Sprinklers front and back are fed by irrigation water that costs next to nothing.
    - Nothing fences the yard, so the lawn rolls straight into the neighbor's.
    `,
  ],
  [
    "lakehouse",
    `
    + Bring the boat if you own one; a dock was ticked, and so was waterfront.
    + An even two acres is what 87,120 square feet works out to.
    + Thirty-seven years after it was built, and eight after its structural remodel, the house is looking for its next owner.
    + Our garage doesn't touch the house, and it takes three cars.
    + The ground itself helps with the heating, by way of a geothermal system, and so does a stove.
    + Some of you wrote to ask about sewers: there is a septic tank here, and a well for the water.
    + You may sweat in the sauna, soak in the hot tub or sit in the jetted tub, in any order you like.
    + A reader of mine wanted to know where she'd keep her novels, so I told her about the library.
    + Nobody will have to shovel coal; electricity is the fuel on the form.
    + Three baths in all, two of them full and the third lacking only a quarter.
    + Our basement is a finished one and runs to 1,200 square feet.
    + I write these things for a living and even I am a little jealous of a house with a wet bar and a workshop.
    + Overhead you'll see a vaulted ceiling and skylights, and over all of that a roof of metal.
    + Of ten rooms, four are bedrooms.
    + What you walk on is slate, hardwood or carpet, depending on where you're walking.
    + There isn't any brick on the outside to brag about, for the siding is wood.
    + Call it modern-day design if you like, though the form's own word is contemporary.
    + Two things keep food cold, the refrigerator and a freezer, so the fish stories can begin.
    - The dock was replaced in aluminum two summers ago and rolls out on wheels each fall.
    - Every sunset comes straight through the great room's west-facing glass.
    - Half of those two acres is in conservation easement and can't ever be built on.
    - A sandy bottom makes for easy wading, even for the littlest ones.
    - Slate, hardwood, and heated tile in the baths spare your toes in February.
    - My grandfather cut the cedar for the siding on this very land.
    - You'll park two cars under the house and a third beside it.
    - The well was drilled to 180 feet and has never once run dry.
    - City sewer arrived on Heron Point a few years back, and we hooked up.
    `,
  ],
  [
    "loft",
    `
    + This building turns one hundred in 2026, having been put up in 1926.
    + Each month the association gets $512 from you, which makes $6,144 over a year.
    + Somebody is employed at the door, and people without clearance don't simply wander in.
    + You needn't carry your groceries up by foot; there's an elevator.
    + If one bedroom is all you need, one bedroom is what this has.
    + Your car gets one space in an attached garage, and that's the whole of the parking.
    + Guests have a half bath to use, and the full one can stay yours.
    + Hello again from the listing desk, where the question of the day was about floors, and the answer was concrete and hardwood.
    + A little over a thousand square feet, 1,045 to be exact about it.
    + It isn't a house with a lawn to mow; it's a condominium in the loft style.
    + The structural work dates from 2011, fifteen years back.
    + Friends can call up on the intercom, and whether you answer is your affair.
    + I don't own a car, which is why I was glad to see transportation ticked as near.
    + Heat comes off baseboards and is made with electricity; the cool air is central.
    + Skis, suitcases, the drum kit you swore you'd sell: storage is among the building's details.
    + Four rooms, my editor says, is too short for a sentence, so I'll add that I like the number.
    + Coats and shoes can go in a closet you walk into.
    + No washer turns up among the appliances, but a dishwasher, a microwave, a range and a fridge do.
    - The original freight doors still slide on their iron tracks.
    - From 5B you look across the river to the old airport.
    - Dues of $512 cover heat, internet and a parking spot for your guest.
    - Those timber beams were sandblasted by hand when the warehouse was converted.
    - A stacked washer and dryer hide behind the closet's barn door.
    - Nobody works the front door, so a lockbox takes your packages.
    - The streetcar stops right outside, and it's free to ride.
    - Fourteen-foot ceilings let me hang a canoe in there, and I did.
    - Up on the roof, the neighbors share a grill and a dog run.
    `,
  ],
  [
    "adobe",
    `
    + What you pay the association in a year is $540, or $45 whenever a month comes around.
    + A roof for the car comes two ways here, as carport and as attached garage, with two spaces between them.
    + Water arrives from the city, but what goes down the drain ends in a septic tank.
    + Instead of an air conditioner you'll have an evaporative cooler, which people around these parts call a swamp cooler.
    + Stucco on the outside, Pueblo style all over, and that's how Santa Fe the whole thing is.
    + I promised the gentleman with the three thousand paperbacks that I would mention the library.
    + Its structural remodel came in 2015, when the house was 37.
    + Very nearly a third of an acre belongs to it: 14,375 square feet.
    + You won't need a vacuum for carpet, as only concrete and tile are given for floors.
    + Two bathrooms, one full and one three-quarter, serve three bedrooms.
    + There's a room to dine in, a room to do the wash in and five others, for a total of seven.
    + I'm told a porch is the place for lemonade, and happily one was ticked.
    + Gas makes the heat, and the heat radiates.
    + Anyone who dreads dishes should know that a dishwasher has been entered.
    + A fence takes in the yard, so let the puppy loose and come talk to me.
    + Forty-eight years old this year, younger than I am, and I wrote this ad.
    + Skylights above, ceiling fans below, and the rest you can decide for yourself on Saturday.
    + The garage accounts for 280 square feet, quite apart from the 1,730 that are finished.
    - Three kiva fireplaces keep the piñon smoke in the air all winter.
    - Real adobe brick, two feet thick, sits beneath that stucco.
    - You can see the Sangre de Cristos from the patio while your coffee cools.
    - Our dues of $45 pay for trash pickup and the gravel on the road.
    - An artist who showed on Canyon Road painted in the library for years.
    - The evaporative cooler came out in 2021, and refrigerated air went in.
    - Talavera lines the kitchen, every tile of it carried up from Puebla.
    - A separate casita with its own bath is where our guests have always stayed.
    - The septic tank was pumped and inspected in March, and I can send you the report.
    `,
  ],
  [
    "twoflat",
    `
    + It's been standing in Chicago for 115 years, if you trust the 1911 on the form.
    + Steam carries the warmth through this building, and gas makes the steam.
    + A dozen rooms, five of which are for sleeping.
    + Two cars go in the garage out on its own, which measures 400 square feet.
    + I can't offer you a finished basement, but I can offer 1,150 square feet of the other sort.
    + To the investor who called from the airport: multi-family is the property type, and you heard right about Ainsley Avenue.
    + It's brick on the outside and, underfoot, hardwood along with linoleum or vinyl.
    + The bath count, before you ask, is two full plus a half.
    + Sun rooms are what I'd pick if I could have only one extra room, and this property has one.
    + Getting around without a car shouldn't scare you, seeing that near transportation was ticked.
    + Cooling is of the wall kind, with ceiling fans to help it along.
    + The cook gets a stove and a fridge; a dishwasher isn't mentioned, so I won't mention one either.
    + At 3,125 square feet the lot beats the 2,640 that are finished indoors by 485.
    + No septic truck will ever visit, for the sewer is the city's.
    + We're three cousins who inherited the job of writing this, and we agree on one thing: the porch.
    + Keep the holiday boxes in the attic, as people have done since attics were invented.
    + The grass, modestly called a lawn on the form, is yours to mow or to sit on.
    + Take the basement's 1,150 square feet from the finished 2,640 and you're left with 1,490, a sum nobody asked me for.
    - Both flats are leased through next May at rents I'd call fair.
    - Separate meters mean that tenants see their own bills and you don't.
    - The boiler is a Weil-McLain that went in during the fall of 2019.
    - A third unit in the garden level could be legalized with one permit.
    - Stained glass from 1911 still hangs in the sun room's upper sashes.
    - The Brown Line rumbles by two blocks east, and you stop noticing in a week.
    - One car fits in the garage, and the other takes its chances on Ainsley.
    - My uncle tuckpointed the whole front before he'd let us list it.
    - Oak floors were sanded down in both dining rooms just this winter.
    `,
  ],
  [
    "beachcondo",
    `
    + Dues come to $9,420 by the year, which is twelve times $785.
    + An active community for the over-55 crowd, says the form, and who am I to argue.
    + Swim in the pool, then simmer in the hot tub, then tell me I was wrong.
    + There is one space for a car, off the street, and no garage around it.
    + Every bath here is a full one, and there are as many of them as bedrooms: two.
    + Tennis players, this paragraph is for you, because a court is listed.
    + A gate stands at the entry and an elevator does the climbing.
    + Built in 1984, it's older than my Realtor and younger than my knees.
    + The heat pump runs on electricity and there is central air, which is all I know about machinery.
    + Water is what the place fronts on, and that's the reason most of you wrote.
    + Floors? Tile and carpet, said the owner, and went back to her crossword.
    + The laundry can be done at home, given a washer and a dryer.
    + Not a yard, not a barn, just five rooms and 1,190 square feet, which some of us find restful to think about.
    + For the lady who hates clutter, one closet is of the walk-in type.
    + There's a suite for the owner, and if you buy, that would be you.
    + A security system is listed, and cable can be hooked up as well.
    + I'm writing from a desk in the rain, so picture my face when I typed balcony or patio, Sarasota.
    + Concrete and stucco make up the outside of it.
    - Dolphins pass by the balcony most mornings around seven.
    - The association just finished its milestone inspection with no special assessment.
    - Rent it out three times a year, thirty days at a time, under the bylaws.
    - Hurricane shutters roll down at the push of a button.
    - From the fourth floor, a private boardwalk leads to white sand.
    - You get two deeded spaces under the building and a storage cage.
    - The kitchen was gutted in 2020 and given quartz and soft-close drawers.
    - There's no pool on the grounds, but who needs one with the Gulf at hand.
    - Furniture, linens and even the beach chairs are included in the sale.
    `,
  ],
  [
    "farmstead",
    `
    + When this house was built, in 1862, Lincoln was in office.
    + Eleven acres come along with it, and a pond among the things on them.
    + Cars have five spots to choose from, though none is in a garage.
    + You'd heat with a stove and with baseboards, and propane is the fuel.
    + Mother could have an apartment; the form has one ticked under mother-in-law.
    + Tomatoes, I'm informed by my neighbor, like a greenhouse, and this property has one.
    + The structure was last remodeled in 1996, three decades before this year.
    + No air conditioner is listed and no dryer either, so I'm not about to promise them.
    + Below is a basement that nobody has finished, all 900 square feet of it.
    + One and a half baths among four bedrooms, so be polite in the morning.
    + Metal keeps the snow off, wood makes the walls outside, and Cape Cod is the style.
    + What comes out of the tap comes up from a well.
    + Waste goes to a septic tank and not to any town's pipes.
    + You asked where to leave your boots, Martha: in the mud room.
    + Tinkerers should turn to the line about rooms, where a workshop is named.
    + There are floors of softwood here, and also of linoleum or vinyl.
    + The freezer on the list ought to please anybody who puts up beans.
    + I'm no salesman, only the owner with a pencil, and by my figuring nine rooms and 2,215 square feet is the truth of it.
    - The barn out back held thirty Jerseys until my father sold the herd.
    - Sugar maples line the drive, and we've tapped two hundred of them.
    - Every window was swapped for a double-pane one in 2008.
    - The pond is spring-fed and stocked with brook trout.
    - Enrolled in Current Use, those eleven acres cost you very little in tax.
    - A snowmobile trail crosses the back corner on its way to Bethel.
    - Wide pumpkin-pine boards run through the parlor and up the stairs.
    - The in-law apartment has its own entrance and a kitchenette.
    - Town sewer was run up Tannery Hill some years ago, and the septic tank is gone.
    `,
  ],
  [
    "colonial",
    `
    + Bill Clinton was in the White House when this Glastonbury colonial was built, in 1994.
    + The remodeling of its structure is six years behind us, dated 2020.
    + You can keep two cars dry, since the garage is attached and has room on paper for exactly that many.
    + I counted nine rooms, the seller counted nine rooms, and so does the form.
    + Four of you could sleep in separate bedrooms, and one of those four may claim the owner's suite.
    + About eighty-five hundredths of an acre, for those who think in acres, or 37,000 square feet for those who don't.
    + The bathrooms add up to two and a half.
    + What's under the house is a basement left unfinished, at 1,120 square feet.
    + Heat is blown, gas is burned, and the cooling is central.
    + Vinyl on the outside is one of those things my husband likes because he's never owned a paintbrush.
    + A dinner party has its dining room, a movie night has its family room, and socks have a laundry room.
    + Nothing here drains into a septic tank, as city sewer is what was entered.
    + Sprinklers will see to the lawn while you sit on the deck, should you be that sort of gardener.
    + Barefoot or in slippers, you'll tread on carpet, on hardwood or on tile.
    + The windows are of the double-pane or storm variety, which I'm asked about every time.
    + Garage plus basement makes 1,640 square feet, none of it counted by me as living space.
    + Sorry for the late reply, Dana; the answer to both of your questions is yes, there is an attic, and yes, there are ceiling fans.
    + Six appliances, from the microwave to the dryer, are down on my sheet.
    - Evenings end around the wood-burning fireplace in the family room.
    - The basement has been drywalled and carpeted since we moved in.
    - Marlowe Lane is on the bus route for Hopewell Elementary, which we adored.
    - An invisible fence follows the property line, and the collars come with it.
    - Carrara marble went into the owner's bath during the 2020 work.
    - A generator hookup by the panel got us through two ice storms.
    - Three cars park inside, and the lawnmower does too.
    - You'd be the second owners, as we bought it new.
    - The deck is Trex, so put your sander away for good.
    `,
  ],
  [
    "bungalow",
    `
    + Born in 1924, this bungalow has a hundred and two years to its name.
    + Five rooms is a number you can sweep in one morning, at least by my broom.
    + There's one bathroom, and it's a full one.
    + Leave the Subaru in the detached garage or at the curb, with one space in total on the form.
    + Nothing has been said about air conditioning, so neither will I say anything.
    + The basement has yet to be finished by anybody, and it covers 760 square feet.
    + You get a nook for your oatmeal and a dining room for everything that isn't oatmeal.
    + At 5,000 square feet the lot is as round a number as I've ever typed.
    + It's Craftsman, it's wood on the outside, and it's in Portland, which makes three reasons I took the listing.
    + Gas feeds the forced-air heat.
    + A gardener wrote to me last week, and yes, ma'am, there's a garden.
    + The pets can be trusted to the yard, a fence having been put around it.
    + Two bedrooms, no more, and I won't call the attic a third.
    + Hardwood is one of the two kinds of flooring; linoleum or vinyl is the other.
    + We have Hollins Street in the address and a porch on the list.
    + We're down to three appliances on the list: range, refrigerator, dishwasher.
    + Finished space is 1,080 square feet, 320 more than the basement has.
    + My sister, who reads everything I write, says I should stop here and simply ask you over to look.
    - Box beams and a built-in buffet are what make the dining room swoon-worthy.
    - The sewer line was replaced to the street in 2017.
    - A mini-split cools the whole house on the few days you'd want it.
    - Two bikes and a Subaru fit in the garage with the new roll-up door.
    - Alberta's cafes are a ten-minute stroll from the porch.
    - The oil tank was decommissioned and we have the certificate.
    - A third bedroom hides under the eaves, finished with fir paneling.
    - Raised beds and two plum trees take up the south side of the garden.
    - The basement has a separate entrance, so an ADU is the obvious next step.
    `,
  ],
  [
    "townhome",
    `
    + Twelve payments of $185 make $2,220, and that's the association's share of your year.
    + Nobody can tell you a story about a flooded basement, because there's no basement.
    + Your car has one berth, in an attached garage of 240 square feet.
    + Fourteen years is how long this one has been around.
    + Shoot hoops at the basketball court, then go jump in the pool.
    + Three bedrooms split two and a half baths, and one of the three sleepers gets the owner's suite.
    + The heat pump and the central air both look after the weather, with electricity as the heating fuel.
    + I can't drive, so believe me when I say I noticed that near transportation had been ticked.
    + A ceiling in here is vaulted, and there are fans on ceilings as well.
    + Brick and vinyl share the outside between them.
    + Hardwood didn't make it onto the list of floors, which goes carpet, laminate, tile and then stops.
    + Leftovers meet the microwave, scraps meet the disposal and plates meet the dishwasher.
    + If you're only here for the laundry room, congratulations, there is one.
    + The breakfast nook gets my vote, though nobody gave me one.
    + Above you are shingles, and around you are 1,640 square feet.
    + As of this Thursday I've been asked four times whether it's a condominium, and four times I've said that it is.
    + Room number one through room number seven can be seen whenever you text me.
    + Cable is ready when you are.
    - HOA dues of $185 take care of the roof, the siding and your water bill.
    - The greenway starts behind Unit C and takes you clear to Crabtree.
    - We swapped the carpet for engineered oak on the main level last August.
    - Your end unit shares just one wall with a neighbor.
    - Pulte built it, and the structural warranty carries over to you.
    - A fenced patch of grass out back is yours alone.
    - The loft over the living room has been my office since 2020.
    - Two cars fit end to end in the tandem garage.
    - The clubhouse by the pool can be booked for birthdays at no charge.
    `,
  ],
  [
    "spanish",
    `
    + Ninety-five years ago somebody finished building this, in 1931, and called it a day.
    + It's stucco outside and Spanish in style, as Alameda del Sol would lead you to hope.
    + The sun does the cooling, or so I read the word solar on the form.
    + Warmth comes from wall heat that runs on natural gas.
    + You'd have three places to leave a car, counting the detached garage and the off-street parking.
    + Bring the ribs, for there's an area meant for barbecuing.
    + A pool and a fenced yard in one sentence is a thing I enjoy writing.
    + Underneath there's no basement, so I'm afraid your wine will have to keep you company.
    + The solarium or atrium, whichever you prefer to call it, is a room of the house.
    + Its structure was reworked in 2009, when it was 78.
    + Plants could ask for little more than the garden this place has.
    + Three bedrooms plus two full baths leaves you no half bath to puzzle over.
    + Eight rooms, and you're welcome to walk through each of them with me on Sunday.
    + The freezer and the refrigerator each get a line to themselves among the appliances.
    + The lot comes to 6,750 square feet, three and a half times the finished 1,925 with a bit left over.
    + You'll find tile and hardwood where your feet go.
    + A security system is in it, it is wired, and that's as technical as I get.
    + My mother tongue isn't English, so I checked twice: the garage is 380 square feet.
    - Hand-painted risers climb to a rooftop deck with a peek at the bay.
    - The red clay barrel tile overhead was relaid in 2016.
    - We heat the pool with panels that we own outright.
    - A famous set designer drew the courtyard fountain in the thirties.
    - It's under the Mills Act, and your property tax is roughly halved.
    - Plaster walls, coved ceilings and a beehive fireplace have all survived.
    - Air conditioning was zoned and ducted throughout only last year.
    - Four of us each had a bedroom here, growing up.
    - The wine cellar keeps at fifty-five degrees the year around.
    `,
  ],
  [
    "highrise",
    `
    + You'd be buying no parking with it, as the form puts it down as none.
    + For the sum of $893 a month, or $10,716 a year, the association will know your name.
    + Nineteen is the age of the place, counting from 2007.
    + There's a doorman, so somebody will say good morning to you whether you want it or not.
    + A wheelchair user wrote to ask, and disabled access is indeed among the building's details.
    + One bath is full and the other three-quarter, with two bedrooms to share them.
    + Just under a thousand square feet: 980.
    + Press a button and the elevator does what legs would otherwise do.
    + The floors are hardwood, and since nothing else is listed I'll leave it at that.
    + You can dry what you wash, and you can do both at home.
    + I deal in facts on weekdays, so here are two: the heat is forced air, and electricity makes it.
    + It's concrete outside, or cement if you want to be fussy.
    + No lawn will ever trouble your Saturday on my account; there's a balcony or patio.
    + All four rooms can be seen on the lunch break of anybody who calls ahead.
    + Whoever isn't let in stays out, access being controlled.
    + The air gets cooled by refrigeration, according to the sheet in front of me.
    + A walk-in closet in the apartment and storage in the building may settle the argument about your golf clubs.
    + Modern is the style they ticked, and modern is the word I'm using, thank you.
    - The Freedom Tower fills the bedroom window after dark.
    - One valet spot goes with 2106 and costs you nothing extra.
    - Your $893 includes gas, hot water and the twenty-fifth-floor lounge.
    - The PATH is four minutes from the lobby, rain or shine.
    - New Bosch machines were fitted in the kitchen before Christmas.
    - Up to two dogs are allowed so long as each is under forty pounds.
    - A tax abatement holds until 2032, which few towers here can match.
    - It's the corner line, with glass on two sides.
    - The gym got Pelotons, and the sauna got cedar.
    `,
  ],
  [
    "victorian",
    `
    + Grover Cleveland was president when all this was brand new, in 1888.
    + Queen Anne is the style, and it wears wood and shingle.
    + Thirteen rooms, if your superstitions can bear it.
    + Five are bedrooms, which leaves eight for every other purpose.
    + I can't tell you about a garage, there being none on the form, but there's a carport and there's the street.
    + Two cars' worth of parking was entered.
    + Steam is in use for warmth, radiant heat is too, and gas is behind it all.
    + Cold drinks are the business of the wet bar, and cold air is the business of a wall unit.
    + A reader needs a library, a fern needs a greenhouse, and here they both have what they need.
    + The structural redo of 1999 came 111 years after the house did.
    + You may grumble at the unfinished basement, and then you may use its 1,300 square feet as you please.
    + Third of an acre, give or take, which is to say 14,810 square feet.
    + There are two full baths, and then there's a quarter bath, a thing I've had to explain all week.
    + The trash compactor was my grandmother's favorite subject, so I list it first among the appliances.
    + Underfoot it's softwood or carpet, and nowhere on the form is it tile.
    + Sit on the porch, sit in the sun room or sit on the lawn, and I'll take the attic.
    + We wrote this on the train to Galena, my partner and I, so forgive us for simply saying 3,120 square feet and meaning it.
    + Don't come looking for a well, as city water is what runs in the pipes.
    - A turret room with curved glass is where the bride always dresses.
    - It ran as a bed-and-breakfast for eleven years under my parents.
    - Six mantels survive, and four of the fireplaces still draw.
    - General Grant's own home is around the corner, and the trolley stops out front.
    - The carriage house in back has been turned into a two-car garage.
    - Every knob-and-tube wire was pulled and replaced in 1999.
    - Listed on the National Register, the house qualifies for a state freeze on taxes.
    - Central air was threaded in without harming a single cornice.
    - Three full baths, one on each floor, keep the peace.
    `,
  ],
  [
    "splitlevel",
    `
    + Precisely a quarter of an acre, and you may check my division: 10,890 over 43,560.
    + Fifty-three years is what lies between 1973 and today.
    + Somebody has already finished the basement for you, 560 square feet of it.
    + You'll find a bath of every size but the quarter: full, three-quarter and half, one of each.
    + The trailer doesn't have to live at your brother's anymore, as there's RV parking.
    + Between the attached garage and the parking off the street, four vehicles are provided for.
    + A wet bar and a workshop in one house strike me as a good week's entertainment.
    + No refrigerator is down on the list, so plan on shopping for one.
    + Brick does some of the outside, and composition does the remainder.
    + We still get letters about the burglar question, and our answer is that a security system is listed.
    + Central air in July, forced air in January, and gas to feed the latter.
    + Three bedrooms make up part of a total of eight rooms.
    + A deck to sit on, a lawn to mow and a yard with a fence: tell me what you think.
    + Not one board of hardwood is claimed here; you get carpet, laminate, and linoleum or vinyl.
    + Seen from Wexford Circle it's a split-level, which is no secret in Omaha.
    + Sort your lights from your darks in the laundry room, and do your loafing in the family room.
    + The garage, at 484 square feet, is smaller than the basement by 76.
    + I'm just the nephew they handed the laptop to, and my uncle says to say 1,788 square feet.
    - The pool table stays put, because nobody could get it back up the stairs.
    - Hail took the old roof in 2022, and a Class 4 one replaced it.
    - A gas log insert warms the family room when the furnace can't keep up.
    - We've parked a thirty-six-foot fifth wheel on the concrete pad with its own 50-amp plug.
    - Millard schools pick up at the corner of the circle.
    - Half an acre gives the kids their own soccer field.
    - The sliding door to the deck is an Andersen, barely three years old.
    - A whole-house fan pulls the cool in on September nights.
    - The seller will pay for a one-year home warranty at closing.
    `,
  ],
  [
    "acreage",
    `
    + Twenty and a half acres, reached by dividing 892,980 by 43,560.
    + I'm selling land, so there's no kitchen to photograph and no bath to count.
    + Water here is a matter for a well.
    + A pond is the one body of water I'm able to vouch for.
    + You can show up with the RV, since parking for one has been ticked.
    + My brother-in-law keeps asking how big it is, and it's big enough to write down as more than 890,000 square feet.
    + You won't be leaving your truck in the road, as there's parking off it.
    + Lot 14 on Badger Creek Road is how the county clerk's cousin and I both know it.
    + Folks from out of state who'd like to walk it should call me first, and I'll bring the thermos.
    + Not a single bedroom do we advertise, because what's for sale is ground.
    - Badger Creek itself runs along the north line for a quarter mile.
    - Power is at the road, and a perc test has been passed for four bedrooms.
    - Elk come down to the pond each October, and the hunting is all yours.
    - There are no covenants, so build whatever suits you.
    - On twenty acres even you'll find an old homesteader's cabin still standing.
    `,
  ],
];
