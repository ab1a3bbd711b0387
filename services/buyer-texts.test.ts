import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import { type Job, jobQueues } from "#db/jobs.ts";
import { changeShowing, type ShowingChange } from "#db/queries/showings.ts";
import { showings } from "#db/schema/index.ts";
import type * as variables from "#server/env.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { createShowing, hoursBefore, START } from "#tests/showing-rows.ts";
import { ACCOUNT, startTwilio } from "#tests/twilio/twilio-server.ts";
import { sendShowingReminders } from "./showing-reminders.ts";
import { showingSecret } from "./buyer-showings.ts";
import { runBuyerText } from "./buyer-texts.ts";

const settings = vi.hoisted(() => ({}) as Record<string, unknown>);

vi.mock("#server/env.ts", async (original) => {
  const { env, ...rest } = await original<typeof variables>();
  return { ...rest, env: () => ({ ...env(), ...settings }) };
});

const twilio = await startTwilio();
afterAll(() => twilio.stop());

let home: TestHome;

beforeEach(async () => {
  Object.assign(settings, {
    TWILIO_ACCOUNT_SID: ACCOUNT.sid,
    TWILIO_AUTH_TOKEN: ACCOUNT.token,
    TWILIO_FROM: ACCOUNT.from,
    TWILIO_API_URL: twilio.url,
  });
  twilio.sent.length = 0;
  twilio.refuse(null);
  await database().delete(showings);
  await database().execute(sql`delete from jobs.job`);
  home = await createHome();
});

const BY_SELLER = { who: "seller", actorId: null } as const;
const change = (showing: Parameters<typeof changeShowing>[1], to: ShowingChange) =>
  database().transaction((tx) => changeShowing(tx, showing, to, BY_SELLER));

const TEXTED = { phone: "(206) 555-0142", textConsent: true };
const fetchJobs = async (): Promise<Job<"visitor_text">[]> =>
  (await jobQueues()).fetch("visitor_text", { batchSize: 10, includeMetadata: true });
const run = async (now: Date) => {
  for (const job of await fetchJobs()) await runBuyerText(job, now);
};

it("reminds only a buyer who agreed, with a link to their page", async () => {
  const { id } = await createShowing(home, TEXTED);
  await createShowing(home, { ...TEXTED, startsAt: hoursBefore(-1), textConsent: false });
  await sendShowingReminders(hoursBefore(22));
  await run(hoursBefore(22));
  expect(twilio.sent).toEqual([
    {
      to: "+12065550142",
      from: ACCOUNT.from,
      body: expect.stringMatching(
        /^Porchlight: Reminder: your showing is Sat, Jul 7, 10:30 AM PT at .+ http:\/\/localhost:3000\/visits\/\S{43}$/,
      ) as string,
    },
  ]);
  expect(twilio.sent[0]?.body).toContain(showingSecret(id));
  expect(twilio.sent[0]?.body.length).toBeLessThanOrEqual(160);
});

it("waits for the morning, and is skipped if the showing comes first or has changed", async () => {
  // 9 AM and 7 AM in Seattle: two hours earlier is too early for a text.
  await createShowing(home, { ...TEXTED, startsAt: new Date("2035-07-07T16:00:00Z") });
  await createShowing(home, { ...TEXTED, startsAt: new Date("2035-07-07T14:00:00Z") });
  await sendShowingReminders(new Date("2035-07-07T12:30:00Z"));
  await database().update(showings).set({ remindedDayAt: START });
  await (await jobQueues()).deleteAllJobs("visitor_text");
  await sendShowingReminders(new Date("2035-07-07T14:05:00Z"));
  await run(new Date("2035-07-07T14:05:00Z"));
  expect(twilio.sent).toEqual([]);
  const waiting = await (await jobQueues()).findJobs("visitor_text", { queued: true });
  expect(waiting.map(({ startAfter }) => new Date(String(startAfter)))).toEqual([
    new Date("2035-07-07T15:00:00Z"),
  ]);
  const data = waiting[0]?.data as Job<"visitor_text">["data"];
  const nine = new Date("2035-07-07T15:10:00Z");
  const job = (change: object) => ({ data: { ...data, ...change } }) as Job<"visitor_text">;
  await runBuyerText(job({ sequence: 1 }), nine);
  expect(twilio.sent).toEqual([]);
  await runBuyerText(job({}), nine);
  expect(twilio.sent).toHaveLength(1);
});

it("reports a showing's new status, once and while it applies", async () => {
  const asked = await createShowing(home, { ...TEXTED, state: "requested" });
  const confirmed = await change(asked, { state: "confirmed", answerBy: null });
  await run(hoursBefore(48));
  const later = new Date(START.getTime() + 24 * 60 * 60 * 1000);
  const end = hoursBefore(-0.5, later);
  const times = { startsAt: later, endsAt: end, heldUntil: end };
  const proposed = await change(confirmed, { state: "proposed", ...times });
  const agreed = await change(proposed, { state: "confirmed" });
  await run(hoursBefore(47));
  await change(agreed, { state: "cancelled", endedBy: "seller" });
  await run(hoursBefore(46));
  expect(twilio.sent.map(({ body }) => body.slice(0, 48))).toEqual([
    "Porchlight: Your showing is confirmed for Sat, J",
    "Porchlight: Your showing is confirmed for Sun, J",
    "Porchlight: Canceled: your showing on Sun, Jul 8",
  ]);
  expect(new Set(twilio.sent.map(({ to }) => to))).toEqual(new Set(["+12065550142"]));
  const own = await createShowing(home, { ...TEXTED, startsAt: hoursBefore(-5) });
  await change(own, { state: "cancelled", endedBy: "visitor" });
  const without = { ...TEXTED, textConsent: false, startsAt: hoursBefore(-9) };
  await change(await createShowing(home, without), { state: "cancelled", endedBy: "seller" });
  expect(await fetchJobs()).toEqual([]);
});

it("withdraws the buyer's consent if they opted out", async () => {
  const { id } = await createShowing(home, TEXTED);
  twilio.refuse({ status: 400, code: 21_610 });
  await sendShowingReminders(hoursBefore(22));
  await run(hoursBefore(22));
  const [kept] = await database().select().from(showings).where(eq(showings.id, id));
  expect(kept?.textConsent).toBe(false);
});
