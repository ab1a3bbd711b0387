import { expect, it } from "vitest";
import { sampleHome } from "#tests/description/sample-homes.ts";
import { countOf, roomLabel } from "./rooms.ts";

const { basics } = sampleHome("craftsman");

it.each([
  [{ key: "kitchen", number: null }, "Kitchen"],
  [{ key: "kitchen", number: 2 }, "Kitchen"],
  [{ key: "bedroom", number: null }, "Bedroom"],
  [{ key: "bedroom", number: 2 }, "Bedroom 2"],
  [{ key: "bathroom", number: 3 }, "Bathroom 3 (half)"],
  [{ key: "bathroom", number: 9 }, "Bathroom 9"],
] as const)("%o is called %j", (room, label) => {
  expect(roomLabel(room, basics)).toBe(label);
});

it("counts only the rooms that The Basics count", () => {
  expect(countOf("bedroom", basics)).toBe(4);
  expect(countOf("bathroom", basics)).toBe(3);
  expect(countOf("kitchen", basics)).toBeNull();
  expect(countOf("bedroom", null)).toBeNull();
});
