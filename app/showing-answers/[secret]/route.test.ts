import { rm } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as answers from "#app/showing-answers/[secret]/route.tsx";
import { database } from "#db/client.ts";
import { attempts, showings, users } from "#db/schema/index.ts";
import { env } from "#server/env.ts";
import { mailFolder } from "#server/mail/transport.ts";
import { freeTimesOfListing, requestShowing } from "#services/buyer-showings.ts";
import { runJobs } from "#services/jobs.ts";
import { showingAnswerSecret } from "#services/showing-answers.ts";
import { createUser } from "#tests/factories.ts";
import { readMails } from "#tests/mail/mail-folder.ts";
import { reachBound } from "#tests/reach-bound.ts";
import { createOpenHome, requestFor } from "#tests/showings/open-home.ts";

const ORIGIN = "http://localhost:3000";

let home: Awaited<ReturnType<typeof createOpenHome>>;
let free: Date[];
let showingId: string;
let secret: string;

async function ask(changes: Parameters<typeof requestFor>[1] = {}): Promise<void> {
  const request = requestFor(free[0]!, { message: "We come with <two> children.", ...changes });
  ({ id: showingId } = await requestShowing(home.listingId, request));
  secret = showingAnswerSecret({ showingId, userId: home.seller.id }, home.seller.email);
}

beforeEach(async () => {
  await rm(mailFolder(), { recursive: true, force: true });
  await database().delete(attempts);
  home = await createOpenHome({ confirmsItself: false, pauseMinutes: 0 });
  await database()
    .update(users)
    .set({ emailVerified: new Date() })
    .where(eq(users.id, home.seller.id));
  free = (await freeTimesOfListing(home.listingId))?.starts ?? [];
  await ask();
});

const params = (of: string) => ({ params: Promise.resolve({ secret: of }) });
const show = (query = "", of = secret) =>
  answers.GET(new Request(`${ORIGIN}/showing-answers/${of}${query}`), params(of));
const send = (fields: Record<string, string>, { of = secret, origin = ORIGIN } = {}) =>
  answers.POST(
    new Request(`${ORIGIN}/showing-answers/${of}`, {
      method: "POST",
      headers: {
        ...{ host: "localhost:3000", origin },
        "content-type": "application/x-www-form-urlencoded",
      },
      body: String(new URLSearchParams(fields)),
    }),
    params(of),
  );
const change = (values: Partial<typeof showings.$inferInsert>) =>
  database().update(showings).set(values).where(eq(showings.id, showingId));
const rowOf = async () => {
  const [row] = await database().select().from(showings).where(eq(showings.id, showingId));
  return row!;
};

describe("an email about a request", () => {
  it("says when the request expires, and links to the answer page", async () => {
    await runJobs();
    const mails = (await readMails(env().DATA_DIR)).filter(({ to }) => to === home.seller.email);
    const mail = mails.find(({ subject }) => subject.includes("requested a showing"));
    expect(mail?.text).toMatch(/Answer by \w+, \w+ \d+.+ After that, the request expires\./);
    const page = `${ORIGIN}/showing-answers/${secret}`;
    expect(mail?.links).toEqual(
      expect.arrayContaining([page, `${page}?answer=propose`, `${page}?answer=decline`]),
    );
  });

  it("has no answer links once the request was answered", async () => {
    await send({ action: "confirm" });
    await runJobs();
    const mails = (await readMails(env().DATA_DIR)).filter(({ to }) => to === home.seller.email);
    expect(mails.flatMap(({ links }) => links).join()).not.toContain("/showing-answers/");
  });
});

