import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as oneClickRoute from "#app/api/unsubscribe/one-click/route.ts";
import * as unsubscribeRoute from "#app/api/unsubscribe/route.ts";
import { database } from "#db/client.ts";
import { followerSecret } from "#db/queries/followers.ts";
import { deleteOutdated } from "#db/queries/sweep.ts";
import { attempts, followers } from "#db/schema/index.ts";
import { MAX_FOLLOWERS } from "#lib/fields/followers.ts";
import { TRAP_FIELD } from "#lib/listing/inquiry-form.ts";
import { writeFollowConfirmation } from "#services/follower-mails.ts";
import { call } from "#tests/api.ts";
import { agedToken, askToFollow, follow, openLink, rowsOf } from "#tests/listing/followers.ts";
import { createHome, setStatus, type TestHome, visit } from "#tests/listing/public-home.ts";
import { reachBound } from "#tests/reach-bound.ts";
import * as route from "./route.tsx";

const DAY_MS = 24 * 60 * 60 * 1000;
const EMAIL = "bea@example.com";

let home: TestHome;
beforeEach(async () => {
  await database().delete(attempts);
  home = await createHome();
});

const show = (query = "", { slug } = home) =>
  visit(route, `/homes/${slug}/follow${query}`, { params: { slug } });

const confirmations = () =>
  database().execute(sql`
    select 1 from jobs.job j join followers f on f.id::text = j.data->>'followerId'
    where j.data->>'kind' = 'follow_confirmation' and f.listing_id = ${home.listingId}`);

