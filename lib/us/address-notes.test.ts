import { expect, it } from "vitest";
import { noteAddress } from "./address-notes.ts";

it.each([
  ["NC", "28801"],
  ["north carolina", "28801-1234"],
  ["N.C.", "28801"],
  ["", "90210"],
  ["N", "288"],
  ["", ""],
  // Military mail.
  ["NY", "09012"],
])("%s %s is fine", (state, zipCode) => {
  expect(noteAddress({ state, zipCode })).toEqual([]);
});

it.each([
  ["NC", "90210", ["Zip code 90210 is in California, not North Carolina. Is one of them a typo?"]],
  ["ZZ", "28801", ["We don’t know the state “ZZ”. Enter a name or two-letter code, such as NC."]],
  ["NC", "ABCDE", ["“ABCDE” doesn’t look like a zip code. Enter five digits, such as 28801."]],
  ["NC", "288011", ["“288011” doesn’t look like a zip code. Enter five digits, such as 28801."]],
])("%s %s is questioned", (state, zipCode, notes) => {
  expect(noteAddress({ state, zipCode })).toEqual(notes);
});

it("questions both", () => {
  expect(noteAddress({ state: "ZZ", zipCode: "ABCDE" })).toHaveLength(2);
});
