import { expect, it } from "vitest";
import { fieldErrors } from "#lib/validation.ts";
import { rewriteInput } from "./description.ts";

it.each([
  [{ tone: "loud" }, { tone: "Unknown tone" }],
  [{ tone: null }, { tone: "Unknown tone" }],
  [{ length: 1 }, { length: "Unknown length" }],
])("explains what is wrong with the style %j", (style, fields) => {
  const parsed = rewriteInput.safeParse({ currentDescription: "", ...style });
  expect(parsed.error && fieldErrors(parsed.error)).toEqual(fields);
});
