import { describe, expect, it } from "vitest";
import type { BillingAccount } from "#lib/billing/types.ts";
import { BASIC, billingForTests, PREMIUM, STARTER } from "#tests/stripe/billing-account.ts";
import { confirm, decideDispute, dispute, refund, renew } from "#tests/stripe/happenings.ts";

const { stripe, provider, newBuyer, checkout, refresh, buy } = billingForTests();

const idOf = (account: BillingAccount) => account.subscriptionId ?? "";
const priceOf = (account: BillingAccount) =>
  stripe().books.subscription(idOf(account)).items.data[0]?.price.unit_amount;
const lastCharge = () => [...stripe().books.charges.values()].at(-1) ?? { id: "" };

describe("a refund", () => {
  it("ends the plan if it covers the whole current month", async () => {
    const account = await newBuyer(BASIC);
    const charge = lastCharge().id;
    refund(stripe().books, charge);
    await refresh(account, charge);
    expect(account.paid?.paidUntil.getTime()).toBeLessThanOrEqual(Date.now());
    expect(account.subscriptionId).toBeNull();
    await refresh(account, charge);
  });

  it("changes nothing if it is partial or for an earlier month", async () => {
    const account = await newBuyer(BASIC);
    const first = lastCharge().id;
    refund(stripe().books, first, 500);
    await refresh(account, first);
    renew(stripe().books, idOf(account));
    refund(stripe().books, first, 9_400);
    await refresh(account, first);
    expect(account.paid?.paidUntil.getTime()).toBeGreaterThan(Date.now());
  });

  it("reverts the plan change it paid for", async () => {
    const account = await newBuyer(BASIC);
    await buy(account, PREMIUM);
    refund(stripe().books, lastCharge().id);
    await refresh(account, lastCharge().id);
    expect(account.paid).toMatchObject({ planId: BASIC.id, cost: 99 });
    expect(priceOf(account)).toBe(9_900);
  });

  it("keeps a change from an earlier month, and one followed by another change", async () => {
    const account = await newBuyer(STARTER);
    await buy(account, BASIC);
    const first = lastCharge().id;
    await buy(account, PREMIUM);
    const second = lastCharge().id;
    refund(stripe().books, first);
    await refresh(account, first);
    renew(stripe().books, idOf(account));
    refund(stripe().books, second);
    await refresh(account, second);
    expect(account.paid?.planId).toBe(PREMIUM.id);
  });
});

describe("a disputed payment", () => {
  const hasPlan = ({ paid }: BillingAccount) => paid !== null && paid.paidUntil > new Date();

  it("for the current month suspends the plan until the dispute is won", async () => {
    const account = await newBuyer(BASIC);
    const charge = lastCharge().id;
    const opened = dispute(stripe().books, charge);
    await refresh(account, charge);
    expect(hasPlan(account)).toBe(false);
    // After any event.
    expect(hasPlan(await refresh(account))).toBe(false);
    await expect(checkout(account, PREMIUM)).rejects.toMatchObject({ code: "conflict" });
    decideDispute(stripe().books, opened, "won");
    expect(hasPlan(await refresh(account, charge))).toBe(true);
    expect(await checkout(account, PREMIUM)).toMatch(/^pi_/);
  });

  it("ends the plan if the dispute is lost", async () => {
    const account = await newBuyer(BASIC);
    const charge = lastCharge().id;
    decideDispute(stripe().books, dispute(stripe().books, charge), "lost");
    await refresh(account, charge);
    expect(hasPlan(account)).toBe(false);
    expect(account.subscriptionId).toBeNull();
    expect(await checkout(account, BASIC)).toMatch(/^pi_/);
  });

  it("no longer suspends the plan after the next renewal", async () => {
    const account = await newBuyer(BASIC);
    const charge = lastCharge().id;
    dispute(stripe().books, charge);
    await refresh(account, charge);
    renew(stripe().books, idOf(account));
    expect(hasPlan(await refresh(account, charge))).toBe(true);
  });

  it("for a change suspends the plan, even after another change", async () => {
    const account = await newBuyer(BASIC);
    await buy(account, PREMIUM);
    const charge = lastCharge().id;
    await buy(account, BASIC);
    const opened = dispute(stripe().books, charge);
    expect(hasPlan(await refresh(account, charge))).toBe(false);
    decideDispute(stripe().books, opened, "won");
    expect(hasPlan(await refresh(account, charge))).toBe(true);
  });

  it("ends the plan and its credit if lost, even for an earlier month", async () => {
    const account = await newBuyer(PREMIUM);
    const charge = lastCharge().id;
    await buy(account, STARTER);
    renew(stripe().books, idOf(account));
    const customer = stripe().books.customer(account.customerId ?? "");
    expect(customer.balance).toBeLessThan(0);
    decideDispute(stripe().books, dispute(stripe().books, charge), "lost");
    expect(hasPlan(await refresh(account, charge))).toBe(false);
    expect(customer.balance).toBe(0);
  });

  it("closes an open change", async () => {
    const account = await newBuyer(BASIC);
    const charge = lastCharge().id;
    const secret = (await checkout(account, PREMIUM)) ?? "";
    dispute(stripe().books, charge);
    await refresh(account, charge);
    expect(() => confirm(stripe().books, secret)).toThrow("canceled");
  });

  it("keeps the plan if the dispute is only a warning", async () => {
    const account = await newBuyer(BASIC);
    const charge = lastCharge().id;
    dispute(stripe().books, charge).status = "warning_needs_response";
    expect(hasPlan(await refresh(account, charge))).toBe(true);
  });

  it("is matched to its customer", async () => {
    const account = await newBuyer(BASIC);
    expect(await provider().findCustomer(lastCharge().id)).toBe(account.customerId);
  });
});
