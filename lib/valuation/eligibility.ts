import { BASICS_LABELS } from "#lib/fields/basics.ts";
import { LIVING_AREAS, type Subject } from "./data/home.ts";

const LIVING_AREA = BASICS_LABELS.finishedSquareFootage;
const [MIN_SQUARE_FEET, MAX_SQUARE_FEET] = LIVING_AREAS;

/**
 * Why a home can't be valued regardless of sales: a sentence, and labels of the basics to fill in.
 */
export interface Obstacle {
  reason: string;
  missing: string[];
}

export function findObstacle({ propertyType, livingArea }: Subject): Obstacle | null {
  if (propertyType === "land_lot") {
    return { reason: "We can't estimate land without a home on it yet.", missing: [] };
  }
  if (livingArea === null) {
    return {
      reason: "Add your finished square footage in The Basics to get an estimate.",
      missing: [LIVING_AREA],
    };
  }
  if (livingArea < MIN_SQUARE_FEET || livingArea > MAX_SQUARE_FEET) {
    return {
      reason: `We can't compare a home of ${livingArea.toLocaleString("en-US")} sq ft with other homes. Check ${LIVING_AREA} in The Basics.`,
      missing: [LIVING_AREA],
    };
  }
  return null;
}
