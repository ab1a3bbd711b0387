import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { NO_STEP_COSTS } from "#lib/fields/steps.ts";
import { NO_ENTRIES } from "#lib/proceeds/net-lines.ts";
import { netSheetFacts } from "#lib/proceeds/net-sheet-facts.ts";
import { ADDRESS, BASICS } from "#tests/property.ts";
import { press, renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { NO_OWN_SALES, VALUATION } from "#tests/valuation/views.ts";
import { ProceedsScreen } from "./proceeds-screen.tsx";

setUpScreen();

const BY_PRICE = "Net proceeds by price";
const FACTS = netSheetFacts({ state: "WI", propertyBasics: BASICS }, NO_STEP_COSTS);

async function open(prices: readonly number[], valuation = VALUATION) {
  const history = prices.map((price, id) => ({
    ...{ id, price, setAt: "2026-11-20T12:00:00.000Z", setBy: null, visibility: "draft" },
  }));
  renderScreen(<ProceedsScreen />, {
    "/api/property": ADDRESS,
    "/api/property/own-sales": NO_OWN_SALES,
    "/api/valuation": valuation,
    "/api/asking-price": { history },
    "/api/net-proceeds": { facts: FACTS, entries: NO_ENTRIES, revision: 0 },
  });
  await settle();
}

const table = (name: string) => within(screen.getByRole("table", { name }));

const cells = (name: RegExp, inTable = "Net proceeds") =>
  within(table(inTable).getByRole("row", { name }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

it("starts from the asking price, and takes off no commission for an own agent", async () => {
  await open([365_000, 380_000]);
  expect(field("Expected price")).toHaveAttribute("placeholder", "365,000");
  expect(cells(/^Expected price/)).toEqual(["", "$365,000"]);
  expect(cells(/^Your agent's commission/)).toEqual(["", "$0"]);
  expect(cells(/^Price/, BY_PRICE)).toEqual(["$313,389", "$365,000", "$396,151"]);
  const commission = table(BY_PRICE).getByRole("row", { name: /^Buyer's agent commission/ });
  expect(commission).toHaveTextContent("Optional and negotiable");
});

it("starts from the estimate without an asking price", async () => {
  await open([]);
  const [, net] = cells(/^Estimated net proceeds/);
  const total = screen.getByText("Estimated net proceeds at $352,349", { selector: "dt" });
  expect(total.nextElementSibling).toHaveTextContent(net ?? "");
});

it("calculates with what is typed in a row, and with the default of what can't be used", async () => {
  await open([365_000]);
  type("Your agent's commission", "2%");
  expect(cells(/^Your agent's commission/)).toEqual(["", "\u2212$7,300"]);
  expect(cells(/^Your agent's commission/, BY_PRICE)[1]).toBe("\u2212$7,300");
  for (const text of ["some", "-5", "101%", "9999999999"]) {
    type("Your agent's commission", text);
    expect(cells(/^Your agent's commission/)).toEqual(["", "$0"]);
  }
  type("Expected price", "400,000");
  type("Mortgage payoff", "0");
  expect(cells(/^Expected price/)).toEqual(["", "$400,000"]);
  expect(cells(/^Mortgage payoff/)).toEqual(["", "$0"]);
});

it("sums up small costs until they are opened, or one can't be saved", async () => {
  await open([365_000]);
  const more = () => screen.getByRole("button", { name: "7 more costs" });
  expect(field("Other costs")).not.toBeVisible();
  expect(cells(/^7 more costs/)).toEqual(["", "\u2212$765"]);
  await press("7 more costs");
  expect(field("Other costs")).toBeVisible();
  type("Other costs", "a few");
  await press("7 more costs");
  expect(field("Other costs")).not.toBeVisible();
  await press("Save");
  expect(more()).toHaveAttribute("aria-expanded", "true");
  expect(field("Other costs")).toBeInvalid();
  expect(screen.getByText("Please fix the highlighted fields.")).toBeVisible();
});

it("asks for a price when there is none", async () => {
  await open([], { ...VALUATION, estimate: null, low: null, high: null });
  expect(screen.getByText("Enter a price")).toBeVisible();
  expect(cells(/^Estimated net proceeds/)).toEqual(["", "N/A"]);
  expect(screen.queryByRole("button", { name: "Print" })).toBeNull();
  type("Expected price", "300000");
  expect(cells(/^Expected price/)).toEqual(["", "$300,000"]);
});
