import { describe, expect, it, vi } from "vitest";
import type { PlanView } from "#lib/schemas/billing.ts";
import { CustomerGone } from "#lib/billing/types.ts";
import { LIMITS } from "#tests/limits.ts";
import { BASIC, billingForTests, PLANS, PREMIUM, STARTER } from "#tests/stripe/billing-account.ts";
import { confirm, renew } from "#tests/stripe/happenings.ts";

const DAY = 24 * 60 * 60;

const { stripe, provider, newAccount, newBuyer, checkout, refresh, buy } = billingForTests();

const byStatus = (status: string) =>
  [...stripe().books.subscriptions.values()].filter((one) => one.status === status);
const posts = (path: RegExp) =>
  stripe().requests.filter((request) => request.method === "POST" && path.test(request.path));
const amountsDue = () => [...stripe().books.invoices.values()].map((one) => one.amount_due);
const periodOf = (id: string | null) =>
  stripe().books.subscriptions.get(id ?? "")?.items.data[0] ?? { current_period_end: 0 };

describe("a first payment", () => {
  it("creates one price and one unpaid subscription, however often it is requested", async () => {
    const account = await newAccount();
    const secret = await checkout(account, BASIC);
    expect(secret).toMatch(/^pi_.+_secret_/);
    expect(await checkout(account, BASIC)).toBe(secret);
    expect(await checkout(account, BASIC)).toBe(secret);
    expect(stripe().books.subscriptions).toHaveLength(1);
    expect(stripe().books.prices).toHaveLength(1);
    expect(account).toMatchObject({ subscriptionId: byStatus("incomplete")[0]?.id, paid: null });
  });

  it("creates the customer once, even if the response is lost", async () => {
    stripe().inject({ kind: "reset", on: /customers/, times: 1, after: true });
    const account = await newAccount();
    expect(stripe().books.customers).toHaveLength(1);
    expect([...stripe().books.customers.values()][0]).toMatchObject({
      id: account.customerId,
      email: account.email,
      metadata: { accountId: account.id },
    });
  });

  it("updates the customer's email, and skips a missing customer", async () => {
    const account = await newAccount();
    await provider().saveEmail({ ...account, email: "next@example.com" });
    expect(stripe().books.customer(account.customerId ?? "").email).toBe("next@example.com");
    await provider().saveEmail({ ...account, customerId: "cus_gone" });
    await provider().saveEmail({ ...account, customerId: null });
    expect(stripe().books.customers).toHaveLength(1);
  });

  it("creates one subscription, even if the response is lost", async () => {
    const account = await newAccount();
    stripe().inject({ kind: "reset", on: /POST .*subscriptions$/, times: 2, after: true });
    await checkout(account, BASIC);
    expect(stripe().books.subscriptions).toHaveLength(1);
  });

  it("creates one subscription and one change invoice for concurrent requests", async () => {
    const account = await newAccount();
    const open = (plan: PlanView) => provider().openCheckout({ ...account }, plan, PLANS);
    const [one, other] = await Promise.all([open(BASIC), open(BASIC)]);
    expect(one).toEqual(other);
    expect(stripe().books.subscriptions).toHaveLength(1);
    await buy(account, BASIC);
    const changes = await Promise.all([open(PREMIUM), open(PREMIUM)]);
    expect(changes[0]).toEqual(changes[1]);
    expect(amountsDue()).toEqual([9_900, 10_000]);
  });

  it("grants the plan once it is paid, until the end of the period", async () => {
    const account = await newAccount();
    expect(await refresh(account)).toMatchObject({ paid: null });
    await buy(account, BASIC);
    const { current_period_end: end } = periodOf(account.subscriptionId);
    expect(account.paid).toMatchObject({ planId: 2, cost: 99, paidUntil: new Date(end * 1000) });
    expect(await checkout(account, BASIC)).toBeNull();
  });

  it("cancels an unpaid attempt at another plan", async () => {
    const account = await newAccount();
    const first = await checkout(account, STARTER);
    const second = await checkout(account, PREMIUM);
    expect(byStatus("incomplete")).toHaveLength(1);
    expect(() => confirm(stripe().books, first ?? "")).toThrow("canceled");
    confirm(stripe().books, second ?? "");
    await refresh(account);
    expect(account.paid?.planId).toBe(PREMIUM.id);
  });

  it("doesn't cancel an attempt that is paid while another plan is chosen", async () => {
    const account = await newAccount();
    const first = await checkout(account, STARTER);
    const { voidInvoice } = stripe().books;
    const spy = vi.spyOn(stripe().books, "voidInvoice").mockImplementationOnce((id) => {
      confirm(stripe().books, first ?? "");
      return voidInvoice.call(stripe().books, id);
    });
    const change = await checkout(account, PREMIUM);
    expect(spy).toHaveBeenCalledOnce();
    expect(byStatus("active")).toHaveLength(1);
    expect(stripe().books.subscriptions).toHaveLength(1);
    expect(account.paid?.planId).toBe(STARTER.id);
    expect(account.pendingChangeId).toMatch(/^in_/);
    confirm(stripe().books, change ?? "");
    expect((await refresh(account)).paid?.planId).toBe(PREMIUM.id);
  });

  it("reuses a price, and creates a new one if the cost changed", async () => {
    await checkout(await newAccount(), BASIC);
    await checkout(await newAccount(), BASIC);
    expect(stripe().books.prices).toHaveLength(1);
    const dearer = { ...BASIC, cost: 109 };
    await checkout(await newAccount(), dearer);
    const prices = [...stripe().books.prices.values()];
    expect(prices.map((one) => one.unit_amount)).toEqual([9_900, 10_900]);
  });

  it("creates one price for concurrent checkouts", async () => {
    const [one, other] = [await newAccount(), await newAccount()];
    await Promise.all([checkout(one, BASIC), checkout(other, BASIC)]);
    expect(stripe().books.prices).toHaveLength(1);
    expect(byStatus("incomplete")).toHaveLength(2);
  });

  it("rejects a price that differs from the plan's cost", async () => {
    const account = await newAccount();
    await checkout(account, BASIC);
    for (const price of stripe().books.prices.values()) price.unit_amount = 100;
    const next = checkout(await newAccount(), BASIC);
    await expect(next).rejects.toMatchObject({ code: "unavailable" });
    expect(byStatus("incomplete")).toHaveLength(1);
  });

  it("throws CustomerGone if Stripe doesn't know the customer", async () => {
    const account = { ...(await newAccount()), customerId: "cus_of_other_keys" };
    await expect(checkout(account, BASIC)).rejects.toThrow(CustomerGone);
  });
});

