import { expect, it } from "vitest";
import { makeSubject } from "#tests/valuation/subject.ts";
import { SALES, valueHome } from "#tests/valuation/value-home.ts";
import { isFarOutside, typicalSizes } from "./typical-sizes.ts";

const of = async (facts: Parameters<typeof makeSubject>[0], leftOut = SALES.slice(0, 0)) =>
  valueHome(makeSubject(facts), { leftOut });

it.each([18_000, 180])(
  "gives no estimate for %d sq ft, and asks to check it",
  async (livingArea) => {
    const view = await of({ livingArea });
    expect(view).toMatchObject({ estimate: null, low: null, high: null, confidence: null });
    expect(view.source?.reason).toMatch(
      /^The size you entered, [\d,]+ sq ft, is far outside the usual sizes of the homes we compared \([\d,]+ to [\d,]+ sq ft\)\. Check it in The Basics\. If it's right, add at least three sales of homes this size\.$/,
    );
    expect(view.source?.missing).toEqual(["Finished Square Footage"]);
  },
);

const IN_ZIP = SALES.filter(({ zipCode }) => zipCode === "62701");

it("can't be talked out of it by excluding sales", async () => {
  const small = IN_ZIP.filter(({ livingArea }) => (livingArea ?? 0) < 3000).slice(0, 150);
  const livingArea = 6400;
  const counted = typicalSizes(
    IN_ZIP.filter((sale) => !small.includes(sale)),
    "single_family",
  ).livingArea!;
  expect(isFarOutside(livingArea, "livingArea", counted)).toBe(false);
  const view = await of({ livingArea }, small);
  expect(view.estimate).toBeNull();
  expect(view.source?.missing).toEqual(["Finished Square Footage"]);
  expect(view.comparables?.every(({ isLeftOut }) => isLeftOut)).toBe(true);
});

it("asks about a far lot whatever sales are excluded", async () => {
  const small = IN_ZIP.filter(({ lotSize }) => (lotSize ?? 0) < 14_000).slice(0, 150);
  const lotSize = 72_000;
  const counted = typicalSizes(
    IN_ZIP.filter((sale) => !small.includes(sale)),
    "single_family",
  ).lotSize!;
  expect(isFarOutside(lotSize, "lotSize", counted)).toBe(false);
  const { source } = await of({ lotSize });
  expect(source?.question).toMatch(/range stays this wide\.$/);
  expect((await of({ lotSize }, small)).source?.question).toBe(source?.question);
});

it("widens the range of a far lot by what it changes, and asks to check it", async () => {
  const [usual, far] = [await of({}), await of({ lotSize: 700_000 })];
  const width = ({ low, high }: typeof usual) => Math.log((high ?? 0) / (low ?? 1));
  expect(usual.source?.question).toBeNull();
  expect(far.source?.question).toMatch(
    /^The lot size you entered, 700,000 sq ft, is far outside the usual sizes of the lots we compared/,
  );
  const moved = Math.log((far.estimate ?? 0) / (usual.estimate ?? 1));
  expect(width(far)).toBeGreaterThan(width(usual) + moved);
  expect(far.confidence).toBeLessThan(usual.confidence ?? 0);
});

it("lowers confidence for facts that aren't known", async () => {
  const known = await of({});
  const bare = { lotSize: null, yearBuilt: null, bathrooms: null, bedrooms: null };
  expect((await of(bare)).confidence).toBeLessThan(known.confidence ?? 0);
});
