import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { jobQueues } from "#db/jobs.ts";
import { remind } from "#db/queries/showing-reminders.ts";
import { changeShowing, type ShowingChange } from "#db/queries/showings.ts";
import { accountEvents, notifications, showings, users } from "#db/schema/index.ts";
import { createUser } from "#tests/factories.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { createShowing, hoursBefore } from "#tests/showing-rows.ts";
import { writeNotification } from "./notification-mails.ts";
import { writeShowingMail } from "./showing-mails.ts";
import { sendShowingReminders } from "./showing-reminders.ts";
import { saveFeedback, showingSecret } from "./buyer-showings.ts";

let home: TestHome;

beforeEach(async () => {
  await database().delete(showings);
  await database().execute(sql`delete from jobs.job`);
  home = await createHome();
});

/** Returns the kinds of the queued emails to buyers, in order. */
async function mailsAbout(): Promise<unknown[]> {
  const rows = await database().execute(sql`
    select data->>'about' as about from jobs.job
    where name = 'mail' and data->>'kind' = 'showing'
      and data->>'about' not in ('confirmed', 'moved', 'cancelled')
    order by created_on`);
  return rows.map(({ about }) => about);
}
/** Returns the seller's events about showings: kind and detail. */
async function sellerEvents(): Promise<string[]> {
  const rows = await database()
    .select({ kind: accountEvents.kind, data: accountEvents.data })
    .from(accountEvents)
    .where(
      and(eq(accountEvents.accountId, home.seller.accountId), sql`kind::text like 'showing_%'`),
    )
    .orderBy(accountEvents.id);
  return rows.map(({ kind, data }) =>
    [kind, "which" in data && data.which, "waitedFor" in data && data.waitedFor]
      .filter(Boolean)
      .join(" "),
  );
}
const BY_SELLER = { who: "seller", actorId: null } as const;
const change = (showing: Parameters<typeof changeShowing>[1], to: ShowingChange) =>
  database().transaction((tx) => changeShowing(tx, showing, to, BY_SELLER));