describe("a change to a more expensive plan", () => {
  it("charges nothing and changes nothing before it is confirmed", async () => {
    const account = await newBuyer(BASIC);
    const secret = await checkout(account, PREMIUM);
    expect(await checkout(account, PREMIUM)).toBe(secret);
    expect(posts(/subscriptions\/sub/)).toEqual([]);
    expect(stripe().books.charges).toHaveLength(1);
    expect((await refresh(account)).paid?.planId).toBe(BASIC.id);
    expect(account.pendingChangeId).toMatch(/^in_/);
  });

  it("changes the existing subscription once its invoice is paid", async () => {
    const account = await newBuyer(BASIC);
    const { subscriptionId } = account;
    const before = account.paid?.paidUntil;
    await buy(account, PREMIUM);
    expect(stripe().books.subscriptions).toHaveLength(1);
    expect(account).toMatchObject({
      subscriptionId,
      pendingChangeId: null,
      paid: { planId: PREMIUM.id, paidUntil: before },
    });
    const invoice = [...stripe().books.invoices.values()].at(-1);
    expect(invoice).toMatchObject({ status: "paid", amount_paid: 10_000 });
    expect(posts(/subscriptions\/sub/).map(({ input }) => input)).toMatchObject([
      { proration_behavior: "none" },
    ]);
    renew(stripe().books, subscriptionId ?? "");
    expect([...stripe().books.invoices.values()].at(-1)).toMatchObject({ amount_paid: 19_900 });
  });

  it("takes effect at the next checkout, too", async () => {
    const account = await newBuyer(BASIC);
    confirm(stripe().books, (await checkout(account, PREMIUM)) ?? "");
    expect(await checkout(account, PREMIUM)).toBeNull();
    expect(account.paid?.planId).toBe(PREMIUM.id);
    expect(stripe().books.charges).toHaveLength(2);
  });

  it("is closed if another plan or the current one is chosen", async () => {
    const account = await newBuyer(STARTER);
    const first = await checkout(account, BASIC);
    const second = await checkout(account, PREMIUM);
    expect(() => confirm(stripe().books, first ?? "")).toThrow("canceled");
    expect(await checkout(account, STARTER)).toBeNull();
    expect(() => confirm(stripe().books, second ?? "")).toThrow("canceled");
    expect(account.pendingChangeId).toBeNull();
  });

  it("is closed if the subscription has ended", async () => {
    const account = await newBuyer(BASIC);
    const secret = await checkout(account, PREMIUM);
    stripe().books.end(account.subscriptionId ?? "", "canceled");
    await refresh(account);
    expect(() => confirm(stripe().books, secret ?? "")).toThrow("canceled");
    expect(account).toMatchObject({ subscriptionId: null, pendingChangeId: null });
  });

  it("creates one invoice, even if responses are lost", async () => {
    const account = await newBuyer(BASIC);
    stripe().inject({ kind: "reset", on: /POST .*invoice/, times: 1, after: true });
    await checkout(account, PREMIUM);
    expect(amountsDue()).toEqual([9_900, 10_000]);
  });
});

