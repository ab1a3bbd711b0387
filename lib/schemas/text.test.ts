import { expect, it } from "vitest";
import { MAX_DESCRIPTION } from "#lib/fields/description.ts";
import { MAX_TEXT } from "#lib/fields/text.ts";
import { editInput } from "./description.ts";
import { requiredText, text } from "./text.ts";

const HOUSE = "\u{1F3E1}";

it.each([
  ["optional text", text(), MAX_TEXT],
  ["required text", requiredText("Required"), MAX_TEXT],
  ["a description", editInput.shape.description, MAX_DESCRIPTION],
])("counts the length of %s as the screen does", (_, schema, max) => {
  expect(schema.safeParse(HOUSE.repeat(max / 2)).success).toBe(true);
  const { error } = schema.safeParse(HOUSE.repeat(max / 2) + "x");
  expect(error?.issues[0]?.message).toBe(`Must be at most ${max} characters`);
});
