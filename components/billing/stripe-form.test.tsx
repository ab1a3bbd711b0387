import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { router } from "#tests/navigation.ts";
import { press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { StripeForm } from "./stripe-form.tsx";

const loadStripe = vi.hoisted(() => vi.fn());
vi.mock("@stripe/stripe-js/pure", () => ({ loadStripe }));
vi.mock("./stripe-appearance.ts", () => ({ stripeAppearance: () => ({}) }));

type Listener = (event?: unknown) => void;
const listeners = new Map<string, Listener>();

const confirmPayment = vi.fn();
const confirmSetup = vi.fn();
const createElements = vi.fn(() => {
  const element = {
    on: (name: string, listener: Listener) => void listeners.set(name, listener),
    off: () => undefined,
    mount: () => undefined,
    update: () => undefined,
    destroy: () => undefined,
  };
  return { create: () => element, getElement: () => element, update: () => undefined };
});
const STRIPE = {
  elements: createElements,
  createToken: () => undefined,
  createPaymentMethod: () => undefined,
  confirmCardPayment: () => undefined,
  confirmPayment,
  confirmSetup,
};

setUpScreen();
beforeEach(() => {
  listeners.clear();
  for (const mock of [confirmPayment, confirmSetup, loadStripe]) mock.mockReset();
  loadStripe.mockResolvedValue(STRIPE);
});

async function open(clientSecret = "pi_1_secret_1") {
  renderScreen(
    <StripeForm planName="Basic" clientSecret={clientSecret} publishableKey="pk_test_1" />,
  );
  await settle();
  listeners.get("ready")?.({});
  await settle();
}
const subscribe = () => screen.getByRole("button", { name: "Subscribe to Basic" });

describe("the Stripe payment form", () => {
  it("can't be submitted before Stripe's fields are ready", async () => {
    renderScreen(
      <StripeForm planName="Basic" clientSecret="pi_1_secret_1" publishableKey="pk_test_1" />,
    );
    expect(subscribe()).toBeDisabled();
    await settle();
    expect(loadStripe).toHaveBeenCalledWith("pk_test_1");
    expect(createElements).toHaveBeenCalledWith(
      expect.objectContaining({ clientSecret: "pi_1_secret_1" }),
    );
    listeners.get("ready")?.({});
    await settle();
    expect(subscribe()).toBeEnabled();
  });

  it("confirms the payment and goes to billing", async () => {
    await open();
    confirmPayment.mockResolvedValue({ paymentIntent: { status: "succeeded" } });
    await press("Subscribe to Basic");
    expect(confirmPayment).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        confirmParams: { return_url: `${window.location.origin}/billing` },
        redirect: "if_required",
      }),
    );
    expect(toastText()).toContain("Payment Successful");
    expect(router.push).toHaveBeenCalledExactlyOnceWith("/billing");
  });

  it("confirms only the card when nothing is due", async () => {
    await open("seti_1_secret_1");
    confirmSetup.mockResolvedValue({ setupIntent: { status: "succeeded" } });
    await press("Subscribe to Basic");
    expect(confirmPayment).not.toHaveBeenCalled();
    expect(router.push).toHaveBeenCalledExactlyOnceWith("/billing");
  });

  it("doesn't report success while a payment is still processing", async () => {
    await open();
    confirmPayment.mockResolvedValue({ paymentIntent: { status: "processing" } });
    await press("Subscribe to Basic");
    expect(router.push).toHaveBeenCalledExactlyOnceWith("/billing?redirect_status=processing");
    expect(screen.queryByText("Payment Successful")).toBeNull();
  });

  it.each([
    [
      { type: "card_error", message: "Your card has expired." },
      "Your card has expired. Nothing was charged.",
    ],
    [{ type: "api_connection_error" }, "You can't be charged twice for it"],
    [
      { type: "invalid_request_error", payment_intent: { status: "canceled" } },
      "This checkout closed",
    ],
  ])("explains what happened after %j", async (error, text) => {
    await open();
    confirmPayment.mockResolvedValue({ error });
    await press("Subscribe to Basic");
    expect(toastText()).toContain("Payment Failed");
    expect(toastText()).toContain(text);
    expect(subscribe()).toBeEnabled();
    expect(router.push).not.toHaveBeenCalled();
  });

  it("treats a payment that already went through as paid", async () => {
    await open();
    const error = { type: "invalid_request_error", payment_intent: { status: "succeeded" } };
    confirmPayment.mockResolvedValue({ error });
    await press("Subscribe to Basic");
    expect(router.push).toHaveBeenCalledExactlyOnceWith("/billing");
  });

  it("says to check billing first when the call itself fails", async () => {
    await open();
    confirmPayment.mockRejectedValue(new Error("broken"));
    await press("Subscribe to Basic");
    expect(toastText()).toContain("Check your billing page before you try again");
  });

  it("says when Stripe can't be loaded, and tries again", async () => {
    loadStripe.mockRejectedValueOnce(new Error("blocked"));
    await open();
    expect(screen.getByText("We couldn't load the payment form")).toBeVisible();
    await press("Try again");
    expect(subscribe()).toBeVisible();
    expect(loadStripe).toHaveBeenCalledTimes(2);
  });

  it("says when Stripe's fields can't be loaded", async () => {
    await open();
    listeners.get("loaderror")?.({});
    await settle();
    expect(screen.getByText("We couldn't load the payment form")).toBeVisible();
  });
});
