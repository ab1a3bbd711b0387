import type { Length } from "#lib/fields/description.ts";
import type { SampleHome } from "./sample-homes.ts";

/**
 * Texts about the sample homes as a language model writes them that keeps to its instructions. They
 * were written before the checks had read any of them, and show how often those refuse good work.
 */
export const FAITHFUL_TEXTS: readonly (readonly [
  home: SampleHome,
  length: Length,
  text: string,
])[] = [
  [
    "craftsman",
    "standard",
    `This single-family home in Asheville, North Carolina, pairs Craftsman style with four bedrooms, two full bathrooms and one half bathroom. Built in 1998 and structurally remodeled in 2016, it offers 2,450 finished square feet on a lot of 10,890 square feet, with nine rooms in all.

Inside, hardwood, tile and carpet run underfoot, and a vaulted ceiling lifts the space overhead. A dining room and a family room give daily life its own settings, while the owner’s suite and a walk-in closet keep things organized. The kitchen comes with a dishwasher, garbage disposal, microwave, range/oven and refrigerator, and the laundry room holds a washer and dryer. Ceiling fans, double-pane or storm windows and cable-ready wiring round out the interior, with an attic above and a partially finished basement below.

Outside, a porch and a deck look onto a fenced yard with lawn and garden. The exterior is brick and vinyl under a shingle roof, and the attached garage measures 480 square feet with two parking spaces. Forced-air heat runs on natural gas, central air conditioning handles the summer, and the home is served by municipal water and sewer.`,
  ],
  [
    "craftsman",
    "short",
    `Welcome to this four-bedroom Craftsman single-family home in Asheville, North Carolina, with two full baths and one half bath across 2,450 finished square feet. Hardwood, tile, and carpet cover the floors, and a vaulted ceiling opens up the living space. The owner's suite includes a walk-in closet, and the partially finished basement adds flexibility. A porch, a deck, and a fenced yard extend the living area outdoors, and an attached garage rounds it out.`,
  ],
  [
    "craftsman",
    "long",
    `A Craftsman single-family home in Asheville, North Carolina, this property was built in 1998 and structurally remodeled in 2016. It holds nine rooms in 2,450 finished square feet, among them four bedrooms, two full bathrooms, and one half bathroom, all on a lot of 10,890 square feet.

Step inside to floors of hardwood, tile, and carpet beneath a vaulted ceiling. Meals can move from the kitchen to the dining room, and evenings settle easily into the family room. The owner's suite anchors the bedrooms, and a walk-in closet keeps a wardrobe in order. In the kitchen, a refrigerator, range/oven, microwave, dishwasher, and garbage disposal are in place; a washer and dryer stand ready in the laundry room.

Practical touches run throughout. Ceiling fans keep the air moving, double-pane or storm windows frame the rooms, and the house is cable ready. There is an attic overhead and a partially finished basement below, so there is room to store what the seasons bring.

The exterior combines brick and vinyl under a shingle roof. A front porch greets visitors, a deck invites a meal outdoors, and the fenced yard holds both a lawn and a garden. Parking is simple: an attached garage of 480 square feet and two parking spaces in total.

Central air conditioning and forced-air heating, fueled by natural gas, keep the home comfortable year-round. Municipal water and municipal sewer serve the property. Arrange a visit to see how it all fits together.`,
  ],
  [
    "condo",
    "standard",
    `In Portland, Maine, this contemporary condominium offers two bedrooms and two full bathrooms in 1,120 finished square feet. Built in 2008, it has five rooms in total and a brick exterior.

Hardwood and tile floors run through the home, and a walk-in closet provides generous storage. The kitchen is equipped with a dishwasher, microwave, range/oven, and refrigerator, and a washer and dryer are part of the home as well. It is cable ready and has an intercom system.

A balcony/patio brings fresh air within easy reach. The building provides an elevator, controlled access, and storage, and it is near transportation. There is one off-street parking space. A heat pump powered by electricity provides heat, central air conditioning cools the home, and municipal water and sewer serve the building. HOA fees are $385 per month.`,
  ],
  [
    "condo",
    "short",
    `This two-bedroom, two-bath condominium in Portland, Maine, was built in 2008 and measures 1,120 finished square feet. Hardwood and tile floors lead through five rooms to a balcony. Appliances include a dishwasher, range/oven, refrigerator, microwave, washer, and dryer. The building has an elevator and controlled access, and one off-street parking space comes with the home. HOA fees are $385 a month.`,
  ],
  [
    "condo",
    "short",
    `Two bedrooms, two full bathrooms and 1,120 finished square feet: this Portland, Maine, condominium is contemporary in style and dates to 2008. Floors are hardwood and tile. A balcony adds space outdoors, and a washer and dryer make laundry day easy. Central air conditioning and a heat pump take care of the seasons. In the building are an elevator and storage. Monthly HOA fees are $385.`,
  ],
  [
    "desert",
    "standard",
    `A Pueblo-style single-family home in Tucson, Arizona, this property offers three bedrooms, one full bath, and one three-quarter bath. Built in 1974, it provides 1,640 finished square feet and seven rooms on a lot of 8,276 square feet.

Tile and concrete floors stay cool underfoot, and skylights draw the eye upward. The dining room, sun room, and workshop each add a space with its own purpose. Ceiling fans turn overhead, and the kitchen includes a dishwasher, range/oven, and refrigerator.

Outdoors, a pool, a patio, and a barbecue area set the scene for time outside, with a sprinkler system for the grounds. The exterior is stucco beneath a built-up roof. A garage of 420 square feet, a carport, and off-street parking make room for three vehicles. Cooling comes from an evaporative cooler and refrigerated air, heating from a forced-air system that runs on natural gas. The home uses municipal water and a septic tank.`,
  ],
  [
    "desert",
    "short",
    `Easygoing in plan, this three-bedroom single-family home in Tucson, Arizona, has one full bath and one three-quarter bath in 1,640 finished square feet. Pueblo style shapes its stucco exterior. A pool and barbecue area anchor the outdoor space, while skylights, ceiling fans, and tile floors define the rooms inside. There is a workshop, a sun room, and parking for three.`,
  ],
  [
    "land",
    "standard",
    `This parcel of land in Bend, Oregon, covers 217,800 square feet. A pond lies on the property, and RV parking is in place. Water comes from a well.`,
  ],
  [
    "land",
    "short",
    `Located in Bend, Oregon, this parcel of land spans 217,800 square feet. It has a pond, offers RV parking, and draws on well water. Come and walk it to see its possibilities.`,
  ],
  [
    "flats",
    "standard",
    `This Georgian multi-family property in St. Louis, Missouri, was built in 1912 and structurally remodeled in 1999. It offers eight bedrooms and four full bathrooms among 20 rooms, with 4,200 finished square feet on a lot of 6,500 square feet.

Hardwood and linoleum/vinyl floors run through the interior, which is wired and fitted with double-pane or storm windows. Each range/oven and refrigerator is ready for use. An unfinished basement of 1,400 square feet provides further room below.

The brick exterior opens to a porch, and on-street parking is available. The property is near transportation. Radiant heat is fueled by natural gas, wall units provide cooling, and municipal water and municipal sewer serve the building.`,
  ],
  [
    "flats",
    "short",
    `Built in 1912 and structurally remodeled in 1999, this Georgian multi-family property in St. Louis, Missouri, has eight bedrooms, four full baths, and 20 rooms. It provides 4,200 finished square feet with hardwood and linoleum/vinyl floors, radiant heat, and wall air conditioning. A porch fronts the brick exterior, and transportation is nearby.`,
  ],
];

