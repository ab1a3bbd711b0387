// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_FIVE: readonly TaughtHome[] = [
  [
    "rowhome",
    `
    + Skylights bring the day in, and ceiling fans stir it around.
    + With three bedrooms and seven rooms in all, there is space to live and space to close a door.
    + Enjoy dinner in the dining room and dessert on the patio.
    + A Philadelphia rowhome with brick, hardwood and a garden to call your own.
    + Inside, hardwood and tile; outside, a patio and a garden.
    + Range, refrigerator, dishwasher, washer and dryer are all on the list.
    + Whether you're starting out or settling down, this is a home to grow into.
    + Start the week with laundry and end it with a barbecue on the patio.
    + Its story began in 1915 and took a turn in 2003.
    + A compact lot of 1,089 square feet keeps the upkeep simple.
    + Add 640 square feet of basement, partly finished, and the options multiply.
    + City water, city sewer and natural gas: nothing exotic here.
    + What you make of the partly finished basement is for you to decide.
    + Discover a home that pairs brick and skylights.
    + The rhythm of rowhome life: coffee, garden, repeat.
    + Three bedrooms and one and a half baths make mornings manageable.
    - Three bedrooms, with the largest overlooking the garden.
    - A full bath with a clawfoot tub and a half bath downstairs.
    - Skylights in the hallway and a newer flat roof above them.
    - The dining room opens to a chef's kitchen.
    - Enjoy the patio, shaded by a fig tree.
    - A partly finished basement with its own bath.
    - Hardwood floors, freshly refinished, run throughout.
    - Radiant heat served by a high-efficiency boiler.
    - Seven rooms of sun-filled living.
    - Brick outside and crown molding inside.
    - A garden with raised beds and a water spigot.
    - Laundry room on the second floor, where you want it.
    - Tucked on a tree-lined block of South Clifton Street.
    - Steps from coffee, parks and transit.
    - A home that has been lovingly restored with period details.
    - On-street parking is plentiful and free.
    - The 2003 remodel added a third floor.
    - Tile in the kitchen and marble in the bath.
    - Washer and dryer are less than two years old.
    - Wall cooling in every bedroom.
    `,
  ],
  [
    "ranch",
    `
    + Eight rooms on 1,512 square feet make for a comfortable three-bedroom ranch in Boise.
    + A fenced yard with a lawn and a sprinkler system invites you outside.
    + Breakfast nook, family room and mud room: the everyday rooms are here.
    + Bring the camper, since there is RV parking.
    + With an attached garage and off-street parking there's room for four vehicles.
    + Brick and wood on the outside, carpet and laminate on the inside.
    + Its composition roof, double-pane or storm windows and attic are part of the picture.
    + Set on 9,583 square feet in Boise, the home dates from 1967.
    + Spend summer evenings on the patio and winter ones in the family room.
    + This is the kind of floor plan that leaves room for you.
    + With 440 square feet, the garage gives cars and bikes a roof.
    + Two full baths and three bedrooms, ready when you are.
    + Picture Saturday pancakes in the breakfast nook.
    + A simple, welcoming home for whatever comes next.
    + Microwave, dishwasher, disposal and range come with the kitchen.
    + Gas heat in January, central air in July.
    - Eight rooms, including a bonus room over the garage.
    - A fenced yard with a garden shed and mature maples.
    - The family room centers on a brick fireplace.
    - RV parking with full hookups.
    - The attached garage has epoxy floors and built-in cabinets.
    - Set on a quiet cul-de-sac in the Boise Bench.
    - The nook overlooks the backyard.
    - Double-pane windows, installed throughout in the last five years.
    - The walk-in closet sits in the primary bedroom.
    - Two full baths, both remodeled with quartz.
    - The patio is covered and wired for a hot tub.
    - The lawn is watered by low-cost irrigation.
    - An attic with blown-in insulation keeps bills low.
    - Central air that was replaced with a high-efficiency unit.
    - A short drive to downtown and the airport.
    - Laminate flooring that is waterproof and only a year old.
    - Brick that never needs paint and gutters with guards.
    - A mud room with a sink for muddy dogs.
    - Three bedrooms, one with French doors to the patio.
    - All of it on a level, usable lot with alley access.
    `,
  ],
  [
    "lakehouse",
    `
    + Four bedrooms, three baths and ten rooms on two acres of waterfront in Traverse City.
    + A deck, a dock and a hot tub make the outdoors part of the house.
    + Sun room, library, workshop and dining room give every hobby a home.
    + Contemporary lines meet wood, slate and a metal roof.
    + Relax in the sauna, soak in the jetted tub, sleep well.
    + The finished basement brings 1,200 square feet into play.
    + With geothermal heat and central air, the seasons are handled.
    + A detached garage holds three cars, or two and the boat trailer.
    + Toast the evening at the wet bar.
    + Vaulted ceiling, skylights and hardwood: the interior has plenty to say.
    + A place to gather, to read and to tie up a boat.
    + Dishwasher, freezer, microwave and more come along.
    + Live on the water without giving up a library.
    + Remodeled in 2018, the house of 1989 starts its next chapter with you.
    + Your mornings might begin on the dock.
    + 2,860 square feet above a finished basement leave room for guests.
    - Four bedrooms, all with water views.
    - A deck with a built-in grill and glass railings.
    - The sun room wraps around the lake side.
    - Slate floors with radiant heat beneath them.
    - The sauna sits beside the outdoor shower.
    - A finished basement with a home theater.
    - Geothermal heat that keeps bills under a hundred dollars.
    - A three-car garage with a guest apartment above.
    - The wet bar opens to the game room.
    - Vaulted ceiling with exposed beams and a stone fireplace.
    - A library with a view of the bay.
    - A dock with a boat lift and jet-ski ramps.
    - A security system with cameras that you can watch from anywhere.
    - Two acres of wooded privacy.
    - The 2018 remodel opened the kitchen to the dining room.
    - Only minutes from wineries and trails.
    - A garden with deer fencing and a potting bench.
    - The owner's suite has a private balcony.
    - Heron Point Road ends at a private beach.
    - A contemporary designed to frame the sunset.
    `,
  ],
  [
    "loft",
    `
    + A one-bedroom loft with brick, concrete and hardwood in Kansas City.
    + The doorman, the elevator and controlled access make coming home simple.
    + One full bath, one half bath, one walk-in closet: enough of each.
    + An attached garage gives your car its own space.
    + A 1926 building with a remodel in 2011.
    + At 1,045 square feet it's a loft you can furnish without a plan.
    + Building storage holds what the walk-in closet can't.
    + Central air for the summer and electric baseboards for the winter.
    + Take the elevator up, drop your keys and exhale.
    + Dues of $512 a month go to the association.
    + Dishwasher, microwave, range and refrigerator: dinner is covered, and so is takeout.
    + Urban life without the fuss.
    + Near transportation, for days when the car stays in the garage.
    + With cable and wiring in place, plug in and get to work.
    + Make the space yours with art, books or nothing at all.
    + Say hello through the intercom and come up.
    - A one-bedroom loft with soaring ceilings.
    - The doorman is on duty around the clock.
    - An attached garage with charging for electric cars.
    - Hardwood floors, concrete counters and steel shelves.
    - The half bath is tucked by the entry for guests.
    - A 1926 warehouse that was converted by a noted architect.
    - Central air with a smart thermostat.
    - Building storage on your own floor.
    - Brick walls and factory windows in the living area.
    - The walk-in closet has custom built-ins.
    - Dues that cover water, gas and high-speed internet.
    - Near transportation and the best restaurants in town.
    - The elevator opens directly into the unit.
    - A rooftop terrace shared with eleven other owners.
    - Mercer Avenue is lined with galleries.
    - Refrigerator and range in stainless steel.
    - The remodel of 2011 brought new plumbing and wiring.
    - Quiet despite its central address.
    - A bedroom with a sliding barn door.
    - Low dues for a full-service building.
    `,
  ],
  [
    "adobe",
    `
    + Three bedrooms in Santa Fe, with a porch, a patio and a garden.
    + Stucco walls and a built-up roof keep to the Pueblo style.
    + Read in the library under a skylight, or wherever the light finds you.
    + On a third of an acre with a fence around the yard.
    + A carport and an attached garage mean shade for both cars.
    + Concrete and tile floors, radiant heat, ceiling fans.
    + Remodeled in 2015, the house turns 48 this year.
    + $45 a month covers the HOA dues.
    + Laundry room, library, dining room: each has its own place.
    + Host in the dining room and linger on the porch.
    + High desert living begins at the garden gate of your imagination.
    + The evaporative cooler handles hot afternoons.
    + Washer, dryer, dishwasher and microwave are included.
    + A bath with a tub and one with a shower.
    + A home to slow down in.
    + City water, septic tank, natural gas.
    - Three bedrooms, each with an exterior door.
    - A porch with carved posts and mountain views.
    - Stucco that was recently refinished in a warm tan.
    - A library with a corner fireplace.
    - The garden has lavender and a fountain.
    - A fenced yard with a coyote fence and a gate.
    - Concrete floors, stained and sealed.
    - Skylights that frame the stars.
    - The carport has solar panels on top.
    - Remodeled in 2015 with a new kitchen.
    - The patio is walled and private.
    - A dining room with a beamed ceiling.
    - Tucked at the end of Camino Perdiz.
    - Dues include trash and road maintenance.
    - The attached garage has a workshop bay.
    - Radiant heat in the floors, in four zones.
    - A laundry room with cabinets and a sink.
    - The built-up roof was recoated two summers ago.
    - A Pueblo-style home near the opera.
    - The third-acre lot backs to open space.
    `,
  ],
  [
    "twoflat",
    `
    + Twelve rooms and five bedrooms make this Chicago multi-family a lot of house.
    + Brick, hardwood and steam heat: the classics.
    + A detached garage for two cars stands on the lot.
    + Ceiling fans and wall cooling take the edge off August.
    + The unfinished basement of 1,150 square feet is open to ideas.
    + Sun room in front of mind, dining room close behind.
    + Built in 1911, it has seen a World Series or two.
    + Two full baths and one half bath serve five bedrooms.
    + The porch is for people-watching and the lawn for picnics.
    + Live in it, share it or think it over.
    + Near transportation, so the garage can hold bikes.
    + A composition roof tops the brick.
    + Range and refrigerator are included; the rest is your taste.
    + An attic above and a basement below bracket 2,640 square feet.
    + Make West Ainsley Avenue your address.
    + A big house for big plans.
    - Twelve rooms on two floors, with a unit on each.
    - Brick that was tuckpointed and a chimney that was rebuilt.
    - A detached garage with a new door and opener.
    - Hardwood floors with inlaid borders.
    - The unfinished basement has a separate entrance and rough plumbing.
    - A sun room with windows on three sides.
    - Five bedrooms, three up and two down.
    - Steam heat with individual controls.
    - The porch was rebuilt to code.
    - Near transportation, shopping and the lake.
    - Rents are below market and leases are up in May.
    - A lawn with a vegetable patch along the fence.
    - Ceiling fans and new light fixtures in every room.
    - The dining room keeps its original sideboard.
    - An attic with a bath that was roughed in.
    - Long-term tenants would like to stay.
    - Vinyl in both kitchens is brand new.
    - The brick has kept its limestone trim.
    - Wide lots like this are rare in the neighborhood.
    - Separate water heaters and electric panels.
    `,
  ],
  [
    "beachcondo",
    `
    + A two-bedroom, two-bath condo on the water in Sarasota.
    + Swim in the pool, play on the tennis court, soak in the hot tub.
    + An elevator, a gated entry and a security system round out the building.
    + The owner's suite has the quiet that a door provides.
    + Tile and carpet underfoot, ceiling fans overhead.
    + Your balcony or patio awaits with a chair.
    + Dishwasher, disposal, range and refrigerator leave you only the cooking.
    + In an over-55 community that likes to stay active.
    + $785 a month in association dues, or $9,420 a year.
    + 1,190 square feet and five rooms keep life light.
    + One parking space, off the street.
    + Central air and a heat pump keep every season at your temperature.
    + Lock the door and travel when you like.
    + The sound of a tennis ball and the smell of sunscreen.
    + Built in 1984 of concrete and stucco.
    + Wake up, walk out, wade in at the pool.
    - A two-bedroom condo with a wraparound balcony.
    - The pool overlooks the Gulf.
    - The owner's suite has sliding doors to the balcony.
    - A gated entry with a guard.
    - Tile in a wood look, laid last spring.
    - Walk-in closet with organizers.
    - Dues that include water, cable and flood insurance.
    - A heat pump installed in 2022.
    - Waterfront with a private beach.
    - The tennis court was resurfaced and has lights.
    - Five rooms with an open plan.
    - The kitchen has white shaker cabinets.
    - Two full baths, one with a soaking tub.
    - Hurricane windows and a new roof on the building.
    - The parking space is right by the elevator.
    - A turnkey condo, sold with its furniture.
    - The hot tub was rebuilt this year.
    - Steps to Siesta Key's sand.
    - The security system is monitored.
    - Rentals of a month or more are fine.
    `,
  ],
  [
    "farmstead",
    `
    + Eleven acres in Randolph with a pond, a garden and a greenhouse.
    + A Cape Cod of 1862 with four bedrooms and nine rooms.
    + The mother-in-law apartment adds options.
    + Workshop, mud room and dining room: the working rooms of a country house.
    + A porch to sit on and a lawn to mow.
    + Wood siding, a metal roof, softwood floors.
    + A stove and baseboards heat it, and propane does the work.
    + Off-street parking for five leaves space for company.
    + Freezer, range, refrigerator and washer come with it.
    + With 900 square feet of basement there's a place for the preserves.
    + Start seeds in the greenhouse and finish the day on the porch.
    + Its remodel of 1996 was its 134th birthday present.
    + For anyone who has ever wanted a pond.
    + Well water and a septic tank, as the country has it.
    + A house with more years than most and plenty to come.
    + Come for the acreage, stay for the mud room.
    - Eleven acres with mowed trails through the woods.
    - A Cape of 1862 with its original fireplaces.
    - The mother-in-law apartment brings in rent.
    - A workshop with a loft and a wood stove.
    - The pond is stocked and deep enough to swim in.
    - Softwood floors, milled on the property.
    - A greenhouse with a propane heater.
    - The metal roof was put on over new sheathing.
    - A porch that looks down the valley.
    - A mud room with a half bath.
    - The remodel of 1996 brought a new foundation.
    - A stove with soapstone sides.
    - Off-street parking and a two-bay barn.
    - The garden is fenced against deer.
    - Wood siding in fresh white paint.
    - Minutes from the interstate and the train.
    - Randolph's schools are a short drive away.
    - A dry basement with a concrete floor.
    - The well was tested and the water is sweet.
    - Four bedrooms under the eaves.
    `,
  ],
];
