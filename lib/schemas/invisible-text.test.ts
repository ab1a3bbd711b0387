import { describe, expect, it } from "vitest";
import { fieldErrors } from "#lib/validation.ts";
import { propertyInput } from "./property.ts";
import { textFields } from "#tests/text-fields.ts";

const IS_PASSWORD = /: .*password$/i;
// Sent by programs, not typed by people.
const IS_CODED =
  /Id\b|Id\[\]|\bid\b|uploadId|startsAt|signedAt|: (?:.*\.)?(?:soldOn|day)$|: (?:name|before)$|offers\/import: /;
const VALUES = [
  ...["Ann", "ann@example.com", "(217) 555-0142", "53704", "13:00", "1,450", "12", "#1f5a44"],
  ...["https://example.com/a", "4242 4242 4242 4242", "123456", "2027-05-31", "America/Chicago"],
];
const MARKS = "\u202D\u200B\u00AD\uFEFF";
const mark = (text: string) => `${MARKS}${text.slice(0, 1)}${MARKS}${text.slice(1)}\u202C`;

const fields = textFields().map(({ name, field }) => ({ name, field }));

describe("an invisible character", () => {
  it.each(fields)("is ignored in $name unless it's a password", ({ name, field }) => {
    for (const value of VALUES) {
      const plain = field.safeParse(value);
      if (!plain.success) continue;
      const marked = field.safeParse(mark(value));
      if (IS_PASSWORD.test(name)) expect(marked.data ?? mark(value)).toBe(mark(value));
      else if (!IS_CODED.test(name)) expect(marked.data).toEqual(plain.data);
      else expect(marked.data ?? plain.data).toEqual(plain.data);
    }
  });
});

const HOME = {
  propertyType: "single_family",
  addressLine1: "12 Elm St",
  city: "Madison",
  state: "WI\u200B",
  zipCode: "53704",
};

describe("a pasted address", () => {
  it("gets the visible state", () => {
    expect(propertyInput.parse(HOME).state).toBe("WI");
  });

  it.each([
    ["\u202D53704\u202C", "53704"],
    ["５３７０４", "53704"],
    ["53704 1234", "53704-1234"],
    ["53704\u00A01234", "53704-1234"],
    ["53704\u20131234", "53704-1234"],
    ["５３７０４－１２３４", "53704-1234"],
    ["537041234", "53704-1234"],
    ["53704 -  1234", "53704-1234"],
    ["53704-1234", "53704-1234"],
    ["SW1A 1AA", "SW1A 1AA"],
  ])("with the zip code %j gets %s", (zipCode, read) => {
    expect(propertyInput.parse({ ...HOME, zipCode }).zipCode).toBe(read);
  });

  it.each(["53\u200B7", "\u200B\u200B\u200B\u200B\u200B", "53704\0"])(
    "with the zip code %j is refused",
    (zipCode) => {
      const { error } = propertyInput.safeParse({ ...HOME, zipCode });
      expect(error && fieldErrors(error)).toHaveProperty("zipCode");
    },
  );
});
