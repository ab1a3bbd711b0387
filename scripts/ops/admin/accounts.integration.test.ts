import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import * as currentUser from "#app/api/auth/user/route.ts";
import { database } from "#db/client.ts";
import { addJob, jobQueues } from "#db/jobs.ts";
import { mailedLinks, subscriptions, users } from "#db/schema/index.ts";
import { billingOfAccount } from "#services/payments.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { saveBillingState } from "#db/queries/billing.ts";
import { admin, runAdmin } from "#tests/admin.ts";
import { call } from "#tests/api.ts";
import { createSubscription, createUser, signIn, type TestUser } from "#tests/factories.ts";
import { createHome } from "#tests/listing/public-home.ts";

const statusOf = async (cookie: string) => (await call(currentUser, "GET", { cookie })).status;

describe("find", () => {
  it("shows an account by an email, an id or a listing slug", async () => {
    const { seller, slug, listingId } = await createHome();
    const member = await createUser({ parent: seller });
    await signIn(seller);
    await addJob(database(), "mail", { kind: "password_changed", userId: seller.id });
    const queues = await jobQueues();
    const [job] = await queues.fetch("mail");
    await queues.fail("mail", job?.id ?? "", { reason: "MailFailed: 451" });

    const { code, out } = await admin("find", seller.email.toUpperCase());
    expect(code).toBe(0);
    const text = out.join("\n");
    expect(text).toContain(`Admin, found: ${seller.email}`);
    expect(text).toContain(`Member: ${member.email}`);
    expect(text).toMatch(/1 session, last login \d{4}-\d\d-\d\d/);
    expect(text).toContain("Property: 412 Alder Street, Seattle, WA 98103");
    expect(text).toContain(`Listing: Active, /homes/${slug}, id ${listingId}`);
    expect(text).toMatch(/Plan: \w+, until \d{4}-\d\d-\d\d/);
    expect(text).toContain("password_changed: MailFailed: 451");
    expect(text).not.toMatch(/\$2[aby]\$/);
    for (const named of [seller.id, slug, listingId]) {
      expect((await admin("find", named)).out).toEqual(out);
    }
    await queues.deleteJob("mail", job?.id ?? "");
  });

  it.each([["nobody@example.com"], ["%"], ["00000000-0000-4000-8000-000000000000"]])(
    "finds nothing for %s",
    async (named) => {
      expect(await admin("find", named)).toEqual({
        code: 1,
        out: [],
        err: ["No user or listing has that name."],
      });
    },
  );
});

describe("end-sessions", () => {
  it("logs out only the named person, everywhere", async () => {
    const [person, other] = [await createUser(), await createUser()];
    const cookies = [await signIn(person), await signIn(person), await signIn(other)];
    const dry = await admin("end-sessions", person.email, "--dry-run");
    expect(dry.out).toEqual(["Would end 2 sessions."]);
    expect(await Promise.all(cookies.map(statusOf))).toEqual([200, 200, 200]);
    const { out, events } = await runAdmin("end-sessions", person.email.toUpperCase());
    expect(out).toEqual(["Ended 2 sessions."]);
    expect(await Promise.all(cookies.map(statusOf))).toEqual([401, 401, 200]);
    expect(JSON.parse(events[0] ?? "")).toMatchObject({
      ...{ event: "operator_action", outcome: "succeeded", method: "end-sessions" },
    });
    expect(events.join()).not.toContain(person.email);
  });

  it("logs everyone out with --yes", async () => {
    const cookies = [await signIn(await createUser()), await signIn(await createUser())];
    const refused = await admin("end-sessions", "--everyone");
    expect(refused).toMatchObject({ code: 1, err: [expect.stringContaining("--yes")] });
    expect(await Promise.all(cookies.map(statusOf))).toEqual([200, 200]);
    const { out } = await admin("end-sessions", "--everyone", "--yes");
    expect(out[0]).toMatch(/^Ended \d+ sessions\.$/);
    expect(await Promise.all(cookies.map(statusOf))).toEqual([401, 401]);
  });

  it.each([[[]], [["nobody"]], [["a@example.com", "--everyone", "--yes"]], [["--all"]]])(
    "ends nothing for %j",
    async (args) => {
      const cookie = await signIn(await createUser());
      const { code, err } = await admin("end-sessions", ...args);
      expect(code).toBe(2);
      expect(err.join("\n")).toContain("Usage: npm run admin -- end-sessions EMAIL | --everyone");
      expect(await statusOf(cookie)).toBe(200);
    },
  );

  it("says that no one has that email", async () => {
    const { code, err } = await admin("end-sessions", "nobody@example.com");
    expect([code, err]).toEqual([1, ["No one has the email nobody@example.com."]]);
  });
});

