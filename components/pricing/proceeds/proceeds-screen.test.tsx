import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { NO_STEP_COSTS } from "#lib/fields/steps.ts";
import { NO_ENTRIES } from "#lib/proceeds/net-lines.ts";
import { netSheetFacts } from "#lib/proceeds/net-sheet-facts.ts";
import { ADDRESS, BASICS } from "#tests/property.ts";
import { renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { NO_OWN_SALES, VALUATION } from "#tests/valuation/views.ts";
import { ProceedsScreen } from "./proceeds-screen.tsx";

setUpScreen();

const FACTS = netSheetFacts({ state: "WI", propertyBasics: BASICS }, NO_STEP_COSTS);

async function open(prices: readonly number[]) {
  const history = prices.map((price, id) => ({
    ...{ id, price, setAt: "2026-11-20T12:00:00.000Z", setBy: null, visibility: "draft" },
  }));
  renderScreen(<ProceedsScreen />, {
    "/api/property": ADDRESS,
    "/api/property/own-sales": NO_OWN_SALES,
    "/api/valuation": VALUATION,
    "/api/asking-price": { history },
    "/api/net-proceeds": { facts: FACTS, entries: NO_ENTRIES, revision: 0 },
  });
  await settle();
}

const cells = (name: RegExp) =>
  within(screen.getByRole("row", { name }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

it("starts from the asking price, and takes off no commission for an own agent", async () => {
  await open([365_000, 380_000]);
  expect(cells(/^Price/)).toEqual(["$313,389", "$365,000", "$396,151"]);
  expect(cells(/^Your agent's commission/)).toEqual(["$0", "$0", "$0"]);
  expect(screen.getByRole("row", { name: /^Buyer's agent commission/ })).toHaveTextContent(
    "Optional and negotiable",
  );
  expect(screen.getByLabelText("Expected price")).toHaveAttribute("placeholder", "365,000");
});

it("starts from the estimate without an asking price, with the total next to Save", async () => {
  await open([]);
  const [, expected] = cells(/^Estimated net proceeds/);
  const form = screen.getByRole("form", { name: "Your numbers" });
  expect(form).toHaveTextContent(`Estimated net proceeds at $352,349: ${expected}`);
});