describe("a change to a cheaper plan", () => {
  it("confirms the card, charges nothing and credits the difference", async () => {
    const account = await newBuyer(PREMIUM);
    const secret = await checkout(account, STARTER);
    expect(secret).toMatch(/^seti_/);
    expect(await checkout(account, STARTER)).toBe(secret);
    expect((await refresh(account)).paid?.planId).toBe(PREMIUM.id);
    confirm(stripe().books, secret ?? "");
    expect((await refresh(account)).paid?.planId).toBe(STARTER.id);
    expect(stripe().books.charges).toHaveLength(1);
    expect(posts(/subscriptions\/sub/)[0]?.input).toMatchObject({
      proration_behavior: "create_prorations",
      default_payment_method: expect.stringMatching(/^pm_/),
    });
  });

  it("is closed if a more expensive plan is chosen", async () => {
    const account = await newBuyer(BASIC);
    const cheaper = await checkout(account, STARTER);
    await checkout(account, PREMIUM);
    expect(() => confirm(stripe().books, cheaper ?? "")).toThrow("canceled");
  });
});

describe("a subscription over time", () => {
  it("is paid for another month after a renewal", async () => {
    const account = await newBuyer(BASIC);
    const before = account.paid?.paidUntil.getTime() ?? 0;
    renew(stripe().books, account.subscriptionId ?? "");
    await refresh(account);
    expect((account.paid?.paidUntil.getTime() ?? 0) - before).toBeGreaterThan(27 * DAY * 1000);
  });

  it("keeps its paid month if a renewal fails, and can still be paid", async () => {
    const account = await newBuyer(BASIC);
    const paidUntil = account.paid?.paidUntil;
    renew(stripe().books, account.subscriptionId ?? "", false);
    expect((await refresh(account)).paid).toMatchObject({ planId: BASIC.id, paidUntil });

    const secret = await checkout(account, BASIC);
    confirm(stripe().books, secret ?? "");
    await refresh(account);
    expect(stripe().books.subscriptions).toHaveLength(1);
    expect(account.paid?.paidUntil.getTime()).toBeGreaterThan(paidUntil?.getTime() ?? Infinity);
  });

  it("is replaced if another plan is chosen after a failed renewal", async () => {
    const account = await newBuyer(BASIC);
    renew(stripe().books, account.subscriptionId ?? "", false);
    await buy(account, PREMIUM);
    expect(byStatus("active")).toHaveLength(1);
    expect(byStatus("canceled")).toHaveLength(1);
    expect(account.paid?.planId).toBe(PREMIUM.id);
  });

  it("ends when canceled, and can be started again", async () => {
    const account = await newBuyer(BASIC);
    stripe().books.end(account.subscriptionId ?? "", "canceled");
    await refresh(account);
    expect(account.paid?.paidUntil.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await checkout(account, BASIC)).toMatch(/^pi_/);
  });
});

describe("when Stripe fails", () => {
  it.each([
    ["slow", "bad_gateway", /can't reach/],
    ["reset", "bad_gateway", /can't reach/],
    ["broken", "bad_gateway", /can't reach/],
    ["busy", "bad_gateway", /very busy/],
    ["card", "bad_gateway", /didn't accept/],
    ["unauthorized", "unavailable", /aren't set up correctly/],
  ] as const)("says that nothing was charged, and recovers: %s", async (kind, code, message) => {
    const account = await newAccount();
    stripe().inject({ kind });
    const timeout = kind === "slow" ? 200 : LIMITS.condition;
    const opening = provider({ timeout, retries: 0 }).openCheckout(account, BASIC, PLANS);
    await expect(opening).rejects.toMatchObject({
      name: "AppError",
      code,
      message: expect.stringMatching(message),
    });
    await expect(opening).rejects.toThrow(/[Nn]othing was charged/);
    stripe().heal();
    expect(await checkout(account, BASIC)).toMatch(/^pi_/);
    expect(stripe().books.subscriptions).toHaveLength(1);
  });

  it("retries after a temporary failure", async () => {
    const account = await newAccount();
    stripe().inject({ kind: "broken", on: /GET .*subscriptions/, times: 1 });
    expect(await checkout(account, BASIC)).toMatch(/^pi_/);
  });
});
