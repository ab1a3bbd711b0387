// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_ONE: readonly TaughtHome[] = [
  [
    "rowhome",
    `
    + We raised two kids here and never ran out of places to read.
    + You can be in from the street and at the range in half a minute.
    + The dining room has seen every birthday we've had.
    + Half a bath saves a lot of arguments in the morning.
    + Bring your questions; we have the answers in a folder.
    + I'd start with the garden if I were you.
    + Laundry gets its own room, which I didn't have growing up.
    + Come by after work and see for yourself.
    + The hardwood has the marks of a long life, and so do I.
    + We had the work done in 2003 and have lived with it happily since.
    + Wall units take care of August.
    + If you cook, you'll like having a dishwasher close by.
    + There's a garden out back for tomatoes or for doing nothing at all.
    + Everything in this ad is true, and the rest you should ask us.
    + Our agent friend told us to say less, so: brick, three bedrooms, a garden.
    + We're moving to be nearer our daughter.
    + Text me for a time that suits you.
    + Made of brick, as you'd hope for 1915.
    + The full bath is the one you'll fight over.
    + It isn't large, but 1,386 square feet goes a long way.
    + Skylights do the work that lamps do elsewhere.
    + A patio for coffee and a garden for the rest of the day.
    + The basement is partly finished; finish the rest if you like.
    + Water and sewer are the city's.
    + No garage, so you'd park on the street as we do.
    + We will miss the dining room most.
    + The lot is small, about 1,089 square feet.
    + Radiant heat means no blowing air.
    + First built in 1915, last remodeled in 2003.
    + Nobody leaves our table hungry.
    + Please take your shoes off when you visit.
    + The photos were taken last week with my phone.
    + Yes, the washer and dryer are here.
    + I am happy to walk you through it by video.
    - The kitchen gets sun until noon.
    - All the bedrooms are on one floor.
    - We replaced every window the year we moved in.
    - The basement stays dry, even in spring.
    - You can walk to the market in five minutes.
    - The stairs have been carpeted.
    - There's a door from the kitchen to the garden.
    - Neighbors look out for one another on this block.
    - The bathroom was done over two winters ago.
    - Parking is never a problem.
    - The taxes came to just over three thousand last year.
    - We'll leave the curtains and the garden tools.
    - The seller will pay toward your closing.
    - It's a quiet street with little traffic.
    - The back bedroom has its own sink.
    - The roof was sealed this spring.
    - Every room has been painted.
    - The plumbing is copper from top to bottom.
    - The front room has the original trim.
    - Ceilings are high on the first floor.
    - The pipes never freeze.
    - A new furnace went in before the holidays.
    - The basement has a shower and a place to sleep.
    - The brick was pointed by a man who does it for the museum.
    - You get good light from three sides.
    - The previous owner was a carpenter and it shows.
    - The yard gets enough sun for peppers.
    - Your dog will like the dog run.
    - The heating costs next to nothing.
    - One of the bedrooms fits a king bed.
    - Three people have owned it in a hundred years.
    - There is room on the street for two of our cars, always.
    - Deliveries come to the alley.
    - The wiring was brought up to date.
    - We are the last house before the park.
    - No one lives upstairs from you.
    - The house comes with a year's warranty.
    - The corner has a bus.
    - The kitchen opens onto the patio.
    - The dining room fits twelve.
    - The floors upstairs were sanded and sealed.
    - The cellar has a second refrigerator.
    - The block has a party every June.
    - There's plenty of storage under the stairs.
    - Windows on the garden side were put in by my brother.
    - The bath has both a tub and a shower.
    - It is move-in ready.
    - The gas line was renewed by the utility.
    - The wall between the rooms came down.
    - You won't hear the people next door.
    - It passed its inspection without a note.
    - The deal includes the tools in the cellar.
    - We can close whenever you want.
    - The house has been empty since June.
    - The permit for a third floor is in hand.
    - Trash is picked up on Tuesdays.
    - It rents for two thousand a month.
    - Internet is fast here.
    - The trees on the street are old and tall.
    - A doctor had his office on the ground floor.
    - The bedroom at the back is the coolest in summer.
    `,
  ],
  [
    "ranch",
    `
    + Pull the camper in and close the gate behind you.
    + The breakfast nook is where the homework happened.
    + A mud room sounds dull until you have two dogs.
    + It's all here: nook, family room, mud room.
    + We bought it for the yard and stayed for the nook.
    + Built in 1967, same as my brother.
    + The disposal has eaten worse than what you'll give it.
    + No basement to worry about.
    + If you have an RV, you already know why you should call.
    + Four spots, two of us, so guests park easily.
    + We've spent fifteen summers on that patio.
    + It has the usual three bedrooms and two baths.
    + The closet is the walk-in kind.
    + Sprinklers take care of the lawn while you take care of yourself.
    + Storm windows keep the winter out.
    + Bring the kids; the lawn is theirs.
    + I grew up here, so forgive me if I go on.
    + 1,512 finished square feet, give or take a doorway.
    + This is a house, not a project, is what my wife says.
    + The carpet in the bedrooms is soft underfoot.
    + Ask us anything, we are not shy.
    + Forced air from natural gas heats it.
    + We'd love to see it go to somebody who will use the yard.
    + You could turn the attic into whatever you dream up.
    + Eight rooms is what we count.
    + Come see it on Saturday; there will be cookies.
    + The lot is a bit over a fifth of an acre.
    + Larkspur Court has been our address since we married.
    + There's no homeowner's fee that we know how to spell.
    + Shown by appointment, because we still live here.
    + The outside is brick and wood.
    + Put your boots in the mud room and your feet up in the family room.
    - The third bedroom has always been an office with its own door to the patio.
    - The house sits at the end of the court, so no one drives by.
    - We had the ducts sealed.
    - Our gas bill runs about sixty dollars.
    - The attic has pull-down stairs and a floor.
    - The lawn was put in last fall.
    - We put a new roof on it.
    - The range is two years old.
    - The garage has shelves on two walls.
    - You can see the foothills from the patio.
    - The fence was built by my father-in-law out of cedar.
    - The patio is covered and faces east.
    - The kids walk to school.
    - There's a hookup for the RV.
    - The seller is ready to deal.
    - It is priced below what the neighbors got.
    - The family room has a wood-burning insert.
    - Both baths have been updated with new tile.
    - Appliances stay.
    - The sprinkler system runs on a timer.
    - Hardwood is under the carpet.
    - The crawl space is dry and clean.
    - The nook has a window seat.
    - The air conditioner was serviced in May.
    - There's a shed out back for the mower.
    - The bedrooms are at the far end, away from the noise.
    - Apple trees along the fence give more than you can eat.
    - The yard backs onto open land.
    - It's the largest lot on the court.
    - The neighbors on both sides have been here thirty years.
    - There is an irrigation share with the property.
    - The driveway was poured again.
    - We added a second layer of insulation.
    - The kitchen has more cabinets than you'd expect.
    - The windows all open and close as they should.
    - The water heater is on the young side.
    - The court is plowed first when it snows.
    - There's a gas line to the patio for your grill.
    - The garage is wide enough for a truck and a bench.
    - Nothing has been left undone.
    - The front door is new.
    - You can hear the creek at night.
    - The primary bedroom has its own bath.
    - The hall bath has a double sink.
    - The carpet went in this spring.
    - Home warranty included.
    - Seller prefers to rent it back for a month.
    - The panel was upgraded to 200 amps.
    - The market is down the street.
    - The house has had one owner.
    - The side yard is big enough for a boat and has a gate.
    - The laundry is in the garage.
    - Quails run through the yard every evening.
    - It was never rented.
    - There are no stairs anywhere.
    - The sun comes up over the back fence.
    - The school bus stops at our corner.
    - A sun shade rolls out over the patio.
    - Closets in every room.
    - We painted the brick.
    `,
  ],
  [
    "lakehouse",
    `
    + Wake up, make coffee, walk down to the dock.
    + The sauna and the hot tub get equal time in our house.
    + We read in the library when it rains.
    + My office was the library, which beat any office I've had.
    + Two acres is a lot of leaves, I won't lie.
    + Skis in the workshop, towels by the hot tub.
    + There is a freezer for the fish you catch or the ones you buy.
    + We remodeled in 2018 and changed nothing since.
    + Three cars fit in the detached garage.
    + You can swim, or you can watch others swim from the deck.
    + The wet bar opens at five.
    + Geothermal heats it, and a stove helps.
    + Owner's suite, library, sun room, workshop: pick a favorite.
    + The alarm system is there if you want it.
    + Two full baths and a three-quarter one.
    + Slate, hardwood and carpet, depending on where you stand.
    + Kids jump off the dock, adults pretend not to watch.
    + Our last summer here, and we're making it count.
    + Our grandchildren think the dock is the whole house.
    + Ten rooms including the sun room.
    + A deck for the day and a hot tub for the night.
    + You'd be buying 2,860 finished square feet and 1,200 more in the basement.
    + The ceiling is vaulted, so bring a tall tree at Christmas.
    + Please don't come without calling first.
    + Metal roof, wood siding, and a garden that forgives.
    + It's on the water, which is the point.
    + Well and septic, as you'd expect out here.
    + I'm told 1989 is vintage now.
    + Showings start on Friday.
    - The water is clear and shallow for thirty feet.
    - The dock was rebuilt after the ice took the old one.
    - You'll have 200 feet of frontage.
    - The sunsets are over the water.
    - A path leads down to the beach.
    - The neighbors are mostly here on weekends.
    - The basement has a bedroom and a place to play.
    - The boat comes with it.
    - The deck wraps around to the lake side.
    - The road is plowed by the county.
    - The lake is good for sailing and has no public access.
    - The stove heats the whole first floor.
    - Every bedroom looks at the lake.
    - The well was drilled deeper in 2020.
    - The kitchen was designed for two cooks.
    - The septic was pumped and checked.
    - The deck boards are the kind you never have to stain.
    - There's room over the garage for guests.
    - A generator comes on by itself when the power fails.
    - The hot tub is new.
    - Furniture can stay if you want it.
    - Our power bill is about ninety a month.
    - The suite has doors to the deck.
    - The library has shelves to the ceiling.
    - The bay freezes hard enough to skate.
    - It comes fully furnished down to the spoons.
    - Eagles nest on the point.
    - The shore is sand.
    - A mooring goes with the dock.
    - The trees were planted by the first owners.
    - You can rent it by the week in summer.
    - The washer and dryer are upstairs by the bedrooms.
    - The sauna holds six.
    - The garage is heated.
    - Town is ten minutes by car.
    - The basement walks out to the lawn.
    - The furnace has a service contract.
    - The kitchen has an island with seats.
    - The half of the land along the road could be split off.
    - We never lock the door.
    - The ceilings are pine.
    - There is a fire pit by the water.
    - No close neighbors.
    - The wind keeps the bugs away.
    - The windows on the lake side go from floor to ceiling.
    - The dock lights come on at dusk.
    - The three-quarter bath is off the sauna.
    - An architect drew it for himself.
    - The lot next door is for sale too.
    - The survey is recent.
    - The house was in a magazine.
    - Last appraised above the asking price.
    `,
  ],
  [
    "loft",
    `
    + Concrete underfoot, brick on the outside, and a doorman who takes the mail.
    + One bedroom, and that's all I ever needed.
    + You can leave the car in the garage for days.
    + The dues are $512, paid monthly.
    + It was a good place to be single in, and then to be married in.
    + The elevator has never once laughed at my groceries.
    + Transit is near, so I sold my car.
    + Cable ready and wired, for what that's worth these days.
    + I've worked from home here for six years.
    + Storage in the building holds my bike and my mistakes.
    + It dates from 1926 and was remodeled in 2011.
    + A closet that you can step into, in a loft, is a small miracle.
    + I'm asking what I think is fair.
    + Come up; the doorman will let you in.
    + The intercom works, try it.
    + 1,045 square feet, one bedroom, a bath and a half.
    + Nobody gets in without being let in.
    + My plants and I have been happy here.
    + Baseboard heat, central air, no drama.
    + A garage space comes with it, which says a lot downtown.
    + I will be sorry to hand over the keys.
    + The refrigerator, range, dishwasher and microwave are in the kitchen.
    + Offers by email, please.
    + Four rooms in all.
    - The ceilings are twelve feet high.
    - It's on the fifth floor with windows on two sides.
    - The building has a gym and a roof deck.
    - Dues cover heat and water.
    - I had the floors polished.
    - The windows face the river.
    - Laundry is in the unit.
    - You can own up to two pets.
    - The building is fully sold and mostly owners.
    - Restaurants at every corner.
    - The brick is exposed on the long wall.
    - It was a printing plant until the eighties.
    - The bedroom has a door and a window.
    - The reserve is well funded.
    - The association just painted the halls.
    - The kitchen counters are concrete I poured myself.
    - No assessment is planned.
    - You can hear nothing of the street.
    - The dishwasher is quiet and new.
    - The storage space is six by ten.
    - The garage is heated and has a car wash.
    - The streetcar is free and stops out front.
    - The half bath was added by me.
    - Someone is at the desk all night.
    - The unit is rented until May.
    - The heat is included.
    - The bed folds into the wall and stays.
    - Every wall got a coat of paint this month.
    - It has the better of the two views.
    - It's among the quietest units, at the back.
    - The doorman has been there for twenty years.
    - The mortgage can be taken over.
    - The island is on wheels and stays.
    - The market across the street is open late.
    - A rare corner unit.
    - The elevator was replaced last year.
    - The trash goes down a chute on each floor.
    - The bedroom fits a queen and two tables.
    - Only three units on the floor.
    - The beams are original.
    - Guests can park on the roof.
    - The range is gas.
    - Short stays are allowed.
    - The lobby was done over by a designer.
    - The closet has been fitted with drawers.
    - The sun fills the main room all afternoon.
    - Low heating bills thanks to thick walls.
    `,
  ],
];
