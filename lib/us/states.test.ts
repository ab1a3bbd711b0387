import { expect, it } from "vitest";
import { STATE_NAMES, stateCodeOf, STATES } from "./states.ts";

it("has the 50 states, the District, and the five territories", () => {
  expect(STATES).toHaveLength(56);
  expect(STATES.map(({ code }) => code)).toEqual(expect.arrayContaining(["DC", "PR", "VI"]));
});

it.each([
  ["Wisconsin", "WI"],
  ["wi", "WI"],
  ["D.C.", "DC"],
  ["District of Columbia", "DC"],
  ["U.S. Virgin Islands", "VI"],
  ["American Samoa", "AS"],
  ["Ontario", null],
  ["constructor", null],
  ["", null],
])("reads the code of %j as %j", (text, code) => expect(stateCodeOf(text)).toBe(code));

it("names the District as prose does", () => {
  expect(STATE_NAMES.DC).toBe("D.C.");
  expect(STATE_NAMES.NC).toBe("North Carolina");
});
