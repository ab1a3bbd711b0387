import { describe, expect, it } from "vitest";
import { LISTING_STATUSES, type ListingStatus } from "#lib/fields/listing.ts";
import { changesBy, type StatusFacts, statusNow } from "./status.ts";

const FACTS: StatusFacts = {
  status: "active",
  activeOn: null,
  timeZone: "America/Los_Angeles",
  planEndsAt: new Date("2026-12-31T10:00:00Z"),
};
const at = (moment: string, change: Partial<StatusFacts> = {}) =>
  statusNow({ ...FACTS, ...change }, new Date(moment));

describe("the current status", () => {
  it("is the one that was set, while the plan is active", () => {
    for (const status of Object.keys(LISTING_STATUSES) as ListingStatus[]) {
      expect(at("2026-11-22T00:00:00Z", { status })).toBe(status);
    }
  });

  it.each([
    ["2026-12-01T07:59:59Z", "coming_soon"],
    ["2026-12-01T08:00:00Z", "active"],
  ])("changes from coming soon at the home's local midnight: %s %s", (moment, wanted) => {
    expect(at(moment, { status: "coming_soon", activeOn: "2026-12-01" })).toBe(wanted);
  });

  it.each(["coming_soon", "active", "pending", "sold"] as const)(
    "changes from %s to withdrawn 14 days after the plan ends",
    (status) => {
      expect(at("2027-01-14T09:59:59Z", { status })).toBe(status);
      expect(at("2027-01-14T10:00:00Z", { status })).toBe("withdrawn");
      expect(at("2026-11-22T00:00:00Z", { status, planEndsAt: null })).toBe("withdrawn");
    },
  );

  it("doesn't change for a draft or withdrawn listing", () => {
    expect(at("2027-06-01T00:00:00Z", { status: "draft" })).toBe("draft");
    expect(at("2027-06-01T00:00:00Z", { status: "withdrawn", planEndsAt: null })).toBe("withdrawn");
  });
});

describe("automatic changes of a listing", () => {
  const facts = { ...FACTS, status: "coming_soon", activeOn: "2026-12-01" } as const;
  const changes = (moment: string, change: Partial<StatusFacts> = {}) =>
    changesBy({ ...facts, ...change }, new Date(moment)).map(
      ({ status, at: since }) => `${status} ${since.toISOString()}`,
    );

  it("are in order, with their times", () => {
    expect(changes("2026-11-22T00:00:00Z")).toEqual([]);
    expect(changes("2027-02-01T00:00:00Z")).toEqual([
      "active 2026-12-01T08:00:00.000Z",
      "withdrawn 2027-01-14T10:00:00.000Z",
    ]);
  });

  it("include only the withdrawal if it came first", () => {
    const planEndsAt = new Date("2026-11-10T00:00:00Z");
    expect(changes("2027-02-01T00:00:00Z", { planEndsAt })).toEqual([
      "withdrawn 2026-11-24T00:00:00.000Z",
    ]);
  });
});
