import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { navigateTo } from "#components/ui/navigate.ts";
import type { BilledPlan, BillingView, ReceiptView } from "#lib/schemas/billing.ts";
import { press, renderScreen, setUpScreen, settle, toastText } from "#tests/screen.tsx";
import { BillingScreen } from "./billing-screen.tsx";

const CHANGE = "PATCH /api/subscription";
const END = "2026-12-21T15:30:00.000Z";
const PLAN: BilledPlan = {
  ...{ name: "Basic", cost: 99, state: "renews", cancelAtPeriodEnd: false },
  currentPeriodEnd: END,
};
const ENDING: BilledPlan = { ...PLAN, state: "ends", cancelAtPeriodEnd: true };
const RECEIPT: ReceiptView = {
  id: "0c8f6a52-4a1e-4d6a-9d6f-0f3b0e6b7a11",
  ...{
    number: "PORCH-0001",
    date: "2026-11-21T15:30:00.000Z",
    description: "Basic plan, one month",
  },
  ...{ amount: 9_900, refunded: 0, state: "paid" },
};
const VIEW: BillingView = {
  plan: PLAN,
  card: { brand: "Visa", last4: "4242", expires: "08/2030" },
  receipts: [RECEIPT],
  ...{ mailsReceipts: true, canManage: true, isSold: false },
};

const server = setUpScreen({ path: "/billing" });

function open(changes: Partial<BillingView> = {}) {
  const view = { ...VIEW, ...changes };
  const isActive = view.plan !== null && view.plan.state !== "unpaid";
  const subscription = { planName: "Basic", planCost: 99, expirationDate: END };
  server.answer("GET /api/billing", 200, view);
  server.answer("GET /api/subscription", 200, subscription);
  renderScreen(<BillingScreen outcome={null} progress="settled" lateChange={null} />, {
    "/api/subscription": isActive ? subscription : null,
    "/api/billing": view,
  });
}
const button = (name: string) => screen.getByRole("button", { name });
const dialog = () => within(screen.getByRole("alertdialog"));

