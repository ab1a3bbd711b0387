import * as fc from "fast-check";
import { expect, it } from "vitest";
import { oddText } from "#tests/fuzz/hostile.ts";
import { fuzz } from "#tests/fuzz/settings.ts";
import { cityKey, readAddressLine, readCity, readState, readZip } from "./address.ts";
import { readAmount } from "./amounts.ts";
import { readDate } from "./dates.ts";
import { readHouseNumber } from "./house-number.ts";
import { dialLink, formatPhone, parsePhone } from "./phone.ts";
import { streetKey } from "./street-key.ts";
import { readUnit } from "./unit.ts";

const parts = fc.constantFrom(
  ...[
    "1418",
    "12-B",
    "95-1001",
    "½",
    "N54W16164",
    "FL-40",
    "Co Rd",
    "99999999999",
    "Juniper",
    "N.",
    "St",
    "Street",
    "Apt 4",
    "#",
    "Unit",
    "constructor",
  ],
  ...[
    "WI",
    "Wisconsin",
    "D.C.",
    "53704",
    "53704-1234",
    "2139",
    ".0",
    "(217)",
    "555-0142",
    "+1",
    "x12",
    "ext.",
  ],
  ...["2/30/2024", "2024-02-29", "20240131", "1,450", "$", "%", "sq ft", "1e5", "-", " ", "\t"],
);
const text = fc.oneof(
  oddText(),
  fc.array(parts, { maxLength: 6 }).map((all) => all.join(" ")),
  fc.array(parts, { maxLength: 6 }).map((all) => all.join("")),
);

it.each([
  ["a state", readState],
  ["a zip", readZip],
  ["a city", readCity],
  ["a city's key", cityKey],
  ["a house number", readHouseNumber],
  ["a unit", readUnit],
  ["a street", streetKey],
  ["a telephone number", formatPhone],
])("reading %s twice gives the same result", (name, read) => {
  fc.assert(
    fc.property(text, (typed) => {
      const once = read(typed);
      if (once !== null) expect(read(once)).toBe(once);
    }),
    fuzz(name, 300),
  );
});

it("reads a house number before a name back unchanged", () => {
  fc.assert(
    fc.property(text, (typed) => {
      const { houseNumber, street } = readAddressLine(typed);
      if (houseNumber === null || !/^\p{L}/u.test(street ?? "")) return;
      expect(readAddressLine(`${houseNumber} ${street}`).houseNumber).toBe(houseNumber);
    }),
    fuzz("house number before a name", 300),
  );
});

it("keeps a phone number's digits when shown or dialed", () => {
  const separators = fc.constantFrom("", " ", "-", ".", " - ");
  const number = fc
    .tuple(fc.integer({ min: 10, max: 15 }), fc.infiniteStream(fc.nat(9)), separators)
    .map(([length, digits, separator]) => [...digits.take(length)].join(separator));
  const digitsOf = (shown: string) => shown.replace(/\D/g, "");
  fc.assert(
    fc.property(fc.oneof(number, text), (typed) => {
      const phone = parsePhone(typed);
      expect(dialLink(typed) === null).toBe(phone === null);
      if (!phone) return;
      expect(phone.number).toMatch(/^\+?\d{10,16}$/);
      expect(dialLink(typed)).toMatch(/^tel:\+?\d{10,16}(;ext=\d{1,7})?$/);
      expect(parsePhone(formatPhone(typed))).toEqual(phone);
      expect(digitsOf(typed).endsWith(digitsOf(formatPhone(typed)).slice(-10))).toBe(true);
    }),
    fuzz("telephone", 300),
  );
});

it("reads a date as a calendar day and an amount as a finite number", () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.double(), fc.integer()), (written) => {
      const day = readDate(written);
      if (day !== null) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
      const amount = readAmount(written);
      if (amount !== null) expect(Number.isFinite(amount)).toBe(true);
    }),
    fuzz("dates and amounts", 300),
  );
});
