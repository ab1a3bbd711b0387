import { z } from "zod";
import { CHOOSE_LOT_UNIT } from "#lib/fields/basics.ts";
import { likelyAcres, readLotSize } from "#lib/us/lot-size.ts";

/**
 * The size of a lot as a form holds it: a unit may stand with the number. A small number without one is
 * refused, as nobody knows whether it counts acres.
 * @param rule of the square feet
 */
export const typedLotSize = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((value, context) => {
    if (typeof value !== "string") return value;
    if (likelyAcres(value) !== null) context.addIssue(CHOOSE_LOT_UNIT);
    return readLotSize(value) ?? value;
  }, rule);
