import { expect, it } from "vitest";
import { SALE, VALUATION } from "#tests/valuation/views.ts";
import { describeMovement } from "./describe-movement.ts";
import { type EstimateBasis, type EstimatePoint, pointOf } from "./estimate-point.ts";
import { describeBigMove, ownError } from "./own-error.ts";

const ADDRESS = "1418 Juniper St, Madison, WI 53704";
const sale = (id: number, soldOn = "2026-01-01") => ({
  ...{ id, soldOn, address: `${id} Elm St`, price: 336_000, adjustedPrice: 354_109, share: 0.1 },
});

function point(changes: Partial<EstimatePoint> = {}, basis: Partial<EstimateBasis> = {}) {
  const made = pointOf("2026-11-01", ADDRESS, VALUATION, undefined);
  if (!made) throw new Error("The fixture has an estimate.");
  return { ...made, ...changes, basis: { ...made.basis, ...basis } };
}

const later = (basis: Partial<EstimateBasis>, value = 360_000) =>
  point({ day: "2026-11-21", value }, basis);

it("is based on the counted sales, without assumed facts", () => {
  const valuation = {
    ...VALUATION,
    source: VALUATION.source && { ...VALUATION.source, assumed: ["lotSize" as const] },
    comparables: [SALE, { ...SALE, id: 2, isLeftOut: true }],
  };
  const basis = pointOf("2026-11-01", ADDRESS, valuation, undefined)?.basis;
  expect(basis?.facts).toMatchObject({ livingArea: 1850, lotSize: null });
  expect(basis?.sales.map(({ id }) => id)).toEqual([1]);
  expect(basis?.leftOut).toEqual([{ id: 2, address: SALE.address }]);
  expect(basis).toMatchObject({ fittedThrough: "2026-11-19", errorPercent: 6.5 });
});

it("names the sales that were added, got too old, or were replaced", () => {
  const before = point({}, { sales: [sale(1, "2024-11-10"), sale(2), sale(3)] });
  const after = later({ sales: [sale(3), sale(4, "2026-11-05"), sale(5)] });
  expect(describeMovement(before, after)).toEqual([
    "Newly sold: 4 Elm St, sold for $336,000 on Nov 5, 2026, which suggests $354,109 for your home.",
    "Now used: 5 Elm St, sold for $336,000 on Jan 1, 2026, which suggests $354,109 for your home.",
    "Now more than two years old: 1 Elm St, sold for $336,000 on Nov 10, 2024, which suggests $354,109 for your home.",
    "Replaced by closer sales: 2 Elm St, sold for $336,000 on Jan 1, 2026, which suggests $354,109 for your home.",
  ]);
});

it("names three and the number of others", () => {
  const [reason] = describeMovement(
    point({}, { sales: [] }),
    later({ sales: [1, 2, 3, 4, 5].map((id) => sale(id)) }),
  );
  expect(reason).toMatch(/^Now used: 1 Elm St.*; 2 Elm St.*; 3 Elm St.*; 2 more\.$/);
});

it("says which sales the seller left out or included again, and nothing else about them", () => {
  const before = point({}, { sales: [sale(1)], leftOut: [{ id: 2, address: null }] });
  const after = later({ sales: [sale(2)], leftOut: [{ id: 1, address: "1 Elm St" }] });
  expect(describeMovement(before, after)).toEqual([
    "You excluded: 1 Elm St.",
    "You included again: a sale without an address.",
  ]);
});

it("describes corrected facts, a new model and another method", () => {
  const { facts } = point().basis;
  const corrected = facts && { ...facts, livingArea: 2000, yearBuilt: null };
  expect(
    describeMovement(point(), later({ facts: corrected, fittedThrough: "2026-11-20" })),
  ).toEqual([
    "You changed your home's details: living area from 1,850 sq ft to 2,000 sq ft; year built from 1962 to unknown.",
    "The area's price model was updated with sales through Nov 20, 2026.",
  ]);
  expect(describeMovement(point(), later({ way: "own_sales", sales: [sale(1)] }))).toEqual([
    "The estimate now uses the sales you added instead of the recorded sales.",
  ]);
});

it("leaves time as the reason where nothing else changed, and none where the value stays", () => {
  expect(describeMovement(point(), later({}))).toEqual([
    "The home and sales are the same. Only the time since they sold changed.",
  ]);
  expect(describeMovement(point(), later({}, VALUATION.estimate ?? 0))).toEqual([]);
});

it("uses half of the range as the error if none was measured", () => {
  expect(ownError(point({ value: 200_000 }))).toBe(13_000);
  expect(ownError(point({ low: 300_000, high: 400_000 }, { errorPercent: null }))).toBe(50_000);
});

it("calls only a change beyond the error a change, first since the price was set", () => {
  const points = [
    point({ day: "2026-10-01", value: 300_000 }),
    point({ day: "2026-11-01", value: 350_000 }),
    point({ day: "2026-11-21", value: 355_000 }),
  ];
  expect(describeBigMove(points, "2026-11-01", null)).toBeNull();
  expect(describeBigMove(points, "2026-11-01", "2026-09-30")).toBeNull();
  expect(describeBigMove(points, "2026-11-01", "2026-10-15")).toBe(
    "Since you set your asking price on October 15, 2026, the estimate has changed from $300,000 to $355,000, up $55,000. That's more than its typical error of $23,075.",
  );
  expect(describeBigMove(points, "2026-10-01", "2026-11-02")).toMatch(/^Since you last checked on/);
});
