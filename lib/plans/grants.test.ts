import { expect, it } from "vitest";
import { type Grants, grantsOf, planWith } from "./grants.ts";

const granted = (plan: string | null) => {
  const grants = grantsOf(plan);
  return (Object.keys(grants) as (keyof Grants)[]).filter((grant) => grants[grant]);
};

it("says in one place what a plan grants: each what the one before it does, and more", () => {
  const starter = ["standardTemplates"];
  const basic = [...starter, "customTemplates", "inventoryTools"];
  const premium = [...basic, "customBranding", "automation", "api"];
  expect(granted(null)).toEqual([]);
  expect(granted("Starter").toSorted()).toEqual(starter.toSorted());
  expect(granted("Basic").toSorted()).toEqual(basic.toSorted());
  expect(granted("Premium").toSorted()).toEqual(premium.toSorted());
});

it("grants nothing by a plan that it does not know", () => {
  expect(granted("Gone")).toEqual([]);
});

it("names the least plan that grants something", () => {
  expect(planWith("standardTemplates")).toBe("Starter");
  expect(planWith("inventoryTools")).toBe("Basic");
  expect(planWith("automation")).toBe("Premium");
});
