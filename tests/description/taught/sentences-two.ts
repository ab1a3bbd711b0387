// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_TWO: readonly TaughtHome[] = [
  [
    "adobe",
    `
    + Stucco outside, tile inside, and books in the library.
    + We drink our morning coffee on the porch and our evening tea on the patio.
    + It was built in 1978 and remodeled in 2015, and we did no more than live in it.
    + The swamp cooler does its job for pennies, or so I like to say.
    + The garage takes one car and the carport takes the other.
    + If you want a garden, there is one, and it's fenced with the yard.
    + $45 a month to the association, and that's the whole of it.
    + The skylights mean that nobody turns on a lamp before supper.
    + My mother taught piano in the dining room.
    + Double-pane windows, ceiling fans, radiant heat.
    + You'll want to see the library first.
    + We are easy to reach in the evenings.
    + A home in the Pueblo style on a third of an acre.
    + One bath is full; the other has a shower and no tub.
    + Not big, not small: 1,730 square feet.
    + Septic tank, city water, gas heat.
    + The laundry room has a washer and a dryer in it.
    + I've written three books in that library and read three thousand.
    + No pool, no lawn to mow, no regrets.
    + We hope that whoever buys it loves the garden.
    + Seven rooms, if you count the library, and you should.
    + Sit on the porch long enough and you'll forget your phone.
    + The range and the microwave share the cooking.
    + Concrete floors stay cool when July doesn't.
    + Send me a note and I'll send you the floor plan.
    - The walls are two feet thick.
    - The vigas came from an old mill.
    - There are fireplaces in two of the rooms.
    - The mountains turn pink behind the garden.
    - We redid the stucco in the fall.
    - The kitchen has hand-painted tile.
    - The library has a door to the garden.
    - The flat roof was coated last year.
    - You can walk to the plaza.
    - The casita rents by the night.
    - Our water bill is small because of the rain barrels.
    - The garden has a fountain that we leave on all summer.
    - The gate is handmade.
    - The floors are heated in every room.
    - We keep bees behind the garage.
    - The association plows the road.
    - The house sits above the road, so nobody looks in.
    - It's on a quiet lane with six houses.
    - The patio has a roof.
    - The dining room has a niche for candles.
    - The tank was replaced in 2019.
    - The lot is zoned for a second dwelling.
    - Art on the walls can be bought.
    - There is power in the carport for a car.
    - The fans were put in by us.
    - The kitchen has a view of the hills.
    - We're ten minutes from the opera.
    - The second bath was redone in slate.
    - The doors are carved and very old.
    - The trees shade the house in summer.
    - It was built by a well-known builder.
    - The roof drains were repaired.
    - We have always had good neighbors.
    - There's a separate entrance to the third bedroom.
    - The dirt road is maintained.
    - You may keep horses.
    - The bedroom closets are deep.
    - A wall surrounds the yard.
    - The heating system has zones.
    - The studio has north light.
    `,
  ],
  [
    "twoflat",
    `
    + Two flats in one brick building, two cars in one garage.
    + It has steam heat, which I find you either love or learn to love.
    + Five bedrooms between them, two and a half baths, twelve rooms.
    + My grandparents bought it and my parents kept it.
    + Sit on the porch and say hello to the world.
    + The basement is not finished, and nobody has ever pretended it was.
    + The sun room is where we put the tree every December.
    + You could live in one and let your sister have the other.
    + A composition roof, brick walls, a lawn out front.
    + Transportation is close, so the car mostly sleeps in the garage.
    + There's a range and a refrigerator to cook with.
    + Wall units cool the rooms in July.
    + Use the attic for what attics are for.
    + We've been here long enough to know every stair.
    + 2,640 square feet, and 1,150 more below.
    + The garage stands by itself and holds two.
    + My aunt says to mention the dining room.
    + Hardwood in the good rooms, vinyl in the wet ones.
    + Built in 1911, and still standing up straighter than I do.
    + Ask for Rosa when you call.
    + The ceiling fans earn their keep.
    + It needs a family, or two.
    + I won't tell you it's perfect.
    + City water and city sewer, nothing to it.
    - Both flats are rented to good people.
    - The upper flat brings in fifteen hundred.
    - Each flat has its own meter.
    - The boiler was replaced two years ago.
    - The porch was rebuilt to code.
    - The tenants would like to stay.
    - There is a bath in the basement.
    - The kitchen upstairs was redone.
    - The brick was tuckpointed.
    - The train is three blocks away.
    - We had the sewer line cleaned out.
    - The yard has room for a table and a swing.
    - The windows on the second floor are new.
    - The back stairs are enclosed.
    - It could be turned back into one home; plans are drawn.
    - Laundry is in the basement with a machine for each flat.
    - The front flat gets morning light.
    - The garage roof is new and the door works by remote.
    - The basement has a high ceiling and its own door.
    - The landlord pays for the heat.
    - The tenants shovel the snow.
    - Taxes are under six thousand.
    - The woodwork was never painted.
    - It has two kitchens and three porches.
    - The lower flat is vacant and ready.
    - There's a gas stove in each kitchen.
    - The electric service was separated.
    - The alley gets plowed.
    - It's a corner lot with light on three sides.
    - The block has many families.
    - The attic could hold a third unit under today's zoning.
    - The furnace people come every fall.
    - We own it free and clear.
    - The leases run month by month.
    - Our rents are below what others charge.
    - The gutters were cleaned in October.
    - Floors were redone before the last tenant moved in.
    - There's a garden plot along the fence.
    - The roof has ten good years in it.
    - Each bedroom has a closet.
    - The stained glass is from 1911.
    - The neighborhood is on the rise.
    - The sun room is heated.
    - The porches look over the park.
    - It comes with a spare lot.
    - The building has never had a vacancy.
    `,
  ],
  [
    "beachcondo",
    `
    + Swim in the morning, play tennis in the afternoon, complain about nothing.
    + Two bedrooms, two full baths, one assigned laziness.
    + The elevator does the climbing.
    + It's a community for people over 55, and a lively one.
    + $785 a month is the fee, and we've found it fair.
    + There's a gate, so bring your code.
    + The balcony is where we eat when the weather lets us.
    + Our unit is 412.
    + Waterfront, which is a word we still enjoy saying.
    + It has a heat pump and central air, and you'll use the second.
    + Hot tub first, then dinner.
    + The walk-in closet holds two wardrobes of shorts.
    + We are moving north for the grandchildren.
    + You bring a suitcase, we bring the key.
    + 1,190 square feet, and every one of them vacuumed.
    + One parking space, and we never needed two.
    + The owner's suite is his on weekdays and mine on weekends.
    + Concrete and stucco on the outside, tile and carpet on the inside.
    + A security system, if that helps you sleep.
    + We were snowbirds and then we forgot to fly back.
    + Washer, dryer, range, refrigerator, dishwasher, disposal.
    + The pool is for the residents, so you'd be one.
    + Built in 1984, when we were young.
    + Call for the gate code.
    - You can see the Gulf from the bed.
    - The balcony has new sliding doors.
    - The building was painted last year.
    - Our storm shutters close with a button.
    - Water, cable and pest control are in the fee.
    - Turnkey, with every plate and pillow.
    - The beach is across the road.
    - The parking space is under the building.
    - The pool is heated all year.
    - The roof was replaced after the storm.
    - The unit has been updated with care.
    - Dolphins swim by in the morning.
    - There's a storage locker on the same floor.
    - Small dogs are allowed.
    - You may rent it out twice a year.
    - There is a waiting list for this line of units.
    - The building has a full-time manager.
    - The kitchen was opened to the living room.
    - The lanai was enclosed with glass.
    - The second bedroom has a bed in the wall.
    - It's an end unit with extra windows.
    - The association has no debts.
    - The tennis courts have lights.
    - The air handler was replaced.
    - The fourth floor is high enough for a breeze.
    - Friends gather at the pool every Friday.
    - The docks are for residents.
    - Two clubs meet in the card room.
    - Floor was laid by us in one pattern through every room.
    - A hospital is ten minutes away.
    - The unit faces south.
    - The bath has a walk-in shower.
    - Insurance is part of the fee.
    - It has never been smoked in.
    - Sunsets every night from the balcony.
    - Bikes are kept in a locked room.
    - There is a grill by the pool for everyone.
    - The seawall was rebuilt.
    - The inspection of the building is complete.
    - Furniture is negotiable.
    - The last one sold for more.
    - Kayaks can be left by the water.
    - The windows are rated for hurricanes.
    - Guests park free.
    - We'd consider a lease with an option.
    - The carpet is new in both bedrooms.
    `,
  ],
  [
    "farmstead",
    `
    + Eleven acres, a pond, and a stove to come home to.
    + The greenhouse gives you tomatoes when your friends have snow.
    + We keep the skates in the mud room all winter.
    + My mother-in-law has her own apartment and her own opinions.
    + The Cape was here before the railroad, I'd guess; it's from 1862.
    + Five cars can park, and at Thanksgiving they do.
    + You'll want boots, and a mud room to leave them in.
    + The workshop is mine until closing.
    + Propane, a well, a septic tank: country living.
    + We've patched and tended it for thirty years and would do it again.
    + The softwood floors show every dog we ever had.
    + Four bedrooms, a bath and a half, nine rooms.
    + The attic holds what the children won't take.
    + The porch is for shelling peas.
    + It's time for us to let somebody else mow.
    + 900 square feet of basement, all of it unfinished.
    + The pond is good for skating, swimming, and staring.
    + There's a freezer for what the garden gives.
    + We'd rather sell to people who will stay, but the price is the price.
    + Come in mud season and you'll know us at our worst.
    + Remodeled in 1996, which feels like yesterday.
    + The house is wood, the roof is metal.
    + No central air, since we open the windows.
    + The baseboard does the bedrooms and the stove does the rest.
    - The barn has room for six cows.
    - The fields are hayed by a neighbor.
    - Our woods give all the firewood you need.
    - The pond is spring-fed and has trout.
    - The apartment rents for nine hundred.
    - The chimney was lined.
    - You can see Camel's Hump from the porch.
    - There are stone walls on every side.
    - The well gives twelve gallons a minute.
    - The land is in current use.
    - The house was insulated from top to bottom.
    - The road is quiet and paved.
    - We tap the maples every March.
    - The tractor can be part of the sale.
    - Deer come down to the orchard.
    - The workshop has its own electric panel.
    - The village is two miles off.
    - The greenhouse is heated.
    - A trail crosses the upper field.
    - The cellar has a dirt floor but stays dry.
    - The kitchen has the old slate sink.
    - The farm was in one family until we came.
    - The septic was designed for five bedrooms.
    - The beams in the dining room are hand-hewn.
    - The stove is new and heats the house on four cords.
    - There's a brook along the south line.
    - The metal roof sheds snow by itself.
    - High-speed internet reaches the house.
    - The apartment has a kitchen and a separate way in.
    - No one can ever build next to you.
    - Half the land is open and half is woods.
    - The lawn is easy to mow.
    - Blueberries grow by the pond.
    - The windows were replaced in 2010.
    - The snowmobile trail passes the end of the drive.
    - The bedrooms upstairs have sloped ceilings.
    - The half bath is next to the mud room.
    - The driveway is gravel and well drained.
    - The ceilings are low but charming in the old part.
    - A sugar house stands in the woods.
    - You own both sides of the road.
    - There's cell service at the house.
    - The old barn came down, but its foundation is sound.
    - Good soil, with no stones to speak of.
    - The last survey was in 2005.
    - The porch was screened by my son.
    - There is three-phase power in the shop.
    - The neighbor keeps sheep.
    - The school is the best in the county.
    - We will hold a mortgage for the right buyer.
    `,
  ],
];
