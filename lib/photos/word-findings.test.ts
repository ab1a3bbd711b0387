import { expect, it } from "vitest";
import { collectFacts } from "#lib/description/facts.ts";
import { type SampleHome, sampleHome } from "#tests/description/sample-homes.ts";
import { wordFindings } from "./word-findings.ts";

const quotesOf = (home: SampleHome, caption: string) =>
  wordFindings(caption, null, collectFacts(sampleHome(home))).map(({ quote }) => quote);

it.each(["Vaulted", "Family room, vaulted", "Vaulted living room", "Vaulted, with ceiling fans"])(
  "accepts a shortened feature in a caption: %s",
  (caption) => {
    expect(quotesOf("craftsman", caption)).toEqual([]);
  },
);

it.each<[SampleHome, string]>([
  ["condo", "Vaulted"],
  ["craftsman", "Vaulted kitchen"],
  ["craftsman", "A vaulted entry"],
])("flags a caption that goes beyond the features of the %s: %s", (home, caption) => {
  expect(quotesOf(home, caption)).toEqual([expect.stringMatching(/vaulted/i)]);
});
