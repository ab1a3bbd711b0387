import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type {
  BillingView,
  LateChange,
  PaymentOutcome,
  PaymentProgress,
  SubscriptionView,
} from "#lib/schemas/billing.ts";
import { router } from "#tests/navigation.ts";
import { renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { BillingScreen } from "./billing-screen.tsx";

const { refresh } = router;
const PLAN: SubscriptionView = {
  planName: "Premium",
  planCost: 199,
  expirationDate: "2026-12-21T15:30:00.000Z",
};

setUpScreen({ path: "/billing" });

const BILLING: BillingView = {
  ...{ plan: null, card: null, receipts: [], isSold: false },
  ...{ mailsReceipts: true, canManage: true },
};

function open(
  subscription: SubscriptionView | null,
  outcome: PaymentOutcome | null = null,
  progress: PaymentProgress = "settled",
  lateChange: LateChange | null = null,
) {
  return renderScreen(
    <BillingScreen outcome={outcome} progress={progress} lateChange={lateChange} />,
    { "/api/subscription": subscription, "/api/billing": BILLING },
  );
}

describe("/billing", () => {
  it("shows the plan, its price and the day it ends", () => {
    open(PLAN);
    expect(screen.getByRole("heading", { name: "Your Plan" })).toBeVisible();
    expect(screen.getByText("Premium Plan $199")).toBeVisible();
    expect(screen.getByText("Expires: December 21, 2026")).toBeVisible();
    expect(screen.getByRole("link", { name: "Upgrade my plan!" })).toHaveAttribute(
      "href",
      "/plans",
    );
  });

  it("links to the plans when there is none", () => {
    open(null);
    expect(screen.getByText("No Active Plan")).toBeVisible();
    expect(screen.getByRole("link", { name: "Select my plan!" })).toHaveAttribute("href", "/plans");
    expect(screen.queryByText(/Expires/)).toBeNull();
  });

  it("says that a payment is being confirmed and checks again for a while", async () => {
    open(null, "succeeded", "open");
    expect(screen.getByText(/^We're confirming your payment\./)).toBeVisible();
    await settle(2_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    await settle(600_000);
    expect(refresh).toHaveBeenCalledTimes(15);
  });

  it("shows nothing once the payment is confirmed", async () => {
    open(PLAN, "succeeded", "settled");
    expect(screen.getByRole("status")).toHaveTextContent("");
    await settle(60_000);
    expect(refresh).not.toHaveBeenCalled();
  });

  it("shows nothing about an abandoned checkout", async () => {
    open(null, null, "open");
    expect(screen.getByRole("status")).toHaveTextContent("");
    await settle(60_000);
    expect(refresh).not.toHaveBeenCalled();
  });

  it("says that a payment failed and nothing was charged", () => {
    open(null, "failed", "open");
    expect(screen.getByRole("status")).toHaveTextContent(/didn't go through, and nothing was/);
  });

  it.each([
    [484, "We're refunding the $4.84 you paid to your card."],
    [0, "You weren't charged for it."],
  ])("explains a plan change that came too late, with %i cents paid", (paidBack, money) => {
    open(PLAN, null, "settled", { paidBack });
    expect(screen.getByRole("status")).toHaveTextContent(
      `Your plan had already renewed or changed, so we didn't make the change you confirmed. ${money} You can choose a plan again.`,
    );
  });

  it("warns against paying again when the payment service can't be reached", () => {
    open(null, null, "unknown");
    expect(screen.getByRole("status")).toHaveTextContent(/don't pay again/);
  });
});
