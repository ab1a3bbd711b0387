import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import type { Mails } from "#db/jobs.ts";
import { deleteAccount } from "#db/queries/people.ts";
import type { ShowingActor } from "#db/queries/showing-news.ts";
import { addShowing, changeShowing, type ShowingChange } from "#db/queries/showings.ts";
import { deleteOldShowings } from "#db/queries/sweep.ts";
import { accountEvents, showings, subscriptions, users } from "#db/schema/index.ts";
import type { AccountEvent } from "#lib/events/event.ts";
import { eventWords } from "#lib/events/words.ts";
import { hashLinkSecret } from "#server/link-secret.ts";
import { createUser } from "#tests/factories.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { createShowing, hoursBefore, START } from "#tests/showing-rows.ts";
import { setListingStatus, settleListings } from "./listing.ts";
import { writeShowingRemoved } from "./showing-removed.ts";
import { deleteShowing } from "./showings.ts";
import { takeDownListing } from "./take-down.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const AT = "Saturday, July 7, 10:30 AM PT";

let home: TestHome;
beforeEach(async () => {
  await database().delete(showings);
  await database().execute(sql`delete from jobs.job`);
  home = await createHome();
});

const mails = async () => {
  const rows = await database().execute<{ data: Record<string, unknown> }>(sql`
    select data from jobs.job where name = 'mail' and data->>'kind' like 'showing%' order by created_on`);
  return rows.map(({ data }) => data);
};
const eventsOf = ({ seller }: TestHome) =>
  database()
    .select()
    .from(accountEvents)
    .where(and(eq(accountEvents.accountId, seller.accountId), sql`kind::text like 'showing_%'`))
    .orderBy(accountEvents.id);
const eventTexts = async (whose: TestHome, actor: string | null = null) =>
  (await eventsOf(whose)).map(
    ({ kind, data }) => eventWords({ kind, data } as AccountEvent, actor).text,
  );

describe("showing events", () => {
  const VISITOR: ShowingActor = { who: "visitor", actorId: null };
  const later = { startsAt: hoursBefore(-2), endsAt: hoursBefore(-3), heldUntil: hoursBefore(-3) };
  const LATER = "Saturday, July 7, 12:30 PM PT";

  it("report a request and a booking", async () => {
    const values = {
      ...{ listingId: home.listingId, name: "Bo Li", email: "bo@example.com" },
      ...{ startsAt: START, endsAt: hoursBefore(-1), heldUntil: hoursBefore(-1) },
    };
    for (const state of ["requested", "confirmed"] as const) {
      const secretHash = hashLinkSecret(state);
      await database().transaction((tx) =>
        addShowing(tx, home.seller.accountId, { ...values, state, secretHash }, VISITOR),
      );
      await database().delete(showings);
    }
    expect(await eventTexts(home)).toEqual([
      `Bo Li requested a showing for ${AT}.`,
      `Bo Li booked a showing for ${AT}.`,
    ]);
  });

  it.each<[Parameters<typeof createShowing>[1], ShowingChange, ShowingActor["who"], string | null]>(
    [
      [
        {},
        { state: "cancelled", endedBy: "visitor" },
        "visitor",
        `Bo Li canceled the showing on ${AT}.`,
      ],
      [
        {},
        { state: "cancelled", endedBy: "seller" },
        "seller",
        `Ana canceled the showing on ${AT} with Bo Li.`,
      ],
      [
        { state: "proposed" },
        { state: "confirmed" },
        "visitor",
        `Bo Li accepted your proposed time: ${AT}.`,
      ],
      [
        {},
        { ...later, state: "requested" },
        "visitor",
        `Bo Li asked to move the showing from ${AT} to ${LATER}.`,
      ],
      [
        {},
        { ...later, state: "confirmed" },
        "visitor",
        `Bo Li moved the showing from ${AT} to ${LATER}.`,
      ],
      [
        { state: "declined" },
        { ...later, state: "requested", calendarId: crypto.randomUUID() },
        "visitor",
        `Bo Li requested a showing for ${LATER}.`,
      ],
      // The seller isn't notified of their own decision.
      [{ state: "requested" }, { state: "confirmed" }, "seller", null],
      [{ state: "requested" }, { state: "declined" }, "seller", null],
      [{}, { ...later, state: "proposed" }, "seller", null],
    ],
  )("report a change from %j to %j by %s", async (from, change, who, text) => {
    const showing = await createShowing(home, from);
    await database().transaction((tx) =>
      changeShowing(tx, showing, change, { who, actorId: null }),
    );
    expect(await eventTexts(home, "Ana")).toEqual(text === null ? [] : [text]);
  });
});

