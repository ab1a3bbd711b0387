import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHECKLIST_KEYS, LISTING_STATUS_KEYS } from "#lib/fields/listing.ts";
import { STEP_IDS } from "#lib/fields/steps.ts";
import { SIGNED_IN_SCREENS } from "#lib/routes.ts";
import type { HomeState } from "./home-state.ts";
import { nextStep, stepsToday } from "./next-step.ts";
import { partsOf } from "./parts.ts";

const NOW = new Date("2027-05-20T17:00:00Z");
const day = (count: number) => new Date(NOW.getTime() - count * 24 * 60 * 60 * 1000);

/** An open offer from a buyer, with one turn. */
const OPEN = {
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

const checklist = (...open: readonly string[]): HomeState["checklist"] =>
  CHECKLIST_KEYS.map((key) => ({
    ...{ key, label: key, href: HREFS[key] ?? null, isDone: !open.includes(key) },
    text: `What is said of ${key}.`,
  }));

const READY: HomeState = {
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
const ACTIVE: HomeState = { ...READY, status: "active", statusSince: day(4), people: 7 };

const SHOWING_ID = "2d0f4a53-3c0e-4a39-8f6d-7a2b1c9d0e11";
const withShowings = (change: Partial<HomeState["showings"]>): Partial<HomeState> => ({
  showings: { ...READY.showings, ...change },
});

const next = (change: Partial<HomeState>, of = READY) => nextStep({ ...of, ...change });

describe("before the listing is published", () => {
  it.each<[string, Partial<HomeState>, string]>([
    [
      "nothing entered",
      { checklist: checklist("address", "basics", "cover", "plan") },
      "Add your address",
    ],
    ["no basics", { checklist: checklist("basics", "price") }, "Enter the basics"],
    [
      "no features",
      { hasFeatures: false, checklist: checklist("description") },
      "Enter the features",
    ],
    [
      "no accepted description",
      { checklist: checklist("description", "plan") },
      "Finish your description",
    ],
    [
      "no steps complete and no photos",
      { openSteps: ["deep_clean", "set_stage"], photoCount: 0, checklist: checklist("cover") },
      "Deep Clean",
    ],
    [
      "open steps, but photos added",
      { openSteps: ["deep_clean"], checklist: checklist("price") },
      "Set your asking price",
    ],
    ["no photos", { photoCount: 0, checklist: checklist("cover") }, "Add photos"],
    ["photos, but no cover photo", { checklist: checklist("cover") }, "Choose a cover photo"],
    ["no plan", { checklist: checklist("right", "plan") }, "Choose a plan"],
    [
      "no plan, and not the Admin",
      { isAdmin: false, checklist: checklist("plan") },
      "Ask your Admin to choose a plan",
    ],
    [
      "right to sell not confirmed",
      { checklist: checklist("right") },
      "Confirm your right to sell",
    ],
    ["everything complete", {}, "Publish your listing"],
    ["withdrawn", { status: "withdrawn" }, "Publish your listing again"],
    [
      "taken down by an operator",
      { status: "withdrawn", takenDownReason: "The photographs are of another home." },
      "Fix the problem with your listing",
    ],
  ])("%s", (_, change, title) => {
    expect(next(change).title).toBe(title);
  });

  it("gives the checklist's text for a missing requirement", () => {
    expect(next({ checklist: checklist("price") })).toEqual({
      title: "Set your asking price",
      reason: "What is said of price.",
      action: "Go to Pricing",
      href: "/pricing",
    });
  });
});

describe("while the listing is public", () => {
  it.each<[string, Partial<HomeState>, string]>([
    [
      "a buyer is waiting for a reply",
      { waiting: { count: 1, oldest: day(1) }, withdrawnAt: day(-3) },
      "Reply to a buyer",
    ],
    [
      "a showing request comes before messages",
      {
        ...withShowings({ waiting: { count: 1, answerBy: day(-1) } }),
        waiting: { count: 2, oldest: day(1) },
      },
      "Answer a showing request",
    ],
    [
      "a showing within a day comes before an open house",
      { ...withShowings({ nextAt: day(-1) }), openHouses: [{ startsAt: day(-2) }] },
      "Get your home ready for a showing",
    ],
    ["a later showing", { ...withShowings({ nextAt: day(-1.1) }) }, "Plan an open house"],
    [
      "attendance not recorded for a past showing",
      withShowings({ over: { id: SHOWING_ID, startsAt: day(1) } }),
      "Record whether the buyer came",
    ],
    [
      "buyers can't request showings",
      { ...withShowings({ isOpen: false }), openHouses: [{ startsAt: day(-20) }] },
      "Let buyers request showings",
    ],
    [
      "buyers can't request showings of a home that is coming soon",
      { ...withShowings({ isOpen: false }), status: "coming_soon" },
      "Share your listing",
    ],
    [
      "no messages, but a recent showing request",
      {
        ...withShowings({ lastAskedAt: day(3) }),
        ...{ statusSince: day(40), price: { amount: 400_000, setAt: day(40) } },
      },
      "Plan an open house",
    ],
    ["the plan has ended", { withdrawnAt: day(-3) }, "Renew your plan"],
    [
      "an open house soon",
      { openHouses: [{ startsAt: day(-2) }] },
      "Get your home ready for the open house",
    ],
    [
      "buyers can't see the description",
      { checklist: checklist("basics", "description"), isDescriptionHidden: true },
      "Correct your description",
    ],
    [
      "a requirement is missing again",
      { checklist: checklist("description") },
      "Finish your description",
    ],
    [
      "the estimate has moved away from the price",
      {
        price: { amount: 400_000, setAt: day(30) },
        estimate: { value: 370_000, low: 350_000, high: 390_000, day: "2027-05-10" },
      },
      "Review your asking price",
    ],
    [
      "the estimate is older than the price",
      {
        estimate: { value: 370_000, low: 350_000, high: 390_000, day: "2027-05-10" },
        openHouses: [{ startsAt: day(-20) }],
      },
      "Share your listing",
    ],
    [
      "no recent inquiries",
      { statusSince: day(40), price: { amount: 400_000, setAt: day(40) }, lastAskedAt: day(22) },
      "Review your price and first photo",
    ],
    ["no open house", {}, "Plan an open house"],
    ["coming soon", { status: "coming_soon" }, "Share your listing"],
    ["pending", { status: "pending" }, "Compare net proceeds by offer"],
    [
      "sold",
      { status: "sold", sold: { price: 399_000, on: "2027-05-18" } },
      "See your net proceeds",
    ],
  ])("%s", (_, change, title) => {
    expect(next(change, ACTIVE).title).toBe(title);
  });

  it("includes numbers and dates in its reasons", () => {
    expect(next({ waiting: { count: 3, oldest: day(2) } }, ACTIVE).reason).toBe(
      "3 messages are waiting for you, the oldest since May 18, 2027.",
    );
    expect(
      next({ status: "sold", sold: { price: 399_000, on: "2027-05-18" } }, ACTIVE).reason,
    ).toBe(
      "Your home was sold for $399,000 on May 18, 2027. Update your net proceeds with the final numbers.",
    );
    expect(
      next(withShowings({ waiting: { count: 2, answerBy: new Date("2027-05-22T15:30:00Z") } }))
        .reason,
    ).toBe(
      "2 buyers want to see your home. Please answer the first one by Saturday, May 22, 10:30 AM CT.",
    );
    expect(next(withShowings({ nextAt: new Date("2027-05-21T15:30:00Z") })).reason).toBe(
      "A buyer is coming on Friday, May 21, 10:30 AM CT.",
    );
    expect(
      next({ openHouses: [{ startsAt: new Date("2027-05-22T18:00:00Z") }] }, ACTIVE).reason,
    ).toBe("It starts on Saturday, May 22, 2027 at 1:00 PM, local time.");
  });
});

const moments = fc.option(fc.integer({ min: 0, max: 90 }).map(day));
const states: fc.Arbitrary<HomeState> = fc.record({
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

it("returns a next step in every state, on an existing screen, never a completed one", () => {
  const screens: readonly string[] = SIGNED_IN_SCREENS;
  fc.assert(
    fc.property(states, (state) => {
      const { title, reason, action, href } = nextStep(state);
      expect(screens).toContain(href.split("?")[0]);
      for (const text of [title, reason, action]) expect(text).toMatch(/^\S.*\S$/);
      expect(`${title} ${reason} ${action}`).not.toMatch(/undefined|null|NaN|Invalid/);
      const isOpen = (key: string) =>
        state.checklist.some((item) => item.key === key && !item.isDone);
      if (title === "Set your asking price") expect(isOpen("price")).toBe(true);
      if (title === "Choose a plan") expect(isOpen("plan") && state.isAdmin).toBe(true);
      const { showings } = state;
      if (state.status === "sold") {
        expect(title).toBe("See your net proceeds");
        return;
      }
      if (showings.waiting.count > 0) expect(title).toMatch(/^Answer .*showing requests?$/);
      if (title === "Get your home ready for a showing") expect(showings.nextAt).not.toBeNull();
      if (title === "Record whether the buyer came") expect(showings.over).not.toBeNull();
      if (title === "Let buyers request showings") {
        expect(showings.isOpen || state.status !== "active").toBe(false);
      }
      if (title === "Add your address") expect(isOpen("address")).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it("shows the progress of each part, up to 100%", () => {
  fc.assert(
    fc.property(states, fc.nat(40), (state, showings) => {
      const parts = partsOf(state, showings);
      expect(parts.map(({ label }) => label)).toEqual([
        "Property",
        "Get ready",
        "Price",
        "Photos",
        "Listing",
        "Showings",
      ]);
      for (const { done, total, href, text } of parts) {
        if (total !== null) expect(done).toBeLessThanOrEqual(total);
        expect(done).toBeGreaterThanOrEqual(0);
        expect(SIGNED_IN_SCREENS as readonly string[]).toContain(href);
        expect(text).not.toMatch(/undefined|null|NaN/);
      }
    }),
  );
});

it("describes a part in words", () => {
  const texts = (change: Partial<HomeState>) =>
    partsOf({ ...READY, ...change }, 2).map(({ text }) => text);
  expect(texts({})).toEqual([
    "Complete",
    "All steps complete",
    "Asking price $400,000, estimate $405,000",
    "12 photos, the first shows the home",
    "Draft: 10 of 10 requirements complete",
    "2 showings requested, no open house scheduled",
  ]);
  expect(
    texts({
      hasFeatures: false,
      openSteps: [...STEP_IDS],
      price: null,
      photoCount: 0,
      checklist: checklist("address"),
    }),
  ).toEqual([
    "Missing: the address, the features",
    "0 of 6 steps complete",
    "No asking price yet, estimate $405,000",
    "No photos yet",
    "Draft: 9 of 10 requirements complete",
    "2 showings requested, no open house scheduled",
  ]);
});

it("shows that the description is hidden", () => {
  const hidden = { checklist: checklist("description"), isDescriptionHidden: true };
  const [property] = partsOf({ ...ACTIVE, ...hidden }, 0);
  expect(property?.text).toBe("Missing: a description that buyers can see");
});

it("describes the parts that a plan adds", () => {
  const textsOf = (change: Partial<HomeState>) =>
    partsOf({ ...READY, ...change }, 0)
      .slice(6)
      .map(({ label, text }) => `${label}: ${text}`);
  expect(textsOf({})).toEqual([]);
  expect(textsOf({ inventory: { fates: [], isShown: false }, automations: [] })).toEqual([
    "Inventory: No items yet",
    "Automation: No automations yet",
  ]);
  expect(
    textsOf({
      inventory: { fates: ["stays", "goes", "stays", "for_sale"], isShown: true },
      automations: [
        { kind: "price", state: "on", runAt: day(-9) },
        { kind: "publish", state: "on", runAt: day(-1) },
        { kind: "feedback", state: "on", runAt: null },
        { kind: "quiet", state: "paused", runAt: null },
      ],
    }),
  ).toEqual([
    "Inventory: 2 included, 1 excluded, 1 for sale; buyers see items included or for sale",
    "Automation: Next: Schedule publishing, Friday, May 21, 12:00 PM CT; 1 rule is on; 1 paused",
  ]);
});

describe("stepsToday", () => {
  const WAITING: HomeState = {
    ...ACTIVE,
    waiting: { count: 1, oldest: day(1) },
    showings: { ...ACTIVE.showings, waiting: { count: 1, answerBy: day(-1) } },
    offers: [
      { price: 390_000, deadlineOn: "2027-05-25", negotiation: null },
      { price: 380_000, deadlineOn: "2027-05-21", negotiation: null },
      { price: 370_000, deadlineOn: "2027-05-19", negotiation: null },
      { price: 360_000, deadlineOn: null, negotiation: null },
    ],
    takenDownReason: "The photos show another home.",
  };

  it("lists showing requests, messages, offers, and a takedown, in this order", () => {
    const steps = stepsToday(WAITING);
    expect(steps.map(({ title }) => title)).toEqual([
      "Answer a showing request",
      "Reply to a buyer",
      "Answer 2 offers",
      "Fix the problem with your listing",
    ]);
    expect(steps[2]?.reason).toBe(
      "The offer of $380,000 expires on May 21, 2027. The offer of $390,000 expires on May 25, 2027.",
    );
    expect(nextStep(WAITING)).toEqual(steps[0]);
  });

  it("lists a buyer's offer until the seller answers, however late it expires", () => {
    const offer = { price: 395_000, deadlineOn: "2027-06-15" };
    const expiresAt = "2027-06-15T22:00:00.000Z";
    const titlesAt = (turn: "buyer" | "seller" | null, status: "active" | "pending" = "active") =>
      stepsToday({
        ...ACTIVE,
        status,
        offers: [{ ...offer, negotiation: { ...OPEN, turn, expiresAt } }],
      }).map(({ title }) => title);
    expect(titlesAt("seller")).toContain("Answer 1 offer");
    expect(titlesAt("seller", "pending")).toContain("Answer 1 offer");
    for (const turn of ["buyer", null] as const) {
      expect(titlesAt(turn)).not.toContain("Answer 1 offer");
    }
  });

  it("lists the offers that expire first, to the minute, and counts the rest", () => {
    const at = (price: number, expiresAt: string) => ({
      ...{ price, deadlineOn: expiresAt.slice(0, 10) },
      negotiation: { ...OPEN, turn: "seller" as const, expiresAt },
    });
    const offers = [
      at(400_000, "2027-06-15T22:00:00.000Z"),
      { price: 410_000, deadlineOn: "2027-05-21", negotiation: null },
      at(390_000, "2027-05-21T21:30:00.000Z"),
      at(380_000, "2027-05-21T21:00:00.000Z"),
      at(370_000, "2027-05-19T21:00:00.000Z"),
    ];
    const step = stepsToday({ ...ACTIVE, timeZone: "America/Chicago", offers }).find(({ title }) =>
      title.startsWith("Answer"),
    );
    expect(step?.reason).toBe(
      [
        "The offer of $380,000 expires on Friday, May 21, 4:00 PM CT.",
        "The offer of $390,000 expires on Friday, May 21, 4:30 PM CT.",
        "The offer of $410,000 expires on May 21, 2027.",
        "1 more expires later.",
      ].join(" "),
    );
  });

  it("suggests the next backup, or a status change, after an accepted offer ends", () => {
    const offer = (price: number, negotiation: object) => ({
      ...{ price, deadlineOn: null },
      negotiation: { ...OPEN, turn: null, ...negotiation },
    });
    const ended = offer(400_000, {
      ...{ status: "fell_through", turns: [{ kind: "ended" }], closedAt: day(1).toISOString() },
    });
    const backups = [
      offer(390_000, { status: "backup", backupPosition: 4 }),
      offer(380_000, { status: "backup", backupPosition: 2 }),
    ];
    const todayOf = (offers: HomeState["offers"], changes: Partial<HomeState> = {}) =>
      stepsToday({ ...ACTIVE, status: "pending", statusSince: day(2), offers, ...changes });
    expect(todayOf([ended, ...backups])).toMatchObject([
      {
        title: "Accept a backup offer",
        reason: "You have no accepted offer. The next backup is the offer of $380,000.",
      },
    ]);
    const accepted = offer(390_000, { status: "accepted" });
    expect(todayOf([ended, accepted, ...backups])).toEqual([]);
    expect(todayOf([ended])).toMatchObject([{ title: "Change your listing back to active" }]);
    expect(todayOf([ended], { status: "active" })).toEqual([]);
    // The listing has become pending again since.
    expect(todayOf([ended], { statusSince: day(0) })).toEqual([]);
  });

  it("lists no entered offers while pending, and nothing once the home is sold", () => {
    const titles = stepsToday({ ...WAITING, status: "pending" }).map(({ title }) => title);
    expect(titles).not.toContain("Answer 2 offers");
    expect(stepsToday({ ...WAITING, status: "sold" })).toEqual([]);
  });
});
