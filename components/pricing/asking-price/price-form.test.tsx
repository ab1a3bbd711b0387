import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { press, renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { PriceForm } from "./price-form.tsx";

const CALL = "PUT /api/asking-price";
const server = setUpScreen();

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
  const saved = { price: 352_000, setAt: "2026-11-21T12:00:00.000Z", setBy: null };
  server.answer(CALL, 200, { history: [saved] });
  renderScreen(<PriceForm current={340_000} />);
  expect(field()).toHaveValue("340,000");
  await set("$352,000");
  expect(server.bodies(CALL)).toEqual([{ price: "$352,000" }]);
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
