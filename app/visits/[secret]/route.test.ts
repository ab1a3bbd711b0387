import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { attempts, showings } from "#db/schema/index.ts";
import { decideShowing } from "#services/showings.ts";
import { writeShowingMail } from "#services/showing-mails.ts";
import {
  freeTimesOfListing,
  emailedShowingSecret,
  requestShowing,
} from "#services/buyer-showings.ts";
import { wallTimeOf } from "#lib/us/wall-clock.ts";
import { renderMail } from "#server/mail/render.ts";
import { reachBound } from "#tests/reach-bound.ts";
import { jobsOf } from "#tests/showings/mails.ts";
import { createOpenHome, requestFor } from "#tests/showings/open-home.ts";
import { actOn, showShowingPage, takeCalendar } from "#tests/showings/buyer.ts";

const HOUR_MS = 3_600_000;

let home: Awaited<ReturnType<typeof createOpenHome>>;
let free: Date[];
let visit: Awaited<ReturnType<typeof requestShowing>>;

beforeEach(async () => {
  await database().delete(attempts);
  home = await createOpenHome({ instructions: "The lockbox says 4711.", pauseMinutes: 0 });
  free = (await freeTimesOfListing(home.listingId))?.starts ?? [];
  visit = await requestShowing(home.listingId, requestFor(free[0]!));
});

const decide = (decision: Parameters<typeof decideShowing>[3]) =>
  decideShowing(home.seller.accountId, home.seller.id, visit.id, decision);
const rowOf = async () => {
  const [row] = await database().select().from(showings).where(eq(showings.id, visit.id));
  return row!;
};
const change = (values: Partial<typeof showings.$inferInsert>) =>
  database().update(showings).set(values).where(eq(showings.id, visit.id));
const pageOf = async (query = "") => (await showShowingPage(visit.secret, query)).text();
const at = (index: number) => free[index]?.toISOString() ?? "";

describe("the buyer", () => {
  it("accepts a proposed time once", async () => {
    await decide({ action: "propose", startsAt: at(2), reason: "We paint <b>first</b>." });
    const html = await pageOf();
    expect(html).toContain("The seller proposed another time");
    expect(html).toContain("We paint &lt;b&gt;first&lt;/b&gt;.");
    for (const _ of ["pressed", "twice"]) {
      const answer = await actOn(visit.secret, { action: "agree" });
      expect(answer.headers.get("location")).toBe(`/visits/${visit.secret}?done=agree`);
    }
    expect(await rowOf()).toMatchObject({ state: "confirmed", startsAt: free[2] });
  });

  it("moves, cancels with a message, and requests again", async () => {
    await actOn(visit.secret, { action: "move", startsAt: at(3) });
    expect(await rowOf()).toMatchObject({ state: "requested", startsAt: free[3], sequence: 1 });
    await actOn(visit.secret, { action: "cancel", reason: "We have found one." });
    expect(await rowOf()).toMatchObject({ state: "cancelled", endedBy: "visitor", sequence: 2 });
    expect(await pageOf()).toContain("Request another time");
    await actOn(visit.secret, { action: "again", startsAt: at(4) });
    expect(await rowOf()).toMatchObject({ state: "requested", startsAt: free[4], reason: "" });
  });

  it("gives feedback after the showing, and can change it", async () => {
    await decide({ action: "confirm" });
    expect((await actOn(visit.secret, { action: "feedback", text: "Early" })).status).toBe(409);
    const startsAt = new Date(Date.now() - 2 * HOUR_MS);
    await change({ startsAt, endsAt: new Date(+startsAt + HOUR_MS), heldUntil: new Date() });
    expect(await pageOf()).toContain("How was the showing?");
    await actOn(visit.secret, { action: "feedback", interest: "high", text: "Lovely light." });
    await actOn(visit.secret, { action: "feedback", price: "right", text: "Still lovely." });
    expect((await rowOf()).feedback).toEqual({ price: "right", text: "Still lovely." });
  });
});

it("shows access instructions only while the showing is confirmed and near", async () => {
  expect(await pageOf()).not.toContain("4711");
  await decide({ action: "confirm" });
  expect(await pageOf()).toContain("here starting");
  const startsAt = new Date(Date.now() + HOUR_MS);
  const endsAt = new Date(+startsAt + HOUR_MS);
  await change({ startsAt, endsAt, heldUntil: endsAt });
  expect(await pageOf()).toContain("The lockbox says 4711.");
  await decide({ action: "cancel", reason: "" });
  expect(await pageOf()).not.toContain("4711");
});

