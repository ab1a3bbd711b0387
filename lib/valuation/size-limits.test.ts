import { expect, it } from "vitest";
import { makeSubject } from "#tests/valuation/subject.ts";
import { SALES, valueHome } from "#tests/valuation/value-home.ts";

const of = async (facts: Parameters<typeof makeSubject>[0], leftOut = SALES.slice(0, 0)) =>
  valueHome(makeSubject(facts), { leftOut });

it.each([18_000, 180])(
  "gives no estimate for %d sq ft, and asks to check it",
  async (livingArea) => {
    const view = await of({ livingArea });
    expect(view).toMatchObject({ estimate: null, low: null, high: null, confidence: null });
    expect(view.source?.reason).toMatch(
      /^The size you entered, [\d,]+ sq ft, is outside the sizes of most homes sold nearby \([\d,]+ to [\d,]+ sq ft\)\. Check Finished Square Footage in The Basics to get an estimate\.$/,
    );
    expect(view.source?.missing).toEqual(["Finished Square Footage"]);
  },
);

it("can't be talked out of it by excluding sales", async () => {
  const small = SALES.filter(({ livingArea }) => (livingArea ?? 0) < 3000).slice(0, 150);
  const view = await of({ livingArea: 18_000 }, small);
  expect(view.estimate).toBeNull();
  expect(view.source?.missing).toEqual(["Finished Square Footage"]);
  expect(view.comparables?.every(({ isLeftOut }) => isLeftOut)).toBe(true);
});

it("widens the range of a far lot by what it changes, and asks to check it", async () => {
  const [usual, far] = [await of({}), await of({ lotSize: 700_000 })];
  const width = ({ low, high }: typeof usual) => Math.log((high ?? 0) / (low ?? 1));
  expect(usual.source?.question).toBeNull();
  expect(far.source?.question).toMatch(/^The lot size you entered, 700,000 sq ft, is outside/);
  const moved = Math.log((far.estimate ?? 0) / (usual.estimate ?? 1));
  expect(width(far)).toBeGreaterThan(width(usual) + moved);
  expect(far.confidence).toBeLessThan(usual.confidence ?? 0);
});

it("lowers confidence for facts that aren't known", async () => {
  const known = await of({});
  const bare = { lotSize: null, yearBuilt: null, bathrooms: null, bedrooms: null };
  expect((await of(bare)).confidence).toBeLessThan(known.confidence ?? 0);
});
