import { describe, expect, it, vi } from "vitest";
import type { BillingAccount } from "#lib/billing/types.ts";
import { BASIC, billingForTests, PLANS, PREMIUM, STARTER } from "#tests/stripe/billing-account.ts";
import { confirm, endPeriodIn, refund, renew, startRenewal } from "#tests/stripe/happenings.ts";

const HOUR = 60 * 60;

const { stripe, newAccount, newBuyer, checkout, refresh, buy } = billingForTests();

const idOf = (account: BillingAccount) => account.subscriptionId ?? "";
const priceOf = (account: BillingAccount) =>
  stripe().books.subscription(idOf(account)).items.data[0]?.price.unit_amount;
const lastCharge = () => [...stripe().books.charges.values()].at(-1) ?? { id: "", amount: 0 };
const lastInvoice = () => [...stripe().books.invoices.values()].at(-1);
const creditOf = (account: BillingAccount) =>
  stripe().books.pendingItems.get(account.customerId ?? "") ?? 0;

/** On Starter, an hour before the renewal, with an open checkout for Premium. */
async function openBeforeRenewal() {
  const account = await newBuyer(STARTER);
  endPeriodIn(stripe().books, idOf(account), HOUR);
  await refresh(account);
  const secret = (await checkout(account, PREMIUM)) ?? "";
  return { account, secret };
}

/** Pays at the moment the product voids the invoice. */
function payWhileVoiding(secret: string) {
  const { voidInvoice } = stripe().books;
  return vi.spyOn(stripe().books, "voidInvoice").mockImplementationOnce((id) => {
    confirm(stripe().books, secret);
    return voidInvoice.call(stripe().books, id);
  });
}

describe("a change opened before the renewal", () => {
  it("costs the difference for the rest of the period", async () => {
    await openBeforeRenewal();
    expect(lastInvoice()).toMatchObject({ status: "open", amount_due: 500 });
  });

  it("can't be paid after the renewal is recorded", async () => {
    const { account, secret } = await openBeforeRenewal();
    renew(stripe().books, idOf(account));
    await refresh(account);
    expect(() => confirm(stripe().books, secret)).toThrow("canceled");
    expect(account).toMatchObject({ pendingChangeId: null, paid: { planId: STARTER.id } });
    expect(account.lateChange).toBeUndefined();
  });

  it.each([
    ["before the renewal is recorded", true],
    ["while the renewal is in progress", false],
  ])("is refunded if paid %s, and the plan stays", async (_, isRenewed) => {
    const { account, secret } = await openBeforeRenewal();
    if (isRenewed) renew(stripe().books, idOf(account));
    else startRenewal(stripe().books, idOf(account));
    confirm(stripe().books, secret);
    await refresh(account);
    expect(priceOf(account)).toBe(4_900);
    expect(lastCharge()).toMatchObject({ amount: 500, amount_refunded: 500, refunded: true });
    expect(account).toMatchObject({
      pendingChangeId: null,
      paid: { planId: STARTER.id },
      lateChange: { paidBack: 500 },
    });
  });

  it("is refunded if paid before the renewal but recorded after it", async () => {
    const { account, secret } = await openBeforeRenewal();
    confirm(stripe().books, secret);
    renew(stripe().books, idOf(account));
    await refresh(account);
    expect(priceOf(account)).toBe(4_900);
    expect(account.lateChange).toEqual({ paidBack: 500 });
    expect([...stripe().books.charges.values()].map((charge) => charge.amount_refunded)).toEqual([
      0, 500, 0,
    ]);
  });

  it("is refunded if paid at the moment it is voided", async () => {
    const { account, secret } = await openBeforeRenewal();
    renew(stripe().books, idOf(account));
    const voided = payWhileVoiding(secret);
    await refresh(account);
    expect(voided).toHaveBeenCalledOnce();
    expect(lastCharge()).toMatchObject({ amount: 500, refunded: true });
    expect(account).toMatchObject({ pendingChangeId: null, lateChange: { paidBack: 500 } });
    expect(priceOf(account)).toBe(4_900);
  });

  it("is refunded only once, despite lost responses and repeated checks", async () => {
    const { account, secret } = await openBeforeRenewal();
    renew(stripe().books, idOf(account));
    confirm(stripe().books, secret);
    const before = { ...account };
    stripe().inject({ kind: "reset", on: /credit_notes/, times: 1, after: true });
    await refresh(account);
    // As if the result hadn't been stored.
    const again = await refresh({ ...before });
    expect(again).toMatchObject({ pendingChangeId: null, lateChange: { paidBack: 500 } });
    await refresh(account, lastCharge().id);
    expect(lastCharge()).toMatchObject({ amount_refunded: 500 });
    expect(priceOf(account)).toBe(4_900);
  });

  it("becomes a new change at the new period's price if reopened", async () => {
    const { account, secret } = await openBeforeRenewal();
    renew(stripe().books, idOf(account));
    const fresh = (await checkout(account, PREMIUM)) ?? "";
    expect(() => confirm(stripe().books, secret)).toThrow("canceled");
    expect(lastInvoice()).toMatchObject({ amount_due: 15_000 });
    confirm(stripe().books, fresh);
    await refresh(account);
    expect(account.paid?.planId).toBe(PREMIUM.id);
    expect(creditOf(account)).toBe(0);
  });

  it("to a cheaper plan isn't made, and can be chosen again", async () => {
    const account = await newBuyer(PREMIUM);
    const secret = (await checkout(account, STARTER)) ?? "";
    renew(stripe().books, idOf(account));
    confirm(stripe().books, secret);
    await refresh(account);
    expect(priceOf(account)).toBe(19_900);
    expect(account.lateChange).toEqual({ paidBack: 0 });
    await buy(account, STARTER);
    expect(account.paid?.planId).toBe(STARTER.id);
  });
});

