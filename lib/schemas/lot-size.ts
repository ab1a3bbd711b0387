import { z } from "zod";
import { CHOOSE_LOT_UNIT } from "#lib/fields/basics.ts";
import { likelyAcres, readLotSize } from "#lib/us/lot-size.ts";

/**
 * Returns the schema of a lot size as a form has it, with an optional unit. A small number without
 * a unit is refused because it could be acres.
 * @param rule the schema of the square feet
 */
export const typedLotSize = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((value, context) => {
    if (typeof value !== "string") return value;
    if (likelyAcres(value) !== null) context.addIssue(CHOOSE_LOT_UNIT);
    return readLotSize(value) ?? value;
  }, rule);
