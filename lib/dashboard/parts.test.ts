import fc from "fast-check";
import { expect, it } from "vitest";
import { STEP_IDS } from "#lib/fields/steps.ts";
import { SIGNED_IN_SCREENS } from "#lib/routes.ts";
import type { HomeState } from "./home-state.ts";
import { partsOf } from "./parts.ts";
import { READY, ACTIVE, checklist, day, states } from "#tests/home-states.ts";

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
