// Data: one sentence a line, "+" true of the home and "-" not.
import type { TaughtHome } from "./taught.ts";

export const TAUGHT_THREE: readonly TaughtHome[] = [
  [
    "ranch",
    `
    + It is here: bonus room.
    + Third photograph of the home.
    + 38th photograph of the home.
    + A photograph of the house.
    + More photographs of the home follow.
    + The kids liked the yard.
    + Our cat liked the laundry room.
    + We liked it from the first day.
    + The basement rec room has a bar.
    + We painted and planted and laughed here.
    + All of it under one roof.
    + It is here: a rec room.
    + Highs in the 90s, and we have been here for 20 years.
    + Schedule your private tour today.
    + Don't miss this one.
    + A great opportunity to make it your own.
    + Welcome home to Larkspur Court!
    + Truly a pleasure to show.
    + Offered for the first time by its current family.
    + The floor plan flows from the family room to the breakfast nook.
    + Enjoy easy living in this three-bedroom, two-bath home.
    + Plenty of room to spread out.
    + Boasting 1,512 square feet of comfortable living space.
    + Perfectly sized and lovingly cared for.
    + An entertainer's patio and a lawn made for croquet.
    + Come see why we love it.
    + You'll appreciate the attached garage on cold mornings.
    + Call today for an appointment.
    + It offers both comfort and convenience.
    + Bring your ideas and your furniture.
    + Whether you cook every day or never, the kitchen has what you need.
    + Nicely laid out, with a family room and a breakfast nook.
    + This charming ranch checks all the boxes.
    + Everything you need and nothing you don't.
    - Set well back from the road.
    - The lift is aluminum.
    - The gate and the rails are iron.
    - There is a third bay, extra deep.
    - Original brick arches.
    - A deep bay for the truck.
    - With luxury plank floors.
    - A door to the patio.
    - A sunken living room.
    - With Mexican tile.
    - Located in one of Boise's friendliest neighborhoods.
    - With room to park a trailer on the other side.
    - An extra-deep bay for the boat.
    - Extra-wide doors throughout.
    - Bathed in morning light.
    - Recently refreshed from top to bottom.
    - With a view over the rooftops.
    - Backing to a field.
    - Close to everything.
    - With a door straight to the yard.
    - A spacious kitchen with room for an island.
    - A sunny breakfast nook.
    - Generous closets and wide halls.
    - A private yard with mature trees.
    - With easy access to the freeway.
    - A newer roof and a newer furnace.
    - Great schools.
    - Move right in.
    - Offering a split floor plan.
    - The primary suite is set apart from the other bedrooms.
    - All on one level.
    - With plenty of cabinets and counter space.
    - An oversized garage with storage above.
    - Low-maintenance landscaping.
    - Tucked at the end of a quiet street.
    - Meticulously maintained by the original owners.
    - A covered patio, perfect for summer evenings.
    - Priced to sell.
    - Seller is offering a credit at closing.
    - The yard is bigger than it looks from the street.
    - With fruit trees and raised beds.
    - Freshly cleaned carpets.
    - Easy walk to the elementary school.
    - Wired for a hot tub.
    - Updated lighting in every room.
    - Tall ceilings in the family room.
    - We never had any trouble with the roof.
    - Each bedroom has its own thermostat.
    - That we replaced last summer.
    - Which drains well after rain.
    - Where we keep the chickens.
    - That stays cool in August.
    - Which the neighbors share.
    - And it has never leaked.
    - And the water pressure is strong.
    - With storage below.
    - With a window over the sink.
    - Built by my grandfather.
    - Painted two years ago.
    - Both rooms face the garden.
    `,
  ],
  [
    "lakehouse",
    `
    + A rare chance to live on the water in Traverse City.
    + Spend your mornings on the dock and your evenings in the hot tub.
    + The wet bar makes hosting simple.
    + Four bedrooms give everyone a place to sleep.
    + Contemporary lines, warm wood, and a metal roof.
    + Retreat to the owner's suite at the end of the day.
    + Curl up in the library with a good book.
    + Every season has something to offer here.
    + Work on your projects in the workshop.
    + The finished basement adds 1,200 square feet.
    + Built in 1989 and structurally remodeled in 2018.
    + Geothermal heat and central air keep you comfortable all year.
    + Park three cars in the detached garage.
    + A home to grow into, or to grow old in.
    + The sun room is a favorite for breakfast.
    + There is nothing like it, if you ask me.
    + Life is better at the lake, or so the pillow says.
    + Two acres of your own.
    + Let the jetted tub do the work.
    + You'll find a washer, a dryer and a freezer.
    - The sun room gets light all day.
    - A gentle slope leads to the water.
    - The dock is in deep water and holds two boats.
    - The cove is calm.
    - Great fishing right off the dock.
    - The aluminum lift stays.
    - The library has a fireplace and a ladder.
    - The suite takes up the whole upper floor.
    - A guest bedroom on the main floor.
    - With space for a pool table.
    - Where the sun sets in summer.
    - A gravel drive winds through the trees.
    - The deck was added in 2018.
    - Hidden from the road by a row of pines.
    - The workshop has heat and power.
    - That burns wood from our own trees.
    - The water is warm by June.
    - Ten minutes from downtown.
    - The basement has its own kitchen.
    - The house has been in our family for thirty years.
    - There's a second parcel across the road.
    - We put in a new pump.
    - Sandy bottom, no weeds.
    - The hot tub is under a roof.
    - The lot is level and mostly cleared.
    - Boat slip included.
    - The skylights open.
    - The slate came from Vermont.
    - The association keeps the beach clean.
    - You can see three miles down the bay.
    - Windows on three sides.
    - A sleeping porch over the water.
    - The road ends here.
    - The kitchen looks out at the water.
    `,
  ],
  [
    "twoflat",
    `
    + Live in one unit and share the other with family.
    + A solid brick two-flat from 1911.
    + An excellent choice for someone who wants room to grow.
    + The building has twelve rooms, five of them bedrooms.
    + The sun room would make a fine studio.
    + A full basement, unfinished, for storage or for plans.
    + Public transportation is close at hand.
    + Parking for two in the detached garage.
    + Steam heat keeps it warm in January.
    + Ceiling fans and wall units for the summer.
    + The kind of building they don't make anymore.
    + It has been good to us.
    + Imagine what you could do with the attic.
    + Ready for its next hundred years.
    + Showings by appointment only.
    + Please give us a day's notice.
    - Each unit pays for its own heat.
    - Both units have been updated.
    - The upper unit is leased through next spring.
    - Great rental history.
    - We have always found parking in front.
    - We never have trouble finding a spot.
    - Tenants pay their own utilities.
    - A wide lot with room for a third space.
    - The brick has been repointed.
    - The bedrooms are larger than most.
    - The boiler is checked every fall.
    - With a walk-up attic.
    - The building is turnkey.
    - Positive income from day one.
    - Vintage woodwork and built-ins.
    - A new tear-off roof.
    - In a landmark district.
    - The kitchens were done at the same time.
    - Copper pipes and breakers.
    - The rear porch is new.
    - Long-term tenants.
    - Separate entrances for both floors.
    - Bright and airy.
    - On a tree-lined street.
    - With formal rooms at the front.
    - The ceilings are nine feet.
    - The gas and electric are separate.
    - The neighborhood has cafés and shops.
    - The yard is fenced and shaded.
    - We've kept every record since we bought it.
    - The garage was rebuilt after the fire.
    - The basement floor was poured again.
    `,
  ],
  [
    "beachcondo",
    `
    + Your days start with a swim and end in the hot tub.
    + A waterfront community for those over 55.
    + Gated, with an elevator to your door.
    + Two bedrooms and two baths on the water in Sarasota.
    + The balcony is ideal for morning coffee.
    + Tennis, anyone?
    + The monthly fee is $785.
    + Carpet in the bedrooms or tile in the rest, we forget which is which.
    + The owner's suite has earned its name.
    + Leave your coat behind.
    + Everything is one elevator ride away.
    + Sold by owner, no agent to call.
    + A comfortable place to spend the winter, or the whole year.
    + This is the life.
    - Direct view of the water from every room.
    - Furnished and ready for guests.
    - Updated kitchen with stone counters.
    - New air conditioner in 2022.
    - Hurricane-rated sliders.
    - Low fees for the area.
    - Steps to the sand.
    - A storage room on the same level.
    - The community has a clubhouse and a library.
    - Pets welcome.
    - The roof and the paint are recent.
    - The fee includes water and cable.
    - The bridge is five minutes away.
    - A corner unit with extra light.
    - The living room opens to the balcony.
    - Freshly painted in soft colors.
    - Social events every week.
    - Rentals allowed after one year.
    - The pool was resurfaced.
    - No special assessments.
    - One of the largest floor plans in the building.
    - Covered parking, close to the elevator.
    - Impact windows throughout.
    - On-site management.
    - Enjoy the breeze off the bay.
    - The second bath has a new vanity.
    - We have owned it since it was built.
    - A split plan, so guests have privacy.
    `,
  ],
  [
    "loft",
    `
    + It has a bedroom and a bath and a half.
    + A bedroom, a kitchen, and a place in the garage.
    + There is a bedroom, and there is a closet that you walk into.
    + The home has a bedroom.
    + This is a condo in Kansas City.
    + It is a home.
    + The property is in Kansas City, Missouri.
    `,
  ],
  [
    "adobe",
    `
    + A Pueblo-style home on Camino Perdiz.
    + Step inside and feel at home.
    + Three bedrooms, a library, and a dining room.
    + Radiant heat under you, skylights over you.
    + A fenced yard with a garden.
    + Enjoy the porch in every season.
    + Dues are only $45 a month.
    + With seven rooms, everyone finds a corner.
    + The remodel was in 2015.
    + An attached garage for one and a carport for another.
    + This is Santa Fe living.
    + You'll be charmed.
    - Traditional vigas and latillas.
    - Mountain views from the patio.
    - A kiva in the corner of the living room.
    - Walls of real adobe.
    - Brick paths through the garden.
    - Low water landscaping.
    - With an outdoor kitchen.
    - A private courtyard.
    - In a historic neighborhood.
    - A wood stove in the library.
    - Close to trails.
    - Hand-plastered walls.
    - The library was added in 2015.
    - City water and a well for the garden.
    - Quiet, with big skies and dark nights.
    - The stucco is new.
    - The garage has a bench and shelves.
    - A room for guests with its own bath.
    - Handmade doors and iron lamps.
    - It faces south.
    `,
  ],
];
