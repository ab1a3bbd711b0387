import {
  checkDescriptionInSteps,
  collectFacts,
  type DescribedProperty,
  getChecksReady,
} from "#lib/description/index.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { findNotes } from "./find-notes.ts";

// A made-up home with a value in every field that the checks read.
const HOME: DescribedProperty = {
  propertyType: "single_family",
  ...{ addressLine1: "1 Main Street", city: "Springfield", state: "IL" },
  basics: {
    ...{ bedrooms: 3, fullBathrooms: 2, halfBathrooms: 1 },
    ...{ threeFourthBathrooms: 0, oneFourthBathrooms: 0 },
    ...{ finishedSquareFootage: 2450, basementSquareFootage: 900, garageSquareFootage: 440 },
    ...{ lotSize: 10_890, yearBuilt: 1984, structuralRemodelYear: 2015, hoaFees: 240 },
  },
  features: {
    ...NO_FEATURES,
    rooms: { types: ["Dining Room", "Laundry Room"], total: 8 },
    parking: { types: ["Garage - Attached"], totalSpaces: 2 },
    flooring: ["Hardwood"],
    outdoorFeatures: ["Deck", "Fenced yard"],
  },
};

// Uses the words of most listings, so that the parts of the checks they need are loaded.
const SENTENCES = [
  "A home.",
  "The house has three bedrooms.",
  "Built in 1984.",
  "Seven baths, 700 square feet, and dues of $55.",
  "A man cave, a master suite, and handicap parking for the handyman.",
  "Remodeled 77 years after it was built, it has 4.5 acres between 2 roads.",
  "Children can play here.",
  "Perfect for families.",
  "No pets, please.",
  "It was built in 1984 and has 2,450 square feet on a quarter-acre lot.",
  "The kitchen has granite counters, and the living room a fireplace.",
  "Two full baths and one half bath; a garage for two cars.",
  "A new roof, a deck, a patio and a fenced yard are near the park, with great views.",
  "Perfect for families and young professionals, with no children or pets, please.",
  "The neighborhood is quiet, and the people who live on this street are not far from the church.",
  "You will love the primary suite with a walk-in closet and its own bathroom on the main level.",
  "We prefer a quiet couple, and a family with a wheelchair would not be happy here.",
  "Freshly painted walls, quartz counters, stainless appliances, updated bath, and newer windows.",
  "Close to shops, schools, and transit; minutes to downtown, the lake, and the highway.",
  "The lower level has a family room, laundry, a workshop, and a den that could be an office.",
  "Outside, a covered porch looks over the garden, the shed, the pool, and half an acre of lawn.",
  "HOA dues are $240 a month. The lot has 8,000 square feet, and taxes are low.",
  "This craftsman sits on a corner; inside, oak floors run through the dining room and the hall.",
  "Skylights, vaulted ceilings, heated floors, solar panels, and a wine cellar were added in 2015.",
  "Marble, tile, brick, cedar, stucco, slate: custom cabinets, brand new carpet, designer fixtures.",
  "Top schools are a short walk away, taxes stay low, and the sellers will pay the closing costs.",
  "The best lot on the block, with mountain views, a dock, a barn, a guest house, and a hot tub.",
  "A wood stove, a bay window, a mudroom, a pantry, a loft, an elevator, and a sauna are included.",
  "Central air, forced-air heat by gas, hardwood floors, and a finished basement with storage.",
] as const;

// The engine optimizes code that runs often, and compiles it again for text beyond Latin-1.
const ROUNDS = ["", " —", "", " —"];

/** Runs the checks in short steps, so that the first real check is as fast as later ones. */
export function* warmUp(): Generator<void> {
  yield* getChecksReady(HOME);
  const facts = collectFacts(HOME);
  yield;
  for (const sentence of SENTENCES) yield* checkDescriptionInSteps(sentence, facts);
  for (const mark of ROUNDS) {
    for (const sentence of SENTENCES) {
      findNotes(sentence + mark, HOME);
      yield;
    }
  }
}
