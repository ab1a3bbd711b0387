import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { accountEvents, attempts, listings, showings } from "#db/schema/index.ts";
import type { ShowingRequestInput } from "#lib/schemas/showings.ts";
import type { Mail } from "#server/mail/message.ts";
import { renderMail } from "#server/mail/render.ts";
import { jobsOf } from "#tests/showings/mails.ts";
import { createOpenHome, putSettings, requestFor } from "#tests/showings/open-home.ts";
import { actOn, showShowingPage, takeCalendar } from "#tests/showings/buyer.ts";
import { writeShowingMail } from "./showing-mails.ts";
import { decideShowing, schedulingOf } from "./showings.ts";
import { freeTimesOfListing, emailedShowingSecret, requestShowing } from "./buyer-showings.ts";

const HOUR_MS = 3_600_000;
const CODE = "The lockbox says 4711.";

let home: Awaited<ReturnType<typeof createOpenHome>>;
let free: Date[];

beforeEach(async () => {
  await database().delete(attempts);
  home = await createOpenHome({ instructions: CODE, confirmsItself: true, pauseMinutes: 0 });
  free = (await freeTimesOfListing(home.listingId))?.starts ?? [];
});

const ask = (changes: Partial<ShowingRequestInput> = {}, sent = {}) =>
  requestShowing(home.listingId, requestFor(free[0]!, changes), new Date(), sent);
const decide = (id: string, decision: Parameters<typeof decideShowing>[3]) =>
  decideShowing(home.seller.accountId, home.seller.id, id, decision);
const change = (id: string, values: Partial<typeof showings.$inferInsert>) =>
  database().update(showings).set(values).where(eq(showings.id, id));
const rowOf = async (id: string) => {
  const [row] = await database().select().from(showings).where(eq(showings.id, id));
  return row!;
};
const pageOf = async (secret: string) => (await showShowingPage(secret)).text();
const inAnHour = () => {
  const startsAt = new Date(Date.now() + HOUR_MS);
  const endsAt = new Date(+startsAt + HOUR_MS);
  return { startsAt, endsAt, heldUntil: endsAt };
};

/** Writes the latest email about a showing. */
async function writeMail(id: string): Promise<Mail> {
  const job = (await jobsOf(id)).at(-1);
  const mail = job && (await writeShowingMail(job));
  if (!mail) throw new Error("No email was written");
  return mail;
}
const linkIn = (text: string) => /\/visits\/([\w-]{43})/.exec(text)?.[1] ?? "";

