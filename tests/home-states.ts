import fc from "fast-check";
import { CHECKLIST_KEYS, LISTING_STATUS_KEYS } from "#lib/fields/listing.ts";
import { STEP_IDS } from "#lib/fields/steps.ts";
import type { HomeState } from "#lib/dashboard/home-state.ts";

export const NOW = new Date("2027-05-20T17:00:00Z");
/** The time a number of days before `NOW`, or after it if negative. */
export const day = (count: number) => new Date(NOW.getTime() - count * 24 * 60 * 60 * 1000);

/** An open offer from a buyer, with one turn. */
export const OPEN = {
  ...{ status: "received" as const, closedAt: null, backupPosition: null },
  ...{ turns: [{ kind: "terms" as const }], expiresAt: "2027-06-01T12:00:00.000Z" },
};

const HREFS: Record<string, string | null> = {
  address: "/property-address",
  basics: "/property-basics",
  description: "/description",
  price: "/pricing",
  cover: "/photography",
  words: "/description",
  claims: "/photography",
  email: "/security",
  right: null,
  plan: "/plans",
};

/** The publishing checklist, with these requirements missing. */
export const checklist = (...open: readonly string[]): HomeState["checklist"] =>
  CHECKLIST_KEYS.map((key) => ({
    ...{ key, label: key, href: HREFS[key] ?? null, isDone: !open.includes(key) },
    text: `What is said of ${key}.`,
  }));

/** A home that is ready to publish. */
export const READY: HomeState = {
  now: NOW,
  timeZone: "America/Chicago",
  isAdmin: true,
  hasFeatures: true,
  checklist: checklist(),
  isDescriptionHidden: false,
  openSteps: [],
  photoCount: 12,
  price: { amount: 400_000, setAt: day(5) },
  estimate: { value: 405_000, low: 380_000, high: 430_000, day: "2027-05-01" },
  status: "draft",
  statusSince: null,
  sold: { price: null, on: null },
  withdrawnAt: null,
  takenDownReason: null,
  waiting: { count: 0, oldest: null },
  lastAskedAt: null,
  showings: {
    isOpen: true,
    waiting: { count: 0, answerBy: null },
    nextAt: null,
    over: null,
    lastAskedAt: null,
  },
  people: 0,
  offers: [],
  checkup: null,
  openHouses: [],
  papers: { done: 0, total: 10 },
  inventory: null,
  automations: null,
};
/** A public home with visitors. */
export const ACTIVE: HomeState = { ...READY, status: "active", statusSince: day(4), people: 7 };

export const SHOWING_ID = "2d0f4a53-3c0e-4a39-8f6d-7a2b1c9d0e11";
export const withShowings = (change: Partial<HomeState["showings"]>): Partial<HomeState> => ({
  showings: { ...READY.showings, ...change },
});

const moments = fc.option(fc.integer({ min: 0, max: 90 }).map(day));
/** Generates homes in any state. */
export const states: fc.Arbitrary<HomeState> = fc.record({
  now: fc.constant(NOW),
  timeZone: fc.constantFrom("America/Chicago", "Pacific/Honolulu"),
  isAdmin: fc.boolean(),
  hasFeatures: fc.boolean(),
  checklist: fc.subarray([...CHECKLIST_KEYS]).map((open) => checklist(...open)),
  isDescriptionHidden: fc.boolean(),
  openSteps: fc.subarray([...STEP_IDS]),
  photoCount: fc.nat(60),
  price: fc.option(
    fc.record({
      amount: fc.integer({ min: 1, max: 9e6 }),
      setAt: fc.integer({ min: 0, max: 90 }).map(day),
    }),
  ),
  estimate: fc.option(
    fc.constant({ value: 405_000, low: 380_000, high: 430_000, day: "2027-05-01" }),
  ),
  status: fc.constantFrom(...LISTING_STATUS_KEYS),
  statusSince: moments,
  sold: fc.constant({ price: null, on: null }),
  withdrawnAt: moments,
  takenDownReason: fc.constantFrom(null, "The price is false."),
  waiting: fc.record({ count: fc.nat(300), oldest: moments }),
  lastAskedAt: moments,
  showings: fc.record({
    isOpen: fc.boolean(),
    waiting: fc.record({ count: fc.nat(40), answerBy: moments }),
    nextAt: fc.option(fc.integer({ min: -28, max: 0 }).map(day)),
    over: fc.option(
      fc.integer({ min: 0, max: 14 }).map((n) => ({ id: SHOWING_ID, startsAt: day(n) })),
    ),
    lastAskedAt: moments,
  }),
  people: fc.nat(5000),
  offers: fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 9e6 }),
      deadlineOn: fc.constantFrom(null, "2027-05-19", "2027-05-20", "2027-06-01"),
      negotiation: fc.constantFrom(
        null,
        { ...OPEN, turn: null },
        { ...OPEN, turn: "buyer" as const },
        { ...OPEN, turn: null, backupPosition: 1 },
      ),
    }),
    { maxLength: 3 },
  ),
  checkup: fc.option(fc.constant({ days: 21, week: null })),
  openHouses: fc.array(
    fc.integer({ min: -30, max: 0 }).map((days) => ({ startsAt: day(days) })),
    { maxLength: 3 },
  ),
  papers: fc.constant({ done: 0, total: 10 }),
  inventory: fc.constant(null),
  automations: fc.constant(null),
});
