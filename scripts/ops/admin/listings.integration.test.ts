import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import * as listing from "#app/api/listing/route.ts";
import * as notifications from "#app/api/notifications/route.ts";
import * as status from "#app/api/listing/status/route.ts";
import * as page from "#app/homes/[slug]/route.ts";
import { database } from "#db/client.ts";
import { listingChanges, listings } from "#db/schema/index.ts";
import { admin } from "#tests/admin.ts";
import { call } from "#tests/api.ts";
import { createHome, type TestHome, visit } from "#tests/listing/public-home.ts";

const REASON = "Its photographs show another home.";
let home: TestHome;
beforeEach(async () => {
  home = await createHome();
});

const statusOfPage = async () =>
  (await visit(page, `/homes/${home.slug}`, { params: { slug: home.slug } })).status;
const publish = () =>
  call(status, "PUT", { as: home.seller, body: { status: "active", confirmsRight: true } });
const stored = async () =>
  (await database().select().from(listings).where(eq(listings.id, home.listingId)))[0];

it("takes a listing down, shows the seller why, and blocks publishing", async () => {
  const { code, out } = await admin("take-down", home.slug, "--reason", REASON);
  expect([code, out]).toEqual([
    0,
    [`Took down listing ${home.listingId}. Its status was “Active”.`],
  ]);
  expect(await statusOfPage()).toBe(410);
  const { body } = await call(listing, "GET", { as: home.seller });
  expect(body).toMatchObject({
    ...{ status: "withdrawn", canBecome: [] },
    takenDown: { reason: REASON, since: expect.any(String) },
  });
  const refused = await publish();
  expect(refused.status).toBe(403);
  expect(JSON.stringify(refused.body)).toContain(REASON);
  expect(await statusOfPage()).toBe(410);
  const notified = await call(notifications, "GET", { as: home.seller });
  expect(JSON.stringify(notified.body)).toContain(`Porchlight took your listing down: ${REASON}`);
});

it("changes nothing with --dry-run", async () => {
  const before = await stored();
  const { out } = await admin("take-down", home.slug, "--reason", REASON, "--dry-run");
  expect(out).toEqual([`Would take down listing ${home.listingId} (Active).`]);
  expect(await stored()).toEqual(before);
  expect(await statusOfPage()).toBe(200);
});

it("lets the seller publish again once the listing is allowed", async () => {
  expect((await admin("allow", home.slug)).err).toEqual(["That listing isn't taken down."]);
  await admin("take-down", home.slug, "--reason", REASON);
  await admin("take-down", home.slug, "--reason", "Another one.");
  expect(await stored()).toMatchObject({ status: "withdrawn", takenDownReason: "Another one." });
  const changes = await database()
    .select()
    .from(listingChanges)
    .where(eq(listingChanges.listingId, home.listingId));
  expect(changes.map((change) => change.status)).toEqual(["active", "withdrawn"]);

  expect((await admin("allow", home.slug, "--dry-run")).code).toBe(0);
  expect(await stored()).toMatchObject({ takenDownReason: "Another one." });
  expect((await admin("allow", home.slug)).code).toBe(0);
  const { body } = await call(listing, "GET", { as: home.seller });
  expect(body).toMatchObject({ status: "withdrawn", takenDown: null });
  // The checklist still applies: this home has no photos.
  expect((await publish()).status).toBe(409);
});

it.each([
  [["nowhere", "--reason", REASON], 1, "Listing not found."],
  [["a-slug", "--reason", "  "], 2, "--reason is missing."],
  [["a-slug", "--reason", "x".repeat(501)], 2, "--reason must be at most 500 characters long."],
])("refuses to take down %j", async (args, exitCode, sentence) => {
  const { code, err } = await admin("take-down", ...args);
  expect([code, err[0]]).toEqual([exitCode, sentence]);
});