describe("a change to a subscription or plan that is no longer current", () => {
  it("is refunded if the renewal failed", async () => {
    const { account, secret } = await openBeforeRenewal();
    renew(stripe().books, idOf(account), false);
    confirm(stripe().books, secret);
    await refresh(account);
    expect(lastCharge()).toMatchObject({ amount: 500, refunded: true });
    expect(account.lateChange).toEqual({ paidBack: 500 });
  });

  it("is refunded if the subscription ended", async () => {
    const { account, secret } = await openBeforeRenewal();
    stripe().books.end(idOf(account), "canceled");
    confirm(stripe().books, secret);
    await refresh(account);
    expect(lastCharge()).toMatchObject({ refunded: true });
    expect(account).toMatchObject({ subscriptionId: null, lateChange: { paidBack: 500 } });
  });

  it("is closed if another subscription has followed", async () => {
    const { account, secret } = await openBeforeRenewal();
    const { pendingChangeId } = account;
    stripe().books.end(idOf(account), "canceled");
    const first = (await checkout(account, STARTER)) ?? "";
    expect(() => confirm(stripe().books, secret)).toThrow("canceled");
    confirm(stripe().books, first);
    await refresh(Object.assign(account, { pendingChangeId }));
    expect(account).toMatchObject({ pendingChangeId: null, paid: { planId: STARTER.id } });
    expect(priceOf(account)).toBe(4_900);
  });

  it("is refunded if the plan is no longer sold", async () => {
    const account = await newBuyer(STARTER);
    const secret = (await checkout(account, PREMIUM)) ?? "";
    confirm(stripe().books, secret);
    await refresh(account, undefined, [STARTER, BASIC]);
    expect(lastCharge()).toMatchObject({ amount: 15_000, refunded: true });
    expect(account.paid?.planId).toBe(STARTER.id);
  });

  it("is dropped and logged if the operator has already refunded it", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { account, secret } = await openBeforeRenewal();
    renew(stripe().books, idOf(account));
    confirm(stripe().books, secret);
    refund(stripe().books, lastCharge().id);
    await refresh(account);
    expect(account).toMatchObject({ pendingChangeId: null, paid: { planId: STARTER.id } });
    expect(log).toHaveBeenCalledOnce();
  });
});

