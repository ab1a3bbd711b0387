// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_SIX: readonly TaughtHome[] = [
  [
    "rowhome",
    `
    + I'm the owner, not an agent, so you'll get plain answers from me.
    + When the work was done in 2003 the house was already 88.
    + Three bedrooms, one and a half baths, and a garden to think things over in.
    + If you've never lived with radiant heat, come over on a cold day and sit down.
    + What cools it in July? Units in the wall.
    + Under the house lie 640 square feet of basement, some of it finished and some not.
    + Ours is a brick house, and it has been brick since Wilson was president.
    + Washing and drying both happen in the laundry room, or wherever you decide to fold.
    + There's no driveway to shovel and no garage to fill with junk.
    + Plant basil, plant roses, plant nothing; the garden is yours.
    + Count seven rooms and you've counted right.
    + You don't need to bring a refrigerator, a range or a dishwasher.
    + One thousand eighty-nine square feet of lot is about 121 square yards.
    + On a clear night, lie under a skylight and see what's up.
    + The roof is of the built-up type.
    + Gas heats it.
    + Hardwood and tile are the two floors we entered.
    + Whoever gets the half bath first wins.
    + You will not find a pool, and we never pretended otherwise.
    + The year it was built, a phone call to San Francisco was front-page news.
    + Dining room people, this is for you.
    + Leave the coats in the bedroom and come say hello.
    + It is what it is: an old brick house in Philadelphia.
    + The fans on the ceiling spin, and that is all we ask of a fan.
    + Parking: on-street. Basement: partially finished. Cooling: wall units.
    + At 462 square feet of house per bedroom, the arithmetic is kind.
    + I always think a patio needs two chairs and no plan.
    + A buyer who wants a lawn should look elsewhere.
    + Philadelphia is humid in August, so be glad of the wall units.
    + South Clifton Street, number 611, is where to point your phone.
    + Twenty-three years have gone by since the structural remodel.
    + Please don't ring before nine.
    + Do you garden? Then you'll go straight past the rest.
    + The city brings the water and takes it away again.
    + All told, house and basement come to 2,026 square feet.
    + It's older than sliced bread, which came along in 1928.
    + Should you need a third bathroom, this isn't your house.
    + The dishwasher is happy to work after dinner so that you don't have to.
    + Small lot, full life, as my aunt would say.
    + Sorry about the shaky photos.
    + Hang your pots wherever you please in the kitchen.
    + Wash on Monday, if you like tradition; the machine's right there in the house.
    + Sit down in the dining room and tell me you don't feel hungry.
    + No fees to any association were entered for it.
    + From brick outside to hardwood inside, it keeps to honest materials.
    + You bring the books; three bedrooms can spare a wall.
    + Finished space measures roughly 129 square meters.
    + It is a single-family house in Pennsylvania, and it has a patio.
    + I'd open the wine on the patio, but suit yourself.
    + Nobody is selling you a mansion here.
    + Built: 1915. Remodeled: 2003. Still standing: obviously.
    + Tile is cold on bare feet in January, so own slippers.
    + You could do yoga in the basement, in the part that's finished.
    + There's one full bathroom, so knock.
    + A skylight asks for no curtains.
    + We hope you'll write to us even if it's only to say no.
    + Less than a tenth of an acre means less to rake.
    + A good house to come home to, if you ask me.
    + Both a washer and a dryer are on the list.
    + My favorite season in any garden is the one right before the weeds.
    - The garden faces south, so the tomatoes come in early.
    - Brick outside, and inside a working fireplace in the parlor.
    - The kitchen was gutted and rebuilt during the 2003 remodel.
    - It has radiant heat under the bathroom tile.
    - Three good-sized bedrooms and a garden.
    - There's no garage, so we keep the bikes in the shed by the back gate.
    - The dishwasher is practically silent, and only a few months old.
    - Our laundry room is on the second floor, near the bedrooms.
    - The basement, partly finished, has a sump pump for peace of mind.
    - It has skylights, ceiling fans and a wine cellar.
    - On-street parking, and you can usually get a spot right in front.
    - The hardwood is red oak and was refinished before we listed.
    - There's a roof deck with a view of the skyline.
    - A tax abatement runs for another six years.
    - One full bath, and a half bath with a pedestal sink.
    - We've got a two-zone thermostat for the radiant heat.
    - The pipes under the kitchen were changed from lead to copper.
    - Wall units cool it, three of them, all bought last summer.
    - The fig tree in the garden comes back every year.
    - Gutters were cleaned and the downspouts replaced in the fall.
    - The neighbors to the north share a party wall that was soundproofed.
    - Buses stop at the corner and go straight downtown.
    - The dining room has its original plaster medallion.
    - A brick house with four bedrooms and a garden.
    - The range runs on gas and has five burners.
    - Sidewalks here were repaved by the city.
    - There's an alley behind for the trash cans.
    - The basement's finished half makes a dry home office.
    - It was a bakery once, and the ovens are still behind the wall.
    - Seven rooms, a half-finished basement, and a seller who wants a quick close.
    - Italian Market vegetables are a ten-minute stroll from the door.
    - The ceiling fans are in all three bedrooms.
    - My grandfather bought it in 1948 for six thousand dollars.
    - Bars on the basement windows came off and glass block went in.
    - The patio is laid in bluestone.
    - A deep soaking tub takes up half the bathroom.
    - Hardwood and tile floors, and double-pane windows that tilt in for washing.
    - It's plenty bright, even on gray days.
    - Gas heat, city water, 200-amp electric.
    - The refrigerator makes ice and the range has a warming drawer.
    - Low taxes, seven rooms, a city garden.
    - Built in 1925 of solid brick.
    - The cornice out front was restored with a grant.
    - Every bedroom has a closet deep enough for winter coats.
    - Garden in back, and a quiet library branch across from it.
    - Built in 1915, with a chimney we had capped and lined.
    - Three bedrooms, and a window seat in one of them that cats love.
    - There's no smell of damp anywhere in the cellar.
    - A termite bond transfers to the new owner.
    - The garden is walled and gives you privacy.
    - Street parking takes a permit that costs thirty-five dollars.
    - The laundry room has a folding counter and a utility sink.
    - Our heating bill barely passes a hundred in the coldest month.
    - The oven is convection, and the dishwasher matches it.
    - It has a mudroom with hooks by the side entrance.
    - The built-up roof was coated with silver paint two summers ago.
    - 1,386 square feet, and a good school around the block.
    - The tile in the bath is original hexagon.
    - It's the widest house on the street.
    - Brick with white shutters, and tile and hardwood inside.
    `,
  ],
  [
    "ranch",
    `
    + Our lot comes to about 0.22 of an acre.
    + If your RV has been living at your brother's, it can come home now.
    + Three bedrooms, two full baths and a nook for the toast.
    + It's a 1967 house, so it turns sixty next year.
    + The yard is fenced; what you keep in it is your own affair.
    + I'd put a swing on the lawn, but that's me.
    + Eight rooms is the count, with the family room among them.
    + Muddy boots? There's a room with that word in its name.
    + Carpet, laminate, vinyl: three kinds of floor and all of them easy on knees.
    + Turn the sprinklers on and let the robins have their bath.
    + You'd have to supply the refrigerator; it isn't on the list of appliances.
    + Garage and house together make 1,952 square feet.
    + Composition roof, brick and wood below it.
    + Boise gets hot, and central air is the polite reply.
    + The microwave does popcorn as well as any.
    + Off-street parking plus an attached garage adds up to four places.
    + Here's a house without a basement, and without basement troubles.
    + Nine thousand five hundred eighty-three square feet of ground, says the record.
    + It isn't a farm; it's a yard with a lawn.
    + The walk-in closet takes more shirts than I own.
    + Wipe your feet, then tell us what you think.
    + You can put your Christmas things in the attic.
    + Some people want granite; some want a place for the motorhome.
    + Heat comes from a forced-air system that burns natural gas.
    + What do we like best? Pancakes in the nook.
    + Larkspur is also a flower, in case you wondered about the address.
    + Double-pane or storm windows, because Idaho has a winter.
    + In 1967 a gallon of gas cost about thirty-three cents.
    + Water: city. Sewer: city. Heat: gas. Air: central.
    + A dishwasher and a disposal split the worst of the chores.
    + The garage alone measures four hundred and forty square feet.
    + One closet you can walk into, three bedrooms to walk out of.
    + Bring lawn chairs and sit for a while.
    + Saturday works for us, and so does any evening.
    + It's a house on Larkspur Court, and castles are sold elsewhere.
    + Figure 504 square feet of house for every bedroom.
    + I'm no salesman, so I'll just list what's here.
    + Yes, you can drive the car right into a garage that's attached.
    + For a barbecue you have a patio; for the burgers you're on your own.
    + A fenced yard makes throwing a ball a lot simpler.
    + No stairs down to a basement, since there's no basement.
    + Take a chair in the breakfast nook and read the paper.
    + Nothing about the house is fancy, and I say that fondly.
    + Mud room first, family room second, nap third.
    + We count two full bathrooms and zero half ones.
    + The lawn wants mowing in summer like lawns do.
    + 1,512 square feet finished, or some 140 square meters.
    + The brick won't need painting; the wood will tell you when it does.
    + You won't find a hot tub here.
    + If you've got four vehicles, you've got four spaces.
    + Cook on the range, reheat in the microwave, rinse, repeat.
    + Think of the family room with your own couch in it.
    + Wear shoes you can slip off.
    + Our number is at the bottom, and we do pick up.
    + The attic is on the list of features, which makes it official.
    + No homeowners' dues have been entered for this one.
    + Snow days are for the family room.
    + I hope whoever buys it likes the smell of cut grass.
    + It has an attached garage, central air, and a sprinkler system.
    + One might keep a camper here and never pay for storage.
    - The family room opens to the patio through a slider.
    - Brick and wood outside, freshly painted trim.
    - The garage holds two trucks with room for the freezer.
    - Three spacious bedrooms and a fenced yard.
    - The breakfast nook catches the first sun.
    - The yard is fenced, in vinyl, six feet high.
    - The RV pad is concrete and has a thirty-amp plug.
    - The lawn is bluegrass and as thick as a rug.
    - Our forced-air furnace is high efficiency.
    - You have a lawn, a patio, and a cherry tree or two.
    - You're five minutes from the Greenbelt.
    - Range, microwave, dishwasher and solid alder cabinets.
    - Two full baths, one of them off the main bedroom.
    - There's blown-in insulation up in the attic to R-49.
    - Laminate looks like hickory and was laid in 2022.
    - Family room with a gas log, breakfast nook, mud room.
    - The roof was inspected this year and passed.
    - The mud room has a bench, cubbies and a dog door.
    - Quiet court with hardly a car all day.
    - The sprinklers draw from pressurized irrigation, which costs next to nothing.
    - The carpet has been professionally cleaned.
    - The walk-in closet is in the main bedroom.
    - It comes with a playhouse in the corner of the fenced yard.
    - The neighbors keep chickens and share the eggs.
    - No basement, and the radon test came back low.
    - The HOA is voluntary and costs forty dollars a year.
    - Ranch living with four bedrooms and a lawn.
    - The driveway is wide and has no cracks.
    - A covered patio keeps the rain off dinner.
    - The range is induction, the microwave sits above it.
    - You can drop a boat in at Lucky Peak inside half an hour.
    - Composition roof, storm windows, copper plumbing.
    - The attic fan pulls the heat out in the evenings.
    - Two baths, three bedrooms, and schools that get good marks.
    - Vinyl, laminate and carpet, with heat under the bathroom floors.
    - At 9,583 square feet, the lot is flat and drains well.
    - Possession at closing, with the washer and dryer included.
    - There's a shop with a roll-up door behind the garage.
    - The microwave and dishwasher are both stainless.
    - It was the model home when the subdivision opened.
    - The central air was put in with the new furnace in 2019.
    - Deer wander up the court in winter.
    - Natural light pours into the nook and the family room.
    - An open kitchen looks over the family room.
    - The garage door is insulated and opens from your phone.
    - We never had any water come in, not even the wet spring.
    - It's zoned so that you may keep a small business.
    - The survey pins are all marked.
    - Central air, forced-air gas heat, gigabit internet.
    - The dishwasher is a year old and the disposal even newer.
    - The front yard has lilacs and a mailbox my dad welded.
    - You can hear the irrigation canal in June, and the ducks on it.
    - Two full bathrooms with granite on the counters.
    - The windows were replaced with argon-filled double panes in 2016.
    - We'd sell the riding mower along with the house.
    - Grocery, vet and hardware store all sit within a mile.
    - The eaves and gutters were done over in copper.
    - The house has never flooded, and isn't in a flood zone.
    - There's RV parking, hidden from the road by a tall hedge.
    - The lot gives you almost half an acre to work with.
    `,
  ],
  [
    "lakehouse",
    `
    + Two acres to the square foot: 87,120 of them.
    + I'll be honest: February without a sauna is something I can't recommend.
    + Baths: two full and one three-quarter, for a total of three.
    + Slate, hardwood and carpet are the floors you'll walk on.
    + The house is a contemporary one with wood on the outside.
    + Keep the canoe at the dock and the excuses at home.
    + Inside the owner's suite, please picture your own bed.
    + It's ten rooms, so hide and seek takes a while.
    + When it was remodeled in 2018 it was only twenty-nine.
    + Seven appliances come on the list, a freezer included.
    + Geothermal does the work and the stove gets the compliments.
    + There's central air as well, for the two weeks you need it.
    + A finished basement, 1,200 square feet of it.
    + Do you sail, swim, or just sit? The waterfront doesn't mind.
    + You have a detached garage, so keep a pair of boots ready.
    + Waterfront: yes. Dock: yes. Pool: no.
    + Ring ahead and we'll heat the sauna in your honor.
    + From the shower to the septic tank, the water starts at a well.
    + Someone in the house should learn to mix drinks, because there's a wet bar.
    + The metal roof will be loud in hail and lovely in drizzle, as metal roofs are.
    + Four bedrooms and 2,860 square feet work out to 715 apiece.
    + A workshop is cheaper than therapy.
    + I'd spend the whole of October in the sun room with a blanket.
    + Traverse City gets its share of snow, so enjoy the stove.
    + Park three cars, then go find the hot tub.
    + Up goes the ceiling, and it's vaulted.
    + We've made our list: deck, dock, garden, hot tub, sauna.
    + The security system keeps watch when you don't.
    + No town water here and no town sewer either.
    + Thirty-seven is a fine age for a waterfront house.
    + For the reader: a library. For the maker: a workshop. For the idle: a deck.
    + Swim before breakfast if you're brave.
    + One of the tubs is jetted.
    + If it's towels you're worried about, there's a washer and a dryer.
    + I won't tell you about the sunsets; go look for yourself.
    + We list a dining room, a library, an owner's suite, a sun room and a workshop.
    + Your plumber should know wells; your electrician will like geothermal.
    + The lot is four-fifths of a hectare for our metric friends.
    + Add the 1,200 of the basement to the 2,860 finished and you'd say 4,060.
    + Skylights are among its indoor features.
    + Any dog would call two acres a kingdom.
    + A house on the water never gets old, though this one dates from 1989.
    + The garden is there for whoever can outwit rabbits.
    + Eight years have passed since the structural remodel.
    + It takes electricity to run this place.
    + Bring a novel, a towel and no plans.
    + You could host Thanksgiving and still have the library to hide in.
    + Slate is a stone, and stone lasts.
    + There's nothing like a sauna after raking leaves.
    + The third bathroom is a three-quarter, meaning a shower and no tub.
    + Tie up at your own dock.
    + If your boat needs more than a dock, ask somebody who knows boats.
    + Heron Point Road is the address; we can't promise herons.
    + Take the freezer seriously; ice cream does.
    + In short: wood, metal, water.
    + You'll find it hard to leave, or at least we do.
    + Lake people know what a dock is worth.
    + The garage is detached and has three spaces.
    + Nothing stops you from reading in the hot tub except common sense.
    + Look at the numbers first and the water second, if you can.
    - The dock comes with a boat lift and a bench at the end.
    - Two acres, wooded on three sides.
    - The sauna fits six and has a glass door facing the lake.
    - The deck was restained and has a built-in grill.
    - The library shelves are cherry and run floor to ceiling.
    - There's a guest cottage above the detached garage.
    - There's a dock, and eight feet of water at the end of it.
    - Hardwood in the main rooms is wide-plank maple.
    - The septic tank was pumped and inspected in April.
    - A whole-house generator kicks on when the power fails.
    - The three-quarter bath is down in the basement.
    - Our stove burns wood, and there are two cords stacked for you.
    - Sit in the hot tub at night and listen to the loons.
    - The owner's suite has its own balcony.
    - The remodel of 2018 gave us a brand-new kitchen.
    - The wet bar downstairs has a wine fridge.
    - Wineries line the road, the nearest a mile off.
    - Five bedrooms, three baths and a dock.
    - Skylights above the owner's suite show you the stars.
    - The detached garage is heated and has an upstairs.
    - We are on a dead-end road with six houses.
    - The association keeps the beach raked.
    - There's a firepit ringed with boulders down by the shore.
    - The hot tub is two years old and seats eight.
    - The well water tests soft and clear.
    - Even on the dock you have a strong phone signal.
    - The shore has a seawall, rebuilt after the high water.
    - You get the sunrise in the sun room.
    - It's turnkey, with the furniture included.
    - The jetted tub sits beneath a picture window.
    - It's a metal roof with a fifty-year warranty.
    - A garden, with a paved drive that circles it.
    - Taxes are uncapped but still reasonable for waterfront.
    - The dining room looks straight down the dock.
    - A hidden door in the library leads to the owner's suite.
    - Ice fishing is good right off the shore.
    - The basement is finished, and a glass door takes you out to the grass.
    - The geothermal loop runs under the garden.
    - There are kayaks and a paddleboard that stay with the house.
    - The slate in the entry came from Vermont.
    - Short-term rental is permitted by the township.
    - Traverse City address, with the hospital a quarter of an hour away.
    - You can hear the waves from every bedroom.
    - Wood outside, freshly sealed, under a metal roof.
    - Sauna, hot tub and an outdoor shower.
    - The deck is composite, so no staining.
    - The kitchen has double ovens and a walk-in pantry.
    - A fence keeps the deer out of the garden.
    - The vaulted ceiling is tongue-and-groove pine.
    - It was never winter-rented and has been lightly used.
    - The workshop has a dust collector and a concrete floor.
    - Three garage spaces, and neighbors who share the plowing.
    - Security cameras cover the drive and the dock.
    - We'd like to close after Labor Day.
    - The basement is finished, 1,200 square feet, with a theater.
    - Two acres with wild blueberries at the edge.
    - Slate counters match the slate floor.
    - No motorboats are allowed on this lake, so it stays peaceful.
    - Vaulted ceiling, skylights, triple-glazed windows.
    - We installed a water softener and a radon fan.
    `,
  ],
  [
    "loft",
    `
    + Own a bike, a cat or a cello? Ask the doorman to hold the door.
    + The building is from 1926 and the remodel from 2011.
    + Somebody at the door, somebody on the intercom, nobody on your nerves.
    + I live alone with 1,045 square feet and can recommend it.
    + You pay the association $512 monthly, or $6,144 over a year.
    + Washer and dryer aren't on our list of appliances.
    + The condo comes with one parking place, in an attached garage.
    + It has a bath and a half.
    + Hardwood here, concrete there.
    + Brick was the fashion in 1926, and brick it is.
    + Heavy groceries ride the elevator with you.
    + Central air conditioning and electric baseboard heat split the calendar.
    + If you're after a yard, keep scrolling.
    + Storage is one of the building's details, so the skis have hope.
    + Put a rug on the concrete and call it a living room.
    + Kansas City has better barbecue than your city, and that's a fact about Kansas City.
    + There's just one bedroom, so guests get the sofa.
    + The closet is large enough to walk into, which is what walk-in means.
    + It is near transportation, says the sheet, and I'd agree.
    + The refrigerator, range, microwave and dishwasher are what you cook and clean with.
    + Lofts aren't for everybody; this one could be for you.
    + Four rooms are plenty for one person and a bad guitar.
    + Cable ready, for those who still watch it.
    + What's your favorite thing about a loft? Mine is not having a lawn.
    + Wired, and I don't mean the coffee.
    + Fifteen years since the remodel, and a hundred since the bricks were laid.
    + Whoever visits has to be buzzed in or waved in.
    + You'll get a doorman and an elevator, like in the movies.
    + Measured in meters it's about ninety-seven square.
    + Mercer Avenue 300, Unit 5B.
    + This is a condominium in the loft style.
    + The kitchen has a range, and the rest is up to the cook.
    + We put in writing only what we know.
    + Half bath for company, full bath for bubbles.
    + There's no lawn on the list, so sell the mower.
    + The place was 85 when it got its structural remodel.
    + Bring a friend with an eye for furniture.
    + City water, city sewer.
    + You can tell your mother there's controlled access.
    + I'm leaving for work, not for lack of love.
    + A garage space in January is its own reward.
    + With a walk-in closet, even the winter coats get a home.
    + It has no basement of its own and no attic either.
    + Have dinner late, play records, sleep in.
    + Brick doesn't go out of style.
    + Every month has an HOA bill, and ours says five hundred twelve.
    + Come up, take the elevator, say hi.
    + The intercom works both ways, as intercoms do.
    + Heating is by baseboard; the fuel is electricity.
    + Unit 5B would suit a person with more ideas than furniture.
    + Nobody needs three bathrooms for one bedroom.
    + I'd call it simple and mean it as praise.
    + Floors of concrete and hardwood don't hold on to dust the way carpet does.
    + If you drive, park in the garage; if you don't, transportation is near.
    + Open the bedroom door and imagine your own mess.
    + Call it a one-bedroom with benefits: a doorman, storage, parking.
    + It was built three years before the crash of '29.
    + There's no pool, and I never learned to swim anyway.
    + Try your desk in one corner and your bed in another, on paper first.
    + Sunday papers, strong coffee, hardwood underfoot.
    - The windows are ten feet tall and face the park.
    - Brick walls and timber columns run through the living area.
    - The doorman has worked here for twenty-two years.
    - My parking space is right beside the elevator.
    - It's a corner unit on the fifth floor with light on two sides.
    - One bedroom, with a barn door and a walk-in closet.
    - Dues cover water, insurance and the doorman.
    - You get a storage locker in the basement, number 14.
    - The kitchen counters are poured concrete like the floor.
    - No one has ever smoked in it.
    - The full bath has a rain shower and a long vanity.
    - No washer in the unit, but there's laundry down the hall.
    - The ceiling is exposed concrete with the old ductwork showing.
    - The streetcar passes in front of the building, free of charge.
    - It rents easily, and the association allows it.
    - A special assessment for the elevator was paid last year.
    - The hardwood is reclaimed from a barn in Iowa.
    - An elevator, a doorman and two bedrooms.
    - The building has a fitness room next to the lobby.
    - Sound doesn't carry; the walls are sixteen inches of masonry.
    - The refrigerator is a counter-depth model with French doors.
    - It's cable ready and wired, with fiber to the unit.
    - Brick outside, blackout shades inside.
    - Union Station is a fifteen-minute walk.
    - The association is well run and has healthy reserves.
    - There's a rooftop with grills and a view of the river.
    - It was a garment factory before it became condos.
    - A dog run sits behind the building.
    - The closet has custom shelving by a local carpenter.
    - Historic tax credits paid for part of the remodel.
    - You'd be two floors below the roof and well above the traffic.
    - The art on the walls and the bar stools are negotiable.
    - A range that vents outside, a microwave, a dishwasher.
    - Our neighbors are friendly and go to bed early.
    - The concrete has been stained a dark gray.
    - The elevator is new and the lobby was redone with it.
    - Built in 1926, remodeled in 2011, ours to hand over in two weeks.
    - The central air was replaced by the association in 2020.
    - The half bath was papered by a designer friend.
    - A Juliet balcony lets the evening in.
    - Central air and electric heat for about eighty a month.
    - Electric baseboards, and a gas fireplace for show.
    - The entry is wide enough for a bench and bikes.
    - There's a jazz club downstairs, and you can't hear it.
    - The unit was painted white throughout in spring.
    - A wine bar and a bakery share the block.
    - Microwave, range, refrigerator, and a dishwasher that was new at Christmas.
    - The monthly fee is 412 dollars.
    - Track lighting runs along the brick.
    - The doorman is there around the clock.
    - Guests can park in the lot behind, free overnight.
    - The intercom sends video to your phone.
    - An accountant who lives on six keeps the books.
    - The open layout puts the kitchen at the heart of it.
    - The walk-in closet doubles as a laundry, with hookups in place.
    - You can see fireworks on the Fourth from the sofa.
    - Four rooms and five double-glazed windows.
    - The sprinklers and alarms were brought up to the current code.
    - The condo documents allow two pets of any size.
    - Cool in summer because the trees shade the brick.
    `,
  ],
  [
    "adobe",
    `
    + Its structural remodel came in 2015, when it was thirty-seven.
    + Seventeen hundred and thirty square feet, three bedrooms, one library.
    + Chile season, snow season, patio season: you'll get them all in Santa Fe.
    + Walk barefoot on tile in July and thank me later.
    + There is one full bath, and there is one three-quarter bath.
    + We heat with gas, and the heat is radiant.
    + Some say evaporative cooler, some say swamp cooler; I say thank you.
    + You can shut a car in the garage and leave another beneath the carport.
    + It costs forty-five dollars a month to belong to the HOA.
    + Call it Pueblo style or Santa Fe style, the sheet says both.
    + Nobody here misses carpet, since there isn't any on the list.
    + A lot of 14,375 square feet is nearly exactly a third of an acre.
    + Let the dog out; the yard has a fence.
    + Wash it, dry it, fold it, all in the laundry room.
    + Above you, skylights; below you, concrete and tile.
    + If books are your weakness, the library won't help you quit.
    + The septic tank is ours and the water is the city's.
    + I like my coffee on a porch, and lucky for me there is one.
    + Garage of 280 square feet: a small one, and attached.
    + Old Santa Fe hands will know what a built-up roof is.
    + Ceiling fans and an evaporative cooler share the summer shift.
    + Stucco outside, and no pretending otherwise.
    + Drive up Camino Perdiz until you see 118.
    + Forty-eight years old and due for nobody's pity.
    + Seven rooms altogether.
    + It's dry here, so water the garden when you can.
    + Your green chile stew will need the range and about two hours.
    + Double-pane or storm windows are among what's indoors.
    + No basement was entered, so don't bring your wine cellar plans.
    + A patio at night wants only a blanket and someone to talk to.
    + Six appliances are listed, from dishwasher to washer.
    + You might paint, write, or just stare at the sky from the porch.
    + The HOA takes $540 in a year.
    + House and garage are 2,010 square feet together.
    + Would a library make you read more? Only one way to find out.
    + I wish I could take the garden along.
    + At seven thousand feet, as Santa Fe is, even August nights call for a sweater.
    + We can show it most afternoons if you text first.
    + Lemonade stays cold in the refrigerator, and yes, that's on the list.
    + Two parking spaces for two cars, or one car and a project.
    + Roof: built up. Walls outside: stucco. Floors: concrete and tile.
    + The dining room asks for a long table and long talks.
    + A fence goes with the yard.
    + Radiant heat is a habit you'll miss elsewhere.
    + Not everything has to be new; this was built in 1978.
    + Bedrooms number three, which is two more than the cat needs.
    + In New Mexico the question is red or green; in this house it's porch or patio.
    + There's a microwave, in case the stew runs late.
    + The style is Santa Fe, the state is New Mexico, the mood is yours.
    + You'd share the bathrooms, one and three-quarters of them, as you see fit.
    + Jimmy Carter was in the White House when it was built.
    + Stand in the garden with a hose and forget the time.
    + A modest fee, some would say, forty-five a month.
    + The lot comes to something like 1,335 square meters.
    + There's no pool, but there's a hose.
    + Eleven years ago it was remodeled.
    + It's one of those houses that you either love or don't.
    + A car, a garage, a carport, and an argument over who gets which.
    + Put geraniums on the porch if you want my advice.
    + On the whole, a Santa Fe house for people who like Santa Fe.
    - Thick adobe walls keep it cool without the cooler.
    - Dining room with a fireplace, library, laundry room.
    - The library opens onto the patio through French doors.
    - In the garden there are two peach trees and a grapevine.
    - We redid the stucco in 2021, in a color called Buckskin.
    - Radiant heat with a boiler that's four years old.
    - It's an easy bike ride to the Railyard.
    - The fence is coyote fencing and goes all the way round.
    - Views of the Jemez from the porch, especially at sunset.
    - The HOA fee pays for trash and snow removal.
    - The built-up roof was recoated last summer.
    - Three bedrooms, two of them with kiva fireplaces.
    - The concrete floors were stained the color of saddle leather.
    - The street is unpaved, which keeps traffic slow.
    - Our garage has a charger for an electric car.
    - City water for the house, and a well for the garden.
    - A casita out back has a bath of its own.
    - Skylights bring north light to the studio.
    - The kitchen has a pantry and a skylight.
    - The dining room has a beamed ceiling.
    - The house was designed by a student of a well-known Santa Fe architect.
    - It has water rights going back to the acequia.
    - The laundry room has a door to the carport.
    - Low HOA dues and no restrictions on rentals.
    - The porch is deep, with a swing that conveys.
    - The tile in the three-quarter bath is handmade.
    - There is a portal along the whole west side.
    - Roadrunners live in the juniper by the gate.
    - The evaporative cooler was serviced and has new pads.
    - Four bedrooms, two baths and a walled patio.
    - It has heated floors in the bedrooms and a mini split in the library.
    - Stucco outside and diamond plaster inside.
    - You could walk to the museums on the hill.
    - The septic was enlarged for a fourth bedroom.
    - Skylights in the house and solar panels over the carport.
    - The attached garage is 280 square feet and was once a weaver's studio.
    - Pueblo style, on a quiet road with the houses far apart.
    - The double-pane windows are wood clad and nearly new.
    - Rain barrels catch what runs off the canales.
    - The yard is landscaped with native plants and gravel.
    - Fenced, with a gate to the trail along the arroyo.
    - The range is a six-burner and the hood is copper.
    - The full bath has a claw-foot tub.
    - The big cottonwood shades the carport.
    - The lot is 14,375 square feet by a recent survey.
    - The library ceiling is latilla over vigas.
    - Heat is cheap, since the house is passive solar.
    - You could hear a pin drop here at night.
    - The school bus comes down Camino Perdiz.
    - Owner will carry the note for the right buyer.
    - Fenced yard, locking gate, gravel drive.
    - Hollyhocks climb the south wall all summer.
    - The ceiling fans were hung in each bedroom.
    - A niche by the door holds a carved owl that stays.
    - A third of an acre, with the house set high on it.
    - The remodel in 2015 added the library.
    - Sandstone pavers cover the patio.
    - There's enough fenced yard for a horse and a stable for it.
    - The opera is so close you can hear it rehearse.
    - An outdoor oven stands near the garden.
    `,
  ],
  [
    "twoflat",
    `
    + Twelve rooms is a lot to sweep.
    + Chicago brick, Chicago winters, Chicago steam heat.
    + There's a garage for two, and it stands by itself.
    + If you've been looking for a multi-family in Chicago, look at this one.
    + The kitchen appliances we list are a range and a refrigerator.
    + Washer and dryer: not listed, so plan for your own.
    + From the porch you can watch the weather change its mind.
    + It was here before Wrigley Field, which opened in 1914.
    + Cooling comes out of the wall.
    + Hardwood and linoleum or vinyl, depending where you stand.
    + Below is an unfinished basement of 1,150 square feet.
    + Steam means radiators that hiss, and hissing means it's warm.
    + Three thousand one hundred twenty-five square feet is the size of the lot.
    + You'll find transportation near and parking in the garage.
    + Each of the two cars gets about 200 square feet of garage.
    + Five bedrooms could mean five alarm clocks.
    + There's a sun room; fill it with tomato seedlings by March.
    + Half a bath more than two, if you're counting.
    + I own it, I like it, and I'm writing this on the porch.
    + The roof is a composition one, and there's an attic.
    + Multi-family property, brick, 1911, no remodel recorded.
    + Your grandmother would approve of a dining room.
    + Your cousin will ask to store furniture in the attic, so decide early.
    + Add the basement to the finished space and you reach 3,790.
    + A hundred and fifteen years is nothing to brick.
    + The water and the sewer are municipal.
    + Please bring your contractor, your calculator and your sense of humor.
    + Nobody would call 0.07 of an acre an estate.
    + We've got ceiling fans to stir the air.
    + Half of owning an old building is liking old buildings.
    + Look at the basement with finishing in mind, because nobody has finished it.
    + What it doesn't have: a pool, a dishwasher, a garden on the list.
    + Gas feeds the steam heat.
    + Twenty-six hundred and forty square feet is the finished figure.
    + Mow the lawn, then reward yourself on the porch.
    + Landlords will have questions, and we'll have answers.
    + Ask to see the attic, and mind your head like in any attic.
    + No dues to an association show up on this one.
    + Let me just say it's been a good building to us.
    + West Ainsley Avenue, twenty-two forty-six.
    + A dozen rooms, five of which are for sleeping.
    + It makes no promises, this house, but it has a porch.
    + Spend Sunday in the sun room with the paper.
    + Bring the whole gang for a look on Saturday at noon.
    + On hot days, choose a wall unit and sit near it.
    + 528 square feet of finished house per bedroom is what my calculator says.
    + The list reads: attic, ceiling fans, hardwood, porch.
    + Your car sleeps in a garage; it's detached, so wear a coat.
    + Investors do sums, dreamers do drapes, and both are welcome.
    + An old brick building needs someone who'll love it back.
    + Is it perfect? No building is.
    + Chicago has two seasons, and the steam is for the longer one.
    + Grill on the lawn and eat on the porch.
    + The basement is unfinished, and we mean it.
    + Range, refrigerator: that's all the kitchen talk I've got.
    + Tell your lender it's multi-family.
    + President Taft was in office when the bricks went up.
    + It has two full baths and a half bath.
    + Being near transportation, you may let the car rest.
    + You'd be buying about 245 square meters, finished.
    - Both flats have been renovated from top to bottom.
    - The first-floor tenant has been here eleven years and would love to stay.
    - Brick, with limestone sills and a limestone porch.
    - Separate gas and electric for each floor.
    - Steam heat from a boiler replaced in 2020.
    - It brings in forty-two hundred a month.
    - The detached garage has a party door to the yard.
    - The sun room faces south and gets light all day.
    - You're half a block from the bus and three from the El.
    - Original doors and trim, never painted.
    - The attic has been framed for two more bedrooms.
    - The basement was drain-tiled and stays bone dry.
    - Six bedrooms across two flats.
    - Each unit has its own laundry.
    - The front lawn has a young maple and a wrought-iron fence.
    - The garage roof was torn off and replaced.
    - Copper has taken the place of the lead service line.
    - A butler's pantry connects the dining room and kitchen.
    - You'll have a rear deck as well as a porch.
    - The refrigerator on the second floor is brand new.
    - Sun room, dining room, and a gas fireplace upstairs.
    - The tuckpointing is under warranty till 2030.
    - Hardwood floors in both living rooms, just sanded.
    - The basement's exterior door leads to the side gangway.
    - It's owner-occupied downstairs, vacant upstairs.
    - The alley was repaved by the city last year.
    - For 2,640 square feet the taxes are low.
    - There's a bay in each front bedroom.
    - Stained glass still lights the stairs.
    - We put spray foam in the attic to quiet the house.
    - The porch was rebuilt to code with treated lumber.
    - Wall units are all Energy Star and two years old.
    - Ainsley is a tree-lined avenue with slow traffic.
    - The lot is 25 by 125.
    - A dentist rented the first floor in the fifties.
    - You can deconvert it; the neighbor did.
    - There's a farmers' market on Sundays in the square.
    - Brick multi-family, 1911, leased through next May.
    - Steam heat, wall units, new vinyl windows.
    - It's in a landmark district, so the front can't be changed.
    - Two and a half baths, in white subway tile.
    - The basement has eight-foot ceilings and roughed-in plumbing.
    - A building inspection in March turned up nothing of note.
    - Everybody on the block knows each other.
    - Twelve rooms, with plate rails in the dining room.
    - Ceiling fans in five bedrooms, and alarms wired in on every floor.
    - Lawn, porch, vegetable patch.
    - It was built by the mason who did the old firehouse.
    - It has a porch, and from it you see the skyline.
    - The upstairs flat gets the better light.
    - The garage holds two cars and has an opener.
    - Snow removal on the block is done by a neighbor with a blower.
    - The electric panel has breakers, not fuses, on both floors.
    - There's a dishwasher in the downstairs kitchen.
    - No rats, thanks to the new concrete behind the garage.
    - Rents are under market, so there's upside.
    - The half bath is tucked beneath the stairs.
    - It has a flood-control valve in the yard.
    - Five bedrooms, and closets lined with cedar.
    - The roof over the sun room was redone in copper.
    `,
  ],
  [
    "beachcondo",
    `
    + Two full baths means you never have to wait with sand on your feet.
    + I sold my snow shovel and never looked back.
    + The dues are seven hundred eighty-five dollars a month, so you know up front.
    + That's $9,420 a year to the association.
    + Pool or hot tub? Try one, then the other.
    + There's a gate at the entry and a security system besides.
    + Your unit is number 412, and there's an elevator.
    + Tennis court, pool, hot tub: pack accordingly.
    + It was built in 1984 and has had forty-two birthdays.
    + An owner's suite and a second bedroom share 1,190 square feet with the rest.
    + Concrete and stucco is how they build on the Gulf, and how they built this.
    + Read on the balcony until the page gets too dark.
    + Dishwasher, disposal, range and refrigerator keep the kitchen honest.
    + We do our own laundry here, washer and dryer both.
    + Parking is for one car and it's off the street.
    + It's a waterfront condominium on Gulf Terrace.
    + You'll want a bathing suit and a better hat.
    + I never did learn to play tennis, but there's the court.
    + Tile underfoot for wet feet, carpet for tired ones.
    + A heat pump warms it on the odd cold morning.
    + Central air runs on electricity like the rest.
    + No microwave was listed, so bring yours.
    + Sarasota in February beats almost anywhere in February.
    + It comes to five rooms.
    + Flip-flops go in the walk-in closet next to the good shoes.
    + There is no garage.
    + Got a boat? Ask the association what it thinks of boats.
    + A fan on the ceiling, a drink in the hand.
    + For 595 square feet a bedroom you could do worse.
    + Gated entry keeps the curious out.
    + Cable ready, if you still like the game on cable.
    + The sun sets every evening in Sarasota and nobody charges for it.
    + You may borrow my beach chair when you come to look.
    + I won't miss the elevator music, mostly because there isn't any in my head.
    + Summers are hot in Florida, hence the central air.
    + Listed: elevator, gated entry, tennis court, pool.
    + City water comes in, city sewer takes it out.
    + Do your laps before the heat.
    + It's about 110 square meters, if you think in meters.
    + The association fee adds up to $2,355 each quarter.
    + Let somebody else worry about lawns; we have none on the list.
    + Happiness isn't on the list, but a hot tub is.
    + The waterfront is the waterfront, whatever the mood of the day.
    + Turn off the fans before you leave for the summer.
    + A swim, a nap, a swim.
    + When you come, tell the gate you're here to see 412.
    + A balcony or patio gives you an outside to step out to.
    + Keep your racket by the door.
    + Heat pump, central air, ceiling fans: you'll be comfortable, I should think.
    + The building has an elevator, and my knees send thanks.
    + Nothing to rake, nothing to shovel.
    + I say keep it simple: tile, carpet, a pool.
    + Friends will ask when they can come back.
    + Hot tub first, questions later.
    + Bring wine, and we'll find the glasses.
    + It's a condo, so read the association's papers before you fall in love.
    + A walk-in closet is a luxury in any climate.
    + The suite has the owner's name on it, so to speak.
    + There are condos with three bedrooms, and this has two.
    + 1984 was a good year for stucco.
    - The balcony is screened and looks over the Gulf.
    - It's on the fourth floor with nobody above.
    - Two bedrooms, each with its own bath.
    - The pool was resurfaced in the spring.
    - A new heat pump went in last year.
    - Monthly dues of $785 take care of water and insurance.
    - The kitchen has quartz counters and soft-close drawers.
    - You can walk to the sand in under a minute.
    - The elevator opens right across from our door.
    - The tile is wood-look porcelain and runs through every room.
    - We put hurricane glass in all the sliders.
    - The furniture is included, down to the spoons.
    - No roof assessment is coming, since it was replaced in 2022.
    - Your parking spot has a carport over it.
    - The tennis court was converted for pickleball, too.
    - Manatees come by in winter, close to the seawall.
    - The owner's suite has a sitting area and two closets.
    - Pets up to thirty pounds are fine.
    - It has a clubhouse with a library and a kitchen.
    - Rentals are allowed with a month's minimum.
    - The second bedroom has a Murphy bed.
    - The complex keeps kayaks for its owners.
    - A boat slip is deeded to the unit.
    - It's an easy trolley ride to Siesta Key.
    - Washer, dryer, disposal, and a water heater from this January.
    - The milestone inspection is done and clean.
    - The pool is heated and open till ten.
    - Big sliders fill the place with light.
    - The gate is staffed day and night.
    - 1,190 square feet, ten minutes from the airport.
    - Three bedrooms and two baths by the water.
    - Ceiling fans hang from smooth, scraped ceilings.
    - Tile, and carpet that is a week old.
    - The neighbors are seasonal, so summers are quiet.
    - Residents grill at the tables right by the pool.
    - Everything's electric, and the bill rarely tops a hundred.
    - It comes with a storage locker on the ground floor.
    - The balcony tile matches what's inside.
    - The washer and dryer are stacked in the hall closet.
    - Live oaks shade the tennis court.
    - A guardhouse, a gate and cameras at every entrance.
    - Flood insurance is part of the fee.
    - The building has impact-rated doors and a generator.
    - Fresh paint all over in a color called Sea Salt.
    - Range, dishwasher, and a breakfast bar for four.
    - The walk-in closet was fitted by a closet company.
    - Built in 1984, and we're only its second owners.
    - You'll smell jasmine when you step off the elevator.
    - The condo faces east, so the balcony is cool by afternoon.
    - The unit never took on water in any storm.
    - Fishing from the dock is allowed for owners.
    - The hot tub was added in 2019.
    - Seller will pay the next six months of dues.
    - The refrigerator and range are stainless and match.
    - The association is about to repaint.
    - Pool, tennis court, and a clubhouse on the way.
    - You get one space, and guest parking is plentiful.
    - The bathrooms have been brought up to date, one with a jetted tub.
    - Gated, on the waterfront, with a Publix around the corner.
    - The security system comes with two cameras and a video doorbell.
    `,
  ],
  [
    "farmstead",
    `
    + Eleven acres, a pond, and a greenhouse: bring gloves.
    + It was built in 1862, while Lincoln was in office.
    + We heat with a stove and baseboards, and propane is the fuel.
    + A mother-in-law apartment has kept the peace in many a house.
    + Four bedrooms share one and a half baths, so write up a schedule.
    + No air conditioning is listed, and this is Vermont, so open a window.
    + The mud room is for mud; we're serious about that.
    + Five vehicles can park off the street, or four and a tractor.
    + Skate on the pond when it's safe, watch it when it isn't.
    + A metal roof sheds snow better than I shed pounds.
    + I've written down what I know for certain and left out the rest.
    + Nine rooms, one of which is for dining.
    + Softwood floors show every boot, and I like them for it.
    + The basement is unfinished and measures 900 square feet.
    + Water's from the well, waste goes to a septic tank.
    + Somebody put work into it in 1996, structurally speaking.
    + By my count it's 164 years old.
    + A freezer is on the list, and you'll be glad come deer season.
    + You could lose a whole Saturday in the workshop.
    + There's a washer; for drying, there's the wind.
    + Cape Cod in style, Vermont in address.
    + What does one do with eleven acres? Walk them.
    + Start your seeds in the greenhouse, move them to the garden in June.
    + The lot measures 479,160 square feet, for anyone who thinks in feet.
    + Every porch deserves a rocker, and this house has a porch.
    + You will not hear me promise an easy winter.
    + Wood on the outside, softwood on the inside.
    + You'll want decent tires in March, as anywhere in Vermont.
    + It's a place for big dogs and long books.
    + There's no garage, just parking.
    + At 2,215 square feet it isn't small, and isn't a palace.
    + Fill the attic slowly; you have time.
    + Don't look for a dishwasher, unless you count me.
    + Guests may use the apartment, in-laws or not.
    + Say good morning to the lawn and good night to the pond.
    + The remodel came 134 years after the house.
    + Randolph is the town and Vermont is the state of mind.
    + Boots off in the mud room, please, and welcome.
    + A pond needs frogs, and frogs usually find it.
    + If you like projects, start with the basement.
    + There's a garden, and there's a greenhouse to help it along.
    + In hectares you'd call it about four and a half.
    + Propane keeps the baseboards warm.
    + House and basement make 3,115 square feet altogether.
    + Some of the floors are linoleum or vinyl, which mops up nicely.
    + You'll need a hat, a shovel, and patience.
    + Pull in, there's off-street parking.
    + Take an hour for the land alone.
    + Listing the outdoors: garden, greenhouse, lawn, pond, porch.
    + A house built in the 1860s has seen a few haircuts.
    + One half bath, one full bath, a well to feed both.
    + I hope the next person keeps a pie in that freezer.
    + Call before you drive up, so that there's pie.
    + A Cape with a metal roof is a sight I never tire of.
    + Could you keep bees? Ask the bees and the town.
    + There are 11 acres, which is ten more than I can mow.
    + The remodel is thirty years old and could use a cake.
    + The range, the refrigerator, the freezer and the washer are what we list.
    + No fees are owed to any association that we've entered.
    + Buy it for the pond, keep it for the porch.
    - Eleven acres, mostly pasture with a few old sugar maples.
    - The barn needs a roof but the frame is sound.
    - The pond is nine feet deep and stocked with trout.
    - The mother-in-law apartment has a kitchenette and a separate entry.
    - The softwood floors are original pine.
    - A wood stove heats the dining room.
    - The metal roof is standing seam and twelve years old.
    - The well has never run dry.
    - From the porch you can see the Green Mountains.
    - The greenhouse is glass, with benches and running water.
    - The chimney was rebuilt when the house was remodeled.
    - There's a mile of trail through the woods.
    - The workshop has a bench that my uncle built.
    - The washer is new, and there's a dryer hookup.
    - Four bedrooms, all of them upstairs.
    - The land adjoins the town forest.
    - The foundation is fieldstone, repointed a few years back.
    - The propane tank is owned, and it's full.
    - An old apple orchard stands beyond the garden.
    - The first owner was a tanner, and the road is named for him.
    - It's in Randolph, eight minutes from the interstate.
    - The apartment rents for nine hundred a month.
    - The porch wraps the south side of the house.
    - We had the attic insulated with cellulose.
    - Five cars can park on the gravel.
    - Metal roof, replaced windows, unfinished basement.
    - Five bedrooms and eleven acres.
    - The septic was designed for four bedrooms and is only ten years old.
    - There's a sauna by the pond.
    - Sheep grazed here until two years ago, and the fences still stand.
    - There's a garden with deep black soil.
    - Timber could pay part of the taxes.
    - The town plows Tannery Hill before dawn.
    - The kitchen has a soapstone sink and a wood cookstove.
    - You get eggs from the neighbors if you leave out a carton.
    - The mud room leads to the workshop, so you needn't go out in the rain.
    - Fall foliage from every window.
    - The basement stays dry and has a root cellar.
    - It could be subdivided; the town has said so.
    - Eleven acres, surveyed last fall.
    - You'll see wild turkeys on the lawn most mornings.
    - The house is on the state register of historic places.
    - A brook feeds the pond from the upper field.
    - There's one full bath, and you see the pond from the tub.
    - Baseboards and a stove, the former only three winters old.
    - The hand-hewn beams in the dining room were uncovered during the remodel.
    - A well, a septic tank, and since this summer fiber internet.
    - A run-in shed, a hay loft and two stalls are out back.
    - It's wood outside, painted white in June.
    - Garden, greenhouse, and a fence that keeps the deer out of both.
    - The house sits well back from the road.
    - It's quiet enough to hear the snow fall off the metal roof.
    - Owners would leave the canoe and the snowblower.
    - The mineral rights come with the land.
    - The tractor is for sale separately.
    - The 1996 remodel included all new wiring.
    - A pond at home, and a swimming hole just down the road.
    - Mornings, the greenhouse gets sun before anywhere else.
    - The lawn slopes gently to the pond.
    - A neighbor hays the upper meadow in exchange for half.
    `,
  ],
];
