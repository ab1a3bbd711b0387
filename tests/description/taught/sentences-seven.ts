// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_SEVEN: readonly TaughtHome[] = [
  [
    "rowhome",
    `
    + Friends, Philadelphians and lovers of brick: South Clifton Street would like a word.
    + She turned one hundred back in 2015 and still wears brick beautifully.
    + Picture the skylights on a rainy Sunday, a blanket, and nobody expecting you.
    + Hardwood! Tile! A garden! Do forgive my exclamation marks.
    + Some homes shout; this one simply opens the door and lets you look around.
    + If a dining room is a stage, bring your finest casserole.
    + Allow me to introduce three bedrooms and their loyal companion, the laundry room.
    + A patio for your morning and a garden for your conscience.
    + One could write sonnets to a skylight, and I very nearly have.
    + Raise a glass to 1915, the year this brick first met the weather.
    + Your basil has been asking about a garden; tell it the news.
    + The half bath stands ready for guests who have had too much lemonade.
    + What would you do with 640 square feet of basement, partly finished and open to suggestion?
    + Permit me one small boast: seven rooms.
    + There's romance in radiant heat, and you may quote me.
    + Linger in the dining room; the dishwasher can wait for you.
    + Not a castle, I grant you, though it does have a ceiling fan or two.
    + It is the sort of place that makes you want to own a good corkscrew.
    + Come for the brick, stay for the garden, call me about the rest.
    + Bring your grandmother's table and see how it looks in the dining room.
    + I could go on about hardwood, but my phone is right here and so is yours.
    + Exterior: brick. Roof: built up. Heating: radiant, natural gas.
    + Finished area 1,386 sq. ft.; basement area 640 sq. ft., partially finished.
    + Bedrooms: 3. Full bathrooms: 1. Half bathrooms: 1.
    + Appliances as listed: range, refrigerator, dishwasher, washer, dryer.
    + Lot area is 1,089 square feet, or one fortieth of an acre.
    + Year of construction 1915; year of structural remodel 2003.
    + Parking is by the street; the property has no garage and no driveway listed.
    + Utilities: municipal water, municipal sewer, natural gas for heat.
    + Floor finishes are hardwood and tile.
    + Cooling is provided by wall units rather than a central system.
    + Eighty-eight years passed between the first brick and the remodel.
    + Counted together, the finished space and the basement come to 2,026 square feet.
    + For metric readers, that is roughly 129 square meters of finished space.
    + The finished area is larger than the lot, which is what stairs are for.
    + We keep the washer and the dryer in a room made for them.
    + No microwave on the list, so bring yours.
    + Is there a dining room? Yes, there is a dining room.
    + You will be parking at the curb like the rest of us.
    + Please wipe your feet; it's hardwood.
    + Fans overhead when it's warm, radiant heat when it's not.
    + Philadelphia summers are sticky, so we're fond of the wall units.
    + No pool, no porch, no hot tub, just a patio and a place to plant things.
    + A rainy forecast shouldn't keep you from looking at skylights.
    + Three people could each have a bedroom and still argue over the one full bath.
    + Tell me what you'd plant.
    + We wrote this ad at the dining room table.
    + Cook, rinse, load, done: range, sink, dishwasher, sofa.
    + Ford was still building Model Ts when this one was built.
    + If you're tired of laundromats, the laundry room is for you.
    + On the first warm evening, take your plate out to the patio.
    + Measure twice before you buy that sofa.
    + A dryer for the towels, a garden for the sheets, take your pick.
    + 611 is the number to look for.
    + You could fill the partly finished basement with trains, wine or good intentions.
    + Homes this age have seen more presidents than I can name.
    + Gas warms it, brick wraps it, skylights top it off.
    + Between two walls of books you'd hardly notice it's Monday.
    + A full bath and a powder room serve the three bedrooms.
    + Someone will write their first novel in bedroom number three, perhaps you.
    - Behold the marble mantel, and beneath the skylights, hardwood.
    - The brick was washed and repointed just before this listing went up.
    - Our three bedrooms all come with deep closets.
    - Radiant heat purrs from cast-iron radiators in every room.
    - A wrought-iron gate guards the garden like a faithful hound.
    - Twelve rosebushes, one garden, and not a weed in sight.
    - Dine beneath a brass chandelier that has hung there since 1915.
    - The famous cheesesteak counter is at the end of the block.
    - Toss your keys in the entry, where a coat closet awaits.
    - Wide-plank hardwood flows beneath the skylights and up the stairs.
    - Champagne on the roof deck, darling, then dinner in the dining room.
    - The range has six burners, so invite everybody.
    - Natural gas heat, a brick face and a landmark plaque by the door.
    - A pair of maples keeps the patio in shade.
    - The half bath hides neatly beneath the stairs.
    - It bathes in southern light from breakfast on.
    - Tucked between two equally handsome neighbors, it has three bedrooms.
    - The 2003 remodel moved the kitchen to the rear.
    - Skylights were reflashed along with the built-up roof in 2022.
    - Partially finished basement with sump pump and French drain.
    - Dishwasher hidden behind a walnut panel, with range to match.
    - Title is clear and the deed will be delivered at closing.
    - Terms: cash or conventional, settlement within forty-five days.
    - Real estate tax abatement remains in force through 2029.
    - Heating: radiant, gas, three zones.
    - Water service line: copper, one inch.
    - Windows: vinyl replacement, double hung.
    - Zoned for multi-family use; buyer to verify.
    - Electrical: 150-amp panel with breakers.
    - Included: range, refrigerator, dishwasher, window treatments and a chest of garden tools.
    - Exterior wall construction is brick over block.
    - 1,386 finished square feet on three levels.
    - Finished area 1,836 sq. ft., lot 1,089 sq. ft.
    - Two full baths and three bedrooms make it simple.
    - A microwave hangs over the range.
    - Central air was added along with the wall units.
    - You may rent a garage around the corner by the month.
    - The trolley clangs past one street over.
    - Our garden gets watered by a drip line on a clock.
    - We insulated the attic and noticed it in the bill.
    - The basement ceiling is high enough for a tall man in a hat.
    - My uncle laid the patio out of old street pavers.
    - The walls are real plaster, and the hardwood is oak.
    - Street sweeping happens on the first Friday of the month.
    - We've had the chimney lined.
    - The hot water never runs out thanks to a tankless unit.
    - Our garden wall keeps the noise from the avenue away.
    - The dryer vents outside through a new duct.
    - The public library is one corner away, and we have a dining room for reading.
    - The bathroom floor is warm underfoot and the vanity came from Italy.
    - It's the widest house on the block, with three bedrooms to show for it.
    - A skylight opens by remote over the stairs.
    - There's a bay window at the front and a garden for herbs.
    - Nobody has ever had to shovel for long; the sidewalk is short.
    - Nothing in the whole house leaks.
    - The kitchen has a pantry big enough to stand in.
    - You can smell the bakery from the patio.
    - The front steps are marble, scrubbed every Saturday.
    - Fiber internet is already run to the second-floor bedroom.
    - The seller is a licensed agent, and the garden is lovely.
    `,
  ],
  [
    "ranch",
    `
    + Saddle up, Boise: there's a lawn, a patio and a parking spot for the motor home.
    + Two eggs over easy taste better in a breakfast nook; I don't make the rules.
    + This one has a mud room, and if you own a dog you just sat up straight.
    + Behold the noble sprinkler, enemy of thirst and friend of the lawn.
    + The walk-in closet will forgive you for every coat you've ever bought.
    + A fenced yard is a promise that the frisbee comes back.
    + Some dream of Paris, others of RV parking, and only one of those is on Larkspur Court.
    + Central air in July is a love language.
    + Move over, basement; we have an attic instead.
    + Waffles, anyone? The nook is waiting.
    + Gather in the family room, quarrel over the remote, make up over popcorn.
    + Let the garage have the truck; you take the patio.
    + Your rig called and it wants its own place to sleep.
    + Two full baths! Let the mornings be merry.
    + Everything about a fenced lawn says lie down and look at the clouds.
    + I have a soft spot for any home with both brick and wood on it.
    + The mud stops here, in a room named after it.
    + Kick off your boots, hang up your hat, and stay for supper.
    + Hold the phone, or rather pick it up and dial mine.
    + A house is just walls until somebody burns the toast.
    + Well hello, walk-in closet.
    + Single-family home, Boise, Idaho; constructed 1967.
    + Garage: attached, 440 square feet. Additional off-street parking; four spaces total.
    + Flooring schedule: carpet, laminate, linoleum or vinyl.
    + Kitchen equipment: range/oven, microwave, dishwasher, disposal.
    + Site: 9,583 square feet, about 0.22 acre, fenced.
    + HVAC: gas forced air with central air conditioning.
    + Foundation note: no basement is listed.
    + Served by the municipality for water as well as sewer.
    + Roofing is composition; cladding is brick and wood.
    + Glazing is double pane or storm.
    + Total rooms eight, of which three are bedrooms.
    + Number of bathrooms: two, both full.
    + The garage is about three tenths the size of the living area.
    + It comes to about 140 square meters inside, should your cousin from Norway ask.
    + The lot is more than six times the size of the finished space.
    + There is no refrigerator on the list, so plan on bringing one.
    + Do you need a place to park a trailer? Ask us.
    + You can eat in the nook, on the patio or standing over the disposal.
    + We vacuum the carpet and mop the vinyl.
    + Boots, leashes and umbrellas all end up in the mud room.
    + Idaho gets cold, and the storm windows know it.
    + Popcorn comes out of the microwave; ice cream you'll have to go and buy.
    + We like that the car sleeps indoors in January.
    + The yard has a fence, the lawn has sprinklers, the cook has a nook.
    + No septic, no well, no propane truck.
    + When the guests bring cars, there are four spaces to hand out.
    + What you won't find: a pool, a dock or a wet bar.
    + Is the garage attached? It is.
    + Please close the gate behind you; the fence only works that way.
    + Holiday boxes go up to the attic and come down again in December.
    + A person can nap in a family room, and many do.
    + Three bedrooms, if you count the way we do, which is one, two, three.
    + It went up two years before men walked on the moon.
    + Lawn chairs, lemonade, patio: you know how this goes.
    + Furnace in winter, air conditioner in summer, open windows for whatever's left.
    + Hang your best shirts in the walk-in and the rest wherever you like.
    + Park the boat trailer off the street.
    + Natural gas runs the heat.
    + Dishes go in the dishwasher and peelings go down the disposal, so you're free by seven.
    - A cathedral of a family room soars above the laminate.
    - Sip your coffee in the nook while the sun climbs over Table Rock.
    - Whole flocks of finches visit the feeders along the fence.
    - RV parking with thirty-amp power and a dump station, you road warriors.
    - The walk-in closet was designed by a professional organizer.
    - On the patio, a pergola drips with wisteria.
    - Bedroom number one is positively palatial.
    - Step through double doors from the family room onto the patio.
    - A local newspaper featured the kitchen in 1967, the year it was built.
    - Locals know Larkspur Court as the prettiest street in Boise.
    - A butcher-block island anchors the kitchen by the breakfast nook.
    - Greenbelt riders, rejoice, for the trail begins behind the fence.
    - The kitchen gleams with quartz and a new dishwasher.
    - Bring the horses; the fenced yard has a paddock.
    - Your mud room has a bench, hooks and a utility sink.
    - The lawn rolls down to a small canal.
    - Our brick and wood exterior was repainted a fetching sage in 2021.
    - Even the garage sparkles, thanks to an epoxy floor.
    - Garage: attached, two-car, insulated door with opener.
    - Composition roof, thirty-year shingle, installed 2017.
    - Foundation: crawl space with vapor barrier.
    - Furnace: gas forced air, ninety-six percent efficient.
    - Water heater: 50 gallons, gas, replaced 2020.
    - Irrigation: automatic sprinklers, front and rear, pressurized supply from the ditch company.
    - Refrigerator included with dishwasher, microwave and range.
    - Bathrooms: one full, one three-quarter.
    - Walls insulated to R-21; attic to R-49.
    - HOA dues of $20 per month cover the entry sign.
    - Possession at recording, seller to provide a clear pest report.
    - Lot dimensions 83 by 115 feet, all fenced.
    - Garage of 640 square feet, attached to the house.
    - Finished in 1976 with brick and wood siding.
    - The third bedroom has built-in bunks.
    - The laminate is waterproof and only two summers old.
    - A laundry chute drops from the hall to the mud room.
    - We added solar panels to the composition roof.
    - The fireplace in the family room has a brick hearth.
    - The kitchen window looks out on the lawn.
    - Our patio is stamped concrete and has a fan.
    - There is a basement storage room that stays cool.
    - The house on the left belongs to a retired teacher who waters our tomatoes.
    - The sprinklers draw from a well, so they cost us nothing.
    - Airport noise isn't an issue here.
    - The fence is vinyl and needs no paint.
    - Two of the three bedrooms have ceiling fans.
    - Three blocks over you'll find the elementary school and a fenced ball field.
    - We paid an electrician to rewire the garage.
    - Snow slides off and the gutters have guards.
    - A raspberry patch runs along the RV parking.
    - The previous folks raised orchids in the breakfast nook.
    - The tub in the hall bath is cast iron.
    - It's pre-inspected, and the report sits on the counter in the nook.
    - The owner carries the note with twenty percent down.
    - There's a cedar closet beside the walk-in.
    - Guests always remark on how quiet the bedrooms are.
    - The ducts were cleaned when the central air was installed in 2019.
    - Our two full baths have heated floors.
    - The neighbors share a well-kept common area with a gazebo.
    - You'd never know the freeway is only a mile off.
    - A whole-house vacuum makes quick work of the carpet.
    `,
  ],
  [
    "lakehouse",
    `
    + Cast off, dear reader: there's a dock with your name nearly on it.
    + First the sauna, then the hot tub, then a nap worthy of an emperor.
    + A vaulted ceiling makes one want to sing, preferably in tune.
    + Two acres, one dock, and all the time in the world to do nothing about it.
    + Shaken or stirred? The wet bar has no opinion.
    + A library at home is the quietest form of showing off.
    + Imagine the garden in June and the sauna in January.
    + Mind the sawdust, maestro; the workshop is all yours.
    + The jetted tub will see you now.
    + A contemporary home in Traverse City, and not shy about its skylights.
    + Heron Point Road: even the name wants you to slow down.
    + Sun worshippers, report to the sun room.
    + Let the geothermal hum and the stove crackle while you deal the cards.
    + If water is your element, you may have just found your address.
    + Slate for the boots, hardwood for the dancing, carpet for the toes.
    + Bring oars, bring novels, bring somebody you like.
    + It takes a certain kind of person to own a dock; I suspect you're one.
    + There is bathing and then there is bathing with jets.
    + A deck chair is an excellent place to put off a decision.
    + The owner's suite bids you good night.
    + Oh, to have a workshop and a dock to forget about it on!
    + Pull up a stool; the wet bar and I have stories.
    + Property: single-family residence, contemporary style, built 1989, remodeled 2018.
    + Bedrooms 4; baths 3, of which two are full and one three-quarter.
    + Heating by geothermal system and stove; electric fuel.
    + Lower level: basement, 1,200 sq. ft., of the finished sort.
    + Land: 87,120 sq. ft., which is exactly two acres.
    + Garage: detached, with spaces for three.
    + Potable water from a well; waste to a septic tank.
    + Interior features: security system, skylights, vaulted ceiling, wet bar, jetted tub.
    + Outdoor features: deck, dock, garden, sauna, spa, waterfront.
    + Laundry equipment consists of a washer and a dryer.
    + Wood siding under a metal roof.
    + Floor materials: hardwood, slate, carpet.
    + Freezer and refrigerator are both on the appliance list.
    + Central air conditioning serves the warm months.
    + Ten rooms altogether, four of them for sleeping.
    + Nearly three decades, twenty-nine years to be exact, lie between the building and the remodel.
    + About 266 square meters of finished living area.
    + We like to end a Saturday in the hot tub.
    + Ours is a well, so there's no city water here.
    + Stack the ice cream in the freezer and let the microwave do supper.
    + The garage stands apart from the house and takes three vehicles.
    + No city sewer out here, it's septic.
    + Rain drums on a metal roof, as rain does.
    + The stove is for cold evenings; the geothermal is for the rest.
    + Fish from the dock if you have the patience, which I don't.
    + You could set up a pool table in the finished basement.
    + Ask about the well when you come.
    + Where would you hang the hammock?
    + We eat in the dining room on holidays and on the deck on Tuesdays.
    + Read a mystery in the library and you'll solve it in the sauna.
    + Winters up here are long, so it's good to have a sauna.
    + Michigan summers go fast; spend one by the water.
    + Wet towels go straight in the dryer.
    + Call before you drive up, please.
    + Four bedrooms, so your guests needn't sleep on the couch.
    + Has it got a workshop? Yes, and a library to read the manuals in.
    + The slate doesn't mind wet feet.
    + Set the alarm, lock the door, go to town for a pie.
    - Loons will serenade you as you stroll to the dock.
    - The dock, all eighty feet of it, reaches out like a welcome.
    - A great stone hearth rises to meet the vaulted ceiling.
    - From the sun room you watch the sails go by on West Bay.
    - Behind the wet bar waits a temperature-controlled wine cellar.
    - Two acres of whispering birches surround the home.
    - His and hers vanities attend the jetted tub.
    - A floating staircase of walnut leads to the library.
    - Let the sandy bottom tickle your toes off the end of the dock.
    - The owner's suite wakes to the sunrise on the water.
    - Winemakers pour their Riesling just five minutes from this waterfront home.
    - Ten rooms, each with a view that will ruin you for anything less.
    - A boathouse keeps the runabout dry beside the dock.
    - The sauna is cedar, wood-fired and straight out of Finland.
    - The garden was laid out by a master gardener, with a pond at its heart.
    - It's the last waterfront parcel of this size on the road.
    - Chefs, take note of the double ovens and the freezer.
    - A winding private drive delivers you to the detached garage.
    - Metal roof, standing seam, installed during the 2018 remodel.
    - Well depth 140 feet, with a new pressure tank.
    - Geothermal: closed loop, four tons, desuperheater.
    - Septic field sized for five bedrooms.
    - Frontage: 212 feet of seawall; dock permit on file.
    - Basement: finished, with egress window and full bath.
    - Security system with six cameras and monthly monitoring.
    - Garage: detached, three-car, with a finished loft above.
    - Taxes: homestead rate, paid through winter.
    - Decking: composite, with cable railing.
    - Insulated concrete forms behind the wood exterior.
    - Survey, septic report and well test available to bidders.
    - Bathrooms: three full.
    - Living area of 3,260 square feet.
    - Dryer, washer, range, trash compactor and refrigerator are listed.
    - The detached garage takes five cars with room to spare.
    - It was gutted to the studs in 2018.
    - We had the dock inspected before listing.
    - There's a second kitchen beside the wet bar.
    - The hot tub sits under the pines.
    - Our road association charges two hundred a year.
    - No motorboats over ten horsepower are allowed on the water.
    - The septic tank is under the front lawn.
    - We leave the snow blower and the canoe.
    - The slate runs from the entry to the workshop.
    - A radon system is already in the finished basement.
    - The water from our well needs no softener.
    - My cousin wired the workshop for 220.
    - High-speed cable reaches the library.
    - The skylights have shades that close when it rains.
    - The bedrooms upstairs share a bath, and the jetted tub is for the owner's suite.
    - Deer come through the garden at dusk.
    - The shoreline has never flooded in our time.
    - The sun room was added by the former owner, a shipbuilder.
    - A lending library and a post office are found at the foot of the road.
    - You can keep up to three horses on the two acres.
    - It took a year to find the reclaimed barn wood for the wet bar.
    - The deck was stained last spring and seats twenty.
    - Snow removal comes with the place until April.
    - Most of the land has been left as woods.
    - Mosquitoes are rare this close to the water.
    - The heating costs half of what our friends in town pay.
    `,
  ],
  [
    "loft",
    `
    + Enter, stage left, past the doorman: one bedroom with an ego.
    + Concrete and brick, softened by you and your terrible record collection.
    + Kansas City calls it a loft; you may call it Monday through Sunday.
    + Good evening, says the doorman, and just like that you feel like somebody.
    + This is a home for people who alphabetize their vinyl.
    + Press the button, ride the elevator, loosen the tie.
    + The roaring twenties left us jazz, gin and this condominium.
    + A walk-in closet, my dear, is where outfits go to be adored.
    + Why own a rake when you could own a loft?
    + Waltz on the hardwood, or sulk stylishly on the concrete.
    + You supply the espresso, I'll supply the keys.
    + The car gets its own berth in an attached garage, lucky thing.
    + One bedroom, one and a half baths, zero lawns to mow.
    + Somebody to greet you, somewhere to store your skis, something near to ride.
    + Dinner for two or takeout for one, this is a loft that won't judge.
    + Make an entrance; the intercom will announce you.
    + Brick was fashionable in 1926 and, look, it still is.
    + Sell the mower, frame the poster, call the movers.
    + Your bicycle may prefer the building's storage, but do ask it.
    + Trust me, I've shown a hundred of them, and I still hum in elevators.
    + The bedroom count is one, the possibilities rather more.
    + Condominium, loft style, Unit 5B, built 1926, remodeled 2011.
    + Association fee: $512 monthly, or $6,144 over twelve months.
    + Rooms: four. Bedrooms: one. Baths: one full, one half.
    + Conditioned by central air; heated by electric baseboard.
    + Access control, doorman, intercom.
    + Parking: one space, attached garage.
    + Building features include an elevator and storage.
    + Finished floor area: 1,045 square feet (97 square meters).
    + Kitchen: range/oven, refrigerator, dishwasher, microwave.
    + Flooring: hardwood and concrete.
    + Wired and cable ready.
    + Utilities: municipal water and sewer, electric heat.
    + Exterior material: brick.
    + The structure was 85 years old when it was remodeled.
    + No washer or dryer appears on the appliance list.
    + Transportation is listed as nearby.
    + Annual dues stay a little above six thousand dollars at the present fee.
    + There isn't a balcony, and there isn't a yard to rake.
    + I park in the attached garage and take the elevator.
    + Is one bedroom enough? It is if you like the person in it.
    + My coats live in the walk-in closet.
    + Packages and a doorman get along well.
    + A guest can use the half bath and leave your toothpaste in peace.
    + In a bit over a thousand square feet you can still lose your keys.
    + Buzz me and I'll come to the door.
    + Transportation is close, which saves on shoe leather.
    + Summers in Missouri are hot, and we've got central air.
    + Hang your big paintings and see what happens.
    + No snow to shovel off a driveway you don't have.
    + You'd write a check of $512 every month to the association.
    + A rug would look nice on the concrete.
    + Boxes of Christmas lights go to storage.
    + I microwave more than I should admit.
    + Plug in the television; it's cable ready.
    + Bring a measuring tape and a friend with taste.
    + The car has a place to sleep, and so do you.
    + You won't find a fireplace in this ad because there isn't one on the list.
    + Half a bath plus a whole one is a bath and a half, and that's what it has.
    + One can live very well with four rooms and a good lamp.
    - Fourteen-foot ceilings give your ego somewhere to go.
    - The doorman knows every resident by name and every dog by temperament.
    - Gaze from your concrete window seat at the lights of the Power and Light District.
    - Timber columns march down the middle of the loft.
    - Factory windows, the real steel kind, pour the afternoon onto the hardwood.
    - Above the brick, a rooftop pool winks at the skyline.
    - It was once the showroom of a celebrated hatmaker.
    - Sip a Negroni on your private balcony.
    - The closet, my dears, is cedar and bigger than my first apartment.
    - A barn door on iron rails hides the one bedroom.
    - The chef's kitchen wears soapstone and a wine fridge.
    - All the best barbecue in the city is within three blocks.
    - An open-plan loft, flooded from the north and the east.
    - A freight elevator opens straight into the unit.
    - In the lobby, terrazzo, brass and a grand piano.
    - Even the half bath is glamorous, with its black marble.
    - It's hushed up here, thanks to walls a foot and a half thick.
    - Attached garage space, deeded, with charger for an electric car.
    - Association fee covers water, trash and building insurance.
    - Fee: $412 monthly, doorman included.
    - Windows replaced in 2011 with insulated units.
    - Storage locker number 5B, six feet by eight, in the lower level.
    - Heating: electric baseboard with programmable thermostats.
    - In-unit washer and dryer with vent.
    - Owner-occupancy of the building exceeds eighty percent.
    - Rental policy: twelve-month minimum, no cap.
    - Reserve study completed 2024; no special assessments pending.
    - Two garage spaces, side by side.
    - Doorman on duty twenty-four hours.
    - Sprinklers and a new fire alarm panel throughout the building.
    - Bedrooms: one, plus a den with a door.
    - Refrigerator, range and dishwasher by the same German maker.
    - Central air handler replaced, condenser on roof.
    - Conversion in 1999, listed on the National Register.
    - Hardwood is reclaimed maple; the concrete has been sealed.
    - Mailroom, bike room and a gym off the lobby.
    - The unit sits on the quiet side, away from Mercer Avenue.
    - The coffee shop downstairs opens at six.
    - A streetcar stop is two minutes from the doorman's desk.
    - The ceilings show their ducts and pipes.
    - I replaced the microwave in March.
    - The sun sets right across my couch.
    - The bathroom has a rain shower.
    - My bookshelves are built in and will stay with the loft.
    - Cats are welcome, dogs under forty pounds too.
    - The building has only twenty-two homes and one elevator.
    - Nobody lives above me, so the only footsteps are mine.
    - My electric bill never passes eighty dollars.
    - You get a view of the old clock tower from the bedroom.
    - There are shades on every window, and they come with the loft.
    - The dishwasher is so quiet that I forget it's on.
    - The board is friendly and meets once a quarter.
    - Gigabit service is included in the dues.
    - It has been a rental since 2018 and the tenant leaves in March.
    - A sleeping nook above the closet is reached by a ladder.
    - The brick inside was sandblasted and sealed.
    - Guests get two free parking passes at the desk.
    - The farmers' market sets up across the avenue on Saturdays.
    - The last owner was a photographer who built the darkroom off the half bath.
    - The elevator is slow but it was rebuilt a year ago.
    `,
  ],
  [
    "adobe",
    `
    + Santa Fe has been seducing sensible people for centuries; mind yourself.
    + A library, a garden and a Pueblo-style profile: I rest my case.
    + Roast the chiles, open the wine, carry both to the patio.
    + Under the stucco beats a radiant heart, fueled by natural gas.
    + Take a book from the library, take a chair to the porch, take the afternoon off.
    + Somewhere a garden on Camino Perdiz is wondering what you like to grow.
    + Skylights, my friends, and the New Mexico sky to go with them.
    + Have a carport, have a garage, have a difficult choice each evening.
    + You'll be insufferable about the library, and we'll all forgive you.
    + Tile underfoot, a fan overhead and a cold drink in between.
    + May I suggest slippers, a novel and the library, in that order?
    + Fall in love with the garden first; the paperwork comes later.
    + Pull a chair up to the dining room and let the evening misbehave.
    + Desert air and an evaporative cooler were made for one another.
    + It keeps its poise in stucco and asks little of you but a good hat.
    + There are houses you tour and houses you remember; come and tell me which this is.
    + Let the fence keep the yard in and the worries out.
    + The dishwasher, bless it, never asks for a day off.
    + Pronounce it softly: Camino Perdiz.
    + Three bedrooms, two baths and the sort of library that makes one buy a globe.
    + Even a Monday improves on a porch.
    + Santa Fe/Pueblo style single-family home, constructed 1978, remodeled 2015.
    + Bedrooms, three. Baths, one full and one three-quarter.
    + Area, finished: 1,730 square feet; garage: 280 square feet.
    + Land area 14,375 square feet, approximately one third of an acre.
    + Association dues: $45 each month, $540 each year.
    + Sewage by septic tank, water by the municipality.
    + Two parking spaces, from an attached garage and a carport.
    + Cooling method, evaporative; heating method, radiant, by natural gas.
    + Floors of tile and of concrete.
    + Roof: built up. Walls: stucco.
    + Room list includes dining room, laundry room and library; seven total.
    + Exterior amenities: porch, patio, garden, fenced yard.
    + Window type: double pane or storm. Skylights present.
    + The remodel followed construction by thirty-seven years.
    + Washer and dryer are among the listed equipment.
    + Adding the garage to the finished area gives 2,010.
    + Some 161 square meters, for those who think in them.
    + The monthly fee works out to about a dollar and a half a day.
    + No central air; the cooler is the evaporative sort.
    + No basement is on the list, so nothing to fetch from down there.
    + There's a septic tank, so mind what goes down.
    + Our microwave gets more use than the oven, I confess.
    + Where do the cookbooks go? In the library.
    + It's hot in July here, and the fans go round.
    + We'd dry the chiles on the porch if it were up to me.
    + The yard has a fence around it.
    + The lot is a bit more than eight times the finished area.
    + In the cold months we leave it to the radiant heat.
    + One car under the carport, one in the garage, and a bicycle wherever you like.
    + Whoever does the wash will be glad of the laundry room.
    + If you must have carpet, look elsewhere; it's tile and concrete.
    + The second bath is of the three-quarter kind.
    + Stars are best enjoyed with the porch light off.
    + A rainy hour is never wasted in a library, and sunny ones belong to the porch.
    + My favorite ten minutes are on the patio with the paper.
    + Bring sunscreen; New Mexico doesn't joke.
    + We've got gas for heat and a fence for the yard, nothing fancy.
    + Built the year I learned to drive, which was 1978.
    + Is it in Pueblo style? Very much so.
    - Hand-hewn beams march across the ceiling of the library.
    - A kiva fireplace glows in the corner, as it ought to in a Pueblo-style home.
    - Sangre de Cristo peaks blush at you over the garden wall.
    - The library is lined from floor to ceiling in knotty pine.
    - Pass through an antique mesquite door onto the porch.
    - Lavender and Russian sage spill across the garden.
    - Stroll to the galleries of Canyon Road before the evaporative cooler even notices.
    - Skylights cast a glow upon the saltillo tile.
    - A coyote fence of weathered latillas encloses the yard.
    - Gather beneath the portal, where a ristra hangs all year and the floor is flagstone.
    - Ah, the kitchen, where Talavera tile meets a professional range.
    - Every sunset performs for the west-facing patio.
    - The owner's suite is a sanctuary with its own patio.
    - Adobe bricks were made on the spot, and then stuccoed.
    - A hush lies over the road, broken only by doves.
    - Bancos, nichos and a library: the full repertoire.
    - An outdoor kitchen turns the patio into a cantina.
    - Hidden behind the carport is a painter's studio.
    - Stucco recoated in 2021 with elastomeric finish.
    - Roof: built up, with a ten-year transferable warranty.
    - Septic drain field rebuilt, with paperwork from the county.
    - Radiant heat in five zones beneath the tile.
    - Dues of $45 include trash and road upkeep.
    - Evaporative cooler, ducted to all rooms, serviced annually.
    - Lot: 14,375 square feet, corner, utilities underground.
    - Bathrooms number three, library one.
    - Photovoltaic array of 4.2 kilowatts, owned.
    - With 2,100 finished square feet and a garage, it lives large.
    - Refrigerated air and skylights.
    - Garage door insulated, with keypad.
    - Walls of frame with R-19 insulation under stucco.
    - Covenants permit a guest house.
    - Rainwater cistern of 600 gallons serves the garden by drip.
    - Natural gas line sized for a future pool heater.
    - Parking for three beneath the carport.
    - The dining room seats ten and has a view of the hills.
    - We installed new windows, double pane, a couple of winters back.
    - Water here is metered and we pay about forty dollars.
    - Our septic tank sits under the gravel by the carport.
    - I planted the apricot trees in the garden myself.
    - The bedroom closets were fitted out by a cabinetmaker.
    - The association keeps a list of approved stucco colors.
    - A drying rack drops from the laundry room ceiling.
    - There's a hot tub next to the porch.
    - My neighbor keeps goats and shares the cheese.
    - In 2015 the remodelers vaulted the dining room.
    - A safe is set into the library floor.
    - Beeswax was rubbed into the concrete floors by hand.
    - Propane heats it in winter.
    - The washer and dryer were new last Christmas.
    - Coyotes sing behind the fence at night.
    - The drive is gravel and easy in snow.
    - We're outside the flood zone and have the certificate.
    - The community well is tested every quarter.
    - The three-quarter bath has a skylight over the shower.
    - A rail station is six minutes by bicycle.
    - Seller to leave the kiln and the garden statues.
    - No house will ever be built behind the fenced yard, since it's city land.
    - The cooler costs us twenty dollars in the worst month.
    - This home was on the parade of homes in 2015.
    `,
  ],
  [
    "twoflat",
    `
    + Chicago, my kind of town, and on Ainsley Avenue, my kind of brick.
    + Steam heat hisses like an old friend with gossip.
    + Twelve rooms! Count them aloud and someone will bring you coffee.
    + To the porch, everybody, and don't forget the cards.
    + Since 1911, winter has tried this brick, and winter has gone home.
    + A sun room in February is half a holiday.
    + Between five bedrooms there's bound to be one for the drum set.
    + Take the train of thought to the sun room and get off there.
    + An investor reads numbers; a romantic reads hardwood; bring both of you.
    + Raise your chin to the ceiling fans and your glass to the dining room.
    + The attic's full of maybe.
    + I've sold houses half its age with a tenth of its character.
    + A building with a porch believes in people.
    + Let the basement be your laboratory; it's unfinished and has no objections.
    + Two cars, one garage, no arguments.
    + When the Cubs lose, you'll want a porch; when they win, you'll want a bigger one.
    + Hardwood has a way of making socks into skates.
    + A bratwurst, a porch chair, a ball game on the radio.
    + Big shoulders, this city has, and a brick building to match.
    + The key turns, the fan spins, and your cousin asks which room is hers.
    + Ask me anything about steam; I've been waiting for years.
    + Property type: multi-family. Construction: brick. Year: 1911.
    + Total finished area of 2,640 square feet; basement, unfinished, of 1,150.
    + Detached garage, 400 square feet, two spaces.
    + Bath count: two full, one half. Bedroom count: five.
    + Land: 3,125 square feet, near seven hundredths of an acre.
    + Heat source: natural gas, distributed as steam.
    + Cooling: wall units only, no central air.
    + Roof material: composition. Flooring: hardwood and linoleum or vinyl.
    + Appliances: a range or oven and a refrigerator, nothing further.
    + Listed near transportation.
    + City utilities for both water and sewer.
    + Attic present; basement present and unfinished.
    + Finished space and basement amount to 3,790 square feet.
    + Divide the finished area by twelve rooms and you get 220 square feet apiece.
    + 245 square meters, more or less, above an unfinished basement.
    + Built sixteen years before Babe Ruth hit his sixty.
    + There's no dishwasher on the list; there's you.
    + We sweep the porch on Saturdays.
    + Laundry machines aren't listed, so ask before you pack the soap.
    + The garage isn't attached; you'll cross a bit of weather.
    + If you want a workbench, there is an unfinished basement to put it in.
    + Is the lawn big? The whole lot is 3,125 square feet, so do the math.
    + Ceiling fans and wall units split the summer between them.
    + One dining room, one sun room and five rooms to sleep in.
    + You can leave the car in the garage, as transportation is close by.
    + Chicago gets snow, and I own a shovel.
    + Suitcases and old yearbooks can go up to the attic.
    + It was already standing when the First World War began.
    + A geranium would do well in the sun room.
    + The lot doesn't come with a pool, nor does it with a pond.
    + With two and a half baths, nobody sings in the shower for long.
    + No septic tank, no well; it's the city.
    + What would you do with five bedrooms?
    + Mow the lawn, then sit on the porch and admire it.
    + Come in out of the cold, the steam's on.
    + We cook on the range and keep the beer in the refrigerator, like everyone.
    + Here's a building for those who like their walls brick and their floors wood.
    + Vinyl or linoleum mops up in a minute.
    + Grown-up buildings take patience; this one dates from 1911.
    - Leaded glass throws rainbows across the dining room.
    - A greystone facade, dear city, with brick behind it.
    - The porch, recently rebuilt, holds six rockers.
    - Oak built-ins stand guard in each dining room.
    - The sun room gazes upon a row of stately elms.
    - Steam heat sings from freshly enameled radiators.
    - Two formal parlors with pocket doors and hardwood throughout.
    - The Brown Line rattles by, a mere block off.
    - A coffered ceiling crowns the dining room.
    - Fully rented, brimming with income, and brick besides.
    - The attic soars and begs to become a penthouse.
    - It boasts the only double lot on the avenue.
    - Claw-foot tubs in both full baths, bless them.
    - Behold the copper cornice atop the brick.
    - An artist of some renown kept her easel in the sun room.
    - Sizable bedrooms, five of them, and nary a slanted floor.
    - An alley garage with new overhead doors.
    - Upstairs, a deck looks out over the lawn.
    - Two gas meters, two electric meters, one water account.
    - Gross scheduled rent of $41,000 annually.
    - Boiler: gas steam, 2018, with low-water cutoff.
    - Roof: composition, tear-off in 2020.
    - Basement: unfinished, nine-foot clearance, drain tile installed.
    - Three full baths on two floors.
    - Bedrooms: six. Garage: two-car, detached.
    - Electrical service: 200 amps, circuit breakers in each unit.
    - Windows: replaced throughout, aluminum clad.
    - Porches brought up to city code under permit.
    - Lead water line replaced by the city in 2023.
    - Lot 25 by 125, zoned RT-4.
    - Annual taxes of $8,700 with no exemptions.
    - Leases expire June 30; deposits transfer at closing.
    - Brick garage, 400 square feet, with 220-volt outlet.
    - Washer and dryer hookups in the unfinished basement.
    - Range and refrigerator in each unit, both from 2022.
    - Mini-split cooling was added alongside the wall units.
    - My brother replaced the back stairs.
    - We get the morning sun in the kitchen.
    - It has never had a drop of water in the basement.
    - The tenant downstairs pays on the first and mows the lawn.
    - Our sun room is insulated and used in January.
    - A second refrigerator hums in the basement.
    - The bus stops out front and the porch keeps you dry while you wait.
    - We put in a dishwasher next to the range.
    - You can walk to the lake from our porch.
    - The hardwood on the second floor is maple.
    - The bedrooms all fit queen beds.
    - The same owner has held it since 1974, porch and all.
    - My neighbor's tree shades the garage.
    - The old coal room makes a fine wine cellar.
    - Street parking's easy if the garage is full.
    - The gutters and downspouts got replaced with the roof.
    - The finished basement has a game room.
    - The building sits between two parks.
    - Heating both floors costs around two hundred in January.
    - Ceiling fans hang in all five bedrooms.
    - It's offered as is, with a lawn and a lender already lined up.
    - A pantry stands off each kitchen.
    - You'll find a laundry sink and a toilet in the basement.
    - There's a community garden right behind the garage.
    `,
  ],
  [
    "beachcondo",
    `
    + Sarasota, a swimsuit and nowhere to be: shall we?
    + The water is the headline and the pool is the encore.
    + Serve, volley, soak; the tennis court and the hot tub are on speaking terms.
    + Kiss the snow shovel goodbye and let the elevator lift you.
    + Palm prints on the morning paper, coffee on the balcony, bliss on the face.
    + Two bedrooms, two baths, two flip-flops.
    + Farewell, overcoat; the walk-in closet is now for linen.
    + The gate swings open, the shoulders come down.
    + A ceiling fan turns, and so does your head toward the water.
    + Owner's suite, says the list; I say royalty.
    + If lounging were a sport, you'd train here, by the pool.
    + Cocktail hour on the balcony is a tradition waiting for its founder.
    + Unit 412 requests the pleasure of your company.
    + Let somebody else have the lawn; you've got a pool.
    + Sandals optional, sunscreen not.
    + Why count sheep when you can count laps?
    + Mornings were invented for balconies.
    + Do bring your racket and leave your worries at the gate.
    + Florida, in my humble opinion, is best taken with a hot tub.
    + Waterfront: ten letters, and I needn't add another.
    + Put your feet up, my friend; there's an elevator, there's a gate, there's a pool.
    + Condominium apartment, Unit 412, constructed 1984.
    + Interior area 1,190 square feet, equal to 110 or 111 square meters.
    + Two bedrooms; two full bathrooms; five rooms.
    + Monthly association charge: $785. Yearly: $9,420.
    + Construction finish: stucco and cement or concrete.
    + Climate: heat pump, electric, and central air.
    + Grounds: pool, hot tub or spa, tennis court, waterfront.
    + Parking: off-street, one space.
    + Appliances: range/oven, refrigerator, dishwasher, disposal, washer, dryer.
    + Floors: tile and carpet.
    + Water and sewer by the municipality.
    + Gated entry and elevator serve the building.
    + Security system and cable readiness are noted under interior features.
    + Bedrooms and bathrooms are equal in number.
    + No microwave is included in the appliance list.
    + No garage; the single space is off the street.
    + The owner's suite and a walk-in closet are on the room list.
    + The monthly fee is roughly twenty-six dollars a day.
    + Divided evenly, that's 238 square feet for each of five rooms.
    + Nineteen eighty-four was the year it was built, and also a good book.
    + We rinse off the salt and put the towels right in the washer.
    + I'd keep the beach chairs by the door if I were you.
    + Can you play tennis here? There's a court.
    + You ride up, you don't climb.
    + The fee's $785, so put that in your budget.
    + One car fits, since there's one space.
    + I like the tile because sand sweeps off it.
    + Guests won't have to share your bathroom.
    + The disposal takes the orange peels.
    + If it gets chilly, the heat pump is there, though this is Florida.
    + Grab a towel, the pool's open to conversation.
    + We've eaten more shrimp on that balcony than I'd care to count.
    + It's carpet in some places and tile in others.
    + Fans in summer, fans in winter, it's Sarasota.
    + The pool won't care how old your bathing suit is.
    + You don't mow, rake or shovel at a condo.
    + How about an afternoon in the hot tub?
    + Come up to 412 and we'll put the kettle on.
    + Neither a dock nor a boathouse is on the list, but the water is.
    - Dolphins, punctual as bankers, pass the balcony at nine.
    - A wraparound balcony, darlings, with water on two sides.
    - Float through French doors from the owner's suite to the balcony.
    - The heated pool shimmers until ten at night.
    - Tuesday is trivia night at the clubhouse by the pool.
    - Sugar-white sand begins where the tennis court ends.
    - A chandelier of capiz shells presides over the dining area.
    - An end unit, blessed with breezes and windows on three sides.
    - The kitchen was reborn in 2022 with shaker cabinets.
    - The sunsets from 412 are, quite simply, indecent.
    - Both baths dazzle in Carrara marble.
    - It comes turnkey, right down to the salad tongs and beach umbrella.
    - A lagoon-style pool with a waterfall, and a tiki bar to boot.
    - Tray ceilings lend the owner's suite a certain grandeur.
    - Boat slips may be leased beside this waterfront building.
    - Opera, oysters and St. Armands Circle are a ten-minute drive.
    - Two walk-in closets, so nobody need share.
    - It's the floor plan everyone fights over, with split bedrooms.
    - Building roof replaced in 2021; milestone inspection passed.
    - Impact-rated windows and sliding doors.
    - Association charge of $785 covers cable, water and flood insurance.
    - Heat pump and air handler: 2020, 2.5 tons.
    - Hurricane shutters, electric, on the balcony.
    - Assigned parking is covered, one space.
    - Two parking spaces, off-street.
    - Rental minimum three months, twice yearly.
    - Interior area 1,290 square feet.
    - Finished in concrete block and stucco, repainted 2023.
    - Pets: one, to twenty-five pounds.
    - Water heater and electrical panel both replaced since 2019.
    - Storage cage on the ground floor, four by six.
    - Fire sprinklers in each unit and in the elevator lobby.
    - Three tennis courts, two of them lit.
    - Sewer laterals relined by the association.
    - The reserves are fully funded, and no assessments are planned.
    - Popcorn ceilings removed; knockdown texture applied.
    - Microwave and dishwasher match.
    - There's pickleball next to the tennis court.
    - We face west, so the afternoons get warm.
    - My wife picked the new carpet last month.
    - The elevator was down for just one day in ten years.
    - You hear only waves at night.
    - We never lost power in the last two storms.
    - The washer and dryer sit in a closet by the kitchen.
    - There's a desk nook built into the second bedroom.
    - A trolley carries you free of charge from the gate to the beach.
    - Our balcony is screened.
    - The hot tub was relined over the winter.
    - The grocery delivers to the gate.
    - The suite's bath has a soaking tub.
    - The folks beside us in 414 come only at Christmas.
    - The tile is porcelain made to look like wood.
    - You can fish from the seawall.
    - Insurance on our unit runs eleven hundred a year.
    - We've only used it two weeks each winter.
    - Someone from the office walks the halls each evening.
    - There's a grill area by the pool.
    - The lights of the bridge show from the guest room.
    - It doesn't flood on our street.
    - Seller will credit three months of the $785 fee.
    `,
  ],
  [
    "farmstead",
    `
    + In 1862, while Lincoln fretted, somebody in Randolph was raising this Cape.
    + Eleven acres, if you please, and a pond to admire yourself in.
    + Tomatoes have their own house here; it's called a greenhouse.
    + There's a workshop for the tinkerer and a porch for the critic.
    + Hear ye, frogs: there's a pond on Tannery Hill Road.
    + Vermont doesn't hurry, and neither should you on a porch like this.
    + A stove, a storm, a stack of novels; winter, do your worst.
    + Pull on the boots in the mud room and go meet your eleven acres.
    + The greenhouse laughs at April.
    + Older than the light bulb and just as good an idea.
    + The attic could hold a century and a half of hats.
    + Someone ought to write a waltz for a softwood floor.
    + Pie on the porch is a civic duty in Vermont.
    + Be the squire of Tannery Hill Road, at least in your own letters.
    + Skip a stone on the pond and make a wish in the greenhouse.
    + Rhubarb, meet garden; garden, meet rhubarb.
    + A Cape Cod with a metal roof: the sensible shoes of architecture.
    + To every thing a season, and in Vermont one of them is mud, hence the room.
    + Your opinions on compost will finally matter.
    + For the long-staying visitor, an in-law apartment; for you, peace of mind.
    + Let the propane man be the only one who knows your thermostat.
    + Single-family residence, Cape Cod style, built 1862, structurally remodeled 1996.
    + Acreage: 11.0, which is 479,160 square feet.
    + Finished area: 2,215 square feet. Basement: 900 square feet, unfinished.
    + Four bedrooms. One full bath, one half bath. Nine rooms.
    + Accessory space: mother-in-law apartment.
    + Outbuildings and grounds listed: greenhouse, garden, lawn, pond, porch.
    + Heating: baseboard and stove; fuel, propane.
    + Water supply, well. Waste, septic tank.
    + Roof metal; siding wood.
    + Parking: five off-street spaces, no garage listed.
    + Appliances number four: freezer, range, refrigerator, washer.
    + Flooring is softwood with linoleum or vinyl.
    + Cooling: none listed.
    + The interval from construction to remodel is 134 years.
    + Finished and basement area together: 3,115 square feet.
    + In metric, some 206 square meters on about 4.45 hectares.
    + No dryer on the list, so buy clothespins.
    + Five of you can drive up and park.
    + Mud season is why we're glad of a mud room.
    + Where do the seedlings go? The greenhouse.
    + There's one full bath, so be quick about it.
    + No dishwasher either; somebody washes and somebody dries.
    + The freezer will take half a pig and the beans.
    + Put the canning jars down in the basement, it isn't finished.
    + You won't find central air here.
    + Our water's from a well.
    + I fix chairs in the workshop and break them at the table.
    + It's 11 acres, I've walked them.
    + Mow as much of the lawn as you care to.
    + I wouldn't skate on any pond before January.
    + You'll want a good pair of boots.
    + Propane runs the heat, and there's a stove.
    + The house has wood on the outside and wood to walk on inside.
    + Beans, beets, dahlias: the garden takes orders.
    + One could let a friend stay in the in-law apartment.
    + Snow and a metal roof have an understanding.
    + Neither sewer pipe nor water main to mention: well and septic.
    + Drive slowly and look for 74.
    + Nine rooms take a while to vacuum.
    - Hand-hewn beams, blackened by a century of stove smoke, cross the dining room.
    - A sugar maple shades the porch and fills your buckets in March.
    - Beyond the pond, a red barn completes the postcard.
    - Stone walls ramble over all eleven acres.
    - A brook babbles its way into the pond.
    - The dining room hearth still has its crane and bake oven.
    - Green Mountain views parade past the porch.
    - Pumpkin pine, two feet wide, glows on the floors.
    - Trout rise in the pond at twilight.
    - The in-law apartment, with its kitchenette, earns its keep on weekends.
    - An heirloom orchard stands between the garden and the lawn.
    - A cupola with a running horse tops the metal roof.
    - Skiers, sharpen your edges: the lifts are twenty minutes from your mud room.
    - Lilacs as old as the house perfume the porch.
    - Wide meadows, all in hay, spread down to the road.
    - Once the tanner's own home, it has kept four bedrooms and its good manners.
    - A covered bridge marks the turn to this very Cape.
    - Maple counters and a farmhouse sink adorn the kitchen.
    - Roof: standing seam metal, 2014.
    - Septic: 1,000-gallon concrete tank with mound system.
    - Well: drilled, 310 feet, eight gallons per minute.
    - Heating: propane boiler, three zones, plus a wood stove on soapstone.
    - Foundation of granite and fieldstone, sills replaced in 1996.
    - Eleven acres enrolled in the current use program.
    - Taxes for the year: $5,214.
    - Bathrooms: two full, one half.
    - Garage, detached, for two cars.
    - Twelve acres, of which four are open.
    - Basement finished, with pellet stove.
    - Greenhouse: polycarbonate, 12 by 20, with power and water.
    - Electrical: 200-amp service, generator transfer switch.
    - Acreage may be subdivided under town rules.
    - Blown-in cellulose in walls and attic; storm windows throughout.
    - Road frontage of 600 feet, paved and town maintained.
    - Offers reviewed Monday; propane in the tank to be prorated.
    - Dryer, washer, freezer and range listed.
    - A lathe and a band saw stay behind in the workshop.
    - The kitchen looks out on the garden.
    - Starlink works well out here.
    - We burned four cords in the stove last winter.
    - The mother-in-law apartment is on the ground floor.
    - The pond never dries up.
    - A filter was put on the well two years back.
    - The school is down the hill, and so is the store.
    - The cellar floor stays dry unless the snow melts too fast.
    - We've had the wood siding painted twice since the remodel.
    - The snowmobile trail crosses our land.
    - Bears walk through the garden in the fall.
    - The neighbors hay the field and leave us some.
    - From the porch you see the steeple in the village.
    - There are two staircases and a laundry next to the mud room.
    - The chicken coop and six hens go with it.
    - The half bath got a new sink and toilet.
    - We sell flowers from the greenhouse at a stand by the road.
    - The deed reserves a right of way to the cemetery.
    - Each of the four bedrooms has a ceiling you can touch on one side.
    - The attic was emptied and insulated.
    - The town plows up to our mailbox by six.
    - We swim in the pond off a small raft.
    - The tractor can be bought separately.
    `,
  ],
];
