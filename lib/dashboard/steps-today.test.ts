import { describe, expect, it } from "vitest";
import type { HomeState } from "./home-state.ts";
import { nextStep, stepsToday } from "./next-step.ts";
import { ACTIVE, OPEN, day } from "#tests/home-states.ts";

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