describe("a reminder", () => {
  it("is sent a day and two hours before, once each with any number of instances", async () => {
    await createShowing(home);
    const runAtOnce = async (hours: number) => {
      const now = hoursBefore(hours);
      await Promise.all(Array.from({ length: 4 }, () => sendShowingReminders(now)));
    };
    await runAtOnce(24.01);
    expect(await mailsAbout()).toEqual([]);
    for (const hours of [24, 23, 2.01]) await runAtOnce(hours);
    expect(await mailsAbout()).toEqual(["reminder_day"]);
    for (const hours of [2, 1, 0.01, 0, -1]) await runAtOnce(hours);
    expect(await mailsAbout()).toEqual(["reminder_day", "reminder_hours"]);
    expect(await sellerEvents()).toEqual(["showing_soon day", "showing_soon hours"]);
  });

  it("is sent by the next process if one was killed before sending", async () => {
    const { id } = await createShowing(home);
    const now = hoursBefore(23);
    const killed = database().transaction(async (tx) => {
      expect(await remind(id, "day", now, tx)).toBe(true);
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    expect([await mailsAbout(), await sellerEvents()]).toEqual([[], []]);
    await sendShowingReminders(now);
    expect([await mailsAbout(), await sellerEvents()]).toEqual([
      ["reminder_day"],
      ["showing_soon day"],
    ]);
  });

  it("is sent only for due showings", async () => {
    await createShowing(home, { startsAt: hoursBefore(48) });
    await createShowing(home);
    await sendShowingReminders(hoursBefore(60));
    expect(await mailsAbout()).toEqual(["reminder_day"]);
  });

  it.each<[string, Parameters<typeof createShowing>[1], string[]]>([
    ["was canceled", { state: "cancelled", endedBy: "visitor" }, []],
    ["isn't confirmed", { state: "requested", answerBy: hoursBefore(0) }, []],
    ["has no email address", { email: null, phone: "206 555 0142" }, []],
  ])("isn't sent for a showing that %s", async (_, values, about) => {
    await createShowing(home, values);
    for (const hours of [23, 1.5]) await sendShowingReminders(hoursBefore(hours));
    expect(await mailsAbout()).toEqual(about);
  });

  it.each<[string, number, string[]]>([
    ["more than a day before", 25, ["reminder_day", "reminder_hours"]],
    ["less than a day before", 23, ["reminder_hours"]],
    ["less than two hours before", 1.9, []],
  ])("is sent if still due for a showing confirmed %s", async (_, hours, about) => {
    const startsAt = hoursBefore(-hours, new Date());
    const showing = await createShowing(home, { startsAt, state: "requested", answerBy: startsAt });
    await change(showing, { state: "confirmed", answerBy: null });
    for (const left of [22, 1.5]) {
      if (left < hours) await sendShowingReminders(hoursBefore(left, startsAt));
    }
    expect(await mailsAbout()).toEqual(about);
  });

  it("of a moved showing is sent for the new time, not the old one", async () => {
    const showing = await createShowing(home);
    await sendShowingReminders(hoursBefore(23));
    const [job] = await (await jobQueues()).findJobs("mail", { queued: true });
    expect(await writeShowingMail(job?.data as never)).not.toBeNull();
    const startsAt = hoursBefore(-72);
    const endsAt = hoursBefore(-73);
    await change(showing, { startsAt, endsAt, heldUntil: endsAt });
    expect(await writeShowingMail(job?.data as never)).toBeNull();
    await sendShowingReminders(hoursBefore(1.5));
    expect(await mailsAbout()).toEqual(["reminder_day"]);
    await sendShowingReminders(hoursBefore(23, startsAt));
    expect(await mailsAbout()).toEqual(["reminder_day", "reminder_day"]);
  });

  it("of a canceled showing isn't sent, not even to the seller", async () => {
    await database()
      .update(users)
      .set({ emailVerified: new Date() })
      .where(eq(users.id, home.seller.id));
    const showing = await createShowing(home);
    await sendShowingReminders(hoursBefore(23));
    const [notification] = await database()
      .select({ notificationId: notifications.id })
      .from(notifications)
      .where(eq(notifications.userId, home.seller.id));
    const mail = await writeNotification({ notificationId: notification?.notificationId ?? 0 });
    expect(mail?.subject).toMatch(
      /^Coming up: showing with Bo Li on Saturday, July 7, 10:30 AM PT \(.+\)$/,
    );
    expect(mail?.replyTo).toBe("bo@example.com");
    await change(showing, { state: "cancelled", endedBy: "seller" });
    expect(
      await writeNotification({ notificationId: notification?.notificationId ?? 0 }),
    ).toBeNull();
    const [job] = await (await jobQueues()).findJobs("mail", { data: { kind: "showing" } });
    expect(await writeShowingMail(job?.data as never)).toBeNull();
  });

  it("goes to the showing's host, or to everyone without one", async () => {
    const partner = await createUser({ parent: home.seller });
    await createShowing(home, { hostId: partner.id });
    await createShowing(home, { startsAt: hoursBefore(-1) });
    await sendShowingReminders(hoursBefore(22));
    const notified = await database()
      .select({ userId: notifications.userId })
      .from(notifications)
      .innerJoin(accountEvents, eq(accountEvents.id, notifications.eventId))
      .where(eq(accountEvents.accountId, home.seller.accountId))
      .orderBy(notifications.id);
    const [first, ...others] = notified.map(({ userId }) => userId);
    expect(first).toBe(partner.id);
    expect(new Set(others)).toEqual(new Set([partner.id, home.seller.id]));
  });
});

describe("a request that wasn't answered in time", () => {
  it.each([
    ["requested", "showing_expired seller"],
    ["proposed", "showing_expired visitor"],
  ] as const)("expires once and notifies both sides: %s", async (state, event) => {
    const { id } = await createShowing(home, { state, answerBy: hoursBefore(30) });
    await sendShowingReminders(hoursBefore(31));
    expect(await mailsAbout()).toEqual([]);
    await Promise.all(Array.from({ length: 4 }, () => sendShowingReminders(hoursBefore(30))));
    expect(await mailsAbout()).toEqual(["expired"]);
    expect(await sellerEvents()).toEqual([event]);
    const [row] = await database().select().from(showings).where(eq(showings.id, id));
    expect(row).toMatchObject({ state: "expired", answerBy: null });
    const [job] = await (await jobQueues()).findJobs("mail", { data: { kind: "showing" } });
    expect((await writeShowingMail(job?.data as never))?.to).toBe("bo@example.com");
  });
});

describe("after a showing", () => {
  it("asks the buyer for feedback once, an hour later, and notifies the seller", async () => {
    const { id } = await createShowing(home);
    await sendShowingReminders(hoursBefore(-1.49));
    expect(await mailsAbout()).toEqual([]);
    await Promise.all(Array.from({ length: 4 }, () => sendShowingReminders(hoursBefore(-1.5))));
    await sendShowingReminders(hoursBefore(-20));
    expect(await mailsAbout()).toEqual(["feedback"]);
    const said = { interest: "high", price: null, condition: null, text: "Lovely." };
    for (const hours of [-21, -22]) await saveFeedback(showingSecret(id), said, hoursBefore(hours));
    expect(await sellerEvents()).toEqual(["showing_feedback"]);
  });

  it.each<[string, Parameters<typeof createShowing>[1], number]>([
    ["was canceled", { state: "cancelled", endedBy: "seller" }, -2],
    ["had no visitor", { cameToIt: false }, -2],
    ["already has feedback", { feedbackAt: hoursBefore(-1), feedback: { text: "Fine." } }, -2],
    ["was more than two weeks ago", {}, -24 * 15],
  ])("requests no feedback if it %s", async (_, values, hours) => {
    await createShowing(home, values);
    await sendShowingReminders(hoursBefore(hours));
    expect(await mailsAbout()).toEqual([]);
  });
});
