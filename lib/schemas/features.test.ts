import { expect, it } from "vitest";
import { fieldErrors } from "#lib/validation.ts";
import {
  FEATURE_OPTIONS,
  FEATURE_SECTIONS,
  type FeatureGroup,
  readCount,
  NO_FEATURES,
} from "#lib/fields/features.ts";
import { featuresInput } from "./features.ts";

it("has each of the fifteen groups in one section, and 131 options", () => {
  const groups = FEATURE_SECTIONS.flatMap(({ groups: inside }) => inside.map(({ key }) => key));
  expect(groups.toSorted()).toEqual(Object.keys(FEATURE_OPTIONS).toSorted());
  expect(Object.values(FEATURE_OPTIONS).flat()).toHaveLength(131);
});

it("accepts every option of every group", () => {
  const all = { ...NO_FEATURES } as Record<string, unknown>;
  for (const group of Object.keys(FEATURE_OPTIONS) as FeatureGroup[]) {
    all[group] = FEATURE_OPTIONS[group];
  }
  all.rooms = { types: FEATURE_OPTIONS.rooms, total: 11 };
  all.parking = { types: FEATURE_OPTIONS.parking, totalSpaces: 2 };
  expect(featuresInput.parse(all)).toEqual(all);
});

it("drops repeats and unknown keys", () => {
  const parsed = featuresInput.parse({ roof: ["Metal", "Metal"], moat: ["Deep"] });
  expect(parsed).toEqual({ ...NO_FEATURES, roof: ["Metal"] });
});

it.each([
  [{ roof: ["Thatch"] }, { roof: "Not one of the options" }],
  [{ roof: "Metal" }, { roof: "Must be a list" }],
  [{ roof: [42] }, { roof: "Must be text" }],
  [{ rooms: { types: ["Pool"] } }, { "rooms.types": "Not one of the options" }],
  [{ parking: [] }, { parking: "Must be an object" }],
])("refuses %j by field", (input, fields) => {
  const parsed = featuresInput.safeParse(input);
  expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual(fields);
});

it.each([
  [8, 8],
  ["8", 8],
  [" 8 ", 8],
  ["", null],
  ["0", null],
  [0, null],
  [-2, null],
  [2.5, null],
  ["2.5", null],
  ["eight", null],
  [null, null],
  [undefined, null],
  [Number.MAX_VALUE, null],
])("reads the count %j as %j", (typed, count) => {
  expect(readCount(typed)).toBe(count);
});
