import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as profileRoute from "#app/api/profile/route.ts";
import * as settingsRoute from "#app/api/settings/route.ts";
import { database } from "#db/client.ts";
import type { Job } from "#db/jobs.ts";
import { jobQueues } from "#db/jobs.ts";
import { addEvent } from "#db/queries/events.ts";
import { textConsents, userProfiles } from "#db/schema/index.ts";
import type { AccountEvent } from "#lib/events/event.ts";
import { TEXT_CONSENT_WORDINGS } from "#lib/fields/text-consent.ts";
import type * as variables from "#server/env.ts";
import { TextFailed } from "#server/text-messages/errors.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { PROFILE } from "#tests/profile.ts";
import { ACCOUNT, startTwilio } from "#tests/twilio/twilio-server.ts";
import { nextHour, runTextJob } from "./text-messages.ts";

const settings = vi.hoisted(() => ({}) as Record<string, unknown>);
vi.mock("#server/env.ts", async (original) => {
  const { env, ...rest } = await original<typeof variables>();
  return { ...rest, env: () => ({ ...env(), ...settings }) };
});

const twilio = await startTwilio();
afterAll(() => twilio.stop());

const NOON = new Date("2027-03-10T17:00:00Z");
const CHOICES = {
  ...{ marketingEmails: false, activityAlerts: false, featureUpdates: false },
  ...{ monthlyNewsletter: false, textMessageAlerts: true },
};
const FAILED: AccountEvent = { kind: "payment_failed", data: { planName: "Basic" } };

beforeEach(async () => {
  Object.assign(settings, {
    TWILIO_ACCOUNT_SID: ACCOUNT.sid,
    TWILIO_AUTH_TOKEN: ACCOUNT.token,
    TWILIO_FROM: ACCOUNT.from,
    TWILIO_API_URL: twilio.url,
  });
  twilio.sent.length = 0;
  twilio.refuse(null);
  await (await jobQueues()).deleteAllJobs("text_message");
});

const saveProfile = (as: TestUser, change: object = {}) =>
  call(profileRoute, "POST", {
    as,
    body: { ...PROFILE, mobileNumber: "(206) 555-0142", hasTextConsent: true, ...change },
  });
const saveSettings = (as: TestUser, textMessageAlerts: boolean) =>
  call(settingsRoute, "POST", { as, body: { ...CHOICES, textMessageAlerts } });

async function createAgreed(): Promise<TestUser> {
  const user = await createUser();
  expect((await saveProfile(user)).status).toBe(200);
  expect((await saveSettings(user, true)).status).toBe(200);
  return user;
}
const recordEvent = ({ accountId }: TestUser, event: AccountEvent = FAILED) =>
  addEvent(database(), { accountId, actorId: null }, event);

async function fetchJobs(): Promise<Job<"text_message">[]> {
  return (await jobQueues()).fetch("text_message", { batchSize: 10, includeMetadata: true });
}
async function runAll(now = NOON) {
  for (const job of await fetchJobs()) await runTextJob(job, now);
}

describe("consent", () => {
  const kept = ({ id }: TestUser) =>
    database()
      .select({
        place: textConsents.place,
        isGiven: textConsents.isGiven,
        wording: textConsents.wording,
        mobileNumber: textConsents.mobileNumber,
      })
      .from(textConsents)
      .where(eq(textConsents.userId, id))
      .orderBy(textConsents.id);

  it("is recorded with its wording, number and place each time it changes", async () => {
    const user = await createAgreed();
    await saveProfile(user);
    await saveSettings(user, true);
    const number = "(206) 555-0142";
    const given = [
      {
        place: "profile",
        isGiven: true,
        wording: TEXT_CONSENT_WORDINGS.profile,
        mobileNumber: number,
      },
      {
        place: "settings",
        isGiven: true,
        wording: TEXT_CONSENT_WORDINGS.settings,
        mobileNumber: number,
      },
    ];
    expect(await kept(user)).toEqual(given);
    await saveProfile(user, { mobileNumber: "(206) 555-0199" });
    await saveSettings(user, false);
    expect((await kept(user)).slice(2)).toMatchObject([
      { place: "profile", isGiven: true, mobileNumber: "(206) 555-0199" },
      { place: "settings", isGiven: false },
    ]);
  });
});

