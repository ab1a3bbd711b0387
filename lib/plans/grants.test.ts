import { describe, expect, it } from "vitest";
import { PLACES } from "#lib/search/places.ts";
import { SIGNED_IN_SCREENS } from "#lib/routes.ts";
import {
  type Grants,
  grantsOf,
  linesOf,
  PLAN_NAMES,
  planFeatures,
  plansWith,
  planWith,
  supportLevel,
} from "./grants.ts";

const granted = (plan: string | null) => {
  const grants = grantsOf(plan);
  return (Object.keys(grants) as (keyof Grants)[]).filter((grant) => grants[grant]);
};

/** Each plan's features, as worded in the specification. */
const PROMISED = {
  Starter:
    "basic seller tools and analytics, standard listing templates, email support, basic marketing materials, mobile app access",
  Basic:
    "everything in Starter plus advanced analytics dashboard, priority email support, custom listing templates, social media integration, inventory management tools",
  Premium:
    "everything in Basic plus premium support, advanced automation tools, custom branding, API access, dedicated account manager, priority feature requests",
};
const promisesOf = (text: string) => text.toLowerCase().split(/, | plus /);

it("has one entry for each promise of each plan, in order", () => {
  expect(PLAN_NAMES).toEqual(Object.keys(PROMISED));
  for (const [plan, text] of Object.entries(PROMISED)) {
    expect(planFeatures(plan).map((line) => line.toLowerCase())).toEqual(promisesOf(text));
  }
  expect(planFeatures("Gone")).toEqual([]);
});

describe.each(PLAN_NAMES.flatMap((plan) => linesOf(plan).map((line) => ({ plan, ...line }))))(
  "$plan: $text",
  ({ plan, href, grant }) => {
    it("is provided by an existing screen", () => {
      const [screen] = href.split("#");
      expect(SIGNED_IN_SCREENS).toContain(screen);
    });

    it("is granted first by this plan, or available to everyone", () => {
      expect(grant ? planWith(grant) : plan).toBe(plan);
    });
  },
);

it("lists each linked part of a screen in search", () => {
  const parts = PLAN_NAMES.flatMap(linesOf)
    .map(({ href }) => href)
    .filter((href) => href.includes("#"));
  const places = PLACES.map(({ href }) => href);
  expect(parts.filter((part) => !places.includes(part))).toEqual([]);
});

it("grants each plan the features of the one below it, and more", () => {
  const starter = ["moreUsers", "standardTemplates"];
  const basic = [
    ...starter,
    "advancedAnalytics",
    "customTemplates",
    "inventoryTools",
    "socialMedia",
  ];
  const premium = [
    ...basic,
    "accountManager",
    "api",
    "automation",
    "customBranding",
    "featureRequests",
  ];
  expect(granted(null)).toEqual([]);
  expect(granted("Starter").toSorted()).toEqual(starter.toSorted());
  expect(granted("Basic").toSorted()).toEqual(basic.toSorted());
  expect(granted("Premium").toSorted()).toEqual(premium.toSorted());
});

it("grants only more users for an unknown plan, and nothing for Good", () => {
  expect(granted("Gone")).toEqual(["moreUsers"]);
  expect(granted("Good")).toEqual([]);
});

it("names the plans that grant something", () => {
  expect(planWith("standardTemplates")).toBe("Starter");
  expect(planWith("inventoryTools")).toBe("Basic");
  expect(plansWith("advancedAnalytics")).toBe("Basic and Premium");
  expect(plansWith("automation")).toBe("Premium");
});

it("gives the support level of each plan", () => {
  expect(["Starter", "Basic", "Premium", "Gone", null].map(supportLevel)).toEqual([
    "Email support",
    "Priority email support",
    "Premium support",
    null,
    null,
  ]);
});
