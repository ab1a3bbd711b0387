import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { router } from "#tests/navigation.ts";
import { fill, press, renderScreen, setUpScreen, settle, toastText } from "#tests/screen.tsx";
import { CardScreen } from "./card-screen.tsx";

const OPEN = "POST /api/billing/card";
const SAVE = "POST /api/stripe/sandbox";
const server = setUpScreen({ path: "/billing/card" });

async function open() {
  server.answer(OPEN, 200, { clientSecret: "secret_1" });
  renderScreen(<CardScreen mode={{ kind: "sandbox" }} obstacle={null} />);
  await settle();
}

it("saves a new card, shows a message, and goes to billing", async () => {
  await open();
  expect(screen.getByText("Nothing is charged now.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to Billing" })).toHaveAttribute("href", "/billing");
  server.answer(SAVE, 200, { outcome: "saved" });
  await press("Save card");
  expect(server.bodies(SAVE)).toEqual([
    { clientSecret: "secret_1", cardNumber: "4242424242424242" },
  ]);
  expect(toastText()).toContain("Card saved");
  expect(router.push).toHaveBeenCalledExactlyOnceWith("/billing");
});

it("says that a card was declined and stays open for another", async () => {
  await open();
  server.answer(SAVE, 200, { outcome: "declined" });
  await fill("Card number", "4000 0000 0000 0002");
  await press("Save card");
  expect(toastText()).toContain("We couldn't save your card");
  expect(screen.getByRole("button", { name: "Save card" })).toBeEnabled();
  expect(router.push).not.toHaveBeenCalled();
});

it("goes back to billing when the card can't be changed", async () => {
  server.answer(OPEN, 409, { error: "No plan is charged to a card right now." });
  renderScreen(<CardScreen mode={{ kind: "sandbox" }} obstacle={null} />);
  await settle();
  expect(router.replace).toHaveBeenCalledExactlyOnceWith("/billing");
  expect(toastText()).toContain("No plan is charged to a card right now.");
});

it("says why the card can't be changed and doesn't ask for one", async () => {
  renderScreen(
    <CardScreen
      mode={{ kind: "sandbox" }}
      obstacle="Only the account's Admin can change the card."
    />,
  );
  await settle();
  expect(screen.getByText("Only the account's Admin can change the card.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to Billing" })).toHaveAttribute("href", "/billing");
  expect(screen.queryByRole("button", { name: "Save card" })).toBeNull();
  expect(server.callsOf(OPEN)).toEqual([]);
});
