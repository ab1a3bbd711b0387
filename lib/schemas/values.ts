import { z } from "zod";
import { atLeast, atMost, MUST_BE_NUMBER } from "#lib/fields/numbers.ts";
import { EMPTY_FILE } from "#lib/fields/storage.ts";

export const trueOrFalse = z.boolean("Must be true or false");

export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item, "Must be a list");

export const MUST_BE_OBJECT = "Must be an object";

export const MUST_BE_WHOLE = "Must be a whole number";

export const number = z.number(MUST_BE_NUMBER);
export const wholeNumber = number.int(MUST_BE_WHOLE);

/** Distinguishes a missing number from one that can't be read. */
export const requiredNumber = z.number({
  error: ({ input }) => (input === undefined ? "Required" : MUST_BE_NUMBER),
});

export const between = (least: number, most: number, rule = number) =>
  rule.min(least, atLeast(least)).max(most, atMost(most));

const MUST_BE_POSITIVE = "Must be greater than 0";

export const rowId = wholeNumber.positive(MUST_BE_POSITIVE);
export const rowIdInQuery = z.coerce
  .number(MUST_BE_NUMBER)
  .int(MUST_BE_WHOLE)
  .positive(MUST_BE_POSITIVE);

const MUST_BE_REVISION = "Must be a revision number";

/** The number of the version of a record that the person saw. */
export const revision = z.int(MUST_BE_REVISION);

/** The part of a revised call's body that its own schema doesn't name. */
export const revisedInput = z.object({
  revision: z.int32(MUST_BE_REVISION).min(0, MUST_BE_REVISION).optional().meta({
    description:
      "The revision that the change is based on. If it's outdated, the change is refused.",
  }),
});

/** Returns the schema of a file's size in bytes. */
export const fileSize = (most: number, tooLarge: string) =>
  wholeNumber.min(1, EMPTY_FILE).max(most, tooLarge);
