import { expect, it } from "vitest";
import type { ListingStatus } from "#lib/fields/listing.ts";
import { onMarketDay } from "./on-market.ts";

const ZONE = "America/Los_Angeles";

const changes = (...entries: [status: ListingStatus, at: string][]) =>
  entries.map(([status, at]) => ({ status, at: new Date(at) }));

it("uses the home's local date", () => {
  expect(onMarketDay(changes(["active", "2026-11-03T06:00:00Z"]), ZONE)).toBe("2026-11-02");
  expect(onMarketDay([], ZONE)).toBeNull();
});

it("keeps the first active day throughout the sale", () => {
  const sale = changes(
    ["coming_soon", "2026-11-01T20:00:00Z"],
    ["active", "2026-11-09T20:00:00Z"],
    ["pending", "2026-11-12T20:00:00Z"],
    ["active", "2026-11-20T20:00:00Z"],
  );
  expect(onMarketDay(sale, ZONE)).toBe("2026-11-09");
});

it("starts over after a withdrawal", () => {
  const before = changes(["active", "2026-03-01T20:00:00Z"], ["withdrawn", "2026-04-01T20:00:00Z"]);
  expect(onMarketDay(before, ZONE)).toBe("2026-03-01");
  const soon = changes(["coming_soon", "2026-11-01T20:00:00Z"]);
  expect(onMarketDay([...before, ...soon], ZONE)).toBeNull();
  const again = changes(["active", "2026-11-05T20:00:00Z"]);
  expect(onMarketDay([...before, ...soon, ...again], ZONE)).toBe("2026-11-05");
});
