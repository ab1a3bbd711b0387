import { describe, expect, it } from "vitest";
import type { BillingAccount } from "#lib/billing/types.ts";
import { BASIC, billingForTests, PREMIUM, STARTER } from "#tests/stripe/billing-account.ts";
import { confirm, decideDispute, dispute, refund, renew } from "#tests/stripe/happenings.ts";

const { stripe, provider, newAccount, checkout, refresh, buy } = billingForTests();

const idOf = (account: BillingAccount) => account.subscriptionId ?? "";
const priceOf = (account: BillingAccount) =>
  stripe().books.subscription(idOf(account)).items.data[0]?.price.unit_amount;
const lastCharge = () => [...stripe().books.charges.values()].at(-1) ?? { id: "" };

describe("money paid back", () => {
  it("ends the plan when it is all of the present month", async () => {
    const account = await newAccount();
    await buy(account, BASIC);
    const charge = lastCharge().id;
    refund(stripe().books, charge);
    await refresh(account, charge);
    expect(account.paid?.paidUntil.getTime()).toBeLessThanOrEqual(Date.now());
    expect(account.subscriptionId).toBeNull();
    await refresh(account, charge);
  });

  it("changes nothing when it is a part, or an earlier month", async () => {
    const account = await newAccount();
    await buy(account, BASIC);
    const first = lastCharge().id;
    refund(stripe().books, first, 500);
    await refresh(account, first);
    renew(stripe().books, idOf(account));
    refund(stripe().books, first, 9_400);
    await refresh(account, first);
    expect(account.paid?.paidUntil.getTime()).toBeGreaterThan(Date.now());
  });

  it("takes back the change that it had paid", async () => {
    const account = await newAccount();
    await buy(account, BASIC);
    await buy(account, PREMIUM);
    refund(stripe().books, lastCharge().id);
    await refresh(account, lastCharge().id);
    expect(account.paid).toMatchObject({ planId: BASIC.id, cost: 99 });
    expect(priceOf(account)).toBe(9_900);
  });

  it("leaves a change of an earlier month, and one that another has followed", async () => {
    const account = await newAccount();
    await buy(account, STARTER);
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

  it("of the present month withholds the plan until the bank has decided for it", async () => {
    const account = await newAccount();
    await buy(account, BASIC);
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

  it("ends the plan when it is lost", async () => {
    const account = await newAccount();
    await buy(account, BASIC);
    const charge = lastCharge().id;
    decideDispute(stripe().books, dispute(stripe().books, charge), "lost");
    await refresh(account, charge);
    expect(hasPlan(account)).toBe(false);
    expect(account.subscriptionId).toBeNull();
    expect(await checkout(account, BASIC)).toMatch(/^pi_/);
  });

  it("leaves the plan when its month is over, and the next renewal gives it again", async () => {
    const account = await newAccount();
    await buy(account, BASIC);
    const charge = lastCharge().id;
    dispute(stripe().books, charge);
    await refresh(account, charge);
    renew(stripe().books, idOf(account));
    expect(hasPlan(await refresh(account, charge))).toBe(true);
  });

  it("of a change withholds the plan, also when another change has followed", async () => {
    const account = await newAccount();
    await buy(account, BASIC);
    await buy(account, PREMIUM);
    const charge = lastCharge().id;
    await buy(account, BASIC);
    const opened = dispute(stripe().books, charge);
    expect(hasPlan(await refresh(account, charge))).toBe(false);
    decideDispute(stripe().books, opened, "won");
    expect(hasPlan(await refresh(account, charge))).toBe(true);
  });

  it("that is lost ends the plan and its credit, also when it was about an earlier month", async () => {
    const account = await newAccount();
    await buy(account, PREMIUM);
    const charge = lastCharge().id;
    await buy(account, STARTER);
    renew(stripe().books, idOf(account));
    const customer = stripe().books.customer(account.customerId ?? "");
    expect(customer.balance).toBeLessThan(0);
    decideDispute(stripe().books, dispute(stripe().books, charge), "lost");
    expect(hasPlan(await refresh(account, charge))).toBe(false);
    expect(customer.balance).toBe(0);
  });

  it("closes a change that is open", async () => {
    const account = await newAccount();
    await buy(account, BASIC);
    const charge = lastCharge().id;
    const secret = (await checkout(account, PREMIUM)) ?? "";
    dispute(stripe().books, charge);
    await refresh(account, charge);
    expect(() => confirm(stripe().books, secret)).toThrow("canceled");
  });

  it("that is only a warning takes nothing away", async () => {
    const account = await newAccount();
    await buy(account, BASIC);
    const charge = lastCharge().id;
    dispute(stripe().books, charge).status = "warning_needs_response";
    expect(hasPlan(await refresh(account, charge))).toBe(true);
  });

  it("says whose charge it is", async () => {
    const account = await newAccount();
    await buy(account, BASIC);
    expect(await provider().findCustomer(lastCharge().id)).toBe(account.customerId);
  });
});