describe("the plan on /billing", () => {
  it("shows the price, the renewal date, what's included, and the card", () => {
    open();
    expect(
      screen.getByText("We charge $99 every month, in advance, until you cancel."),
    ).toBeVisible();
    expect(
      screen.getByText("Renews on December 21, 2026 for $99, less any credit you have."),
    ).toBeVisible();
    expect(screen.getByText("Priority email support")).toBeVisible();
    expect(screen.getByText("Visa ending in 4242")).toBeVisible();
    expect(screen.getByText("Valid until 08/2030")).toBeVisible();
    expect(screen.getByRole("link", { name: "Change card" })).toHaveAttribute(
      "href",
      "/billing/card",
    );
  });

  it("is canceled after a confirmation that says what ends and when", async () => {
    open();
    await press("Cancel plan");
    expect(
      dialog().getByText(/works until December 21, 2026\. You won't be charged/),
    ).toBeVisible();
    expect(dialog().getByText(/stays online for 14 more days/)).toBeVisible();
    expect(server.callsOf(CHANGE)).toEqual([]);
    server.answer(CHANGE, 200, { ...VIEW, plan: ENDING });
    dialog().getByRole("button", { name: "Cancel plan" }).click();
    await settle();
    expect(server.bodies(CHANGE)).toEqual([{ cancelAtPeriodEnd: true }]);
    expect(toastText()).toContain("Plan canceled");
    expect(screen.getByText(/^Canceled\. Your plan works until December 21, 2026/)).toBeVisible();
    expect(button("Resume plan")).toBeVisible();
  });

  it("isn't canceled when the confirmation is closed", async () => {
    open();
    await press("Cancel plan");
    await press("Keep plan");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(server.callsOf(CHANGE)).toEqual([]);
  });

  it("can be resumed", async () => {
    open({ plan: ENDING });
    server.answer(CHANGE, 200, VIEW);
    await press("Resume plan");
    expect(server.bodies(CHANGE)).toEqual([{ cancelAtPeriodEnd: false }]);
    expect(toastText()).toContain("It renews on December 21, 2026.");
    expect(button("Cancel plan")).toBeVisible();
  });

  it("shows why it couldn't be changed and reloads", async () => {
    open({ plan: ENDING });
    server.answer(CHANGE, 502, { error: "We can't reach the payment service right now." });
    await press("Resume plan");
    expect(toastText()).toContain("We couldn't resume your plan");
    expect(toastText()).toContain("We can't reach the payment service right now.");
    expect(server.callsOf("GET /api/billing")).toHaveLength(1);
    expect(button("Resume plan")).toBeEnabled();
  });

  it("can be canceled when a payment failed", async () => {
    open({ plan: { ...PLAN, state: "unpaid" } });
    expect(screen.getByText("No Active Plan")).toBeVisible();
    await press("Cancel plan");
    expect(dialog().getByText(/ends now, and its unpaid invoice is canceled/)).toBeVisible();
  });

  it("is read-only for members", () => {
    open({ canManage: false });
    expect(
      screen.getByText("Only the account's Admin can change or cancel the plan."),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: "Cancel plan" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Change card" })).toBeNull();
    expect(screen.getByText("Visa ending in 4242")).toBeVisible();
  });

  it("has nothing to cancel and no card when it is free", () => {
    open({ plan: { ...PLAN, cost: 0, state: "free" }, card: null });
    expect(screen.getByText(/^Free until December 21, 2026/)).toBeVisible();
    expect(screen.queryByText(/We charge/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Cancel plan" })).toBeNull();
    expect(screen.queryByRole("heading", { name: "Card" })).toBeNull();
  });

  it("comes with advice to cancel once the home is sold", () => {
    open({ isSold: true });
    expect(
      screen.getByText(
        "Your home is sold. If you don't need your Basic plan, cancel it before it renews on December 21, 2026.",
      ),
    ).toBeVisible();
  });

  it.each([{ plan: ENDING }, { canManage: false }, { plan: null }])(
    "comes with no advice to cancel after the sale: %j",
    (changes) => {
      open({ isSold: true, ...changes });
      expect(screen.queryByText(/^Your home is sold/)).toBeNull();
    },
  );
});

describe("the receipts on /billing", () => {
  const DOWNLOAD = "Download receipt of November 21, 2026, $99.00";
  const FIND = `GET /api/receipts/${RECEIPT.id}`;

  it("have a date, an amount, a state and a number", () => {
    open({
      receipts: [
        RECEIPT,
        { ...RECEIPT, id: crypto.randomUUID(), refunded: 9_900, state: "refunded" },
        { ...RECEIPT, id: crypto.randomUUID(), refunded: 500 },
      ],
    });
    const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(items.slice(-3)).toEqual([
      "Basic plan, one monthNovember 21, 2026 · PORCH-0001$99.00PaidDownload",
      "Basic plan, one monthNovember 21, 2026 · PORCH-0001$99.00RefundedDownload",
      "Basic plan, one monthNovember 21, 2026 · PORCH-0001$99.00$5.00 refundedPaidDownload",
    ]);
    expect(screen.getByText("We also email a receipt after each payment.")).toBeVisible();
  });

  it("are downloaded from Stripe", async () => {
    open();
    server.answer(FIND, 200, { pdfUrl: "https://pay.stripe.com/invoice/in_1/pdf" });
    await press(DOWNLOAD);
    expect(navigateTo).toHaveBeenCalledExactlyOnceWith("https://pay.stripe.com/invoice/in_1/pdf");
  });

  it("show why they couldn't be downloaded", async () => {
    open();
    server.answer(FIND, 502, { error: "We can't reach the payment service right now." });
    await press(DOWNLOAD);
    expect(toastText()).toContain("We couldn't download the receipt");
    expect(toastText()).toContain("We can't reach the payment service right now.");
  });

  it("ask for a confirmed email address", () => {
    open({ receipts: [], mailsReceipts: false });
    expect(screen.getByText(/You have no receipts yet/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Confirm your email address" })).toHaveAttribute(
      "href",
      "/security",
    );
  });
});