describe("send-reset-link", () => {
  const linksOf = (user: TestUser) =>
    database().select().from(mailedLinks).where(eq(mailedLinks.userId, user.id));

  it("emails a link that is created when the email is sent", async () => {
    const person = await createUser();
    expect((await admin("send-reset-link", person.email, "--dry-run")).code).toBe(0);
    expect(await linksOf(person)).toEqual([]);
    const { code, out } = await admin("send-reset-link", person.email);
    expect([code, out.length]).toEqual([0, 1]);
    expect(await linksOf(person)).toMatchObject([{ purpose: "reset_password" }]);
    const queues = await jobQueues();
    expect(await queues.fetch("mail")).toMatchObject([{ data: { kind: "link" } }]);
  });

  it("sends nothing for an unknown email", async () => {
    expect((await admin("send-reset-link", "nobody@example.com")).code).toBe(1);
  });
});

describe("plan", () => {
  const UNTIL = ["--until", "2098-05-31", "--reason", "A friend of the house"] as const;
  const planOf = async (user: TestUser) =>
    (
      await database().select().from(subscriptions).where(eq(subscriptions.userId, user.accountId))
    )[0];

  it("gives a free plan, using the email of anyone on the account", async () => {
    const [boss] = [await createUser()];
    const member = await createUser({ parent: boss });
    const dry = await admin("plan", member.email, "premium", ...UNTIL, "--dry-run");
    expect(dry.out).toEqual(["The account has no plan. It would have Premium until 2098-05-31."]);
    expect(await planOf(boss)).toBeUndefined();
    const { code, out } = await admin("plan", member.email, "premium", ...UNTIL);
    expect([code, out]).toEqual([0, ["The account had no plan. It has Premium until 2098-05-31."]]);
    expect(await planOf(boss)).toMatchObject({
      ...{ cost: 0, isEnding: true, givenReason: "A friend of the house" },
      expirationDate: new Date("2098-05-31T23:59:59Z"),
    });
    // With nothing paid, there's nothing to change or credit.
    const billing = await readOwned(billingOfAccount, ofAccount(boss.accountId));
    expect(billing).toMatchObject({ current: null, isOpen: false });
  });

  it("is kept without a subscription, and replaced by a paid plan", async () => {
    const boss = await createUser();
    await admin("plan", boss.email, "basic", ...UNTIL);
    const nothing = { subscriptionId: null, pendingChangeId: null, paid: null };
    await database().transaction((tx) => saveBillingState(boss.id, nothing, tx));
    expect(await planOf(boss)).toMatchObject({ expirationDate: new Date("2098-05-31T23:59:59Z") });
    const paidUntil = new Date(Date.now() + 1_000_000);
    const paid = { planId: 3, cost: 30, paidFrom: new Date(), paidUntil };
    await database().transaction((tx) =>
      saveBillingState(boss.id, { ...nothing, paid, isEnding: false }, tx),
    );
    expect(await planOf(boss)).toMatchObject({ planId: 3, givenReason: null, isEnding: false });
  });

  it("ends a plan", async () => {
    const boss = await createUser();
    expect((await admin("plan", boss.email, "none", "--reason", "Asked")).code).toBe(1);
    await createSubscription(boss);
    expect((await admin("plan", boss.email, "none", "--reason", "Asked")).code).toBe(0);
    expect((await planOf(boss))?.expirationDate.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it("refuses an account that pays through Stripe", async () => {
    const boss = await createUser();
    await createSubscription(boss);
    await database()
      .update(users)
      .set({ stripeSubscriptionId: "sub_123" })
      .where(eq(users.id, boss.id));
    const before = await planOf(boss);
    vi.stubEnv("EMBEDDED_DATABASE", "0");
    for (const args of [
      ["premium", ...UNTIL],
      ["none", "--reason", "Asked"],
    ]) {
      const { code, err } = await runAdmin("plan", boss.email, ...args);
      expect([code, err]).toEqual([1, [expect.stringContaining("Stripe subscription sub_123")]]);
    }
    expect(await planOf(boss)).toEqual(before);
  });

  it.each([
    [["gold", ...UNTIL], /^PLAN must be one of .*Premium, or none\./],
    [["premium", "--until", "2098-02-30", "--reason", "x"], /^--until must be a day/],
    [["premium", "--until", "2020-01-01", "--reason", "x"], /^--until must be today or later/],
    [["premium", "--until", "2100-01-01", "--reason", "x"], /^--until must be 2099-12-31/],
    [["premium", "--until", "2098-01-01"], /^--reason is missing/],
    [["premium", "--reason", "x"], /^--until is missing/],
  ])("refuses %j", async (args, sentence) => {
    const { code, err } = await admin("plan", (await createUser()).email, ...args);
    expect(code).toBe(2);
    expect(err[0]).toMatch(sentence);
  });
});
