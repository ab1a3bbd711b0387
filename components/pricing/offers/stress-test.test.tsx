import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { NO_STEP_COSTS } from "#lib/fields/steps.ts";
import { NO_ENTRIES } from "#lib/proceeds/net-lines.ts";
import { netSheetFacts } from "#lib/proceeds/net-sheet-facts.ts";
import { comparedOffer } from "#tests/offers/compared-offer.ts";
import { fill, press, renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { StressTest } from "./stress-test.tsx";

const SAVE = "PUT /api/net-proceeds";
const VIEW = {
  facts: netSheetFacts({ state: "TX", propertyBasics: null }, NO_STEP_COSTS),
  entries: { ...NO_ENTRIES, annualPropertyTax: 7_300 },
  revision: 3,
};

const { offer, ...COMPARED } = comparedOffer("one", "Offer 1", {});
const ENTERED = { ...COMPARED, net: 400_000, offer: { ...offer, negotiation: null } };

const server = setUpScreen();

it("calculates with the numbers as typed, and saves them in the net sheet", async () => {
  renderScreen(<StressTest offers={[ENTERED]} view={VIEW} />);
  await settle();
  const figures = within(screen.getByLabelText("Net proceeds of Offer 1 by case"));
  expect(figures.getAllByRole("row", { hidden: true })).toHaveLength(1);
  await fill("Days late", "15");
  await fill("Inspection credit", "5,000");
  // 15 days of $20. Without an inspection contingency, there is no credit.
  expect(figures.getByText("$399,700 (−$300)")).toBeInTheDocument();
  expect(figures.getByText("$400,000 (no change)")).toBeInTheDocument();
  server.answer(SAVE, 200, VIEW);
  await press("Save numbers");
  expect(server.callsOf(SAVE)[0]?.body).toMatchObject({
    ...{ lateDays: "15", inspectionCredit: "5,000", annualPropertyTax: "7300", revision: 3 },
  });
});

it("says at its field which number can't be used", async () => {
  renderScreen(<StressTest offers={[ENTERED]} view={VIEW} />);
  await settle();
  await fill("Days late", "1.5");
  await press("Save numbers");
  expect(server.callsOf(SAVE)).toEqual([]);
  expect(screen.getByText("Must be whole days")).toBeInTheDocument();
});