describe("an auto-confirmed showing", () => {
  it("shows access instructions only with the link from the email", async () => {
    const { id, secret, state } = await ask();
    expect(state).toBe("confirmed");
    await change(id, inAnHour());
    const page = await pageOf(secret);
    expect(page).not.toContain("4711");
    expect(page).toContain("open this page from the email we sent you");

    const { text } = await renderMail(await writeMail(id));
    const mailed = linkIn(text);
    expect(mailed).not.toBe(secret);
    expect(text).not.toContain(secret);
    expect(await pageOf(mailed)).toContain(CODE);
    // Opening the email's link must not unlock the page of the form's sender.
    expect(await pageOf(secret)).not.toContain("4711");
  });

  it("stores the email's secret as a hash, and none before there is an email", async () => {
    const { id } = await ask();
    const mailed = emailedShowingSecret(id);
    expect((await showShowingPage(mailed)).status).toBe(404);
    const { updatedAt } = await rowOf(id);
    await writeMail(id);
    const row = await rowOf(id);
    expect(row.mailedSecretHash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(mailed);
    expect(row.updatedAt).toEqual(updatedAt);
  });

  it("gives each link a calendar that links to its own page", async () => {
    const { id, secret } = await ask();
    const mail = await writeMail(id);
    const mailed = emailedShowingSecret(id);
    const unfolded = (file: string) => file.replaceAll("\r\n ", "");
    expect(linkIn(unfolded(mail.calendar!.content))).toBe(mailed);
    for (const own of [secret, mailed]) {
      const file = unfolded(await (await takeCalendar(own)).text());
      expect(file).toContain(`/visits/${own}`);
      expect(file.match(/\/visits\/[\w-]{43}/g)).toEqual(Array(2).fill(`/visits/${own}`));
      expect(file).not.toContain("4711");
    }
  });

  it("shows a video link only with the link from the email", async () => {
    const videoLink = "https://video.example/4711";
    await putSettings(home.seller, { confirmsItself: true, byVideo: true, videoLink });
    const { id, secret } = await ask({ way: "video" });
    await change(id, inAnHour());
    await writeMail(id);
    expect(await pageOf(secret)).not.toContain(videoLink);
    expect(await pageOf(emailedShowingSecret(id))).toContain(videoLink);
  });

  it("shows access instructions to a buyer without email once the seller confirms", async () => {
    const { id, secret } = await ask({ email: null, phone: "(206) 555-0100" });
    await change(id, inAnHour());
    expect(await pageOf(secret)).toContain("The seller will tell you how to get in.");
    await decide(id, { action: "confirm" });
    expect(await pageOf(secret)).toContain(CODE);
    expect((await schedulingOf(home.seller.accountId)).showings).toMatchObject([
      { id, confirmedBySeller: true },
    ]);
  });

  it("drops the seller's confirmation if the buyer moves to an auto-confirmed time", async () => {
    const { id, secret } = await ask();
    await decide(id, { action: "confirm" });
    await actOn(secret, { action: "move", startsAt: free[2]!.toISOString() });
    expect(await rowOf(id)).toMatchObject({ state: "confirmed", confirmedBySeller: false });
    await actOn(secret, { action: "cancel", reason: "" });
    await actOn(secret, { action: "again", startsAt: free[3]!.toISOString() });
    expect(await rowOf(id)).toMatchObject({ state: "confirmed", confirmedBySeller: false });
  });

  it("counts a time that the seller proposed as confirmed by the seller", async () => {
    const { id, secret } = await ask();
    const startsAt = free[2]!.toISOString();
    await decide(id, { action: "propose", startsAt, reason: "" });
    await actOn(secret, { action: "agree" });
    expect(await rowOf(id)).toMatchObject({ state: "confirmed", confirmedBySeller: true });
  });

  it("can be moved and canceled from either link", async () => {
    const { id } = await ask();
    await writeMail(id);
    const mailed = emailedShowingSecret(id);
    const answer = await actOn(mailed, { action: "move", startsAt: free[2]!.toISOString() });
    expect(answer.headers.get("location")).toBe(`/visits/${mailed}?done=move`);
    await actOn(mailed, { action: "cancel", reason: "" });
    expect(await rowOf(id)).toMatchObject({ state: "cancelled", endedBy: "visitor" });
  });
});

describe("spam", () => {
  const spam = { form: "a form", isSpam: true };
  const eventsOf = () =>
    database()
      .select({ kind: accountEvents.kind })
      .from(accountEvents)
      .where(eq(accountEvents.accountId, home.seller.accountId));
  const showingEvents = async () =>
    (await eventsOf()).filter(({ kind }) => kind.startsWith("showing"));

  it("looks to its buyer like a pending request, whatever they do", async () => {
    const { id, secret } = await ask({}, spam);
    expect(await pageOf(secret)).toContain("Waiting for the seller");
    await actOn(secret, { action: "move", startsAt: free[2]!.toISOString() });
    expect(await rowOf(id)).toMatchObject({ state: "spam", startsAt: free[2] });
    expect((await actOn(secret, { action: "agree" })).status).toBe(409);
    expect((await takeCalendar(secret)).status).toBe(404);
    await actOn(secret, { action: "cancel", reason: "We found one." });
    expect(await pageOf(secret)).toContain("Your showing was canceled");
    await actOn(secret, { action: "again", startsAt: free[1]!.toISOString() });
    expect(await pageOf(secret)).toContain("Waiting for the seller");
    expect(await rowOf(id)).toMatchObject({ state: "spam", endedBy: null });
    expect(await jobsOf(id)).toEqual([]);
    expect(await showingEvents()).toEqual([]);
    const later = (await freeTimesOfListing(home.listingId))?.starts ?? [];
    expect(later.map(Number)).toEqual(free.map(Number));
  });

  it("is listed separately, and returns as a new request", async () => {
    const { id } = await ask({}, spam);
    const before = await schedulingOf(home.seller.accountId);
    expect([before.showings, before.spam]).toMatchObject([[], [{ id, state: "spam" }]]);
    for (const _ of ["pressed", "twice"]) await decide(id, { action: "not_spam" });
    const after = await schedulingOf(home.seller.accountId);
    expect([after.showings, after.spam]).toMatchObject([
      [{ id, state: "confirmed", confirmedBySeller: false }],
      [],
    ]);
    expect((await jobsOf(id)).map(({ about }) => about)).toEqual(["confirmed"]);
    expect(await showingEvents()).toEqual([{ kind: "showing_requested" }]);
    const held = (await freeTimesOfListing(home.listingId))?.starts ?? [];
    expect(held.map(Number)).not.toContain(Number(free[0]));
  });

  it.each(["confirm", "decline", "cancel"] as const)("can't be answered by %s", async (action) => {
    const { id } = await ask({}, spam);
    await expect(decide(id, { action, reason: "" })).rejects.toMatchObject({ code: "conflict" });
    expect(await rowOf(id)).toMatchObject({ state: "spam" });
  });

  it("isn't moved once its time is taken, past or canceled", async () => {
    const { id } = await ask({}, spam);
    const { id: other } = await ask({ name: "Al" });
    const refused = () => expect(decide(id, { action: "not_spam" })).rejects;
    await refused().toMatchObject({
      code: "conflict",
      message: expect.stringContaining("Something"),
    });
    await decide(other, { action: "cancel", reason: "" });
    await change(id, { endedBy: "visitor" });
    await refused().toMatchObject({ message: "The buyer canceled this showing." });
    const startsAt = new Date(Date.now() - 2 * HOUR_MS);
    const endsAt = new Date(+startsAt + HOUR_MS);
    await change(id, { endedBy: null, startsAt, endsAt, heldUntil: endsAt });
    await refused().toMatchObject({ message: expect.stringContaining("This time has passed") });
    expect(await rowOf(id)).toMatchObject({ state: "spam" });
  });

  it("isn't moved while the home isn't active", async () => {
    const { id } = await ask({}, spam);
    await database()
      .update(listings)
      .set({ status: "pending" })
      .where(eq(listings.id, home.listingId));
    await expect(decide(id, { action: "not_spam" })).rejects.toMatchObject({ code: "conflict" });
    expect(await rowOf(id)).toMatchObject({ state: "spam" });
  });

  it("isn't accessible to other accounts", async () => {
    const { id } = await ask({}, spam);
    const { seller } = await createOpenHome();
    const work = decideShowing(seller.accountId, seller.id, id, { action: "not_spam" });
    await expect(work).rejects.toMatchObject({ code: "not_found" });
    expect((await schedulingOf(seller.accountId)).spam).toEqual([]);
  });
});