describe("upcoming showings", () => {
  const caller = () => home.seller;
  const planOver = () =>
    database()
      .update(subscriptions)
      .set({ expirationDate: inDays(-15) })
      .where(eq(subscriptions.userId, home.seller.accountId));
  const WAYS: [string, () => Promise<unknown>][] = [
    ["withdrawn", () => setListingStatus(caller(), { status: "withdrawn" } as never)],
    ["sold", () => setListingStatus(caller(), { status: "sold" } as never)],
    ["taken down by an operator", () => takeDownListing(home.slug, "It shows another home.")],
    ["whose plan has ended", () => planOver().then(() => settleListings(new Date()))],
  ];

  it.each(WAYS)("are canceled once for a home %s, and buyers are notified", async (_, end) => {
    const at = (days: number, change: object = {}) =>
      createShowing(home, { startsAt: inDays(days), ...change });
    const coming = [
      await at(1),
      await at(2, { state: "requested", answerBy: inDays(1) }),
      await at(3, { state: "proposed", answerBy: inDays(1) }),
    ];
    const past = await at(-1);
    const declined = await at(4, { state: "declined" });
    const other = await createShowing(await createHome(), { startsAt: inDays(1) });
    for (let n = 0; n < 2; n += 1) await end().catch(() => undefined);
    const rows = new Map((await database().select().from(showings)).map((row) => [row.id, row]));
    for (const { id } of coming) {
      expect(rows.get(id)).toMatchObject({ state: "cancelled", endedBy: "listing", sequence: 1 });
    }
    for (const { id, state } of [past, declined, other]) expect(rows.get(id)?.state).toBe(state);
    const queued = await mails();
    expect(queued.map(({ about }) => about)).toEqual(["cancelled", "cancelled", "cancelled"]);
    expect(new Set(queued.map(({ showingId }) => showingId))).toEqual(
      new Set(coming.map(({ id }) => id)),
    );
    const words = await eventTexts(home);
    expect(words).toHaveLength(3);
    expect(words[0]).toMatch(/was canceled because your home is no longer for sale\.$/);
  });

  it("stay while a sale is pending", async () => {
    await createShowing(home, { startsAt: inDays(1) });
    await setListingStatus(caller(), { status: "pending" } as never);
    expect((await database().select().from(showings)).map(({ state }) => state)).toEqual([
      "confirmed",
    ]);
    expect(await mails()).toEqual([]);
  });

  it("of a deleted account are deleted, and buyers are notified", async () => {
    await createShowing(home, { startsAt: inDays(1) });
    await createShowing(home, { startsAt: inDays(2), email: null, phone: "206 555 0142" });
    await createShowing(home, { startsAt: inDays(-1), email: "past@example.com" });
    await database().transaction((tx) => deleteAccount(home.seller.accountId, tx));
    expect(await database().select().from(users).where(eq(users.id, home.seller.id))).toEqual([]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: "showing_gone", email: "bo@example.com", name: "Bo Li" });
    expect(await writeShowingRemoved(mail as unknown as Mails["showing_gone"])).toMatchObject({
      to: "bo@example.com",
      subject: expect.stringMatching(/^Your showing was canceled: /) as string,
    });
  });
});

describe("personal data of a visitor", () => {
  const recordFeedback = ({ id, accountId }: Awaited<ReturnType<typeof createShowing>>) =>
    database()
      .insert(accountEvents)
      .values({
        accountId,
        kind: "showing_feedback",
        data: { showingId: id, name: "Bo Li", startsAt: "", timeZone: "" },
      });

  it("is deleted a year after the showing, including its notifications", async () => {
    const old = await Promise.all(
      [-366, -367, -365.1].map((days) => createShowing(home, { startsAt: inDays(days) })),
    );
    const kept = await createShowing(home, { startsAt: inDays(-364) });
    for (const showing of [...old, kept]) await recordFeedback(showing);
    await deleteOldShowings(new Date(), 2);
    expect((await database().select().from(showings)).map(({ id }) => id)).toEqual([kept.id]);
    expect((await eventsOf(home)).map(({ data }) => "showingId" in data && data.showingId)).toEqual(
      [kept.id],
    );
  });

  it("is deleted when the seller deletes the showing", async () => {
    const showing = await createShowing(home, { startsAt: inDays(-1) });
    await recordFeedback(showing);
    const stranger = await createUser();
    await expect(deleteShowing(stranger.accountId, showing.id)).rejects.toThrow();
    expect(await eventsOf(home)).toHaveLength(1);
    await deleteShowing(home.seller.accountId, showing.id);
    expect(await eventsOf(home)).toEqual([]);
  });
});
