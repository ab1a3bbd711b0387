import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SIGNED_IN_SCREENS } from "#lib/routes.ts";
import type { HomeState } from "./home-state.ts";
import { nextStep } from "./next-step.ts";
import {
  READY,
  ACTIVE,
  SHOWING_ID,
  checklist,
  day,
  states,
  withShowings,
} from "#tests/home-states.ts";

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
        // The evening of May 9 where the home is.
        price: { amount: 400_000, setAt: new Date("2027-05-10T02:00:00Z") },
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
