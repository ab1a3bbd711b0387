import { rm } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as rewrite from "#app/api/properties/features/rewrite/route.ts";
import * as stream from "#app/api/properties/description/stream/route.ts";
import { database } from "#db/client.ts";
import { addJob } from "#db/jobs.ts";
import { addEvent } from "#db/queries/events.ts";
import { mailPasswordReset } from "#db/queries/email-addresses.ts";
import { usageDays } from "#db/schema/index.ts";
import { env } from "#server/env.ts";
import * as transport from "#server/mail/transport.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import { readMails } from "#tests/mail/mail-folder.ts";
import { refuses, says } from "#tests/openai/answers.ts";
import { openaiForTests } from "#tests/openai/openai-for-tests.ts";
import { BASICS } from "#tests/property.ts";
import { runJobs } from "./jobs.ts";
import { type CountedAs, countMail, nextDay, usageToday } from "./usage.ts";

// The environment is read once, so the whole file uses low limits.
process.env.MODEL_CALLS_PER_DAY = "5";
process.env.MAILS_PER_DAY = "6";
process.env.MAILS_PER_DAY_BY_ACCOUNT = "3";
process.env.FOLLOW_UPS_PER_DAY = "6";
process.env.FOLLOW_UPS_PER_DAY_BY_ACCOUNT = "3";

const openai = openaiForTests();
const TEXT =
  "This single-family home in Seattle, Washington, has three bedrooms, two full baths and one half bath. It was built in 1962.";
const OWN = "Our own text.";

vi.mock("#server/mail/transport.ts", { spy: true });

beforeEach(async () => {
  await database().delete(usageDays);
  await database().execute(sql`delete from jobs.job`);
  await rm(transport.mailFolder(), { recursive: true, force: true });
});

// Keeps each test within one day.
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

const log: { event: string; [detail: string]: unknown }[] = [];
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((line: string) => void log.push(JSON.parse(line)));
});
afterEach(() => void log.splice(0));

async function seller(): Promise<TestUser> {
  const user = await createUser({ emailVerified: true });
  await createProperty(user, { propertyBasics: BASICS });
  return user;
}

const write = (as: TestUser) =>
  call(rewrite, "POST", { as, body: { currentDescription: OWN, length: "short" } });

const rowOf = async ({ accountId }: TestUser) =>
  (await database().select().from(usageDays).where(eq(usageDays.accountId, accountId)))[0];

describe("language model calls", () => {
  it("are counted with their tokens, per account and in total", async () => {
    openai().answerWith(says(TEXT));
    const [one, other] = [await seller(), await seller()];
    for (const user of [one, one, other])
      expect((await write(user)).body).toEqual({ description: TEXT });
    const { modelCalls, inputTokens, outputTokens, ceilings } = await usageToday();
    expect([modelCalls, ceilings.modelCalls]).toEqual([3, 5]);
    const ofOne = await rowOf(one);
    expect(ofOne).toMatchObject({ kind: "model_call", count: 2 });
    expect(outputTokens).toBeGreaterThan(0);
    expect(inputTokens).toBeGreaterThan(0);
    expect(outputTokens * 2).toBe((ofOne?.outputTokens ?? 0) * 3);
  });

  it("count even if they break off or fail", async () => {
    openai().answerWith(says(TEXT, { ending: "cut" }));
    const user = await seller();
    await write(user);
    openai().answerWith(refuses(500));
    await write(user);
    const { modelCalls, inputTokens } = await usageToday();
    expect(modelCalls).toBe(2);
    expect(inputTokens).toBeGreaterThan(100);
    expect(log.map(({ event }) => event)).toEqual(
      Array(2).fill("the built-in writer stood in for the language model"),
    );
  });

  it("stop at the limit, even concurrent ones, in favor of the built-in writer", async () => {
    openai().answerWith(says(TEXT));
    const users = await Promise.all(Array.from({ length: 8 }, seller));
    const answers = await Promise.all(users.map(write));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const texts = answers.map(({ body }) => (body as { description: string }).description);
    expect(texts.filter((text) => text === TEXT)).toHaveLength(5);
    expect(openai().requests).toHaveLength(5);
    expect((await usageToday()).modelCalls).toBe(5);

    const { lines } = await readStream(await seller());
    expect(lines.at(-1)).toMatchObject({ type: "done", writer: "built_in", isFallback: true });
    // Once a day, not once per text.
    expect(log).toMatchObject([{ event: "ceiling reached", kind: "model_call", of: "all" }]);
  });
});

async function readStream(as: TestUser) {
  const response = await call(stream, "POST", { as, body: { currentDescription: OWN } });
  const text = typeof response.body === "string" ? response.body : JSON.stringify(response.body);
  return {
    lines: text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown),
  };
}

