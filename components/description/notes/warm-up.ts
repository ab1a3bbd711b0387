import { checkClaims } from "#lib/description/claims/check.ts";
import { checkFairHousing } from "#lib/description/fair-housing/check.ts";
import { WEIGHTS } from "#lib/description/claims/open-world/read-unknown.ts";
import { getPeopleReady } from "#lib/description/fair-housing/people/get-ready.ts";
import { readPeople } from "#lib/description/fair-housing/people/read-people.ts";
import { withoutShorthand } from "#lib/description/fair-housing/people/shorthand.ts";
import { collectFacts, type DescribedProperty } from "#lib/description/facts.ts";
import { withPlainMarks } from "#lib/text/plain-marks.ts";
import { tokenize } from "#lib/text/tokens.ts";
import { findNotes } from "./find-notes.ts";

const HOME: DescribedProperty = {
  ...{ propertyType: "single_family", addressLine1: null, city: "", state: "" },
  ...{ basics: null, features: null },
};

// Of the words that most listings have, so that what they need is read before a text comes.
const SENTENCES = [
  "A home.",
  "The house has three bedrooms.",
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

/** Steps that make the first check as quick as a later one; each is short, and none gives anything. */
export function* warmUp(): Generator<void> {
  // What each part of the checks reads once, part by part.
  tokenize(withPlainMarks(SENTENCES[0]));
  yield;
  withoutShorthand(tokenize(SENTENCES[0]));
  yield;
  yield* getPeopleReady();
  readPeople(SENTENCES[0], tokenize(SENTENCES[0]));
  yield;
  yield* WEIGHTS.getReady();
  const facts = collectFacts(HOME);
  yield;
  for (let round = 0; round < 3; round += 1) {
    for (const sentence of SENTENCES) {
      checkFairHousing(sentence);
      yield;
      checkClaims(sentence, facts);
      yield;
      findNotes(sentence, HOME);
      yield;
    }
  }
}
