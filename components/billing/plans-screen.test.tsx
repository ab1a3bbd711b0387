import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { navigateTo } from "#components/ui/navigate.ts";
import type { SubscriptionView } from "#lib/schemas/billing.ts";
import { press, renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { PlansScreen } from "./plans-screen.tsx";

const PLANS = [
  { id: 1, name: "Starter", cost: 49 },
  { id: 2, name: "Basic", cost: 99 },
  { id: 3, name: "Premium", cost: 1199 },
  { id: 9, name: "Good", cost: 9 },
];

const server = setUpScreen({ path: "/plans" });

function open({
  current = null,
  obstacle = null,
}: { current?: SubscriptionView | null; obstacle?: string | null } = {}) {
  return renderScreen(<PlansScreen obstacle={obstacle} />, {
    "/api/plans": PLANS,
    "/api/subscription": current,
  });
}
const card = (name: string) => within(screen.getByRole("article", { name }));
const next = () => screen.getByRole("button", { name: "Next" });

describe("/plans", () => {
  it("shows each plan with its price and what it offers", () => {
    open();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Choose Your Plan");
    expect(screen.getByRole("article", { name: "Starter" })).toHaveTextContent("$49 one-time");
    expect(screen.getByRole("article", { name: "Premium" })).toHaveTextContent("$1,199 one-time");
    const features = (name: string) =>
      card(name)
        .queryAllByRole("listitem")
        .map((item) => item.textContent);
    expect(features("Starter")).toEqual([
      "Basic seller tools and analytics",
      "Standard listing templates",
      "Email support",
      "Basic marketing materials",
      "Mobile app access",
    ]);
    expect(features("Basic")).toHaveLength(6);
    expect(features("Premium")).toHaveLength(7);
    expect(features("Good")).toEqual([]);
  });

  it("marks only Basic as most popular", () => {
    open();
    expect(card("Basic").getByText("MOST POPULAR")).toBeVisible();
    expect(screen.getAllByText("MOST POPULAR")).toHaveLength(1);
  });

  it("goes to checkout for the plan chosen last, with a full page load", () => {
    open();
    expect(next()).toBeDisabled();
    fireEvent.click(card("Starter").getByRole("button", { name: "Select Plan" }));
    fireEvent.click(card("Premium").getByRole("button", { name: "Select Plan" }));
    expect(screen.getAllByRole("button", { name: "Selected" })).toHaveLength(1);
    expect(card("Premium").getByRole("button", { pressed: true })).toHaveTextContent("Selected");
    fireEvent.click(next());
    expect(navigateTo).toHaveBeenCalledExactlyOnceWith("/checkout?planId=3");
  });

  it("has an arrow back to billing", () => {
    open();
    expect(screen.getByRole("link", { name: "Back to billing" })).toHaveAttribute(
      "href",
      "/billing",
    );
  });

  it("doesn't sell the plan that the account already has", () => {
    open({
      current: { planName: "Basic", planCost: 99, expirationDate: "2030-01-01T00:00:00.000Z" },
    });
    expect(card("Basic").getByText("Your plan")).toBeVisible();
    expect(card("Basic").getByText("MOST POPULAR")).toBeVisible();
    expect(card("Basic").getByRole("button")).toBeDisabled();
    expect(card("Premium").getByRole("button")).toBeEnabled();
  });

  it("says why a plan can't be bought and disables every choice", () => {
    open({ obstacle: "Only the account's Admin can choose its plan." });
    expect(screen.getByRole("note")).toHaveTextContent("Only the account's Admin");
    for (const button of screen.getAllByRole("button")) expect(button).toBeDisabled();
  });

  it("says when the plans couldn't be loaded and lets the person try again", async () => {
    server.answer("GET /api/plans", 503, { error: "The database is away." });
    server.answer("GET /api/subscription", 404, { error: "None." });
    renderScreen(<PlansScreen obstacle={null} />);
    await settle();
    expect(screen.getByText("We couldn't load the plans")).toBeVisible();
    server.answer("GET /api/plans", 200, PLANS);
    await press("Try again");
    expect(screen.getByRole("article", { name: "Basic" })).toBeVisible();
  });
});
