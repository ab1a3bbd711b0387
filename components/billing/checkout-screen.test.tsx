import { fireEvent, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { describe, expect, it } from "vitest";
import { router } from "#tests/navigation.ts";
import { fill, press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { CheckoutScreen } from "./checkout-screen.tsx";

const OPEN = "POST /api/get-or-create-subscription";
const PAY = "POST /api/stripe/sandbox";
const BASIC = { id: 2, name: "Basic", cost: 99 };
const GOOD = "4242 4242 4242 4242";

const server = setUpScreen({ path: "/checkout" });

type Change = Parameters<typeof CheckoutScreen>[0]["change"];

const screenOf = (change: Change = null) => (
  <CheckoutScreen plan={BASIC} change={change} mode={{ kind: "sandbox" }} />
);

async function open(change: Change = null) {
  server.answer(OPEN, 200, { clientSecret: "secret_1" });
  renderScreen(screenOf(change));
  await settle();
}
const subscribe = () => screen.getByRole("button", { name: "Subscribe to Basic" });

describe("/checkout", () => {
  it("sets up the subscription before asking for payment", async () => {
    const answer = server.hold(OPEN);
    renderScreen(screenOf());
    expect(screen.getByText("Setting up your subscription...")).toBeVisible();
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
    expect(screen.getByText("$99 per month")).toBeVisible();
    expect(screen.getByRole("note").textContent).toMatch(/^Sandbox:/);
    expect(screen.queryByRole("button", { name: /Subscribe/ })).toBeNull();
    await answer(200, { clientSecret: "secret_1" });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Complete Your Subscription",
    );
    expect(server.calls).toEqual([{ call: OPEN, body: { planId: 2 } }]);
  });

  it("opens one subscription even when React renders twice", async () => {
    server.answer(OPEN, 200, { clientSecret: "secret_1" });
    renderScreen(<StrictMode>{screenOf()}</StrictMode>);
    await settle();
    expect(subscribe()).toBeEnabled();
    expect(server.calls).toHaveLength(1);
  });

  it("summarizes the purchase", async () => {
    await open();
    expect(screen.getByText("$99 per month")).toBeVisible();
    expect(screen.getByText("Monthly subscription")).toBeVisible();
    expect(screen.getByText("$99.00")).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to Plans" })).toHaveAttribute("href", "/plans");
  });

  it("shows what an upgrade costs today and from then on", async () => {
    await open({ from: "Starter", dueToday: 2_667, paidUntil: "2026-12-21T00:00:00.000Z" });
    expect(screen.getByText("$26.67")).toBeVisible();
    expect(
      screen.getByText(/from your Starter plan until December 21, 2026\. After that, \$99/),
    ).toBeVisible();
  });

  it("says that a downgrade costs nothing today", async () => {
    await open({ from: "Premium", dueToday: 0, paidUntil: "2026-12-21T00:00:00.000Z" });
    expect(screen.getByText("$0.00")).toBeVisible();
    expect(
      screen.getByText(/without charging it\. The extra you've paid for Premium/),
    ).toBeVisible();
  });

  it.each([
    [409, { error: "Your Basic plan is already active." }, "Your Basic plan is already active."],
    [502, { error: "The payment service is away." }, "The payment service is away."],
    [500, "oops", "We couldn't start checkout. Nothing was charged."],
    [200, {}, "We couldn't start checkout. Nothing was charged."],
  ])("goes back to the plans when checkout can't be set up: %i", async (status, body, text) => {
    server.answer(OPEN, status, body);
    renderScreen(screenOf());
    await settle();
    expect(router.replace).toHaveBeenCalledExactlyOnceWith("/plans");
    expect(toastText()).toContain(text);
    expect(screen.queryByRole("button", { name: /Subscribe/ })).toBeNull();
  });
});

describe("the sandbox", () => {
  it("is labeled and filled in with a card that works", async () => {
    await open();
    expect(screen.getByRole("note").textContent).toMatch(/^Sandbox:/);
    expect(screen.getByLabelText("Card number")).toHaveValue(GOOD);
  });

  it("pays once, shows a message, and goes to billing", async () => {
    await open();
    const answer = server.hold(PAY);
    fireEvent.click(subscribe());
    fireEvent.click(subscribe());
    await settle();
    expect(subscribe()).toBeDisabled();
    await answer(200, { outcome: "paid" });
    expect(server.callsOf(PAY)).toEqual([
      { call: PAY, body: { clientSecret: "secret_1", cardNumber: "4242424242424242" } },
    ]);
    expect(toastText()).toContain("Payment Successful");
    expect(router.push).toHaveBeenCalledExactlyOnceWith("/billing");
  });

  it("says that a card was declined and accepts another one", async () => {
    await open();
    server.answer(PAY, 200, { outcome: "declined" });
    await fill("Card number", "4000 0000 0000 0002");
    await press("Subscribe to Basic");
    expect(toastText()).toContain("Payment Failed");
    expect(screen.getAllByText(/declined\. Nothing was charged/)[0]).toBeVisible();
    expect(subscribe()).toBeEnabled();
    expect(router.push).not.toHaveBeenCalled();

    server.answer(PAY, 200, { outcome: "paid" });
    await fill("Card number", GOOD);
    await press("Subscribe to Basic");
    expect(router.push).toHaveBeenCalledExactlyOnceWith("/billing");
  });

  it("asks for a card number before it sends anything", async () => {
    await open();
    await fill("Card number", "42");
    await press("Subscribe to Basic");
    expect(screen.getByText("Please enter a card number with 12 to 19 digits.")).toBeVisible();
    expect(server.callsOf(PAY)).toEqual([]);
  });

  it("shows the server's error", async () => {
    await open();
    server.answer(PAY, 409, { error: "This checkout is no longer open." });
    await press("Subscribe to Basic");
    expect(toastText()).toContain("This checkout is no longer open.");
    expect(subscribe()).toBeEnabled();
  });
});