describe("a change paid in time", () => {
  it("keeps its original price if the plan's cost changes", async () => {
    const account = await newBuyer(STARTER);
    confirm(stripe().books, (await checkout(account, PREMIUM)) ?? "");
    const dearer = PLANS.map((plan) => (plan.id === 3 ? { ...plan, cost: 299 } : plan));
    await refresh(account, undefined, dearer);
    expect(account.paid).toMatchObject({ planId: PREMIUM.id, cost: 199 });
    expect(stripe().books.prices).toHaveLength(2);
  });

  it("costs the difference from the price actually paid if the plan's cost changes", async () => {
    const account = await newBuyer(STARTER);
    const dearer = PLANS.map((plan) => (plan.id === 1 ? { ...plan, cost: 149 } : plan));
    await checkout(account, PREMIUM, dearer);
    expect(lastInvoice()).toMatchObject({ amount_due: 15_000 });
  });

  it("takes effect once, even if the first result wasn't stored", async () => {
    const account = await newBuyer(STARTER);
    confirm(stripe().books, (await checkout(account, PREMIUM)) ?? "");
    const before = { ...account };
    await refresh(account);
    await refresh(before);
    expect(before).toMatchObject({ pendingChangeId: null, paid: { planId: PREMIUM.id } });
    expect(lastCharge()).toMatchObject({ amount: 15_000, refunded: false });
    expect(before.lateChange).toBeUndefined();
  });

  it("can be reopened within an hour of being closed", async () => {
    const account = await newBuyer(STARTER);
    await checkout(account, PREMIUM);
    await checkout(account, STARTER);
    confirm(stripe().books, (await checkout(account, PREMIUM)) ?? "");
    await refresh(account);
    expect(account.paid?.planId).toBe(PREMIUM.id);
  });

  it("credits at most its cost when switching back", async () => {
    const account = await newBuyer(STARTER);
    await buy(account, PREMIUM);
    const paid = lastCharge().amount;
    await buy(account, STARTER);
    expect(-creditOf(account)).toBeLessThanOrEqual(paid);
  });
});

describe("an unpaid renewal", () => {
  it("blocks changes in both directions until it is paid", async () => {
    const account = await newBuyer(BASIC);
    const invoice = startRenewal(stripe().books, idOf(account));
    for (const plan of [STARTER, PREMIUM]) {
      await expect(checkout(account, plan)).rejects.toMatchObject({ code: "conflict" });
    }
    stripe().books.finalizeInvoice(invoice.id);
    stripe().books.settle(invoice.id);
    expect(await checkout(account, PREMIUM)).toMatch(/^pi_/);
  });
});

describe("a credit from a cheaper plan", () => {
  /** On Starter with $100 of credit. */
  async function withCredit() {
    const account = await newBuyer(STARTER);
    stripe().books.customer(account.customerId ?? "").balance = -10_000;
    return account;
  }
  const balanceOf = (account: BillingAccount) =>
    stripe().books.customer(account.customerId ?? "").balance;

  it("isn't used before the checkout is confirmed, if it covers the change", async () => {
    const account = await withCredit();
    const secret = (await checkout(account, BASIC)) ?? "";
    expect(secret).toMatch(/^seti_/);
    expect((await refresh(account)).paid?.planId).toBe(STARTER.id);
    expect(balanceOf(account)).toBe(-10_000);
    confirm(stripe().books, secret);
    expect((await refresh(account)).paid?.planId).toBe(BASIC.id);
    expect(balanceOf(account)).toBe(-5_000);
    expect(stripe().books.charges).toHaveLength(1);
  });

  it("makes no change or charge if it no longer covers the change", async () => {
    const account = await withCredit();
    const secret = (await checkout(account, BASIC)) ?? "";
    stripe().books.customer(account.customerId ?? "").balance = -1_000;
    confirm(stripe().books, secret);
    await refresh(account);
    expect(account).toMatchObject({ paid: { planId: STARTER.id }, lateChange: { paidBack: 0 } });
    expect(balanceOf(account)).toBe(-1_000);
    expect(stripe().books.charges).toHaveLength(1);
  });

  it("gets its share back when a late change is refunded", async () => {
    const account = await withCredit();
    const secret = (await checkout(account, PREMIUM)) ?? "";
    expect(balanceOf(account)).toBe(0);
    confirm(stripe().books, secret);
    renew(stripe().books, idOf(account));
    await refresh(account);
    expect(account.lateChange).toEqual({ paidBack: 5_000 });
    expect(balanceOf(account)).toBe(-10_000);
  });

  it("can pay for the whole first month", async () => {
    const account = await newAccount();
    stripe().books.customer(account.customerId ?? "").balance = -10_000;
    expect(await checkout(account, BASIC)).toBeNull();
    expect(account.paid?.planId).toBe(BASIC.id);
  });
});
