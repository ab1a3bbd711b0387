import { describe, expect, it } from "vitest";
import type { BilledPlan } from "#lib/schemas/billing.ts";
import { chargeSentence, renewalSentence } from "./price.ts";

const plan = (state: BilledPlan["state"]): BilledPlan => ({
  ...{ name: "Basic", cost: 99, state },
  cancelAtPeriodEnd: state === "ends",
  currentPeriodEnd: "2026-12-21T15:30:00.000Z",
});

it("says what a plan charges, and when", () => {
  expect(chargeSentence(1_199)).toBe("We charge $1,199 every month, in advance, until you cancel.");
});

describe("renewalSentence", () => {
  it.each([
    ["renews", "Renews on December 21, 2026 for $99, less any credit you have."],
    ["ends", "Canceled. Your plan works until December 21, 2026, and you won't be charged again."],
    ["free", "Free until December 21, 2026. Nothing is charged, and it doesn't renew."],
    [
      "unpaid",
      "Your Basic plan isn't active because its last payment failed or is disputed. Your card may be charged again until you cancel. To pay now, choose the plan again.",
    ],
  ] as const)("for the state %s", (state, sentence) => {
    expect(renewalSentence(plan(state))).toBe(sentence);
  });
});
