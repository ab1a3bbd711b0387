import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { press, renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { NO_OWN_SALES, VALUATION } from "#tests/valuation/views.ts";
import { PriceForm } from "./price-form.tsx";

const CALL = "PUT /api/asking-price";
const server = setUpScreen();

const saved = (price: number) => ({
  ...{ id: 1, price, setAt: "2026-11-21T12:00:00.000Z", setBy: null },
  visibility: "draft",
});

const field = () => screen.getByRole("textbox", { name: "Asking price" });

async function set(price: string) {
  fireEvent.change(field(), { target: { value: price } });
  await press("Set price");
  await settle();
}

it("says what is wrong with a price at its field, sends nothing, and takes it back while one types", async () => {
  renderScreen(<PriceForm current={undefined} />);
  await set("much");
  expect(field()).toHaveAccessibleDescription("Must be a number");
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(server.bodies(CALL)).toEqual([]);
  fireEvent.change(field(), { target: { value: "3" } });
  expect(field()).toBeValid();
});

it("sends what was typed, and says that it is saved", async () => {
  server.answer(CALL, 200, { history: [saved(352_000)] });
  renderScreen(<PriceForm current={340_000} />);
  expect(field()).toHaveValue("340,000");
  await set("$352,000");
  expect(server.bodies(CALL)).toEqual([{ price: "$352,000", from: 340_000 }]);
  expect(screen.getByText("Your asking price was saved.")).toBeVisible();
});

it("keeps what was typed where it could not be saved, and says why", async () => {
  server.answer(CALL, 503, { error: "Porchlight can't reach its database right now." });
  renderScreen(<PriceForm current={340_000} />);
  await set("352,000");
  expect(field()).toHaveValue("352,000");
  expect(screen.getByText("We couldn't save your asking price")).toBeVisible();
  expect(screen.getByText("Porchlight can't reach its database right now.")).toBeVisible();
});

const ESTIMATE = { "/api/valuation": VALUATION, "/api/property/own-sales": NO_OWN_SALES };
const question = () => screen.queryByRole("alertdialog", { name: "Check the price" });

it("asks before an unusual change, and sends nothing until it is confirmed", async () => {
  server.answer(CALL, 200, { history: [saved(61_990)] });
  renderScreen(<PriceForm current={619_900} />);
  await set("61,990");
  expect(question()).toHaveAccessibleDescription(
    "You're changing the price from $619,900 to $61,990. That's 90% lower. Change it?",
  );
  expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  expect(server.bodies(CALL)).toEqual([]);
  await press("Set price");
  expect(server.bodies(CALL)).toEqual([{ price: "61,990", from: 619_900 }]);
  expect(question()).toBeNull();
  expect(screen.getByText("Your asking price was saved.")).toBeVisible();
});

it.each(["Cancel", "Escape"])("leaves the form as it is after %s", async (way) => {
  renderScreen(<PriceForm current={619_900} />);
  await set("61,990");
  if (way === "Cancel") await press("Cancel");
  else fireEvent.keyDown(document.activeElement!, { key: "Escape" });
  await settle();
  expect(question()).toBeNull();
  expect(field()).toHaveValue("61,990");
  expect(field()).toHaveFocus();
  expect(server.bodies(CALL)).toEqual([]);
  expect(screen.getByRole("button", { name: "Set price" })).toBeEnabled();
});

it("asks about a first price outside the estimate's range, and not about one within", async () => {
  server.answer(CALL, 200, { history: [saved(352_000)] });
  renderScreen(<PriceForm current={undefined} />, ESTIMATE);
  await set("35,200");
  expect(question()).toHaveAccessibleDescription(
    "You're setting the price to $35,200. That's below the estimate range ($313,389 to $396,151). Set it?",
  );
  await press("Cancel");
  await set("352,000");
  expect(question()).toBeNull();
  expect(server.bodies(CALL)).toEqual([{ price: "352,000", from: null }]);
});
