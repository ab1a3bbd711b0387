// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_FOUR: readonly TaughtHome[] = [
  [
    "rowhome",
    `
    + If you like old brick and new mornings, come by on Saturday.
    + Laundry is done at home, in a room of its own.
    + The dining room is where we did homework, taxes and Thanksgiving.
    + Somebody with a green thumb could do a lot with the garden.
    + There are seven rooms, and none of them is for show.
    + You get a full bath and a half bath, which is one more than my grandmother raised nine people with.
    + About a fortieth of an acre, so mowing is not going to be your weekend.
    + It stood here before the talkies.
    + It had its structural remodel in 2003, and it will be 111 years old this year.
    + The basement is half a project and half a place to be.
    + Coffee on the patio first, then the day.
    + Water and sewer are the city's.
    + I wrote this myself, so forgive the plain words.
    + Look up: that's sky you see.
    + Radiant heat means no vents blowing in your face.
    + Parking is what parking on the street is.
    + We'll leave the key with a smile.
    + Not a big house, but 1,386 square feet go far when you use them.
    + Good for people who like a house with a few years on it.
    + Each bedroom has a door, a floor and a ceiling, like bedrooms should.
    + It's a sweet house, and I'll miss it.
    + We'd rather answer ten questions than have you wonder.
    + Both tile and hardwood, so your slippers get a change of scene.
    + Wall units do the cooling.
    - It's on the quiet side of the street.
    - The block is lined with sycamores.
    - We rewired it the winter before last.
    - The half bath is right by the front door.
    - You can step from the dining room onto the patio.
    - The bricks were repointed not long ago.
    - It comes with a tool shed behind the garden.
    - Nothing has to be done before you move in.
    - The bedrooms are on the second floor, all three.
    - The stairs were carved by hand.
    - Upstairs stays cool, since the attic was sealed.
    - I left the old cast-iron tub where it was.
    - A neighbor will sell you his parking space.
    - The gas bill is under ninety dollars in January.
    - The basement has its own way out to the alley.
    - Two of the bedrooms look over the garden.
    - The front windows get the morning sun.
    - Market Street is a short ride away.
    - The fridge is a year old.
    - The tile is hand-painted.
    - There's a gas line for a grill out back.
    - The house next door just sold for more.
    - The seller needs sixty days after closing.
    - The ceilings downstairs are ten feet.
    - There's storage under the stairs.
    - A good sized kitchen with a pantry.
    - Walls were just painted in soft colors.
    - The sewer line was scoped and is clean.
    `,
  ],
  [
    "ranch",
    `
    + One level of living, a lawn and a place for the RV: that's the short version.
    + You'll want a dog for this yard, and the yard has the fence for it.
    + We ate every breakfast in that nook.
    + It has storm windows, and you'll be glad of them.
    + The mud room earns its name.
    + Just shy of 10,000 square feet of lot.
    + Fifteen hundred and twelve feet of floor is more than we ever filled.
    + An attic for the Christmas boxes, a walk-in closet for the rest.
    + Four cars fit, if you count like I do.
    + The sprinklers know what to do in July.
    + Built the summer of love, or thereabouts: 1967.
    + We don't have a basement, and we never wanted one.
    + Come see it with your tape measure.
    + If you can picture your sofa in it, you're halfway home.
    + Forced air heats it on gas.
    + It's a house you can hear yourself think in.
    + A patio is a patio, but this one was ours.
    + Take your shoes off, look around, stay as long as you like.
    + A practical house for practical people.
    + Two full baths, so no line in the morning.
    + It gets hot here in August; the central air takes it from there.
    + The laminate is easy to sweep, the carpet easy to nap on.
    + The family room is where you'll find us, most nights.
    - The lawn was reseeded and takes little water.
    - There's a gate wide enough for a boat.
    - We put a new water heater in before listing.
    - The garage has an opener and a workbench.
    - The nook looks out on the roses.
    - The roof still has fifteen years in it.
    - It's an easy walk to the elementary school.
    - There's no through traffic.
    - A corner lot with room for a shop.
    - The main bath was redone with a walk-in shower.
    - Solar panels cut the bill in half.
    - The foothills are right there.
    - Our neighbors have been here for thirty years.
    - One bedroom has its own bath.
    - The ditch water is five dollars a month.
    - A fire pit sits in the back corner.
    - The RV spot has its own hookup.
    - The trees shade the patio by four.
    - Seller will credit you for the carpet.
    - The kitchen has a gas cooktop and an island.
    - The furnace gets serviced every fall.
    - The hall bath has two sinks.
    - You could put a pool in; the city said yes.
    - Everything works.
    - The windows are vinyl.
    - The garage is insulated and heated.
    - Doors are solid core.
    - The closet in the hall holds all our coats.
    `,
  ],
  [
    "lakehouse",
    `
    + There's a dock. The boat is up to you.
    + From geothermal to a stove, you've got heat covered.
    + A wet bar and a sauna in one house: somebody had the right idea.
    + Two acres, more or less exactly.
    + Read in the library, nap in the sun room, make something in the workshop.
    + The vaulted ceiling gives tall people a rest.
    + It runs on electricity, a well and a septic tank.
    + The finished basement adds 1,200 square feet to count on.
    + A three-car garage stands apart from the house.
    + Four bedrooms plus an owner's suite among the rooms listed.
    + It's wood outside, and metal on top.
    + A metal roof and rain make good company.
    + You wake up on the waterfront here.
    + There's a security system, and you'll get the code.
    + Mornings start late in a house like this.
    + 1989 on the outside, 2018 in the bones.
    + Pack a swimsuit, there's a hot tub.
    + Jetted tub or hot tub, the choice of a lifetime.
    + We're asking you to call ahead, since we live here.
    + You could write a book in that library.
    + It sleeps as many as your bedrooms and patience allow.
    + A deck is the best room in summer.
    + Grow what you like in the garden.
    - The dock is new and has electric.
    - Bass and perch come right to the dock.
    - There's a sandy bottom, good for kids.
    - The deck wraps around two sides.
    - The view goes straight to the islands.
    - The owner's suite looks at the water.
    - We get deer most evenings.
    - Downstairs there's a second kitchen.
    - The boat lift stays.
    - A path leads through the pines to the water.
    - The road is plowed by the township.
    - We rented it for three summers at a good price.
    - The stove was made in Norway.
    - No flood insurance needed.
    - You can't see another house from the deck.
    - The workshop has 220 power.
    - The sauna is cedar.
    - The sunsets are right over the bay.
    - Fiber internet was brought in last year.
    - The wet bar has an ice maker.
    - The skylights open by remote.
    - The library has a rolling ladder.
    - An architect from Chicago drew it.
    - There's frontage of one hundred sixty feet.
    - The well was drilled deeper in 2018.
    - The neighbors are only here in summer.
    - Heating costs are among the lowest on the road.
    - The garage has a loft for storage.
    `,
  ],
  [
    "loft",
    `
    + One bedroom, one closet you can walk into, and a doorman who waves.
    + A hundred years old this year, if my math is right.
    + Concrete underfoot, brick around you.
    + It's wired, it's cable ready, and so are we.
    + Ring the intercom and come on up.
    + The car gets a spot in the garage; it's attached.
    + The elevator does the stairs for you.
    + Four rooms in 1,045 square feet.
    + Buses and trains aren't far; it's near transportation.
    + A half bath for guests, a full one for you.
    + $512 a month goes to the HOA.
    + It was a building before you were a thought.
    + Baseboards keep it warm, and they're electric.
    + Access is controlled, so packages stay put.
    + Minimal, honest and a bit stubborn, like its owner.
    + You'd be buying unit 5B.
    + If lofts are your thing, this is your thing.
    + I've loved it, and it shows.
    + Your records will like the acoustics of your own taste.
    + It's an easy place to keep.
    + There's storage in the building too.
    + The remodel was in 2011.
    + City living, on Mercer Avenue.
    - It's on a corner, with windows on both sides.
    - The beams are original.
    - There's a gym on the second floor.
    - The roof deck is open to everyone.
    - It has fourteen-foot ceilings.
    - The brick inside is exposed.
    - The HOA has no plans to raise dues.
    - You can rent it out after a year.
    - Two pets are allowed.
    - There's a view of downtown from the bed.
    - The kitchen has an island on wheels that stays.
    - The building has a waiting list for parking.
    - The farmers market is around the corner.
    - A coffee shop is on the ground floor.
    - The bath was tiled in white last fall.
    - Windows were replaced by the association.
    - The unit above is empty.
    - It used to be a printing house.
    - The dues pay for water, trash and heat.
    - There's a package room and a bike room.
    - The freight elevator takes a sofa.
    - A wall of glass faces north.
    - The half bath is off the entry.
    - Owners have the use of a guest suite.
    - It's three minutes to the streetcar.
    - The washer and dryer are in the unit.
    - Concrete floors are heated.
    - The unit has not been on the market in a decade.
    `,
  ],
  [
    "adobe",
    `
    + The stucco is the color of the road, more or less, and I like that.
    + A porch and a patio, for both ends of the day.
    + It's a third of an acre if you round a little.
    + Built in 1978 and remodeled when it was 37.
    + The swamp cooler, which the papers call evaporative, does the summer.
    + A carport and a garage, with two spaces between them.
    + The library holds what it holds.
    + Your own garden, behind your own fence.
    + HOA is forty-five a month.
    + Tile and concrete floors, so bring rugs.
    + The roof is built up, as they are here.
    + It's on city water and a septic tank.
    + Three bedrooms and 1,730 square feet to arrange.
    + Radiant heat, the kind you feel in your feet.
    + No one will rush you when you visit.
    + It's a Pueblo-style house, and it looks like one.
    + Laundry has its own room here.
    + Skylights keep the lamps off.
    + The three-quarter bath has the shower but no tub.
    + Dinner tastes better in a dining room.
    + Come at dusk; come at noon; just come.
    + Double panes keep the wind where it belongs.
    + You don't need much more than this.
    - You see the Sangres from the porch.
    - The walls are real adobe, a foot thick.
    - There's a kiva fireplace in the library.
    - The vigas were cut nearby.
    - Apricot trees shade the patio.
    - A stone path leads to the gate.
    - The Plaza is ten minutes away.
    - The arroyo behind us will never be built on.
    - The roof was redone and has a warranty.
    - The kitchen has Talavera tile.
    - There's a studio in the back.
    - The septic was pumped this spring.
    - The garden is on a drip line.
    - A wall keeps the road noise out.
    - Coyotes sing behind the house.
    - The third bedroom has a separate entrance.
    - The garage is big enough for a truck.
    - Skies here are dark enough for the Milky Way.
    - The HOA takes care of the road.
    - Our taxes have hardly moved.
    - The concrete floors were polished last year.
    - The sun room heats the whole house.
    - The library has built-in shelves.
    - A banco runs along one wall.
    - The yard is low in water use.
    - Trails start at the end of the road.
    - The light is why painters buy here.
    - A new evaporative cooler sits on the roof.
    `,
  ],
  [
    "twoflat",
    `
    + Five bedrooms is a lot of beds.
    + It went up in 1911, the year before the Titanic.
    + Two and a half baths among twelve rooms.
    + Steam heat talks a little; you get used to it.
    + Hardwood in places, vinyl in others.
    + The garage is out back on its own and takes two cars.
    + The attic is for whatever you can carry up there.
    + You won't need a car every day; transportation is nearby.
    + An unfinished basement is a blank page.
    + The stove and refrigerator are in the list; the rest you'll choose.
    + A sun room for the plants and a dining room for the people.
    + It is brick, as it should be in this town.
    + 2,640 square feet above the basement.
    + Sit on the porch and wave at someone.
    + If you have a big table, the dining room is ready.
    + We don't mind showing it after work.
    + A multi-family house, with all that that can mean.
    + The lawn is small, and so is the job of mowing it.
    + It's a solid sort of house.
    + Ceiling fans turn, wall units cool.
    + We'll help you find the light switches.
    + 3,125 square feet of lot, house and garage included.
    + You do the numbers; I'll put the coffee on.
    - The upper unit rents for 1,900.
    - Each flat has its own meter.
    - The lower tenants are month to month.
    - Both kitchens were redone.
    - The tuckpointing was done two years ago.
    - There's a back porch on each floor.
    - The Blue Line stops two blocks over.
    - The basement has high ceilings and could be a third unit.
    - The roof on the garage is new.
    - The boiler is from 2015.
    - Original woodwork runs through both flats.
    - The bay windows face the street.
    - There's a built-in hutch in the dining room.
    - It was in one family for sixty years.
    - Copper pipes throughout.
    - The sun room is heated.
    - It's zoned for three units.
    - The parkway tree was planted by my father.
    - The tenants pay their own heat.
    - The electric was brought up to code.
    - The alley is well lit.
    - You could add a bath in the attic.
    - Stained glass in the stairwell.
    - The yard has room for a grill and a table.
    - The corner store is open all night.
    - The bedrooms upstairs have oak floors.
    - The garage has a side door.
    - The block club plants flowers each May.
    `,
  ],
  [
    "beachcondo",
    `
    + Two bedrooms, two baths, and a pool you don't have to clean.
    + Tennis, if your knees agree.
    + It's by the water, so bring a hat.
    + Dues are $785 each month.
    + Off-street parking for one.
    + Go down in the elevator with a towel and come back up with sand.
    + You'll find us at the hot tub around four.
    + The gate opens for you and for your guests.
    + It's cable ready and has a security system.
    + The bedroom closet is a walk-in.
    + 1,190 square feet of Florida.
    + A heat pump handles the three cold days.
    + The condo is from 1984, like the song with the saxophone.
    + Washer and dryer are here, so sandy towels stay home.
    + Carpet where you sleep or tile where you don't, you'll see.
    + The balcony is for coffee, books and not much else.
    + We've had good years here.
    + Central air, of course.
    + Concrete and stucco, with an elevator inside.
    + The community is for people over 55 and the active kind.
    + Come down for a weekend and decide.
    + Ceiling fans do what breezes don't.
    + It's unit 412.
    - The beach is across the street.
    - You see dolphins from the balcony.
    - The dues include cable and insurance.
    - Hurricane shutters were put up in 2020.
    - The balcony faces west.
    - It's on the top floor.
    - The kitchen opens to the living room over a breakfast bar.
    - The furniture can stay if you want it.
    - The A/C was replaced.
    - The assessment has been paid in full.
    - There's a storage cage downstairs.
    - The pool is heated all winter.
    - You can rent it twice a year.
    - Small dogs are welcome.
    - The building was painted last summer.
    - The parking space is under cover.
    - St. Armands is five minutes by car.
    - The reserves are full.
    - There are new pipes throughout the building.
    - The bath has a walk-in shower with a bench.
    - Impact glass on every window.
    - The elevator was rebuilt.
    - It's an end unit with extra windows.
    - The tile is porcelain.
    - A fishing pier belongs to the building.
    - The trash is picked up at your door.
    - Grocery and pharmacy are a block away.
    - The manager lives on site.
    `,
  ],
  [
    "farmstead",
    `
    + Eleven acres give you something to do.
    + There's a pond, and there are frogs in every pond I know.
    + It has a mother-in-law apartment; what you call it is up to you.
    + Two stoves' worth of winter, one stove to heat it, plus the baseboards.
    + The house is older than the light bulb.
    + Pine boots by the mud room door, that's how I'll think of it.
    + A greenhouse for people who can't wait for June.
    + The workshop waits for somebody with ideas.
    + Softwood floors have a voice.
    + Propane heats it, with a stove to help.
    + A Cape, and a proper one.
    + A well and a septic tank, as one has out here.
    + Park five cars and still turn around.
    + Four bedrooms under a metal roof.
    + We don't use the attic for anything but memories.
    + The freezer is included among the appliances.
    + You'll need a mower, and maybe a second one.
    + It got its structural remodel in 1996.
    + A bath and a half for four bedrooms: you learn to share.
    + The basement is 900 square feet and unfinished.
    + Vermont has five seasons, and mud is one of them.
    + It's quiet talk, a porch and a pot of tea.
    + About forty-four thousand square feet an acre, times eleven.
    - The pond is spring-fed.
    - There's a barn with three stalls.
    - A stone wall runs along the road.
    - The maple stand was tapped until last year.
    - The land is in current use.
    - You can ski at Killington in half an hour.
    - The driveway is a quarter mile long.
    - The apartment has its own entrance and kitchen.
    - The beams are hand-hewn.
    - Half of it is open meadow.
    - The stove burns wood and gas.
    - The well gives eight gallons a minute.
    - The greenhouse is heated.
    - You look across the valley to the hills.
    - The brook at the edge has trout.
    - The floors are wide-plank pine.
    - Snowmobile trails cross the back field.
    - The chimney was lined two years ago.
    - The roof went on in 2019.
    - A sugar house stands by the road.
    - There's high-speed internet now.
    - The school bus comes to the end of the drive.
    - The garden has been organic for twenty years.
    - Apple trees line the lane.
    - The workshop has its own heat.
    - Deeded access to the river comes with it.
    - There are no restrictions on the land.
    - The house was moved here from the village.
    `,
  ],
];
