import { expect, it } from "vitest";
import { checklistWithout } from "#tests/listing/view.ts";
import { afterSaleOf } from "./after-sale.ts";
import type { HomeState } from "./home-state.ts";

const SOLD = {
  isAdmin: true,
  checklist: checklistWithout(),
  papers: { done: 3, total: 12 },
};

it("says how far the documents for closing are", () => {
  const text = (papers: HomeState["papers"]) => afterSaleOf({ ...SOLD, papers })[0]?.text;
  expect(text({ done: 3, total: 12 })).toMatch(/^3 of 12 documents on your checklist are complete/);
  expect(text({ done: 12, total: 12 })).toBe("Your document checklist is complete.");
});

it.each([
  ["the Admin", {}, "Cancel your plan", "/billing"],
  ["another member", { isAdmin: false }, "Ask your Admin to cancel the plan", "/users"],
] as const)("offers %s the end of the plan", (_, change, title, href) => {
  expect(afterSaleOf({ ...SOLD, ...change })[1]).toMatchObject({ title, href });
});

it("doesn't mention a plan that has ended", () => {
  const titles = afterSaleOf({ ...SOLD, checklist: checklistWithout("plan") }).map(
    ({ title }) => title,
  );
  expect(titles).toEqual(["Get your documents ready for closing", "Keep your records"]);
});