describe("refuses", () => {
  it.each([
    ["a time that's taken", { action: "move", startsAt: "taken" }, 409],
    ["an action that isn't available now", { action: "agree" }, 409],
    ["a new request for an open one", { action: "again", startsAt: "free" }, 409],
    ["an invalid time", { action: "move", startsAt: "noon" }, 400],
    ["a message that's too long", { action: "cancel", reason: "x".repeat(501) }, 400],
    ["an unknown action", { action: "delete" }, 400],
  ])("%s", async (_, fields: Record<string, string>, status) => {
    await requestShowing(home.listingId, requestFor(free[1]!, { email: "other@example.com" }));
    const startsAt = { taken: at(1), free: at(5) }[fields.startsAt ?? ""] ?? fields.startsAt;
    const answer = await actOn(visit.secret, { ...fields, ...(startsAt && { startsAt }) });
    expect(answer.status).toBe(status);
    expect(await rowOf()).toMatchObject({ state: "requested", startsAt: free[0] });
  });

  it("an unknown link and an expired one, with the same page", async () => {
    const unknown = await showShowingPage("x".repeat(43));
    const endsAt = new Date(Date.now() - 100 * 24 * HOUR_MS);
    await change({ startsAt: new Date(+endsAt - HOUR_MS), endsAt, heldUntil: endsAt });
    const ended = await showShowingPage(visit.secret);
    expect([unknown.status, ended.status]).toEqual([404, 404]);
    expect(await unknown.text()).toBe(await ended.text());
    expect((await actOn(visit.secret, { action: "cancel", reason: "" })).status).toBe(404);
  });

  it("a form from another site, and too many changes", async () => {
    const sent = { origin: "https://other.example" };
    expect((await actOn(visit.secret, { action: "cancel" }, sent)).status).toBe(403);
    await actOn(visit.secret, { action: "agree" });
    await reachBound("showingChange");
    expect((await actOn(visit.secret, { action: "cancel", reason: "" })).status).toBe(429);
    expect((await rowOf()).state).toBe("requested");
  });
});

describe("the calendar file", () => {
  it("is available while the showing is confirmed, without access instructions", async () => {
    expect((await takeCalendar(visit.secret)).status).toBe(404);
    await decide({ action: "confirm" });
    expect(await pageOf()).toContain(`/visits/${visit.secret}/calendar.ics`);
    const answer = await takeCalendar(visit.secret);
    expect(answer.headers.get("content-type")).toMatch(/^text\/calendar; charset=utf-8/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const file = await answer.text();
    expect(file).toContain(`UID:${(await rowOf()).calendarId}`);
    expect(file).not.toContain("4711");
    await actOn(visit.secret, { action: "cancel", reason: "" });
    expect((await takeCalendar(visit.secret)).status).toBe(404);
    expect((await takeCalendar("A".repeat(43))).status).toBe(404);
  });
});

describe("emails to the buyer", () => {
  it("announce each change once, with a link and without access instructions", async () => {
    await decide({ action: "confirm" });
    await decide({ action: "propose", startsAt: at(2), reason: "We paint." });
    await actOn(visit.secret, { action: "agree" });
    await decide({ action: "cancel", reason: "It is sold." });
    const jobs = await jobsOf(visit.id);
    expect(jobs.map(({ about, sequence }) => [about, sequence])).toEqual([
      ["asked", 0],
      ["confirmed", 0],
      ["proposed", 1],
      ["confirmed", 1],
      ["cancelled", 2],
    ]);
    // Emails about a state that has changed since aren't sent.
    const written = await Promise.all(jobs.map((job) => writeShowingMail(job)));
    expect(written.map((mail) => mail?.subject ?? null)).toEqual([
      ...[null, null, null, null],
      expect.stringMatching(/^Showing canceled: ./),
    ]);
    const { html, text } = await renderMail(written.at(-1)!);
    expect(text).toContain(`/visits/${emailedShowingSecret(visit.id)}`);
    expect(text).toContain("It is sold.");
    expect(html + text).not.toContain("4711");
    const { calendar } = written.at(-1)!;
    const { calendarId } = await rowOf();
    expect(calendar?.content).toContain(`UID:${calendarId}\r\nSEQUENCE:2\r\n`);
    expect(calendar?.content).toContain("STATUS:CANCELLED");
  });

  it("cancel the calendar event when a requested move is declined", async () => {
    await decide({ action: "confirm" });
    await actOn(visit.secret, { action: "move", startsAt: at(3) });
    const { calendarId, startsAt } = await rowOf();
    const eventIn = async (about: string) => {
      const job = (await jobsOf(visit.id)).findLast((one) => one.about === about);
      const { calendar } = (await writeShowingMail(job!))!;
      const file = new ICAL.Component(ICAL.parse(calendar!.content));
      const event = new ICAL.Event(file.getFirstSubcomponent("vevent") ?? undefined);
      const status = event.component.getFirstPropertyValue("status");
      return [event.uid, event.sequence, status, event.startDate.toString()];
    };
    const { day, time } = wallTimeOf(startsAt, "America/Los_Angeles");
    const moved = `${day}T${time}:00`;
    // The old time is no longer reserved, and the new one is only tentative.
    expect(await eventIn("asked")).toEqual([calendarId, 1, "TENTATIVE", moved]);
    await decide({ action: "propose", startsAt: startsAt.toISOString(), reason: "" });
    expect(await eventIn("proposed")).toEqual([calendarId, 1, "TENTATIVE", moved]);
    await actOn(visit.secret, { action: "agree" });
    expect(await eventIn("confirmed")).toEqual([calendarId, 1, "CONFIRMED", moved]);
    await decide({ action: "propose", startsAt: startsAt.toISOString(), reason: "" });
    expect(await eventIn("proposed")).toEqual([calendarId, 2, "TENTATIVE", moved]);
    await actOn(visit.secret, { action: "move", startsAt: at(5) });
    await decide({ action: "decline", reason: "" });
    const declined = (await jobsOf(visit.id)).find(({ about }) => about === "declined");
    const mail = await writeShowingMail(declined!);
    expect(mail?.calendar?.content).toContain("STATUS:CANCELLED");
  });

  it("aren't sent to a buyer without an email address", async () => {
    const phone = "(206) 555-0100";
    const called = await requestShowing(
      home.listingId,
      requestFor(free[4]!, { email: null, phone }),
    );
    expect(await jobsOf(called.id)).toEqual([]);
  });
});
