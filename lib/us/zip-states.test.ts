import { expect, it } from "vitest";
import { stateOfZip } from "./zip-states.ts";

it.each([
  ["90210", "CA"],
  ["28801", "NC"],
  ["02138", "MA"],
  ["00501", "NY"],
  ["20001", "DC"],
  ["20190", "VA"],
  ["06390", "NY"],
  ["83414", "WY"],
  ["83422", "ID"],
  ["88510", "TX"],
  ["00802", "VI"],
  ["00901", "PR"],
  ["96799", "AS"],
  ["99999", "AK"],
])("%s is in %s", (zip, state) => {
  expect(stateOfZip(zip)).toBe(state);
});

it.each(["09012", "96201", "34001", "00000", "96910", "ABCDE", ""])(
  "%j is in no known state",
  (zip) => {
    expect(stateOfZip(zip)).toBeNull();
  },
);