describe("the form", () => {
  it("is shown for a home that's for sale or will be", async () => {
    const html = await (await show()).text();
    expect(html).toContain(`action="/homes/${home.slug}/follow"`);
    expect(html).not.toContain("<script");
    for (const status of ["coming_soon", "pending"] as const) {
      expect((await show("", await createHome({ status }))).status).toBe(200);
    }
    const sold = await createHome({ status: "sold" });
    expect((await show("", sold)).status).toBe(303);
    expect((await show("", await createHome({ status: "withdrawn" }))).status).toBe(410);
    expect((await show("", await createHome({ status: "draft" }))).status).toBe(404);
  });

  it("emails a link, and starts following only after confirmation", async () => {
    const answer = await askToFollow(home, { email: " Bea@Example.com " });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/homes/${home.slug}/follow?sent=1`,
    ]);
    expect(await (await show("?sent=1")).text()).toContain("Check your email");
    const [row] = await rowsOf(home);
    expect(row).toMatchObject({ email: EMAIL, confirmedAt: null });
    const mail = await writeFollowConfirmation({ followerId: row?.id ?? "" });
    // Confirmations leave the limit of open house follow-ups alone.
    expect(mail).toMatchObject({ to: EMAIL, countedAs: { pot: "visitor_mail" } });
    expect(JSON.stringify(row)).not.toContain(followerSecret(row?.id ?? ""));
    expect(await confirmations()).toHaveLength(1);
  });

  it("returns the same response for a follower, who stays unchanged", async () => {
    await follow(home, EMAIL);
    const before = await rowsOf(home);
    const answer = await askToFollow(home, { email: EMAIL });
    expect(answer.headers.get("location")).toBe(`/homes/${home.slug}/follow?sent=1`);
    expect(await rowsOf(home)).toEqual(before);
    expect(await confirmations()).toHaveLength(2);
  });

  it.each([
    ["no address", { email: "" }, 422],
    ["half an address", { email: "bea@" }, 422],
    ["a very long address", { email: `${"a".repeat(5_000)}@example.com` }, 422],
    ["a form that was never shown", { email: EMAIL, token: "" }, 200],
    ["another home's form", { email: EMAIL, token: agedToken({ listingId: "other" }) }, 200],
  ])("is shown again for %s", async (_, fields, status) => {
    const answer = await askToFollow(home, fields);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('role="alert"');
    expect(await rowsOf(home)).toEqual([]);
  });

  it("stores nothing for a robot, with the usual response", async () => {
    const answer = await askToFollow(home, { email: EMAIL, [TRAP_FIELD]: "x" });
    expect(answer.headers.get("location")).toBe(`/homes/${home.slug}/follow?sent=1`);
    expect(await rowsOf(home)).toEqual([]);
  });

  it("counts a robot's requests by network and as spam only", async () => {
    await askToFollow(home, { email: EMAIL, [TRAP_FIELD]: "x" });
    const counted = await database().select({ kind: attempts.kind }).from(attempts);
    expect(counted.map(({ kind }) => kind).sort()).toEqual([
      "followByAddress",
      "spamByAnyone",
      "spamByListing",
      "spamByListingByDay",
    ]);
  });

  it("limits emails per address, and requests per home", async () => {
    await askToFollow(home, { email: EMAIL });
    await reachBound("followByEmail");
    const answer = await askToFollow(home, { email: EMAIL });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, expect.any(String)]);
    expect((await askToFollow(home, { email: "other@example.com" })).status).toBe(303);
    await reachBound("followByListing");
    expect((await askToFollow(home, { email: "third@example.com" })).status).toBe(429);
  });

  it("adds an address once from two requests at the same time", async () => {
    const both = await Promise.all([1, 2].map(() => askToFollow(home, { email: EMAIL })));
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(await rowsOf(home)).toHaveLength(1);
  });

  it("returns 409 at the limit, even to a follower", async () => {
    const full = Array.from({ length: MAX_FOLLOWERS }, (_, index) => ({
      ...{
        listingId: home.listingId,
        email: `f${index}@example.com`,
        secretHash: `${home.slug}${index}`,
      },
      confirmedAt: new Date(),
    }));
    await database().insert(followers).values(full);
    for (const email of ["f0@example.com", "other@example.com"]) {
      expect((await askToFollow(home, { email })).status).toBe(409);
    }
  });
});

describe("the link in the emails", () => {
  it("confirms only with its button, stops the emails, and starts them again", async () => {
    await askToFollow(home, { email: EMAIL });
    const [row] = await rowsOf(home);
    const secret = followerSecret(row?.id ?? "");
    const page = await openLink(secret);
    expect([page.status, page.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
    expect(await page.text()).toContain("Confirm my address");
    expect((await rowsOf(home))[0]).toMatchObject({ confirmedAt: null });
    expect((await openLink(secret, "follow")).status).toBe(303);
    const now = { lastPrice: 649_000, lastStatus: "active", expiresAt: null };
    expect((await rowsOf(home))[0]).toMatchObject(now);
    expect(await (await openLink(secret)).text()).toContain("Stop these emails");
    await openLink(secret, "stop");
    expect((await rowsOf(home))[0]?.expiresAt).toBeInstanceOf(Date);
    expect(await (await openLink(secret)).text()).toContain("Follow again");
    await openLink(secret, "follow");
    expect((await rowsOf(home))[0]).toMatchObject(now);
  });

  it("deletes an unconfirmed address on request or after two days", async () => {
    await askToFollow(home, { email: EMAIL });
    const [row] = await rowsOf(home);
    await openLink(followerSecret(row?.id ?? ""), "stop");
    expect(await rowsOf(home)).toEqual([]);
    await askToFollow(home, { email: EMAIL });
    const late = new Date(Date.now() + 2 * DAY_MS + 1);
    await deleteOutdated(late, { attemptSeconds: 1 });
    expect(await rowsOf(home)).toEqual([]);
  });

  it("unsubscribes with one click in email apps, and expires later", async () => {
    const secret = await follow(home, EMAIL);
    const query = `secret=${secret}`;
    const clicked = await call(oneClickRoute, "POST", {
      query,
      body: "List-Unsubscribe=One-Click",
    });
    expect([clicked.status, clicked.body]).toEqual([200, { reason: "follower" }]);
    const body = { secret, wanted: true };
    expect((await call(unsubscribeRoute, "POST", { body })).status).toBe(200);
    await openLink(secret, "stop");
    await database()
      .update(followers)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(followers.listingId, home.listingId));
    expect((await openLink(secret, "follow")).status).toBe(404);
    expect((await openLink(secret)).status).toBe(404);
  });

  it.each(["x", "y".repeat(43), "\0"])("returns 404 for %j", async (secret) => {
    expect((await openLink(secret)).status).toBe(404);
    expect((await openLink(secret, "stop")).status).toBe(404);
  });

  it("refuses unknown actions, and a home that was sold in the meantime", async () => {
    await askToFollow(home, { email: EMAIL });
    const secret = followerSecret((await rowsOf(home))[0]?.id ?? "");
    expect((await openLink(secret, "delete")).status).toBe(400);
    await setStatus(home, "sold");
    expect((await openLink(secret, "follow")).status).toBe(404);
    expect(await (await openLink(secret)).text()).toContain("This home is no longer for sale.");
  });
});