/**
 * Texts to the instructions that ask for a listing agent's order and taste, written before checks or
 * judging had read any of them.
 */
export const ORDERED_TEXTS: typeof FAITHFUL_TEXTS = [
  [
    "craftsman",
    "standard",
    `Remodeled in 2016, this four-bedroom Craftsman house in Asheville, North Carolina, pairs an owner's suite and a vaulted ceiling with a two-car attached garage of 480 square feet. Built in 1998 on a lot of 10,890 square feet, it offers two full baths, one half bath, and 2,450 square feet of living space.

Inside, a family room and a dining room join floors of hardwood, tile, and carpet. The kitchen comes with a range, refrigerator, dishwasher, microwave, and garbage disposal. A walk-in closet, a laundry room with washer and dryer, and a partially finished basement complete the plan.

Outside, a porch and a deck open to a fenced yard with lawn and garden. The exterior is brick and vinyl under a shingle roof, with forced-air gas heat, central air conditioning, and municipal water and sewer.`,
  ],
  [
    "condo",
    "short",
    `This contemporary two-bedroom condominium in Portland, Maine, has an elevator, two full baths, and 1,120 square feet with hardwood and tile floors. The kitchen includes a range, refrigerator, dishwasher, and microwave, and a washer and dryer come with the home. A walk-in closet, storage, controlled access, and off-street parking add convenience. Built in 2008, it has a heat pump and central air conditioning; HOA fees are $385 a month.`,
  ],
  [
    "desert",
    "standard",
    `A pool, a sun room, and a workshop set this three-bedroom Pueblo-style house in Tucson, Arizona, apart. Built in 1974, it has one full bath, one three-quarter bath, and 1,640 square feet of living space on a lot of 8,276 square feet.

The dining room shares the interior with tile and concrete floors, skylights, and ceiling fans, and the kitchen has a range, refrigerator, and dishwasher. Outdoors, a barbecue area joins the pool, and a garage of 420 square feet and a carport provide parking for three cars.

The exterior is stucco. Forced-air gas heat, an evaporative cooler, municipal water, and a septic tank serve the home.`,
  ],
];
