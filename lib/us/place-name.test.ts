import { describe, expect, it } from "vitest";
import { readsAsPlace, readsAsStreet } from "./place-name.ts";

describe("readsAsPlace", () => {
  it.each(
    `Oriental, Christiansburg, St. Louis, Winston-Salem, O'Fallon, Coeur d’Alene, Montréal, Only, Why,
    Welcome, Truth or Consequences, White Settlement, Church Hill, Boys Town, Village of Pewaukee,
    D.C., King of Prussia, Black Diamond, Washington (township)`.split(/,\s+/),
  )("is true for %s", (name) => {
    expect(readsAsPlace(name)).toBe(true);
  });

  it.each([
    "No Children Allowed",
    "Whites Only",
    "No Section 8",
    "WHITES-ONLY",
    "Don't Apply Here",
    "Perfect for Us",
    "Call 555-0143",
    "A Safe Neighborhood",
    "One of the nicest little towns",
    "???",
    "",
  ])("is false for %j", (text) => {
    expect(readsAsPlace(text)).toBe(false);
  });
});

it("readsAsStreet accepts numbers, but no text that addresses the reader", () => {
  expect(
    ["5th Avenue", "County Road 9", "Christian Street", "Old Mill Rd"].every(readsAsStreet),
  ).toBe(true);
  expect(["Whites Only Lane", "No Kids Street"].some(readsAsStreet)).toBe(false);
});
