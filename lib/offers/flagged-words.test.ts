import { expect, it } from "vitest";
import { flaggedWords } from "./flagged-words.ts";

it.each<[string, string[]]>([
  ["We are a Christian family with two children.", ["Christian family"]],
  ["My wife is pregnant, and our two kids love the yard.", ["My wife", "our two kids", "pregnant"]],
  ["Our kids don't like it.", ["Our kids"]],
  ["Sunday service at our temple matters to us.", ["our temple"]],
  ["As newlyweds we dream of this porch.", ["newlyweds"]],
  ["We can close early, and the inspection takes a day.", []],
  ["Our lender has approved us. My agent will call about the family room.", []],
  ["", []],
])("finds in %j: %j", (note, words) =>
  expect(flaggedWords(note).toSorted()).toEqual(words.toSorted()),
);
