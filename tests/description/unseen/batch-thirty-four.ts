import type { UnseenBatch } from "./homes.ts";

export const BATCH_THIRTY_FOUR: UnseenBatch = {
  true: [
    [
      "colonial",
      "If you have been hoping for four bedrooms and a dining room in Glastonbury, please give 9 Marlowe Lane a look before you settle on anything else.",
    ],
    [
      "colonial",
      "The attached garage holds two cars and measures 520 square feet, and we would be glad to open it up for you.",
    ],
    [
      "colonial",
      "Built in 1994 and structurally remodeled in 2020, this Colonial has vinyl siding on the outside and hardwood, carpet and tile underfoot.",
    ],
    [
      "colonial",
      "Because the basement is unfinished, its 1,120 square feet are yours to dream about, and there is an attic as well for the holiday boxes.",
    ],
    [
      "colonial",
      "When July comes you will have central air, and when the lawn gets thirsty there is a sprinkler system to see to it.",
    ],
    [
      "bungalow",
      "She was built in 1924, which means this charming Craftsman bungalow turns 102 this year.",
    ],
    [
      "bungalow",
      "The lot comes to 5,000 square feet, with a fenced yard, a garden, and a porch where you can drink your coffee.",
    ],
    [
      "bungalow",
      "You will find two bedrooms, one full bath and five rooms in all, and the finished space adds up to 1,080 square feet.",
    ],
    [
      "bungalow",
      "Some mornings call for the breakfast nook and some evenings for the dining room, and this house lets you choose.",
    ],
    [
      "bungalow",
      "For parking there is a detached garage, and there is on-street parking too for whoever is coming to supper.",
    ],
    [
      "townhome",
      "HOA dues run $185 a month, or $2,220 over a full year, so you can work out your budget before you ever call us.",
    ],
    [
      "townhome",
      "Between the pool and the basketball court your summer Saturdays are spoken for, and transportation is near when you would rather be off somewhere else.",
    ],
    [
      "townhome",
      "We have no basement to show you in this 2012 home, but we do have an attached garage of 240 square feet.",
    ],
    [
      "townhome",
      "The appliances include a washer and dryer, a fridge, a microwave and a dishwasher, and yes, there is a laundry room.",
    ],
    [
      "townhome",
      "Look up and you will see a vaulted ceiling, and look around and you will count seven rooms.",
    ],
    [
      "spanish",
      "This Spanish home on Alameda del Sol went up in 1931 and had its structural remodel in 2009, seventy-eight years later.",
    ],
    [
      "spanish",
      "Swim in the pool, cook supper in the barbecue area and then stroll the garden before dark, which by my reckoning makes a fine day.",
    ],
    [
      "spanish",
      "Put the detached garage and the off-street parking together and you have three spaces altogether.",
    ],
    [
      "spanish",
      "The solarium is where I would put an orange tree, though you may well have your own ideas about it.",
    ],
    [
      "spanish",
      "Folks always ask, so here it is: the heat is wall heat on natural gas, the cooling is solar, and the floors are hardwood and tile.",
    ],
    [
      "highrise",
      "A doorman, an elevator and controlled access all come with the building at 88 Pelham Place, and so does storage.",
    ],
    [
      "highrise",
      "With 980 square feet, two bedrooms, a full bath and a three-quarter bath, Apartment 2106 deserves a visit from anyone shopping in Jersey City.",
    ],
    [
      "highrise",
      "I want to be straightforward about the HOA fee, which is $893 a month, and about the parking, because there isn't any.",
    ],
    [
      "highrise",
      "Hardwood floors, double-pane windows and a walk-in closet are all here, and you may step out on the balcony whenever you please.",
    ],
    [
      "highrise",
      "Having been built in 2007, this modern condo has yet to see its twentieth birthday, and the building offers disabled access.",
    ],
    [
      "victorian",
      "There are thirteen rooms to see, and five of them are bedrooms, so leave yourself some time when you come to see us on Third Avenue.",
    ],
    [
      "victorian",
      "This Queen Anne dates back to 1888, and we would be pleased to tell you more about it over the telephone.",
    ],
    [
      "victorian",
      "Shelve your novels in the library, start your tomato seedlings in the greenhouse, and take your tea on the porch.",
    ],
    [
      "victorian",
      "Steam heat and radiant heat do the work in January, and in case you were wondering, the fuel is natural gas.",
    ],
    [
      "victorian",
      "At 14,810 square feet the lot is just over a third of an acre, and there is a lawn on it for your croquet set.",
    ],
    [
      "splitlevel",
      "You get a quarter acre here, with a fenced yard for the dog and a deck for yourself.",
    ],
    [
      "splitlevel",
      "Count the baths along with me: one full, one three-quarter and one half, which makes three.",
    ],
    [
      "splitlevel",
      "The basement is finished and measures 560 square feet, while the attached garage comes in a little under that at 484.",
    ],
    [
      "splitlevel",
      "Anyone with a camper will be happy to hear about the RV parking, and anyone with a table saw will be happy to hear about the workshop.",
    ],
    [
      "splitlevel",
      "Our split-level on Wexford Circle is a 1973 house with brick and composition outside, and it has a wet bar for the nights when company comes.",
    ],
    [
      "acreage",
      "What we are offering is twenty and a half acres on Badger Creek Road, with a pond, and we hope you will come and walk it.",
    ],
    [
      "acreage",
      "The water is from a well, and there is RV parking for your rig while you think over what you want to do with the land.",
    ],
    [
      "acreage",
      "This one is a land lot, all 892,980 square feet of it, if that is how you care to count.",
    ],
    [
      "acreage",
      "Bring your boots and a thermos out to Lot 14, and ask us anything you like afterward.",
    ],
    [
      "acreage",
      "Since nobody I know thinks in square feet, let me just say that you would be buying a little more than twenty acres in Bozeman, pond and all.",
    ],
    [
      "rowhome",
      "There are 1,386 finished square feet listed for this 1915 brick home, and the basement, which is partially finished, is 640.",
    ],
    [
      "rowhome",
      "Skylights and ceiling fans are among the things you will notice at 611 S Clifton Street, along with the hardwood and tile floors.",
    ],
    [
      "rowhome",
      "Parking is on the street, and I would rather say so right up front than have you circle the block wondering.",
    ],
    [
      "ranch",
      "Drop your boots in the mud room, eat your cereal in the breakfast nook and watch the ball game in the family room.",
    ],
    [
      "ranch",
      "The lot is 9,583 square feet, which is a bit more than a fifth of an acre, and it comes with a fenced yard and a sprinkler system.",
    ],
    [
      "ranch",
      "While there is no basement in this 1967 Boise home, it does have an attic, and a 440-square-foot attached garage besides.",
    ],
    [
      "lakehouse",
      "If you have always wanted the water, here are two waterfront acres with a dock where you can dangle your feet.",
    ],
    [
      "lakehouse",
      "After the sauna there is the hot tub, and after the hot tub there is the wet bar, and we will leave the rest of the evening up to you.",
    ],
    [
      "lakehouse",
      "The house heats with geothermal and a stove, the roof is metal, and the detached garage will take three cars.",
    ],
    [
      "loft",
      "This brick loft dates to 1926, and its structural remodel followed eighty-five years later, in 2011.",
    ],
    [
      "loft",
      "With one bedroom, a bath and a half, and floors of concrete and hardwood, Unit 5B gives you 1,045 square feet to call your own.",
    ],
    [
      "adobe",
      "The association asks for $45 a month, or $540 a year, and the lot is roughly a third of an acre.",
    ],
    [
      "adobe",
      "An evaporative cooler takes care of the summers and radiant heat takes care of the winters, and you will be on city water with a septic tank.",
    ],
    [
      "twoflat",
      "Put up in 1911, this brick multi-family property in Chicago has twelve rooms, five bedrooms and a detached garage for two cars.",
    ],
    [
      "twoflat",
      "Cooks should know that a range and a refrigerator are here, and readers should know that there is a sun room.",
    ],
    [
      "beachcondo",
      "This is an active 55+ community with a gated entry, a tennis court, a pool and a hot tub, so pack accordingly.",
    ],
    [
      "beachcondo",
      "The monthly fee is $785, and I will save you the arithmetic by telling you that it makes $9,420 in twelve months.",
    ],
    [
      "beachcondo",
      "Unit 412 is a two-bedroom, two-bath waterfront condo of 1,190 square feet, and there is an elevator for the groceries and for you.",
    ],
    [
      "farmstead",
      "Eleven acres in Randolph with a pond, a greenhouse and a garden ought to keep you busy from mud season clear through to first snow.",
    ],
    [
      "farmstead",
      "The mother-in-law apartment can have your guests, the workshop can have your tools, and the off-street parking can have five vehicles.",
    ],
  ],
  invented: [
    [
      "colonial",
      "We put in a new furnace in the fall of 2022, and the forced air has not given us one cold morning since.",
    ],
    [
      "colonial",
      "The family room has a wood-burning fireplace with a brick hearth, and that is where our Thanksgivings always seem to end up.",
    ],
    [
      "colonial",
      "It is a six-minute walk to the elementary school, with a sidewalk the whole way.",
    ],
    [
      "colonial",
      "Four bedrooms, two and a half baths and a three-car attached garage make this Glastonbury Colonial an easy one for me to recommend.",
    ],
    [
      "colonial",
      "All of the bedrooms are on the second floor, and the owner's suite looks out over the lawn to a stand of sugar maples.",
    ],
    [
      "bungalow",
      "The dining room still has its original built-in china cabinet with the leaded glass doors, and we never had the heart to paint it.",
    ],
    [
      "bungalow",
      "A contractor waterproofed the basement two years ago, and the warranty passes along to whoever buys the house.",
    ],
    [
      "bungalow",
      "On Saturdays you can carry your basket a block and a half to the farmers market and be home before the coffee gets cold.",
    ],
    [
      "bungalow",
      "Our kitchen was redone with quartz counters, but we left the breakfast nook just the way we found it.",
    ],
    [
      "bungalow",
      "You will be thankful for the central air on those August afternoons, and thankful for the porch once the sun goes down.",
    ],
    [
      "townhome",
      "For $185 a month the association takes care of the water, the trash pickup and all of the exterior upkeep.",
    ],
    [
      "townhome",
      "Because this is an end unit you get windows on three sides, and the breakfast nook catches the morning sun.",
    ],
    [
      "townhome",
      "You will have 1,840 square feet, three bedrooms and a vaulted ceiling, all within the Raleigh city limits.",
    ],
    [
      "townhome",
      "We are prepared to give the buyer $3,000 toward closing costs, provided that we can close by the end of the month.",
    ],
    [
      "townhome",
      "The stainless steel refrigerator is less than a year old, and it stays along with the washer and dryer.",
    ],
    [
      "spanish",
      "The hand-painted tile around the front door came over from Seville when the house was built in 1931, or so the story goes in our family.",
    ],
    [
      "spanish",
      "The pool is salt water and heated, so we have been known to swim on New Year's Day.",
    ],
    [
      "spanish",
      "On a clear evening you can stand on the balcony and see all the way to the ocean.",
    ],
    [
      "spanish",
      "Twenty-two solar panels, owned free and clear, keep our electric bill close to nothing most of the year.",
    ],
    [
      "spanish",
      "Part of the detached garage has been turned into a guest studio with a kitchenette, which has been a blessing when relatives visit.",
    ],
    [
      "highrise",
      "From your balcony you will watch the lights come on across the Manhattan skyline, and I promise you will not tire of it.",
    ],
    [
      "highrise",
      "The PATH train is only two blocks off, so your commute to the city is about fifteen minutes.",
    ],
    [
      "highrise",
      "Your fee of $893 a month includes heat, hot water and the use of the fitness room.",
    ],
    [
      "highrise",
      "One deeded parking space in the garage comes with the apartment, which is a rare thing in this part of Jersey City.",
    ],
    [
      "highrise",
      "Dogs of up to forty pounds are welcome in the building, and the doorman keeps a jar of biscuits at his desk.",
    ],
    [
      "victorian",
      "All of the old knob-and-tube wiring was taken out during the 1999 remodel, and there is a 200-amp panel now.",
    ],
    [
      "victorian",
      "A riverboat captain built this house for his bride in 1888, and their initials are carved in the newel post.",
    ],
    [
      "victorian",
      "The pocket doors between the library and the dining room still glide as they should, which you do not often see.",
    ],
    [
      "victorian",
      "The last owners ran it as a bed and breakfast for eleven years, and their guest book goes with the house.",
    ],
    [
      "victorian",
      "From the porch it is four blocks downhill to the shops on Main Street, and somewhat more than that coming back up.",
    ],
    [
      "splitlevel",
      "Insurance bought us a new roof and gutters after the hailstorm in 2023, so you will not have that to fret about.",
    ],
    [
      "splitlevel",
      "Wexford Circle is a quiet cul-de-sac where the only traffic is the mail carrier.",
    ],
    [
      "splitlevel",
      "There is a fourth bedroom in the finished basement, with an egress window that was put in to code.",
    ],
    [
      "splitlevel",
      "We had the deck rebuilt in composite boards with a pergola over it, and it runs the whole width of the house.",
    ],
    ["splitlevel", "The carpet is brand new this spring, and nobody has ever smoked in the house."],
    [
      "acreage",
      "Electric and fiber are already at the road, so you can start building as soon as the ground thaws.",
    ],
    [
      "acreage",
      "A trout stream runs the length of the south boundary before it empties into the pond.",
    ],
    [
      "acreage",
      "You will have the Bridger Mountains in front of you at sunrise and not a neighbor's roof in sight.",
    ],
    [
      "acreage",
      "There are no covenants on the property, so bring your horses, your chickens or your manufactured home.",
    ],
    [
      "acreage",
      "The county has approved a septic system for a four-bedroom house, and the perc test is on file at our office.",
    ],
    [
      "rowhome",
      "Climb the spiral stair to the roof deck and you will have fireworks from three directions on the Fourth of July.",
    ],
    [
      "rowhome",
      "The exposed brick wall in the dining room was hidden under plaster until my brother and I uncovered it.",
    ],
    [
      "rowhome",
      "The gas boiler that feeds the radiant heat was replaced just last winter, and we have the paperwork in a drawer.",
    ],
    [
      "ranch",
      "My father built the oak kitchen cabinets himself, and every one of the drawers still closes true.",
    ],
    [
      "ranch",
      "The RV parking has its own 50-amp hookup and a dump station, so visiting relatives need not trouble you for a thing.",
    ],
    [
      "ranch",
      "Ours is the only house on Larkspur Court that backs up to the Greenbelt, and the fenced yard has a gate that opens onto the path.",
    ],
    [
      "lakehouse",
      "You will own 180 feet of sandy frontage, and the water stays shallow enough for wading a long way out.",
    ],
    [
      "lakehouse",
      "The boat lift at the dock was put in last season and will stay with the house, as will the canoe.",
    ],
    [
      "lakehouse",
      "Besides the four bedrooms there is a bunk room over the detached garage that sleeps six.",
    ],
    [
      "loft",
      "The ceilings go up fourteen feet to the original timber beams, and the windows are nearly as tall.",
    ],
    [
      "loft",
      "You may leave your car in the garage, because the streetcar stops right outside the front door and costs nothing to ride.",
    ],
    [
      "adobe",
      "A kiva fireplace warms the library, and you can smell the piñon smoke as soon as you come through the gate.",
    ],
    [
      "adobe",
      "You will be glad to hear that there is no homeowners association here, and no dues of any kind to pay.",
    ],
    [
      "twoflat",
      "The upstairs tenants pay $1,850 a month, have been with us nine years and would dearly like to stay on.",
    ],
    [
      "twoflat",
      "There is a coin-operated washer and dryer in the basement that brings in a little pocket money every month.",
    ],
    [
      "beachcondo",
      "Hurricane-rated windows were installed in 2021, and our insurance came down a good bit because of it.",
    ],
    [
      "beachcondo",
      "The condo is being sold furnished, right down to the beach chairs, so all you need to bring is a suitcase.",
    ],
    [
      "beachcondo",
      "Everything you could want is here except for an elevator, and the two flights of stairs will keep you young.",
    ],
    [
      "farmstead",
      "The old bank barn has six stalls and a hayloft, and the swallows come back to it every May.",
    ],
    [
      "farmstead",
      "We tap about eighty maples on the back acreage every March, and the sugarhouse with its evaporator will be included.",
    ],
  ],
  listings: [
    [
      "bungalow",
      "Well, here goes, I have never written one of these. The house is a Craftsman bungalow at 3127 NE Hollins Street in Portland, built in 1924: two bedrooms, one full bath and 1,080 finished square feet. You'll find hardwood on the floors, [refinished by my brother-in-law in 2022], plus some linoleum/vinyl. There's a dining room and also a breakfast nook [with the original built-in benches]. The unfinished basement adds 760 square feet and [stays bone dry all winter]. Appliances are a dishwasher, a range and a refrigerator. Heat is forced air on natural gas, [from a furnace we replaced two years ago]. Outside: a porch, a garden, a fenced yard and [a peach tree that really does fruit]. The garage is detached, and you can park on the street too. The lot comes to 5,000 square feet. Call me with any questions, and thanks for reading this far.",
    ],
    [
      "townhome",
      "Selling our condo at 2218 Quarry Ridge Drive, Unit C, in Raleigh. It went up in 2012 and has three bedrooms, two full baths and a half bath in 1,640 square feet, seven rooms in all. The owner's suite [faces the greenway] and there is a lovely vaulted ceiling. The washer and dryer are there, [both bought last spring], along with the fridge, range, microwave, dishwasher and disposal. Eat in the breakfast nook, or out on the patio or balcony. Floors are carpet, laminate and tile. Heat pump, central air. [The gas fireplace was a favorite of ours.] HOA dues run $185 a month, [which takes care of the roof], and there's a pool and a basketball court. The attached garage holds one car. It's near transportation, [with a bus stop at the entrance to the community]. Come by and see!",
    ],
    [
      "splitlevel",
      "Our split-level at 7305 Wexford Circle, Omaha, needs its next owner. Built in 1973, it has 1,788 finished square feet, three bedrooms, and three bathrooms: one full, one three-quarter, one half. The basement is finished (560 square feet), and the wet bar [seats six]. Laundry gets a room of its own, and the workshop [is wired for 220 volts]. You also get a family room, ceiling fans and a security system. [The roof was torn off and redone after the 2021 hail.] The roof is composition, in case your insurance person wants to know. The lawn and fenced yard sit on a quarter-acre lot, and the deck [was built from cedar]. Four parking spaces altogether, counting the attached garage and off-street spots, plus RV parking [with a sewer hookup]. Central air, forced-air heat, natural gas, city water and sewer. [We are the second owners.] Text anytime.",
    ],
    [
      "highrise",
      "I wrote this one myself, so bear with me. For sale: Apartment 2106 at 88 Pelham Place in Jersey City, a two-bedroom condo of 980 square feet in a modern building from 2007. One full bath, one three-quarter bath, and a walk-in closet [in the larger bedroom]. Hardwood floors, a washer and a dryer, and [quartz counters we put in ourselves]. The fridge, range, microwave and dishwasher are all on the list. Have your coffee on the balcony or patio, [looking straight across at Lower Manhattan]. There's a doorman, an elevator, controlled access, disabled access and storage. [The residents' gym is free to use.] I should say that no parking comes with it, but [the PATH is a seven-minute walk]. Monthly HOA fees are $893, or $10,716 a year. Windows are double pane or storm, the air is refrigerated, and heat is forced air on electricity.",
    ],
    [
      "acreage",
      "This is land, so there isn't a kitchen for me to brag about. Lot 14, Badger Creek Road, Bozeman, Montana: 892,980 square feet, which works out to 20.5 acres if my math holds. On it there is a pond, [stocked with rainbow trout], and the water is from a well [drilled to 220 feet]. You can bring the RV, because there's RV parking, and there's off-street parking for whatever else you drive. [Power is already at the road.] I'd love to hear what you would do with a place like this. A cabin? Horses? Check with the county before you plan anything, since I'm no expert and don't want to promise what I can't. [The perc test passed in 2024], and [there are no covenants to worry about]. [You can see the Bridgers from the gate.] Please call before you come out to walk it, and wear decent boots.",
    ],
    [
      "victorian",
      "Dear buyer, this one was built in 1888. It's a Queen Anne Victorian at 402 N Third Avenue in Galena, with 3,120 finished square feet and thirteen rooms. Five are bedrooms. There are two full bathrooms and a quarter bath. [The stained glass on the landing is original], and [the porch wraps around three sides]. You'll have a library, a sun room, a family room, a dining room and a wet bar, plus an attic and an unfinished basement of 1,300 square feet. The structural remodel dates from 1999. Steam and radiant heat run on natural gas, [with a boiler that was serviced this fall], and there's wall cooling for July. The floors are softwood and carpet. There's a greenhouse and a lawn. Parking is a carport and the street. [A riverboat captain built the place], and [Main Street is a four-block stroll]. Come have a look.",
    ],
    [
      "ranch",
      "Hi! We're selling without much practice, so here are the plain facts. 4810 Larkspur Court, Boise. Built in 1967, 1,512 finished square feet, three bedrooms and two full baths. It's brick and wood on the outside under a composition roof [with a transferable warranty]. There's no basement, but you do get an attic, a mud room, a family room [with a wood-burning fireplace] and a breakfast nook. Cooking is easy enough: range, microwave, dishwasher, disposal. [The countertops were upgraded to granite.] Central air for August, forced-air gas heat for January. The 440-square-foot garage is attached, total parking comes to four spaces, and the RV parking [fits a 34-footer]. The sprinkler system waters the lawn [on pressurized irrigation]. The yard is fenced, and the lot measures 9,583 square feet. Floors are carpet, laminate and linoleum/vinyl. [We can leave the patio furniture.] Drop us a note and we'll find a time.",
    ],
    [
      "farmstead",
      "My daughter says a listing should be short. I'll try. Our Cape Cod on Tannery Hill Road (number 74) in Randolph, Vermont dates from 1862, with a structural remodel in 1996. Four bedrooms, one full bath, one half bath, nine rooms, 2,215 finished square feet. The softwood floors are [wide pine boards]. There's a mother-in-law apartment [with its own entrance], a workshop, a mud room, a dining room and an unfinished basement. A stove and baseboard heat get you through the winter; the fuel is propane. The land is eleven acres. It includes a pond [fed by a spring], a garden, a greenhouse and a lawn, and [we tapped forty maples last March]. Well water, septic tank, metal roof, off-street parking for five. [Fiber internet reached us last year.] Freezer, fridge, range and washer are all on the list. Write or call, whichever you prefer.",
    ],
  ],
  unfair: [
    "The upstairs unit is for adults, so if you have little ones I'll have to pass on your application.",
    "We quit taking Section 8 last year; please don't ask the leasing desk about it.",
    "Room available November 1 to a practicing Christian, and I'll want a word with your pastor first.",
    "Our building was never meant for wheelchairs and management would rather not start now.",
    "I'd be more comfortable with a white tenant in the back bedroom, just being honest with everyone.",
    "This duplex goes to a woman: I've rented to men before and I'm done with it.",
    "Tours are scheduled only after the office has seen a U.S. passport or proof of citizenship.",
    "No emotional support dogs either, and I don't care what your doctor's letter says.",
    "Several of us on the street have talked it over, and we'd hate to see the place sold to Arabs.",
    "Married couples only for the carriage house; living together doesn't count with me.",
    "Two guys splitting the rent is fine, but if you're a gay couple you should keep looking.",
    "Everybody on the fourth floor is under 35 and we choose new tenants to keep it that way.",
    "Because soldiers from the base get orders and leave, I no longer lease to anyone in uniform.",
    "Applicants who speak Spanish at home will not be a good match for this fourplex.",
    "Families with kids get put in Building D, away from the pool and the quieter residents.",
    "If your income is a disability check you need a co-signer, while working tenants don't.",
    "I won't have a transgender person living across the hall from my other renters.",
    "Jewish applicants get first pick of the two vacant flats, and others go on the waiting list.",
    "Expecting? Then we'd ask you to move on before the baby comes, as the one-bedrooms are child-free.",
    "Looking for a Filipino or Korean renter for the garage apartment, since they've always been the tidiest.",
    "Do not apply if you have ever been treated for bipolar disorder or anything of that sort.",
    "Anyone is welcome to tour, though I'll tell you now we aren't renting to Haitians again.",
    "Kids over twelve are OK, younger than that no, because the owner downstairs works nights.",
    "The deposit is $900, plus another $200 for every child on the lease.",
    "Single moms tend to fall behind, so please try the complex across the road instead.",
    "Paycheck income only: alimony, SSI and housing vouchers will not be considered.",
    "Folks have lived on this block for fifty years and they're all one kind of people, so the right buyer would blend in.",
    "Going by your last name, I think you'd feel more at home over on Delmar, where your own community is.",
    "Perfect for empty nesters, as the tenants below aren't used to the patter of small feet.",
    "Most of us walk to Mass at St. Brendan's together, and we hope whoever buys next door will be in the pew with us.",
  ],
  innocent: [
    "Rent is due on the first, and the five-day grace period applies to every household in the building.",
    "The mother-in-law apartment over the garage has its own meter and a small kitchenette.",
    "Two cats are fine, dogs over forty pounds are not, and service animals aren't counted as pets.",
    "A ramp leads from the driveway to the side door, and the hall bath has grab bars.",
    "Our company does business in accordance with the Fair Housing Act and welcomes every applicant.",
    "We ask for gross income of three times the rent, from any lawful source, no matter who applies.",
    "Sunrise Palms is a 55+ community that meets the federal rules for housing for older persons.",
    "The bachelor's chest in the guest room and the white wicker chairs can go with the house.",
    "You'll find us on Church Street, one block past the old Mission Theater.",
    "Smoking isn't allowed inside or on the balconies, and that goes for vaping too.",
    "Housing Choice Vouchers are accepted, and I'm happy to fill out the paperwork with you.",
    "Master bedroom is what my grandmother called it, but the plans say owner's suite.",
    "There's a family room downstairs and a children's playground by the mail kiosk, open to all residents.",
    "Would the person who parked in the handicapped space without a placard please move the gray truck?",
    "The black shutters and the brown trim were painted the same week as the red barn.",
    "Jack and Jill bathroom between the second and third bedrooms, with a sink on each side.",
    "Need a reasonable accommodation? Tell the office and we'll work it out together.",
    "Room for rent in a house with a nanny's stair, a butler's pantry and one very old piano.",
    "Everyone who rents here completes the same credit check, and the fee is $35 each.",
    "The Polish pottery on the windowsill is mine and will not stay, but the French doors will.",
    "Quiet hours run from ten at night to seven in the morning for all of us.",
    "Your window looks out on the steeple of First Methodist, which is lit up after dark.",
    "An elevator serves all six floors, and the lever handles are easy on sore wrists.",
    "Indian Creek Lane is closed at the bridge until Friday, so come in by way of Veterans Parkway.",
    "We don't allow grills on the wooden decks, whoever you are and however good your ribs.",
    "His-and-hers closets, a boy's bicycle left in the shed, and a Dutch door to the porch: that's the tour.",
    "Applications are handled in the order received, and the first one that meets the posted criteria gets the lease.",
    "People of every faith, background and family size have rented from me, and you're welcome to apply as well.",
    "The guest suite on the ground floor has a 36-inch doorway and a roll-in shower.",
    "If you prefer to read the lease in Spanish or Vietnamese, we keep translated copies at the front desk.",
  ],
};
