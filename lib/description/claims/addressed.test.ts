import { expect, it } from "vitest";
import { collectFacts } from "#lib/description/facts.ts";
import { unseenHome } from "#tests/description/unseen/homes.ts";
import { checkClaims } from "./check.ts";

const phrasesOf = (home: "colonial" | "acreage" | "lakehouse", text: string) =>
  checkClaims(text, collectFacts(unseenHome(home)), 2026).map(({ phrase }) => phrase);

it.each([
  ["colonial", "Yes, there's a washer, a dryer and a laundry room, Denise."],
  ["colonial", "Dear Ms. Okonkwo, the house has four bedrooms."],
  ["colonial", "Hi Carol, thanks for asking: four bedrooms."],
  ["acreage", "Bring your boots out to Lot 14, and ask us anything you like afterward."],
  ["lakehouse", "You asked about a hot tub; there is a sauna."],
] as const)(
  "doesn't read names addressed or things asked about as claims (%s): %s",
  (home, text) => {
    expect(phrasesOf(home, text)).toEqual([]);
  },
);

it.each([
  ["colonial", "Yes, it is next to Wegmans, and there is a pool, Denise.", ["Wegmans", "pool"]],
  ["colonial", "No, it is close to Hartford, and there is a washer.", ["Hartford"]],
  ["acreage", "Lot 15 is included.", ["15"]],
] as const)("finds claims about places and things in replies (%s): %s", (home, text, claims) => {
  expect(phrasesOf(home, text)).toEqual(claims);
});