describe("the answer page", () => {
  it("shows the request, and changes nothing when opened", async () => {
    const response = await show("?answer=decline");
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("We come with &lt;two&gt; children.");
    expect(html).toContain("ana@example.com");
    expect(html).toMatch(/<details class="week" open=""><summary>Decline/);
    expect((await rowOf()).state).toBe("requested");
  });

  it("confirms for the seller with one click", async () => {
    const response = await send({ action: "confirm" });
    expect(response.headers.get("location")).toBe(`/showing-answers/${secret}?done=confirm`);
    expect(await rowOf()).toMatchObject({ state: "confirmed", confirmedBySeller: true });
    const html = await (await show("?done=confirm")).text();
    expect(html).toContain("Showing confirmed. We let Ana Lopez know.");
    expect(html).not.toContain("Confirm showing");
  });

  it("declines with a message, and proposes a free time", async () => {
    await send({ action: "decline", reason: "We are away." });
    expect(await rowOf()).toMatchObject({ state: "declined", reason: "We are away." });
    await change({ state: "requested" });
    await send({ action: "propose", startsAt: free[3]!.toISOString(), reason: "" });
    expect(await rowOf()).toMatchObject({ state: "proposed", startsAt: free[3] });
  });

  it("says when a buyer has no email address", async () => {
    await database().delete(showings);
    await ask({ email: null, phone: "2065550142" });
    await send({ action: "confirm" });
    expect(await (await show("?done=confirm")).text()).toContain("gave no email address");
  });

  it.each([
    ["an invalid time", { action: "propose", startsAt: "soon", reason: "" }, 400],
    ["a past time", { action: "propose", startsAt: "2020-01-01T10:00:00.000Z" }, 400],
    [
      "text that violates fair housing law",
      { action: "decline", reason: "No children, please" },
      400,
    ],
    ["an action from another page", { action: "not_spam" }, 400],
    ["an empty form", {}, 400],
  ])("refuses %s, and keeps the message", async (_, fields, status) => {
    const response = await send(fields as Record<string, string>);
    expect(response.status).toBe(status);
    const html = await response.text();
    if ("reason" in fields && fields.reason) expect(html).toContain(fields.reason);
    expect((await rowOf()).state).toBe("requested");
  });

  it("returns 409 for a second answer, and shows the current state", async () => {
    await send({ action: "confirm" });
    const response = await send({ action: "decline", reason: "" });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain("This showing is confirmed");
    expect((await rowOf()).state).toBe("confirmed");
  });

  it("doesn't move a showing that was confirmed in the meantime", async () => {
    await send({ action: "confirm" });
    const { startsAt } = await rowOf();
    const response = await send({
      action: "propose",
      startsAt: free[3]!.toISOString(),
      reason: "",
    });
    expect(response.status).toBe(409);
    expect(await rowOf()).toMatchObject({ state: "confirmed", startsAt });
    expect(await (await show("?done=decline")).text()).not.toContain("Request declined.");
  });

  it("returns 409 for an expired request", async () => {
    await change({ answerBy: new Date(Date.now() - 1000) });
    expect(await (await show()).text()).toContain("This request expired");
    expect((await send({ action: "confirm" })).status).toBe(409);
  });

  it("refuses another site's form, and limits answers", async () => {
    expect((await send({ action: "confirm" }, { origin: "https://evil.example" })).status).toBe(
      403,
    );
    await send({ action: "decline", reason: "" });
    await change({ state: "requested" });
    await reachBound("showingChange");
    expect((await send({ action: "confirm" })).status).toBe(429);
  });
});

describe("a link", () => {
  const isGone = async (of = secret) => {
    expect((await show("", of)).status).toBe(404);
    expect((await send({ action: "confirm" }, { of })).status).toBe(404);
    expect((await rowOf()).state).toBe("requested");
  };

  it("works only for the person it was sent to", async () => {
    const stranger = await createUser();
    await isGone(showingAnswerSecret({ showingId, userId: stranger.id }, stranger.email));
    const [, , signature] = secret.split(".");
    const partner = await createUser({ parent: home.seller });
    await isGone([showingId, partner.id, signature].join("."));
    for (const forged of ["", "a.b.c", `${secret}x`, secret.slice(0, -1), "x".repeat(5000)]) {
      await isGone(forged);
    }
  });

  it("stops working when the person's email changes", async () => {
    await database()
      .update(users)
      .set({ email: `new-${showingId}@example.com` })
      .where(eq(users.id, home.seller.id));
    await isGone();
  });

  it("stops working when the person leaves the account", async () => {
    const partner = await createUser({ parent: home.seller });
    const of = showingAnswerSecret({ showingId, userId: partner.id }, partner.email);
    expect((await show("", of)).status).toBe(200);
    await database().delete(users).where(eq(users.id, partner.id));
    await isGone(of);
  });

  it("stops working after the showing, and for spam", async () => {
    await change({ state: "spam" });
    expect((await show()).status).toBe(404);
    const hour = 3_600_000;
    const [startsAt, endsAt] = [new Date(Date.now() - hour), new Date(Date.now() - 1)];
    await change({ state: "requested", startsAt, endsAt, heldUntil: endsAt });
    await isGone();
  });
});
