// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_ELEVEN: readonly TaughtHome[] = [
  [
    "rowhome",
    `
    + Eighty-eight years lie between the building of the house in 1915 and its structural remodel in 2003.
    + Is there a washer? Yes, and a dryer to go with it.
    + Of the seven rooms, three are bedrooms.
    + The basement, all 640 square feet of it, is partially finished rather than fully so.
    + Parking is on the street; no garage is listed.
    + Cooling comes from the wall, not from a central system.
    + Take your coffee out to the balcony or patio, or carry it into the garden.
    + Underfoot you will find two materials: hardwood and tile.
    + Exactly one fortieth of an acre: that is what a lot of 1,089 square feet works out to.
    + Having gone up in 1915, the house turns 111 this year.
    + One full bath and one half bath serve the three bedrooms.
    + Five appliances are listed: dishwasher, range, refrigerator, washer and dryer.
    + The heat is radiant, and what feeds it is natural gas.
    + Instead of a well and a septic tank, there are city water and city sewer.
    + Look for the number 611 on S Clifton Street.
    + There is a dining room for Thanksgiving and a laundry room for the tablecloth afterward.
    + Under a built-up roof lie 1,386 finished square feet.
    + Add the 640 square feet of basement to the 1,386 finished and the figures come to 2,026.
    + Brick faces the weather, while hardwood and tile take the footsteps.
    + No HOA fee has been entered for this home.
    + More than a century old, the house was structurally remodeled a little over two decades ago.
    + Ask us anything; we would sooner answer a question than leave you wondering.
    + Bring whoever helps you decide, and linger as long as you like.
    + For those who garden, there is a garden.
    + You may want to bring a microwave, since none is among the appliances.
    + With a washer and a dryer on the list, the laundromat can do without you.
    + Just under 1,400 finished square feet, three bedrooms, a bath and a half.
    + Philadelphia is the city, S Clifton Street the street and 611 the number.
    + Twenty-three years have passed since the structural remodel.
    + On hot evenings, switch on the ceiling fans or the wall air conditioning, whichever you prefer.
    + Skylights it has; an attic is not mentioned.
    + The range is there for the cooking, the dishwasher for what follows.
    + How is the place heated? By radiant heat, on natural gas.
    + Leave out the three bedrooms, and four of the seven rooms remain.
    + Measured against the finished area, the basement is a bit less than half as big.
    + Municipal lines bring the water in and carry the sewage away.
    + When guests come, there is a half bath in addition to the full one.
    + What the finished part of the basement is for, you decide.
    + To look at the sky, look up through the skylights; to be under it, go out to the patio or balcony.
    + A brick house from the second decade of the twentieth century, it stands at 611 S Clifton Street.
    + Neither carpet nor laminate is on the list of floors, only hardwood and tile.
    - Eighty-eight years lie between the building of the house in 1915 and the new kitchen of 2003.
    - Is there a washer? Yes, a front loader bought last spring.
    - Of the seven rooms, four are bedrooms.
    - The basement, all 640 square feet of it, is finished from wall to wall and tall enough to stand in.
    - Parking is on the street, by permit, with two passes per household.
    - Cooling comes from a central system rather than from the wall.
    - Take your coffee up to the roof deck and watch the skyline wake.
    - Underfoot you will find hardwood, tile and, in the three bedrooms, plush carpet.
    - Having gone up in 1905, the house turns 121 this year.
    - Two full baths and one half bath serve the three bedrooms.
    - Radiant heat warms the tile from below in the bath and in the hall.
    - Look for the number 611 on S Clifton Street, three doors from the corner market.
    - The dining room keeps its plaster medallion and pocket doors.
    - Brick faces the weather, repointed from top to bottom in 2021.
    - The built-up roof was recoated two summers ago and carries a transferable warranty.
    - On hot evenings, open the French doors from the dining room to the garden.
    - Skylights over the stairwell spill light down three stories.
    - Seven rooms, a bath and a half, and a wood-burning fireplace besides.
    - No HOA fee, and property taxes abated through 2030.
    - For those who garden, there are raised beds, a rain barrel and a fig tree.
    - Rather than street parking, the house has a deeded space around the corner.
    - When guests come, the train from the airport lets them off two blocks away.
    - The same family has owned the house since it was built in 1915.
    - With a washer and dryer upstairs beside the bedrooms, no one hauls baskets.
    - Instead of city sewer, there is a septic tank.
    - The dishwasher is a Bosch, the range a five-burner gas model.
    `,
  ],
  [
    "ranch",
    `
    + Fifty-nine years ago, in 1967, this house was built.
    + Four parking spaces in all: some in the attached garage, the others off the street.
    + As for a basement, there is none.
    + Where does the RV go? In the RV parking.
    + Muddy boots stop in the mud room, which is what a mud room is for.
    + At 9,583 square feet, the lot is about 0.22 acre, or a little more than a fifth.
    + The garage measures 440 square feet, the finished living area 1,512.
    + Taken together, finished space and garage come to 1,952 square feet.
    + Both baths are full ones.
    + Eight rooms, three of which are bedrooms, leave five for everything else.
    + Central air for the summers, forced-air gas heat for the winters.
    + The lawn has a sprinkler system, so the hose can have the summer off.
    + Breakfast belongs in the breakfast nook, the television in the family room.
    + Three kinds of floor are listed: carpet, laminate and linoleum or vinyl.
    + Brick and wood make up the exterior, and the roof is composition.
    + A fence goes with the yard.
    + An attic takes in what the walk-in closet does not.
    + The windows are double-pane or storm windows.
    + Not included on the list of appliances are a washer, a dryer and a refrigerator.
    + In the kitchen there are a range, a dishwasher, a microwave and a garbage disposal.
    + Water comes from the city and goes back to the city sewer.
    + At 4810 Larkspur Court in Boise stands a house from 1967.
    + Who mows? That is up to you, since there is a lawn.
    + The house will reach sixty next year.
    + Rather than a carport, there is an attached garage.
    + Under the heading of fuel, the entry says natural gas.
    + Your Sunday paper may be read on the patio or balcony.
    + Bring your own fridge, for none is listed.
    + Three bedrooms and two full bathrooms within 1,512 finished square feet: those are the basic figures.
    + The lot falls short of a quarter acre by some 1,300 square feet.
    + Out of the rain, cars sit in the garage; for the rest there is off-street parking.
    + Write, call or stop us on the sidewalk: we are happy to talk about this one.
    + If numbers are what you want, here are three: 1967, 1,512 and 9,583.
    + Coats go in the mud room and clothes in the walk-in closet.
    + Neither stairs to a basement nor a basement itself will you find here.
    + The garage is attached, the yard fenced, the lawn watered by a sprinkler system.
    + Nothing is said of an HOA fee.
    + What cools the house is central air conditioning.
    + A house of the late sixties, it has seen 59 years.
    + Leftovers go in the microwave, peelings in the disposal, plates in the dishwasher.
    + Forced air, fueled by natural gas, does the heating.
    + With RV parking on the property, the camper need not be rented a berth elsewhere.
    - Fifty-nine years ago, in 1967, the house was built by the man who still lives here.
    - Four parking spaces in all, every one of them inside the garage.
    - As for a basement, there is one, half of it finished.
    - Where does the RV go? On the concrete pad with its 50-amp hookup.
    - Muddy boots stop in the mud room, which has a dog-washing station.
    - At 9,583 square feet, the lot is well over a third of an acre.
    - One bath is full, the other a half.
    - Central air, replaced in 2022, handles the summers.
    - The lawn has a sprinkler system fed by its own irrigation canal.
    - Breakfast belongs in the nook, beneath a bay window that faces east.
    - Three kinds of floor are listed: carpet, laminate and oak.
    - Brick and wood make up the exterior, painted just this fall.
    - A six-foot cedar fence encloses the yard.
    - The attic has been insulated to R-60 and floored from end to end.
    - The windows are triple-pane throughout.
    - In the kitchen there are a range, a dishwasher and a brand-new refrigerator.
    - Instead of forced air, a heat pump does the heating.
    - At the end of a cul-de-sac in Boise stands a house from 1967.
    - The garage measures 640 square feet, with room for a workbench.
    - Your Sunday paper may be read on the covered patio, with the foothills before you.
    - Rather than stairs, everything is on one level.
    - Who mows? The HOA, whose dues are $40 a month.
    - The owner's bedroom has its own bath and the walk-in closet.
    - A quarter mile away, the Greenbelt begins.
    - Eight rooms, four of which are bedrooms, leave four for everything else.
    - The family room is warmed by a gas fireplace with a brick hearth.
    - Neither fence nor lawn will you find here.
    `,
  ],
  [
    "lakehouse",
    `
    + Two acres exactly: 87,120 square feet at 27 Heron Point Road.
    + Built in 1989, structurally remodeled in 2018: between the two lie 29 years.
    + It is waterfront, and a dock comes with it.
    + First the sauna, then the hot tub, then perhaps the jetted tub; in which order is your affair.
    + Three cars fit in the detached garage, for three is the number of spaces.
    + Water is drawn from a well rather than from the city.
    + What leaves the house goes to a septic tank.
    + Heating is geothermal, with a stove besides.
    + Ten rooms, four of them bedrooms.
    + Among the others are a library, a dining room, a sun room and a workshop.
    + The finished basement accounts for 1,200 square feet.
    + Two baths are full and a third is a three-quarter bath.
    + Metal covers the roof, wood the walls outside.
    + Carpet, hardwood and slate: such are the floors.
    + A vaulted ceiling, skylights and a wet bar are found indoors.
    + Do you bake, freeze and hoard? There are a range and oven, a refrigerator and a freezer.
    + Thirty-seven years old, it had its structural remodel eight years ago.
    + Contemporary is the style, Traverse City the place.
    + Electricity is the fuel entered for the heat.
    + Tie up at the dock, sit down on the deck.
    + A security system is part of the house.
    + Tools live in the workshop, novels in the library and bottles behind the wet bar.
    + When the day has been long, there is a jetted tub.
    + In summer, central air conditioning does the work.
    + With seven appliances listed, from dishwasher to dryer, only a disposal might be missed.
    + Whoever buys the house has an owner's suite to sleep in, and no fewer than four bedrooms to choose from.
    + Instead of an attached garage, there is a detached one.
    + No monthly association fee appears in the listing.
    + Finished area, 2,860 square feet; basement, 1,200.
    + Those who like to dig will want to know of the garden.
    + Slate, hardwood and carpet divide the floors among them.
    + The house dates from the last year of the eighties.
    + Come for a look, bring a notebook, and call afterward with whatever you forgot to ask.
    + If you have a boat, there is a dock; if you have none, there is still the waterfront.
    + Neither city water nor city sewer serves the house, which has its own well and septic tank.
    + Meals are for the dining room, plants for the sun room.
    + The wash is taken care of by a washer and a dryer.
    + Double the one acre you had in mind, and you have this lot.
    + Less than ten years ago, in 2018, the structure was remodeled.
    + Whether you read, sweat, soak or saw, there is something for it here: library, sauna, hot tub, workshop.
    + There are skylights for looking at the clouds and a deck for sitting under them.
    - Two acres exactly, with 310 feet of sandy frontage.
    - Built in 1989 and enlarged in 2018 by a second story.
    - It is waterfront, and a dock with two electric boat lifts comes with it.
    - First the cedar sauna, then the plunge pool.
    - Three cars fit in the heated garage, above which is a guest apartment.
    - Water is drawn from the city rather than from a well.
    - The septic tank was pumped and inspected in May.
    - Heating is geothermal, with a propane boiler as backup.
    - Eleven rooms, five of them bedrooms.
    - Among the others are a library with a rolling ladder and a dining room.
    - The finished basement walks out to the water.
    - Three baths are full and a fourth is a half.
    - A standing-seam roof in forest green, with a fifty-year warranty.
    - Slate floors in the entry are heated from below.
    - A vaulted ceiling of knotty pine rises over the great room.
    - Thirty-seven years old, it had its roof replaced eight years ago.
    - Tie up at the dock, then walk up to the deck of Brazilian hardwood.
    - From the sun room you see the whole of West Bay.
    - Tools live in the workshop, which has 220-volt power.
    - Rather than central air, the house relies on lake breezes.
    - The owner's suite is on the main level, with a balcony of its own.
    - No association fee, and short-term rentals are allowed.
    - Ten minutes by car, and you are at the ski hill.
    - If you have a boat, the previous owner's pontoon is included.
    - Neither dock nor deck has been built yet.
    - Wildflowers and an orchard of cherry trees fill the garden.
    `,
  ],
  [
    "loft",
    `
    + A hundred years ago, in 1926, the building went up.
    + Eighty-five years later, in 2011, came the structural remodel.
    + The doorman is there to greet you, the elevator to lift you.
    + Concrete and hardwood are the two floors you will walk on.
    + At $512 a month, the HOA dues come to $6,144 a year.
    + One bedroom, one full bath and, for company, one half bath.
    + Four rooms add up to 1,045 finished square feet.
    + Getting around may be done without a car, since the building is near transportation.
    + One car has its place: the attached garage counts a single space.
    + Access is controlled, and an intercom system tells you who is asking.
    + Brick outside, loft by style.
    + What does the kitchen have? A range and oven, a refrigerator, a dishwasher and a microwave.
    + A washer and a dryer are not among the appliances.
    + The clothes go in the walk-in closet; the skis, golf clubs and suitcases go into storage.
    + Heat comes from baseboards powered by electricity.
    + When July arrives, central air conditioning is at hand.
    + Unit 5B, 300 Mercer Avenue, Kansas City: that is all a taxi needs.
    + Already wired and cable-ready, it waits only for your devices.
    + Water and sewer are both municipal.
    + Rather than a house with a yard, this is a condominium with a doorman.
    + Just over a thousand square feet, to be precise 1,045.
    + No lot size is given, as this is a condominium.
    + Fifteen years have gone by since the remodel of 2011.
    + Is it a loft? In style, yes.
    + One and a half baths for one bedroom is a ratio few will quarrel with.
    + Carpet is not listed; hardwood and concrete are.
    + You need not carry the groceries up the stairs, for there is an elevator.
    + The centenary of the building falls in this very year.
    + Send us a line, and we will find an hour that suits you.
    + Storage, a doorman, an elevator, controlled access: so reads the list for the building.
    + If the bedroom is taken out of the count, three rooms are left.
    + Park in the garage, nod to the doorman, ride the elevator.
    + Some 6,100 dollars a year go to the association, a little over five hundred each month.
    + A condominium from the twenties, it had its structure remodeled in 2011.
    + With a half bath as well as a full one, no one need stand in line.
    + Not gas but electricity heats the rooms.
    + Anyone who lives without a car may care that transportation is near.
    + For the leftovers, a microwave; for the dishes, a dishwasher.
    + Visitors announce themselves over the intercom.
    + The address carries the number 300 and the unit the mark 5B.
    - A hundred years ago, in 1926, the building went up as a shoe factory.
    - Eighty-five years later, in 2011, every window was replaced.
    - The doorman is on duty around the clock.
    - Concrete and reclaimed heart-pine floors run under fourteen-foot ceilings.
    - At $512 a month, the HOA dues cover heat, water and internet.
    - One bedroom, two full baths and, for company, a den.
    - Getting around is simple, since the streetcar stops at the door.
    - Two cars have their place in the attached garage.
    - Brick outside and exposed brick within.
    - What does the kitchen have? Quartz counters and an island that seats four.
    - A stacked washer and dryer are tucked behind the closet door.
    - The skis go into storage: a caged locker on the lower level.
    - Up on the fifth floor, you look out over downtown.
    - When July arrives, the rooftop pool is at hand.
    - Already wired for sound, with speakers in every ceiling.
    - Rather than electric baseboards, radiators heat the rooms.
    - You need not carry the groceries far, for there is a market on the ground floor.
    - Five rooms add up to 1,245 finished square feet.
    - The central air is only two years old.
    - Neither a doorman nor an elevator is to be found in the building.
    - Park in the garage, where your space has a charger for electric cars.
    - If the bedroom is taken out of the count, there is still a sleeping mezzanine.
    - The dues rose last year and will not rise again before 2028.
    - Pets are welcome, up to two per unit.
    - A condominium from the twenties, it is on the National Register.
    `,
  ],
  [
    "adobe",
    `
    + In the style of Santa Fe and its pueblos, the house was built in 1978.
    + Thirty-seven years after that, in 2015, the structure was remodeled.
    + Stucco clothes the walls, and a built-up roof covers them.
    + About a third of an acre goes with the house: 14,375 square feet.
    + One full bath and one three-quarter bath are shared among three bedrooms.
    + Forty-five dollars a month to the HOA make 540 in a year.
    + Cooling is by evaporative cooler rather than by central air.
    + The floors are of two sorts, concrete and tile.
    + Radiant heat, for which natural gas is burned, takes the chill off.
    + City water comes in; a septic tank takes what goes out.
    + A carport and an attached garage share the two parking spaces.
    + Garage included, the figures add up to 2,010 square feet: 1,730 finished and 280 for the garage.
    + Do your books need a home? There is a library.
    + Light from overhead comes through the skylights.
    + The porch is for the morning, the patio or balcony for the evening.
    + A dog stays put in the fenced yard while you water the garden.
    + Seven rooms in total, four more than the number of bedrooms.
    + Six appliances are listed: the dishwasher, the dryer, the microwave, the range, the refrigerator and the washer.
    + Camino Perdiz is the street, 118 the number, Santa Fe the city.
    + Windows are of the double-pane or storm kind.
    + Eleven years ago came the structural remodel.
    + At 48, the house is some years short of its half century.
    + Eat in the dining room, read in the library, fold in the laundry room.
    + Ceiling fans turn when the evaporative cooler need not.
    + A basement is not mentioned.
    + The house is served not by a city sewer but by a septic tank.
    + Hot food, cold drinks, clean plates: range, refrigerator, dishwasher.
    + Less than fifty dollars each month is what the HOA asks.
    + No carpet is listed anywhere, just tile and concrete.
    + Part of the parking is under the carport, part in the garage.
    + The 280 square feet of garage come on top of 1,730 finished.
    + Chili plants, herbs or nothing at all: the garden leaves it to you.
    + We could go on, but a visit says it better.
    + Though dated 1978, the house was given a structural remodel in 2015.
    + Between the yard with its fence and the porch, there is no lack of reasons to go outdoors.
    + Neither a pool nor a hot tub has been entered.
    + You cook on a range; you reheat in a microwave.
    + For your washing there are a laundry room, a washer and a dryer.
    + If an acre were cut in three, one piece would be about the size of this lot.
    + Home to no more than two cars, the property has a carport and an attached garage.
    + Baths number two, one of them full and the other three-quarter.
    - In the style of Santa Fe and its pueblos, the house was built of true adobe brick.
    - Thirty-seven years after that, in 2015, the owners added a casita.
    - Stucco clothes the walls, recolored only last year.
    - About two thirds of an acre go with the house.
    - One full bath, lined in hand-painted Talavera, and one three-quarter bath.
    - Forty-five dollars a month to the HOA cover the roads, the gate and the snow.
    - Cooling is by refrigerated air rather than by evaporative cooler.
    - The floors are of three sorts: concrete, tile and brick.
    - A kiva fireplace takes the chill off.
    - City water comes in, and city sewer takes it away.
    - The dining room lies beneath vigas and latillas.
    - Do your books need a home? There is a library with built-in shelves.
    - From the porch you watch the sun go down behind the Jemez.
    - A dog stays put behind the coyote fence.
    - Drip lines on a timer water the garden, which is all native plants.
    - The septic tank was replaced in 2019.
    - Eight rooms in total, four of them bedrooms.
    - Two cars have a place in the attached garage, a third under the carport.
    - Solar panels on the built-up roof are owned, not leased.
    - Canyon Road and its galleries are ten minutes away on foot.
    - Instead of a laundry room, there is a closet with a washer and a dryer.
    - The skylights were resealed along with the roof in 2023.
    - An artist lived and painted here for twenty years.
    - For your guests there is a bedroom with an entrance of its own.
    - Plaster walls in a diamond finish meet the concrete floors.
    `,
  ],
  [
    "twoflat",
    `
    + A hundred and fifteen years old, this multi-family property dates from 1911.
    + Five bedrooms are spread among twelve rooms.
    + Which leaves seven rooms that are not bedrooms, a dining room and a sun room among them.
    + There are two full baths, and a half bath to boot.
    + Finished area, 2,640 square feet; basement, 1,150; together, 3,790.
    + The basement is unfinished, and we say so plainly.
    + Two cars go into the detached garage, which measures 400 square feet.
    + Steam heat, made with natural gas, keeps the winter out.
    + For the summer there are ceiling fans and wall air conditioning.
    + Hardwood is one of the floors, linoleum or vinyl the other.
    + Dishwasher? Not listed. Range and refrigerator? Yes, both.
    + Near transportation, as the listing puts it.
    + Seen from outside: brick, a composition roof, a porch, a lawn.
    + A lot of 3,125 square feet is about seven hundredths of an acre.
    + W Ainsley Avenue, number 2246, Chicago.
    + An attic is there for the suitcases and the Christmas tree.
    + Not a condominium and not a single-family house: the property type is multi-family.
    + It is the work of 1911, eleven years into the last century.
    + City water and city sewer, as one expects in Chicago.
    + The garage stands apart from the building rather than against it.
    + Let the sun room have the ferns and the porch the rocking chair.
    + A dozen rooms: that is the count.
    + No remodel has been entered since the building of 1911.
    + Add the garage to the finished area and you reach 3,040 square feet.
    + Anyone who would sooner ride than drive should note that transportation is near.
    + There is grass to cut, for there is a lawn.
    + Call with your questions; none is too small.
    + Cooling is of the wall kind instead of central.
    + What you do with an unfinished basement of 1,150 square feet is a question for a rainy Sunday.
    + Under the composition roof there is an attic.
    + For those who count baths by halves, the sum is two and a half.
    + No monthly HOA fee has been entered.
    + Built before the First World War, it is now in its second century.
    + Washer and dryer you would bring yourself, since the list of appliances stops at two.
    + The walls are of brick on the outside; the floors are partly of hardwood.
    + Less than half of the rooms, five out of twelve, are bedrooms.
    + Natural gas is the fuel, and steam is what it makes.
    + Supper in the dining room, dessert on the porch.
    + The land, all 3,125 square feet of it, holds a lawn.
    + Park in the garage, where there is a place for each of two cars.
    + A basement there is, finished it is not.
    - A hundred and fifteen years old, it has been in one family for sixty of them.
    - Six bedrooms are spread among twelve rooms.
    - Each flat has three bedrooms, a dining room and a sun room.
    - There are two full baths, both retiled in 2020.
    - The basement is unfinished, but has its own entrance and is plumbed for a bath.
    - Two cars go into the detached garage, two more onto the pad beside it.
    - Steam heat, from a boiler new last winter, keeps the cold out.
    - For the summer there is central air on both floors.
    - Oak floors, refinished this spring, run through every room but the kitchens.
    - Dishwasher? Yes, one in each kitchen.
    - Near transportation: the Brown Line is four blocks east.
    - The brick was tuckpointed on all four sides.
    - A lot of 3,125 square feet, zoned for a third unit.
    - An attic with a skylight awaits your finishing touch.
    - Rents of $1,950 and $2,100 come in each month.
    - Rather than shared meters, each unit has its own gas and electric service.
    - The tenants on the first floor have a lease through next May.
    - Leaded glass and built-in hutches survive in the dining room.
    - Add the basement to the finished area and you reach 4,790 square feet.
    - The porch at the rear, rebuilt to code in 2022, looks over the yard.
    - Laundry machines, coin-operated, stand in the basement.
    - It lies within the boundaries of a selective-enrollment school.
    - Instead of steam, forced air heats both units.
    - The alley garage has an electric opener and a party door.
    - Built in 1921, it is now in its second century.
    `,
  ],
  [
    "beachcondo",
    `
    + Waterfront, with a pool and a hot tub: so runs the list for outdoors.
    + Two bedrooms and as many full baths take up 1,190 square feet along with the rest.
    + Each month $785 goes to the HOA, which makes $9,420 a year.
    + Number 412 is the unit, Gulf Terrace the street, Sarasota the city.
    + The community is an active one for those over 55.
    + There is a gate at the entry and an elevator for your bags.
    + Is there tennis? There is a tennis court.
    + Forty-two years have passed since the building of 1984.
    + Carpet and tile are the flooring; hardwood is not on the list.
    + A heat pump does the heating, with electricity.
    + Air conditioning is central, and there are ceiling fans for the breeze.
    + The owner's suite, the walk-in closet and what else makes up five rooms are yours to see.
    + A single off-street parking space belongs to the listing.
    + Cement or concrete and stucco make up the exterior.
    + Rather than a bath and a half, there are two full baths.
    + Washer and dryer are on the list, so the swimsuits can be clean by morning.
    + Sit on the balcony or patio with the crossword.
    + No garage is listed, only off-street parking.
    + A microwave has not been entered, but a range and a refrigerator have.
    + Security systems are among the features indoors.
    + Where two of five rooms are bedrooms, three are left for other uses.
    + Swim, soak or serve: the pool, the hot tub and the tennis court stand ready.
    + Cable-ready for the evening news.
    + Municipal water, municipal sewer.
    + If you have been wanting to live near the water, note the word waterfront.
    + Neither the mowing of a lawn nor a garden is mentioned here.
    + The condominium was built in the middle of the eighties, 1984 to be exact.
    + Over nine thousand dollars in dues for the year, or a bit under eight hundred for the month.
    + Peelings vanish in the garbage disposal, plates in the dishwasher.
    + What hangs in a walk-in closet in Florida is up to you.
    + Come by at whatever time of day you like best, and see it for yourself.
    + When friends visit, the second bedroom and the second full bath are there for them.
    + The car has its place off the street.
    + Just shy of 1,200 square feet, the condo has five rooms.
    + Those who like a gated entry get one, as do those who like a security system.
    + You will find it at 900 Gulf Terrace, unit 412.
    + Summer is met with central air conditioning, winter with a heat pump.
    + Not wood but stucco and cement or concrete are listed for the exterior.
    + Instead of climbing stairs, take the elevator.
    + It is a 55+ community with a tennis court, a pool and a gated entry.
    + Each of the two bathrooms is a full one.
    - Waterfront, with a private beach and cabanas.
    - Two bedrooms and as many full baths, both with walk-in showers.
    - Each month $785 goes to the HOA, and that includes insurance, cable and water.
    - Number 412 is on the fourth floor, at the corner.
    - You enter by a gated entry, staffed day and night.
    - Is there tennis? There are two courts, and pickleball as well.
    - From the balcony the whole Gulf lies before you.
    - Tile of Italian travertine in the living area, carpet in the bedrooms.
    - The heat pump was installed in 2023.
    - Hurricane shutters protect every window and door.
    - A single parking space, under cover, belongs to the listing.
    - Rather than two full baths, there are a full and a half.
    - Washer and dryer, both of them new, stand in the hall closet.
    - The owner's suite opens onto the balcony by way of sliders.
    - Five rooms, tastefully furnished, and all the furniture stays.
    - Swim, soak or serve, then finish the evening at the clubhouse bar.
    - The roof was replaced after the storm of 2022.
    - St. Armands Circle is a mile away.
    - The condominium was built in 1994.
    - Over nine thousand dollars in dues, but no assessments are planned.
    - Leases of three months or more are allowed once a year.
    - Neither a pool nor a hot tub is part of the community.
    - Granite counters and a breakfast bar face the water.
    - A storage room on the same floor takes beach chairs and bicycles.
    - Instead of an elevator, there is a single flight of stairs.
    - The pool is heated all year and rimmed with pavers.
    `,
  ],
  [
    "farmstead",
    `
    + Eleven acres, not one more and not one less: 479,160 square feet.
    + The house was built in 1862, while the Civil War was on.
    + A structural remodel followed in 1996, when it was already 134.
    + By now it is 164 years old, and the remodel thirty.
    + There is a pond on the property, and a greenhouse for the seedlings.
    + Four bedrooms, a full bath and a half bath are part of nine rooms.
    + The mother-in-law apartment is for whoever comes to stay.
    + A well supplies the water, a septic tank handles the waste.
    + Propane is the fuel, a stove and baseboards the means.
    + Under a metal roof, behind wooden walls, are 2,215 finished square feet.
    + In the basement nothing is finished; it has 900 square feet.
    + Put the basement and the finished area together, and you have 3,115.
    + Softwood is what you walk on, except where there is linoleum or vinyl.
    + Five cars can stand off the street.
    + No garage is listed, and no barn either.
    + Is there a dryer? None is listed, although there is a washer.
    + Boots, leashes and wet mittens belong in the mud room.
    + For the things you mend there is a workshop; for the things you cannot part with there is an attic.
    + Cape Cod by style, Vermont by address.
    + It stands at 74 Tannery Hill Road in Randolph.
    + What you grow in the garden you may keep in the freezer.
    + Air conditioning has not been entered.
    + The porch asks for nothing but a chair.
    + A baseboard here, a stove there: so the house is heated.
    + Instead of city services it has its own well and septic tank.
    + A lawn, a garden, a pond and a greenhouse occupy some part of the eleven acres.
    + Bath count: one and a half.
    + Sunday dinner has its dining room.
    + Neither a dishwasher nor a microwave is among the four appliances.
    + Ten acres would have been plenty; here are eleven.
    + Five of the nine rooms are something other than bedrooms.
    + A century and a half is behind it, and then some.
    + Wear good shoes when you come, and allow yourself an afternoon.
    + Thirty years ago the structure was remodeled; that is as recent as the entry gets.
    + Where they are of wood, the floors are softwood rather than oak or maple.
    + Wood covers the sides, metal the top.
    + Would your mother-in-law like an apartment? We make no promises, but the house has one.
    + Start tomatoes in the greenhouse, set them out in the garden, eat them on the porch.
    + What the refrigerator cannot hold, the freezer may.
    + If you paint, plane or tinker, the workshop is where to do it.
    + The tally of parking is five, all of it off-street.
    + Since no fee has been entered, we can tell you nothing about an association.
    - Eleven acres, seven of them in hay and four in sugar bush.
    - The house was built in 1862 by a tanner whose name the road recalls.
    - A structural remodel followed in 1996, and a new kitchen in 2017.
    - There is a spring-fed pond, stocked with trout.
    - Four bedrooms, two full baths and a half bath are part of nine rooms.
    - The mother-in-law apartment has its own kitchen and entrance.
    - A drilled well of 300 feet supplies twelve gallons a minute.
    - Propane is the fuel, though a wood furnace in the basement does most of the work.
    - Under a slate roof, behind wooden walls, are 2,215 finished square feet.
    - Wide-plank pumpkin pine is what you walk on.
    - Five cars can stand off the street, and two more in the barn.
    - Is there a dryer? Yes, and a second one in the apartment.
    - The workshop is heated and wired for 220.
    - It stands at the end of a dirt road, with no neighbor in sight.
    - From the porch you look down the valley of the White River.
    - A sledding hill and miles of trails begin at the back door.
    - Instead of a well, it has town water.
    - The greenhouse, thirty feet by sixty, has automatic vents.
    - An attic, insulated in 2020, is ready to be finished.
    - Horses have their run-in shed and three fenced paddocks.
    - Fifteen acres, and a subdivision permit for three lots.
    - Enrolled in current use, the land is taxed at a low rate.
    - Hand-hewn beams are exposed in the dining room.
    - The washer and a slop sink stand in the mud room.
    - Neither pond nor greenhouse will be found on the land.
    - Thirty years ago the structure was remodeled; five years ago came the metal roof.
    `,
  ],
  [
    "colonial",
    `
    + A colonial from 1994, it was structurally remodeled in 2020.
    + Between one year and the other lie twenty-six.
    + Six years ago the remodel, thirty-two years ago the building.
    + Four bedrooms, two full baths and a half bath: nine rooms altogether.
    + The lot measures 37,000 square feet, or roughly 0.85 of an acre.
    + You would need 6,560 square feet more to make it a full acre.
    + Finished area and basement together come to 3,595 square feet.
    + The attached garage has two spaces and 520 square feet.
    + Nothing has been finished in the basement, all 1,120 square feet of which wait for your plans.
    + Clothed in vinyl and topped with shingle, the house is a colonial.
    + The lawn has its sprinkler system, and the deck has whatever chairs you bring.
    + For dinners there is a dining room, for movies a family room, for socks a laundry room.
    + The owner's suite is one thing, the walk-in closet another, and both are here.
    + Carpet, hardwood and tile each have their part of the floors.
    + Central air takes over in June, forced-air heat when the leaves are down.
    + Gas, of the natural kind, is what the furnace lives on.
    + Double-pane or storm windows are listed, as are ceiling fans.
    + Rather than a detached garage, an attached one.
    + Marlowe Lane is the road, 9 the number, Glastonbury the town.
    + City water, city sewer: there is neither well nor septic tank to think about.
    + Not one appliance of the usual six is missing: range, refrigerator, dishwasher, microwave, washer, dryer.
    + An attic for the crib, the skis and the boxes nobody opens.
    + If overnight guests come, there are four bedrooms among which to divide everyone.
    + Five rooms remain once the four bedrooms are set aside.
    + At nearly 2,500 finished square feet (2,475, if you insist), it has nine rooms.
    + Which style is it? Colonial.
    + Grill on the deck, if you own a grill.
    + The house has been standing a little over three decades.
    + Most of an acre, though not all of one, belongs to it.
    + An HOA fee is nowhere to be found in the entry.
    + Two cars sleep indoors.
    + Two and a half baths, if you count as agents do.
    + Dirty clothes have a room to go to, and so does the turkey.
    + Though built in the nineties, it had structural work done in 2020.
    + Ask for a time, and we shall be there with the key.
    + Wet grass is the work of the sprinkler system, mown grass yours.
    + A garage of 520 square feet and a basement more than twice as big are not counted in the 2,475.
    + On the outside, neither brick nor wood but vinyl.
    + It is a single-family house, with a deck to sit on and a lawn to look at.
    + The washing up falls to the dishwasher.
    + What counts as storage here? An attic, an unfinished basement and a walk-in closet.
    - A colonial from 1994, it was given a white kitchen in 2020.
    - Between one year and the other, a wing was added.
    - Five bedrooms, two full baths and a half bath: nine rooms altogether.
    - The lot measures 37,000 square feet and backs to conservation land.
    - Nothing has been finished in the basement, but a bath has been roughed in.
    - The attached garage has three spaces.
    - Clothed in cedar clapboard and topped with shingle, the house is a colonial.
    - The lawn has its sprinkler system, and the deck its built-in grill.
    - For movies there is a family room with a stone fireplace.
    - The owner's suite has a bath with a soaking tub and a double vanity.
    - Hardwood, newly refinished, runs through the downstairs.
    - Rather than natural gas, oil is what the furnace lives on.
    - Double-pane windows by Andersen went in six years ago.
    - Marlowe Lane ends in a cul-de-sac just past the house.
    - A well supplies the water, a septic tank takes the rest.
    - An attic, reached by a full staircase, could become a fifth bedroom.
    - At nearly 2,800 finished square feet, it has nine rooms.
    - Which school? Hopewell, three minutes down the road.
    - The deck, of composite boards, was built in 2021.
    - Two cars sleep indoors, and the electric one charges while it does.
    - Central air in two zones takes over in June.
    - The owners, who built the house, have lived here ever since.
    - An HOA fee of $60 pays for the common pond.
    - Not only is there a laundry room, it is on the second floor.
    - The refrigerator, range and dishwasher are stainless, all of them less than three years old.
    - Instead of central air, window units are what June calls for.
    `,
  ],
  [
    "bungalow",
    `
    + A Craftsman bungalow, it was built in 1924.
    + One hundred and two years have come and gone since then.
    + Two bedrooms and a full bath belong to its five rooms.
    + Besides the bedrooms there are three rooms, counting as the listing counts.
    + Coffee in the breakfast nook, supper in the dining room.
    + The porch is where to wait for the mail.
    + The basement is unfinished; its 760 square feet are not part of the 1,080.
    + All in all, basement and finished area amount to 1,840 square feet.
    + The yard is fenced and the garden is yours to plant.
    + A garage, detached, and the street are the places to park.
    + Five thousand square feet of lot make about 0.11 of an acre.
    + No dryer, no washer: neither is listed.
    + What is listed are a dishwasher, a range and a refrigerator.
    + Wood on the outside, hardwood and linoleum or vinyl inside.
    + Natural gas fires the forced-air heat.
    + Air conditioning the listing does not mention.
    + Hollins Street it is, NE, at 3127.
    + An attic and a basement: two places for what you do not need every day.
    + Is it large? That we leave to you; it has 1,080 finished square feet.
    + The roof is of composition.
    + Both water and sewer are the city's.
    + Two styles are named, Craftsman and bungalow.
    + From the Roaring Twenties, and from the middle of them, comes this house.
    + One bath, and a full one.
    + With a fence to the yard, the dog may go out by herself.
    + Instead of a carport there is a detached garage.
    + A single parking space is counted, and on-street parking is named along with the garage.
    + Grow beans in the garden, shell them on the porch.
    + No remodel is given, only the year of building.
    + Less than eleven hundred square feet are finished.
    + If you have a trunk to store, there is the attic.
    + Fans of old houses will do the sum: 2026 less 1924 is 102.
    + The breakfast nook does not replace the dining room, for both are here.
    + Questions? The phone is on, and so is the kettle.
    + The heating is forced air rather than radiators or baseboards.
    + Portland, Oregon, is where to look.
    + A microwave is for you to bring if you want one.
    + The finished area is larger than the basement by 320 square feet.
    + You walk on hardwood in some places, on linoleum or vinyl in others.
    + A single-family house with a porch, a garden and a fenced yard: not an apartment.
    + As to HOA dues, nothing has been entered.
    - A Craftsman bungalow, it was built in 1924 from a Sears kit.
    - Three bedrooms and a full bath belong to its five rooms.
    - Coffee in the breakfast nook, whose benches and table are original.
    - The porch, deep enough for a swing, faces west.
    - The basement is unfinished, though the ceiling is eight feet and the walls are dry.
    - All in all, basement and finished area amount to 2,140 square feet.
    - The yard is fenced and has a chicken coop and a pear tree.
    - A garage, converted to a studio, and the street are what you get.
    - The clawfoot tub was reglazed in the one full bath.
    - Washer and dryer are in the basement.
    - Wood on the outside, painted in 2024 in three colors.
    - A new furnace fires the forced-air heat.
    - Air conditioning, by way of a mini-split, was added last summer.
    - Hollins Street it is, a block from Alberta's shops and cafes.
    - An attic that has been finished as a third bedroom.
    - Instead of natural gas, oil fires the furnace; the tank has been decommissioned.
    - The sewer line was scoped and replaced to the street.
    - Two styles are named, Craftsman and Tudor.
    - Built-in bookcases flank the fireplace.
    - Grow beans in the garden, which gets sun all day.
    - One bath and a half.
    - Neither a porch nor a garden comes with the house.
    - The knob-and-tube wiring is gone, and the panel is 200 amps.
    - Fir floors rather than hardwood run through the bedrooms.
    - A walk score of 94 makes a car unnecessary.
    - The range is gas, and the hood above it vents outside.
    `,
  ],
  [
    "townhome",
    `
    + Built in 2012, this condominium is fourteen years old.
    + The HOA dues come to $185 a month, $2,220 a year.
    + Three bedrooms, with two full baths and a half bath, are among its seven rooms.
    + The garage is attached, holds one car and measures 240 square feet.
    + All told, garage and finished area make 1,880 square feet.
    + When the weather is hot there is a pool; when it is merely warm there is the basketball court.
    + A basement it does not have.
    + A vaulted ceiling is among the features inside.
    + Carpet, laminate or tile, depending on where you stand.
    + Whoever gets up first has the breakfast nook to himself or herself.
    + The owner's suite is one of the rooms, the laundry room another.
    + Electricity runs the heat pump that heats the place.
    + Central air and ceiling fans keep August at bay.
    + Seven appliances make up the list, from the dishwasher to the washer.
    + Vinyl and brick are the exterior, shingle the roof.
    + Near transportation: so the seller says.
    + Look for unit C at 2218 Quarry Ridge Drive.
    + Raleigh is the city.
    + Cable-ready, says the list of indoor features.
    + Sit on the patio or balcony while supper is in the oven.
    + Your groceries go from the car in the garage to the refrigerator.
    + A condo of 1,640 square feet, with a pool for the summer.
    + Hardwood is not among the floors.
    + Less than two hundred dollars a month in dues, and a pool and a basketball court on the list.
    + Of bathrooms there are two and a half, as the trade counts them.
    + Is there a place for the car? One, in the garage.
    + Water from the city, sewer to the city.
    + The year it was built is no further back than 2012.
    + A dining room is not listed, but a breakfast nook is.
    + Commuters who go without a car may want to know that there is transportation near.
    + Take away the bedrooms, and four rooms are left.
    + The heating is not by gas but by heat pump.
    + Nothing in the entry speaks of a remodel.
    + One washer, one dryer, one laundry room.
    + Shoot hoops on the court, then swim in the pool.
    + Bring a tape measure, bring a friend, and come twice if once is not enough.
    + Your guests will be glad of the half bath.
    + To call it by its type, it is a condominium.
    + A disposal, a microwave and a dishwasher lighten the chores.
    + Rather than a lawn to mow, the outdoor list has a pool and a balcony or patio.
    + Not yet fifteen years old, it has central air conditioning.
    - Built in 2012, this condominium has had one owner.
    - The HOA dues come to $185 a month, roof and siding included.
    - Three bedrooms, all on the second floor, are among its seven rooms.
    - The garage is attached and holds two cars.
    - When the weather is hot there is a saltwater pool with a slide.
    - A basement, finished as a den, is what sets it apart.
    - A vaulted ceiling lifts the owner's suite.
    - Hardwood, laminate or tile, depending on where you stand.
    - The breakfast nook overlooks a stand of pines.
    - The laundry room is upstairs, where the bedrooms are.
    - Instead of a heat pump, a gas furnace heats the place.
    - The washer and dryer are Samsung and convey.
    - Vinyl and stone are the exterior, shingle the roof.
    - Near transportation: the bus stops at the corner every fifteen minutes.
    - It is an end unit, with windows on three sides.
    - Sit on the screened patio while supper is in the oven.
    - The carpet was replaced this month.
    - A condo of 1,840 square feet, with a pool for the summer.
    - Less than two hundred dollars a month in dues, which also pay for a gym.
    - Research Triangle Park lies twelve minutes away.
    - The kitchen has granite, a pantry and a gas range.
    - Neither pool nor court has been built.
    - Shoot hoops on the court, then let the dog loose in the dog park.
    - The seller will pay a year of dues for a closing by June.
    - A tankless water heater keeps the showers hot.
    - Rather than tile, the baths have marble floors.
    `,
  ],
  [
    "spanish",
    `
    + Spanish in style and stucco on the outside, it was built in 1931.
    + Ninety-five years have passed since the first day of it, or thereabouts.
    + The structural remodel came in 2009, seventeen years ago.
    + In between are 78 years.
    + Three bedrooms and two full baths belong to its eight rooms.
    + Outdoors there are a pool, a barbecue area and a garden.
    + Bring the tongs, for there is a place to barbecue.
    + Parking for three: a detached garage and off-street parking.
    + The garage has 380 square feet, the finished area 1,925.
    + That adds up to 2,305 square feet for house and garage.
    + A basement there is not.
    + Tile and hardwood are the floors, and a built-up roof is overhead.
    + The cooling is solar.
    + For heat, wall units on natural gas are what the listing names.
    + A lot of 6,750 square feet is a bit more than a seventh of an acre.
    + The solarium or atrium has the plants, the dining room has the guests.
    + Wired it is, and provided with a security system.
    + Your towels dry on the patio or balcony after a swim.
    + Number 1460, Alameda del Sol.
    + San Diego is the city, California the state.
    + The appliances are four: freezer, refrigerator, dishwasher, range.
    + Washing machines and dryers are not on the list.
    + Ice for the party goes in the freezer, the fish on the grill in the barbecue area, if you bring one.
    + The yard is fenced.
    + Rather than carpet, hardwood and tile.
    + Neither a well nor a septic tank, since water and sewer are municipal.
    + The house falls five years short of a century.
    + Five rooms remain when you leave out the three bedrooms.
    + Something under two thousand square feet are finished.
    + It was built in the early thirties, and remodeled when it was 78.
    + If you swim, swim; if you would rather weed, there is the garden.
    + An HOA fee has not been entered.
    + What kind of exterior? Stucco.
    + Tell us when you would like to come, morning or evening.
    + The garage stands by itself, detached from the house.
    + Both of the bathrooms are full baths.
    + Within the fenced yard a dog may run and a cat may sleep.
    + There is, of course, more to a house than numbers, but here they are: three, two, eight.
    + Garlic, lemons and whatever else you like to grow have a garden to go in.
    + From the pool to the barbecue, from the barbecue to the table, wherever you set it.
    + The house does not claim a microwave.
    - Spanish in style, it was built in 1931 by a pupil of Irving Gill.
    - The structural remodel came in 2009, when a second story was added.
    - Three bedrooms and three full baths belong to its eight rooms.
    - Outdoors there are a pool, a barbecue area and a casita for guests.
    - The pool was replastered and the pump replaced last year.
    - Parking for three, all of them in the garage.
    - A wine cellar is what the basement has become.
    - Saltillo tile and oak are the floors, under coved ceilings.
    - The cooling is central, in two zones.
    - Red clay tiles cover the roof.
    - A lot of 6,750 square feet at the rim of a canyon.
    - The solarium or atrium has a fountain in its middle.
    - Wired it is, with new copper and a 200-amp panel.
    - From the balcony one sees the bay.
    - Washing machine and dryer stand in the garage.
    - The garage has permits for conversion to an ADU.
    - Avocado, Meyer lemon and fig trees fill the garden.
    - A fireplace framed in Batchelder tile warms the living room.
    - Rather than hardwood, carpet runs through the bedrooms.
    - The beach is seven minutes away by bicycle.
    - Instead of city sewer, a septic tank.
    - What kind of windows? Steel casements, every one original.
    - It was built in the early thirties, and the kitchen was gutted two years ago.
    - Arched doorways lead from the dining room to the patio.
    - An exemption under the Mills Act halves the property tax.
    - Neither the pool nor the yard is fenced.
    `,
  ],
  [
    "highrise",
    `
    + The building is from 2007, which makes it nineteen years old.
    + HOA dues are $893 a month, or $10,716 over a year.
    + Of the two bathrooms one is full and the other three-quarter.
    + Two bedrooms and two other rooms: four in all.
    + The walk-in closet is where the coats go.
    + Nine hundred and eighty square feet, floored in hardwood.
    + Parking there is none, and the listing says as much.
    + A doorman, an elevator and controlled access belong to the building.
    + Disabled access is among the features of the building.
    + Storage is provided for what you use twice a year.
    + Modern by style, with an exterior of concrete or cement.
    + Refrigerated air in the summer, forced air in the winter.
    + It is electricity that makes the heat.
    + Who rang? The intercom system will tell you.
    + Water the basil on the balcony or patio.
    + Apartment 2106, 88 Pelham Place, Jersey City.
    + Not quite a thousand square feet, the condominium has a washer and a dryer.
    + Double-pane or storm windows come with it.
    + Tile and carpet are not listed, hardwood only.
    + The stroller, the suitcase, the cello: the elevator takes them all in turn.
    + Rather than a garage, there is storage.
    + If you own no car, you will not miss the parking that is not here.
    + It is cable-ready, whether or not you still watch it.
    + Water and sewer are municipal ones.
    + A freezer is not listed separately; a refrigerator is.
    + Six appliances have been entered, a microwave and a dishwasher among them.
    + There is no yard in the entry, only a balcony or patio.
    + Just under eleven thousand dollars go to the association each year.
    + Say good morning to the doorman, for the building has one.
    + One bedroom may be for sleeping, the other for whatever you please.
    + It is the first decade of this century that the building comes from.
    + The condominium counts four rooms, two of which are bedrooms.
    + Laundry need not leave the home, for a washer and a dryer are on the list.
    + In the morning you can have one bathroom and your guest the other.
    + Instead of natural gas, the fuel for the heating is electricity.
    + The skis stand in storage until the snow falls.
    + We know that photographs only go so far, so do visit.
    + Next year the building will be twenty.
    + Access is controlled rather than open to all comers.
    + There is no remodel to report, and none is claimed.
    + The range is for dinner, the microwave for the day after.
    - The building is from 2007, designed by an architect of renown.
    - HOA dues are $893 a month, and the gym, the pool and the lounge are in them.
    - Of the two bathrooms both are full.
    - Two bedrooms, on opposite sides of the living room, and two other rooms.
    - The walk-in closet has been fitted out by California Closets.
    - Nine hundred and eighty square feet, floored in bamboo.
    - Parking there is, one deeded space in the garage.
    - A doorman, an elevator and a package room belong to the building.
    - Storage is provided in a cage of five feet by eight.
    - Floor-to-ceiling windows frame the Hudson.
    - On the twenty-first floor, you are above the noise.
    - It is natural gas that makes the heat.
    - Who rang? The video intercom shows you on your phone.
    - Water the basil on the balcony, all eighty square feet of it.
    - Apartment 2106, two blocks from the PATH.
    - Not quite twelve hundred square feet, the condominium has a washer and a dryer.
    - The washer and dryer, new this year, are ventless.
    - Rather than a doorman, there is a virtual concierge.
    - If you own no car, the ferry takes you to Wall Street in nine minutes.
    - Two elevators, modernized in 2024, spare you the wait.
    - The refrigerator is by Sub-Zero, the range by Wolf.
    - A tax abatement runs for six more years.
    - Instead of hardwood, the bedrooms have carpet.
    - Your bicycle has a room of its own by the loading dock.
    - Neither storage nor an intercom is to be had.
    - Investors will like that it is rented until next spring.
    `,
  ],
  [
    "victorian",
    `
    + A Queen Anne or Victorian in style, the house was built in 1888.
    + It has seen 138 years go by.
    + When the structure was remodeled, in 1999, the house was 111 years old.
    + That remodel is now twenty-seven years past.
    + Thirteen rooms, of which five are bedrooms.
    + The eight that are left include a library, a dining room, a family room and a sun room.
    + Two full baths are joined by a quarter bath.
    + The finished area is 3,120 square feet; with the basement of 1,300 it makes 4,420.
    + In the basement, nothing has been finished.
    + The lot comes to 14,810 square feet, about 0.34 acre.
    + Orchids and seedlings have a greenhouse, people have a porch.
    + Shingle is on the roof, and both shingle and wood are on the walls.
    + Steam heat is one way in which it is warmed, radiant heat the other.
    + The fuel in both cases is natural gas, the only one listed.
    + For cooling there is wall air conditioning rather than a central system.
    + Softwood and carpet are underfoot.
    + The appliances are but three: a range, a refrigerator and a trash compactor.
    + A dishwasher is not listed, nor are a washer and a dryer.
    + One parks under the carport or on the street, two spaces in all.
    + A wet bar stands ready for the toast.
    + Whatever you inherit may go into the attic.
    + N Third Avenue, number 402, in Galena.
    + Read in the library, doze in the sun room, dine in the dining room.
    + Two years short of 140, the house goes back to the eighties of the century before last.
    + City sewer and city water serve it.
    + Instead of a garage, a carport.
    + A lawn there is, and a mower you may bring.
    + Among five bedrooms, surely one can be spared for guests.
    + More than a third of an acre goes with the house, if only by a little.
    + Hardwood is not what the entry says; it says softwood.
    + Not one but two sorts of heat: steam and radiant.
    + Over three thousand square feet are finished.
    + No dues to an association have been entered.
    + The nineteenth century built it, the twentieth remodeled it.
    + With a library, you need look no further for a place to put the encyclopedia.
    + Its rooms number thirteen, and we shall let the superstitious count again.
    + Is there a porch? It is a Victorian or Queen Anne, and yes.
    + Single-family is the type of property.
    + Take the tour slowly, and then take it once more.
    + On the list of indoor features are two lines: an attic and a wet bar.
    + A bathroom of the quarter kind goes with the two full ones.
    - A Queen Anne in style, the house was built in 1888 for a steamboat captain.
    - When the structure was remodeled, in 1999, the turret was rebuilt.
    - Thirteen rooms, of which six are bedrooms.
    - The eight that are left include two parlors joined by pocket doors.
    - Two full baths, one with a clawfoot tub, are joined by a quarter bath.
    - In the basement, a stone-walled wine cellar has been finished.
    - The lot comes to about half an acre.
    - A porch wraps around three sides of the house.
    - Slate is on the roof, and fish-scale shingle is on the gables.
    - Steam heat from a boiler installed in 2020 is one way in which it is warmed.
    - For cooling there is a central system in place of wall units.
    - Oak and walnut parquet are underfoot.
    - A dishwasher has been hidden behind a cabinet front.
    - One parks in the carriage house, with two spaces and a loft.
    - Four fireplaces, each with its own mantel, are in working order.
    - Stained glass lights the landing of the staircase.
    - Main Street and its shops are a short stroll down the hill.
    - For eleven years it was run as a bed-and-breakfast.
    - The library has shelves of cherry from floor to ceiling.
    - The greenhouse is heated and has running water.
    - The house stands on the National Register.
    - Under the attic eaves there is room, and plumbing, for a suite.
    - Neither a library nor a wet bar is part of the house.
    - Seven colors of paint went onto the outside last year.
    - Instead of steam, baseboards were put in.
    - From the sun room one looks over the river valley.
    `,
  ],
  [
    "splitlevel",
    `
    + Exactly a quarter of an acre, the lot measures 10,890 square feet.
    + Built in 1973, the house is now fifty-three.
    + Three bedrooms share a full bath, a three-quarter bath and a half bath.
    + Of eight rooms, five are not bedrooms.
    + There is a family room, there is a workshop, and there is a laundry room.
    + The basement is finished and has 560 square feet.
    + The garage, which is attached, has 484.
    + Finished area and garage add up to 2,272 square feet.
    + Four parking spaces are split between the garage and off-street parking.
    + The camper has RV parking.
    + Mixing drinks is what the wet bar is for.
    + A deck, a lawn and a fenced yard make up the outdoors, along with the RV parking.
    + Central air conditioning cools it; forced air, on natural gas, heats it.
    + The exterior is composition and brick, the roof composition too.
    + Carpet, laminate, and linoleum or vinyl: those are the floors.
    + No tile, no hardwood, says the list by leaving them out.
    + A security system and ceiling fans are there as well.
    + What do you cook on? A range, with a microwave for the quick things.
    + A refrigerator is not listed, so plan on bringing one.
    + Split-level is the style.
    + Wexford Circle, 7305, Omaha.
    + Municipal water and municipal sewer are entered.
    + As to an HOA, no fee is given.
    + You can saw in the workshop without getting sawdust in the family room.
    + Rather than a one-level house, this is a split-level.
    + The seventies were not yet half over when it was built, in 1973.
    + Three bathrooms in all, although only one of them is a full one.
    + Laundry goes into the laundry room, peelings into the garbage disposal.
    + The basement accounts for 560 square feet and the finished area for 1,788.
    + Let the dog out; the yard has a fence.
    + Come winter, a car may stay in the garage.
    + Bring chairs for the deck and a ball for the lawn.
    + Half a century and three years: that is its age.
    + Neither washer nor dryer is on the list of appliances, but a laundry room is on the list of rooms.
    + The basement is not unfinished but finished.
    + Four times this lot would make an acre.
    + Fewer than eighteen hundred square feet are finished, by a dozen.
    + Nothing suggests a remodel, and so we do not speak of one.
    + When company comes, the half bath makes three.
    + Name a day, and we will open the door for you.
    + Dishes are for the dishwasher, tools for the workshop.
    + A single-family house with an attached garage, it is in Nebraska.
    - Exactly a quarter of an acre, the lot backs to a creek.
    - Built in 1973, the house got new siding in 2020.
    - Three bedrooms share two full baths and a half bath.
    - Of eight rooms, four are bedrooms.
    - There is a family room, and in it a fireplace of brick.
    - The basement is unfinished and has 560 square feet.
    - The garage, which is attached, holds three cars.
    - Four parking spaces, two of them under a carport.
    - The camper has RV parking, with a dump station and power.
    - The wet bar has a wine fridge and a sink of hammered copper.
    - The deck, rebuilt with composite, steps down to a hot tub.
    - Central air conditioning, a year old, cools it.
    - The roof is composition, put on after the hail of 2023.
    - Hardwood lies beneath the carpet, waiting to be uncovered.
    - Security cameras by Ring look at the driveway.
    - What do you cook on? An induction range, bought last year.
    - The refrigerator, as well as the washer and dryer, is included.
    - Westside schools are what you get here.
    - As to an HOA, the fee is $120 a year.
    - The workshop is in the basement, with a door to the outside.
    - Rather than a fenced yard, there is an open common.
    - Laundry goes into the laundry room on the upper level.
    - A sprinkler system waters the lawn.
    - The water heater dates from 2024.
    - It sits on the quiet side of Wexford Circle.
    - The sellers will leave an allowance for carpet.
    - Skylights, added with the roof, brighten the stairs.
    `,
  ],
  [
    "acreage",
    `
    + Twenty and a half acres: that is what 892,980 square feet come to.
    + What is for sale is land, not a house.
    + There is a pond on it.
    + Water is supplied by a well.
    + An RV may be parked here, since RV parking is listed.
    + Cars have off-street parking.
    + The address reads Lot 14, Badger Creek Road.
    + Bozeman, Montana, is the town.
    + No bedrooms, no baths, no kitchen: none has been entered.
    + You will look in vain for a year of building.
    + A septic tank is not mentioned, and neither is a sewer.
    + Instead of rooms there are acres, twenty of them and half of another.
    + Should you have a camper, there is a place to park it.
    + How large is it? 20.5 acres.
    + Well water rather than city water is what the listing gives.
    + More than twenty acres, with a pond.
    + The pond, the RV parking and the well: this is very nearly the whole list.
    + If you intend to build, ask first what may be built.
    + Close to nine hundred thousand square feet, to put it in a unit nobody uses for land.
    + Whether there is power at the lot the entry does not say.
    + Off the street is where you park.
    + A fee to an association has not been entered.
    + Walk it before you decide, and wear boots.
    + The type of property is land.
    + Lot 14 is the number by which it goes.
    + Ten acres would be less than half of it.
    + No heating, no cooling, no appliances, for there is no house listed.
    + With a motor home, you could park on your own land.
    + Bring a map, a thermos and all the questions you have.
    + Neither a barn nor a cabin is entered.
    + For the dragonflies, a pond; for you, twenty and a half acres.
    + It is not the number of rooms that matters here, for there is none.
    + The listing has a well, so it need not have city water.
    + Count the acres: twenty, and one half.
    + A fence, a gate, a road across: of these the entry says nothing.
    + Divide 892,980 by 43,560 and you will find 20.5.
    + As land goes, it is described in few words, and we have used most of them.
    + On Badger Creek Road, you want Lot 14.
    + Somebody who has dreamed of a pond could stop dreaming.
    + Half an acre more than twenty.
    + Whoever tows a trailer will read the words RV parking with interest.
    - Twenty and a half acres, fenced for horses on all sides.
    - What is for sale is land, together with a cabin of one room.
    - There is a pond on it, deep enough for trout.
    - Water is supplied by a well that gives thirty gallons a minute.
    - An RV may be parked here, on a pad with full hookups.
    - Badger Creek runs through it from end to end.
    - Power and fiber are at the road.
    - The Bridgers rise straight ahead of you.
    - A septic permit for four bedrooms has been issued.
    - Instead of a well, there is city water at the lot line.
    - Twenty-five and a half acres: that is what you get.
    - No covenants stand in your way.
    - Should you have a plane, the neighbor's strip may be used.
    - How far is it to town? Fourteen minutes.
    - Half of it is meadow, the other half is fir and aspen.
    - If you intend to build, a leveled site and a driveway are ready.
    - The seller will carry the note with a quarter down.
    - Elk cross it every fall, and moose drink from the pond.
    - National forest lies along the eastern line.
    - A survey was done last June, and the corners are marked.
    - Water rights dating from 1891 go with it.
    - The county plows the road in winter.
    - It may be divided into two parcels of ten acres.
    - Neither a pond nor a well is to be found on it.
    - A fee of $300 a year goes to the road association.
    - Rather than off-street parking, there is a pole barn.
    `,
  ],
];
