import { describe, expect, it } from "vitest";
import { priceVisibilities, publicPriceChanges, publicPrices } from "./price-history.ts";

const PUBLISHED = new Date("2026-11-01T12:00:00.000Z");
const HOUR_MS = 60 * 60 * 1000;

/** A price set some hours after publishing. */
const at = (hours: number, price: number, isRemoved = false) => {
  const setAt = new Date(PUBLISHED.getTime() + hours * HOUR_MS);
  return { price, setAt, removedAt: isRemoved ? setAt : null };
};

type Entry = ReturnType<typeof at>;

/** Takes entries oldest first, which is easier to read in a test. */
function see(entries: Entry[], publishedAt: Date | null = PUBLISHED) {
  const newestFirst = entries.toReversed();
  const visibilities = priceVisibilities(newestFirst, publishedAt);
  const prices = newestFirst.map(({ price, setAt }, index) => ({
    price,
    setAt: setAt.toISOString(),
    visibility: visibilities[index] ?? "draft",
  }));
  return {
    visibilities: visibilities.toReversed(),
    changes: publicPriceChanges(prices)
      .toReversed()
      .map(({ before, price }) => [before, price]),
  };
}

describe("a price that is changed back", () => {
  it("is hidden within 24 hours, and not after", () => {
    expect(see([at(-1, 500), at(1, 50), at(25, 500)])).toEqual({
      visibilities: ["visible", "corrected", "visible"],
      changes: [],
    });
    expect(see([at(-1, 500), at(1, 50), at(25.001, 500)])).toEqual({
      visibilities: ["visible", "visible", "visible"],
      changes: [
        [500, 50],
        [50, 500],
      ],
    });
  });

  it("is hidden with every wrong price in between", () => {
    const { visibilities, changes } = see([at(-1, 500), at(1, 50), at(2, 5000), at(3, 500)]);
    expect(visibilities).toEqual(["visible", "corrected", "corrected", "visible"]);
    expect(changes).toEqual([]);
  });

  it("is compared with the price it replaced, not with an earlier one", () => {
    const { changes } = see([at(-1, 500), at(1, 490), at(40, 500), at(41, 490), at(42, 480)]);
    expect(changes).toEqual([
      [500, 490],
      [490, 480],
    ]);
  });

  it("is hidden again after a second mistake", () => {
    const slips = [at(1, 50), at(2, 500), at(3, 40), at(4, 500)];
    expect(see([at(-1, 500), ...slips, at(90, 480)]).changes).toEqual([[500, 480]]);
  });

  it("is hidden if it was the price at publishing", () => {
    const { visibilities, changes } = see([at(-2, 500), at(-1, 50), at(1, 500), at(90, 480)]);
    expect(visibilities).toEqual(["draft", "corrected", "visible", "visible"]);
    expect(changes).toEqual([[500, 480]]);
  });
});

describe("a removed price", () => {
  it("leaves no change in the history", () => {
    const { visibilities, changes } = see([at(-1, 500), at(1, 50, true), at(60, 500)]);
    expect(visibilities).toEqual(["visible", "removed", "visible"]);
    expect(changes).toEqual([]);
  });

  it("lets the next change start at the price before it", () => {
    expect(see([at(-1, 500), at(30, 50, true), at(60, 490)]).changes).toEqual([[500, 490]]);
  });

  it("can be the price at publishing", () => {
    expect(see([at(-1, 50, true), at(60, 500), at(90, 490)]).changes).toEqual([[500, 490]]);
  });

  it("is shown while it is the current price", () => {
    expect(see([at(-1, 500), at(30, 490, true)]).changes).toEqual([[500, 490]]);
  });
});

describe("a draft price", () => {
  it("is every price before the one at publishing", () => {
    const { visibilities, changes } = see([at(-90, 400), at(-50, 450), at(0, 500), at(60, 490)]);
    expect(visibilities).toEqual(["draft", "draft", "visible", "visible"]);
    expect(changes).toEqual([[500, 490]]);
  });

  it("is every price of a listing that was never published", () => {
    expect(see([at(1, 400), at(60, 500)], null)).toEqual({
      visibilities: ["draft", "draft"],
      changes: [],
    });
  });
});

it("is empty without prices", () => {
  expect(see([])).toEqual({ visibilities: [], changes: [] });
});

it("lists a price once, from its first day, if only a hidden price interrupted it", () => {
  const prices = [500, 50, 500].map((price, index) => ({
    ...{ price, setAt: `2026-11-0${3 - index}T12:00:00.000Z` },
    visibility: price === 50 ? ("removed" as const) : ("visible" as const),
  }));
  expect(publicPrices(prices)).toEqual([prices[2]]);
});
