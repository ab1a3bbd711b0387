import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { PriceVisibility } from "#lib/fields/price-history.ts";
import type { AskingPrice } from "#lib/schemas/asking-price.ts";
import { press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { NO_OWN_SALES, VALUATION } from "#tests/valuation/views.ts";
import { AskingPriceCard } from "./asking-price-card.tsx";

const REMOVE = "PUT /api/asking-price/2/removed";
const RESTORE = "DELETE /api/asking-price/2/removed";

const server = setUpScreen();

const priceOf = (id: number, price: number, visibility: PriceVisibility): AskingPrice => ({
  ...{ id, price, visibility, setBy: "Ana Torres" },
  setAt: `2026-11-0${id}T12:00:00.000Z`,
});
const historyWith = (visibility: PriceVisibility) => ({
  history: [
    priceOf(4, 610_000, "visible"),
    priceOf(3, 61_990, "corrected"),
    priceOf(2, 64_900, visibility),
    priceOf(1, 600_000, "draft"),
  ],
});

async function open(visibility: PriceVisibility) {
  renderScreen(<AskingPriceCard />, {
    "/api/asking-price": historyWith(visibility),
    "/api/valuation": VALUATION,
    "/api/property/own-sales": NO_OWN_SALES,
  });
  await settle();
  screen.getByText("Price history").closest("details")!.open = true;
}

const rows = () => screen.getAllByRole("listitem");
const row = (price: string) =>
  within(rows().find((one) => one.textContent.startsWith(price)) ?? document.body);

beforeEach(() => {
  server.answer(REMOVE, 200, historyWith("removed"));
  server.answer(RESTORE, 200, historyWith("visible"));
});

it("says which prices buyers don't see, and why", async () => {
  await open("visible");
  expect(row("$61,990").getByText(/^Changed back within 24 hours\./)).toBeVisible();
  expect(row("$600,000").getByText(/^Set before publishing\./)).toBeVisible();
  expect(rows().map((one) => within(one).queryByRole("button")?.textContent)).toEqual([
    undefined,
    undefined,
    "Hide from buyers",
    undefined,
  ]);
});

it("hides a price from buyers, with undo, and keeps the focus", async () => {
  await open("visible");
  await press("Hide from buyers");
  expect(server.callsOf(REMOVE)).toHaveLength(1);
  expect(row("$64,900").getByText("You hid this price. Buyers don't see it.")).toBeVisible();
  const restore = screen.getByRole("button", { name: "Show to buyers" });
  expect(restore).toHaveFocus();
  expect(restore).toHaveAccessibleDescription("$64,900");
  expect(toastText()).toContain("Buyers no longer see $64,900 in the price history.");
  await press("Undo");
  expect(server.callsOf(RESTORE)).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Hide from buyers" })).toHaveFocus();
  expect(toastText()).toContain("Buyers see $64,900 in the price history again.");
});

it("brings a removed price back", async () => {
  await open("removed");
  await press("Show to buyers");
  expect(server.callsOf(RESTORE)).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Hide from buyers" })).toBeVisible();
});

it("says why a price couldn't be hidden, and changes nothing", async () => {
  server.answer(REMOVE, 409, { error: "That's your current asking price." });
  await open("visible");
  await press("Hide from buyers");
  expect(toastText()).toContain("The price history wasn't changed");
  expect(toastText()).toContain("That's your current asking price.");
  expect(screen.getByRole("button", { name: "Hide from buyers" })).toBeVisible();
});