const recordEvent = ({ accountId }: TestUser, price: number) =>
  addEvent(
    database(),
    { accountId, actorId: null },
    { kind: "payment_failed", data: { planName: `Plan ${price}` } },
  );

const mailsOf = async (user: TestUser) =>
  (await readMails(env().DATA_DIR)).filter(({ to }) => to === user.email);

const as = ({ accountId }: TestUser, pot: CountedAs["pot"] = "mail"): CountedAs => ({
  pot,
  accountId,
});

describe("emails", () => {
  let now: Date;
  beforeEach(() => {
    now = new Date();
  });

  it("of an account stop at its limit until the next day", async () => {
    const user = await seller();
    for (const count of [1, 2, 3])
      expect(await countMail(as(user), now), String(count)).toBeTruthy();
    expect(await countMail(as(user), now)).toBeNull();
    expect(await countMail(as(user), now)).toBeNull();
    expect(log).toMatchObject([
      { event: "ceiling reached", kind: "mail", of: "account", accountId: user.accountId },
    ]);
    expect(await usageToday()).toMatchObject({ mails: { mail: 3 }, accountsHeldBack: 1 });
    expect(await countMail(as(user), nextDay(now))).toBeTruthy();
  });

  it("of all accounts stop at the total limit, even concurrent ones", async () => {
    const users = await Promise.all(Array.from({ length: 4 }, seller));
    const counted = await Promise.all(
      [...users, ...users, ...users].map((user) => countMail(as(user), now)),
    );
    expect(counted.filter(Boolean)).toHaveLength(6);
    expect((await usageToday()).mails.mail).toBe(6);
    // A use refused by the global limit doesn't count for the account.
    const [{ sum } = { sum: 0 }] = await database()
      .select({ sum: sql<number>`sum(${usageDays.count})::int` })
      .from(usageDays)
      .where(sql`${usageDays.accountId} is not null`);
    expect(sum).toBe(6);
    expect(log).toMatchObject([{ event: "ceiling reached", of: "all" }]);
  });

  it.each(["follow_up", "visitor_mail", "activity_mail"] as const)(
    "of the kind %s don't use up the limit for inquiries",
    async (pot) => {
      const users = await Promise.all(Array.from({ length: 4 }, seller));
      const all = [...users, ...users, ...users];
      const counted = await Promise.all(all.map((user) => countMail(as(user, pot), now)));
      expect(counted.filter(Boolean).length).toBeLessThan(all.length);
      const first = users[0] as TestUser;
      for (let n = 0; n < 3; n++) expect(await countMail(as(first), now)).toBeTruthy();
      expect(await usageToday()).toMatchObject({ mails: { mail: 3, [pot]: 6 } });
    },
  );

  it("that are always sent don't count toward the limit for inquiries", async () => {
    for (let n = 0; n < 10; n++) await countMail(null, now);
    expect(await countMail(as(await seller()), now)).toBeTruthy();
    expect(await usageToday()).toMatchObject({ mails: { mail: 1, account_mail: 10 } });
  });

  it("about logging in and the account are sent regardless of the limit", async () => {
    const user = await seller();
    for (let n = 0; n < 3; n++) await countMail(as(user), now);
    await mailPasswordReset(user.email);
    await recordEvent(user, 1);
    await runJobs();
    const subjects = (await mailsOf(user)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(await usageToday()).toMatchObject({ mails: { mail: 3, account_mail: 2 } });
    expect(log).toEqual([]);
  });

  it("that wait are sent the next day", async () => {
    const user = await seller();
    for (let n = 0; n < 3; n++) await countMail(as(user, "activity_mail"), now);
    await database().execute(sql`
      insert into settings (user_id, activity_alerts) values (${user.id}, true)`);
    await addEvent(
      database(),
      { accountId: user.accountId, actorId: null },
      { kind: "step_completed", data: { stepId: "declutter" } },
    );
    await runJobs();
    expect(await mailsOf(user)).toEqual([]);
    const waiting = await database().execute(sql`
      select data->>'kind' as kind, start_after from jobs.job where name = 'mail' and state = 'created'`);
    expect(waiting).toMatchObject([{ kind: "notification" }]);
    expect(new Date(waiting[0]?.start_after as string)).toEqual(nextDay(new Date()));
    // The next day has begun.
    await database().delete(usageDays);
    await database().execute(sql`update jobs.job set start_after = now() where state = 'created'`);
    await runJobs();
    expect(await mailsOf(user)).toHaveLength(1);
  });

  it("that couldn't be sent aren't counted", async () => {
    const user = await seller();
    vi.mocked(transport.sendMessage).mockRejectedValueOnce(new Error("away"));
    await addJob(database(), "mail", { kind: "password_changed", userId: user.id });
    await runJobs();
    expect((await usageToday()).mails.account_mail).toBe(0);
  });
});