describe("a text message", () => {
  it("goes to people who agreed in both places, short and with a link", async () => {
    await recordEvent(await createAgreed());
    await runAll();
    expect(twilio.sent).toEqual([
      {
        to: "+12065550142",
        from: ACCOUNT.from,
        body: "Porchlight: A payment for your Basic plan failed. http://localhost:3000/billing",
      },
    ]);
  });

  it("is cut to one message, but never its link", async () => {
    await recordEvent(await createAgreed(), {
      kind: "inquiry_received",
      data: { inquiryId: crypto.randomUUID(), name: "N".repeat(100) },
    });
    await recordEvent(await createAgreed(), {
      kind: "payment_failed",
      data: { planName: "B".repeat(150) },
    });
    await runAll();
    for (const { body } of twilio.sent) {
      expect(body.length).toBeLessThanOrEqual(160);
      expect(body).toMatch(/ http:\/\/localhost:3000\/[\da-z/-]+$/);
    }
    expect(twilio.sent).toHaveLength(2);
  });

  it("has no URL but its own, whatever the buyer's name", async () => {
    await recordEvent(await createAgreed(), {
      kind: "inquiry_received",
      data: { inquiryId: crypto.randomUUID(), name: "https://evil.example/pay or J. R. Doe" },
    });
    await runAll();
    expect(twilio.sent.map(({ body }) => body)).toEqual([
      expect.stringMatching(
        /^Porchlight: https evil example\/pay or J\. R\. Doe .*\.\.\. http:\/\/localhost:3000\/online-listing\/messages\/[\da-f-]{36}$/,
      ),
    ]);
  });

  it("isn't sent to anyone else, or about anything else", async () => {
    const onlyProfile = await createUser();
    await saveProfile(onlyProfile);
    const withdrawn = await createAgreed();
    await saveSettings(withdrawn, false);
    const noNumber = await createAgreed();
    await saveProfile(noNumber, { mobileNumber: "+44 20 7946 0958" });
    for (const user of [onlyProfile, withdrawn, noNumber]) await recordEvent(user);
    await recordEvent(await createAgreed(), {
      kind: "step_completed",
      data: { stepId: "declutter" },
    });
    await runAll();
    expect(twilio.sent).toEqual([]);
  });

  it("isn't queued without a provider", async () => {
    for (const name of Object.keys(settings)) delete settings[name];
    await recordEvent(await createAgreed());
    expect(await fetchJobs()).toEqual([]);
  });

  it("waits until 8 AM local time", async () => {
    await recordEvent(await createAgreed());
    await runAll(new Date("2027-03-10T05:00:00Z"));
    expect(twilio.sent).toEqual([]);
    const [waiting] = await (await jobQueues()).findJobs("text_message", { queued: true });
    expect(new Date(String(waiting?.startAfter))).toEqual(new Date("2027-03-10T13:00:00Z"));
  });

  it.each([
    ["2027-03-10T12:59:59Z", "2027-03-10T13:00:00Z"],
    ["2027-03-10T13:00:00Z", null],
    ["2027-03-11T01:59:59Z", null],
    ["2027-03-11T02:00:00Z", "2027-03-11T13:00:00Z"],
    // Daylight saving time starts the night before.
    ["2027-03-14T02:30:00Z", "2027-03-14T12:00:00Z"],
  ])("queued at %s is sent at %s", (now, expected) => {
    expect(nextHour(new Date(now), "America/New_York")).toEqual(
      expected === null ? null : new Date(expected),
    );
  });

  it("refused after STOP withdraws the person's consent", async () => {
    const user = await createAgreed();
    twilio.refuse({ status: 400, code: 21_610 });
    await recordEvent(user);
    await runAll();
    const [profile] = await database()
      .select()
      .from(userProfiles)
      .where(eq(userProfiles.userId, user.id));
    expect(profile?.hasTextConsent).toBe(false);
    const consents = await database()
      .select()
      .from(textConsents)
      .where(eq(textConsents.userId, user.id))
      .orderBy(textConsents.id);
    expect(consents.at(-1)).toMatchObject({ place: "reply", isGiven: false });
    // A page from before STOP doesn't give the consent again.
    expect(await saveProfile(user, { name: "Ann Berg", seenTextConsent: true })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("Your consent to text messages has changed") },
    });
    expect((await saveProfile(user, { seenTextConsent: false })).status).toBe(200);
  });

  it.each([
    [429, 20_429],
    [500, null],
    [503, null],
    [401, 20_003],
  ])("is retried after status %i", async (status, code) => {
    twilio.refuse({ status, code });
    await recordEvent(await createAgreed());
    const [job] = await fetchJobs();
    await expect(runTextJob(job!, NOON)).rejects.toThrow(TextFailed);
  });

  it("that can't be delivered is logged once, without the number", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    twilio.refuse({ status: 400, code: 21_211 });
    await recordEvent(await createAgreed());
    await runAll();
    expect(error).toHaveBeenCalledOnce();
    expect(String(error.mock.calls[0])).toContain("code 21211");
    expect(String(error.mock.calls[0])).not.toContain("5550142");
  });

  it("is retried if the service can't be reached", async () => {
    settings.TWILIO_API_URL = "http://127.0.0.1:9";
    await recordEvent(await createAgreed());
    const [job] = await fetchJobs();
    await expect(runTextJob(job!, NOON)).rejects.toThrow("Twilio can't be reached");
  });
});
