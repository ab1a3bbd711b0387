import { rm } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import * as unsubscribe from "#app/api/unsubscribe/route.ts";
import { database } from "#db/client.ts";
import { listingChanges, listings, openHouses } from "#db/schema/index.ts";
import * as records from "#app/api/listing/open-houses/route.ts";
import * as sheet from "#app/api/open-house-sheet/route.ts";
import { openHouseRecordsView } from "#lib/schemas/open-houses.ts";
import { env } from "#server/env.ts";
import { mailFolder } from "#server/mail/transport.ts";
import { runJobs } from "#services/jobs.ts";
import { call } from "#tests/api.ts";
import { confirmEmail, createUser } from "#tests/factories.ts";
import {
  createOpenHouse,
  entryOf,
  makeSheet,
  type TestOpenHouse,
} from "#tests/listing/open-house.ts";
import { readMails } from "#tests/mail/mail-folder.ts";
import * as route from "./route.ts";

beforeEach(() => rm(mailFolder(), { recursive: true, force: true }));

const WORDS = {
  subject: "Thank you",
  message: "Thank you for <b>coming</b>.",
};

const write = ({ seller, openHouseId }: TestOpenHouse, changes: object = {}, as = seller) =>
  call(route, "POST", {
    as,
    params: { openHouseId },
    body: { ...WORDS, replyTo: seller.email, ...changes },
  });
const signIn = async (secret: string, ...entries: object[]) => {
  for (const entry of entries)
    await call(sheet, "POST", { body: { secret, entry: entryOf(entry) } });
};
const endNow = ({ openHouseId }: TestOpenHouse) =>
  database().update(openHouses).set({ endsAt: new Date() }).where(eq(openHouses.id, openHouseId));

async function mails() {
  await runJobs();
  return (await readMails(env().DATA_DIR)).toSorted((a, b) => a.to.localeCompare(b.to));
}

async function afterOpenHouse(...entries: object[]) {
  const openHouse = await createOpenHouse();
  await confirmEmail(openHouse.seller);
  const secret = await makeSheet(openHouse);
  await signIn(secret, ...entries);
  await endNow(openHouse);
  return { openHouse, secret };
}

it("emails each consenting address once, and records it", async () => {
  const { openHouse, secret } = await afterOpenHouse(
    { name: "Bo", email: "bo@door.example", mayWrite: true },
    { name: "Bea", email: "bo@door.example", mayWrite: true },
    { name: "No", email: "no@door.example", mayWrite: false },
    { name: "Tel", phone: "206 555 0100" },
  );
  const { body } = await write(openHouse);
  expect(openHouseRecordsView.parse(body).openHouses).toMatchObject([
    { toWrite: 0, followUps: [{ subject: "Thank you", sentTo: 1 }] },
  ]);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: "bo@door.example",
    replyTo: openHouse.seller.email,
    subject: "Thank you",
  });
  expect(mail?.text).toContain("Bo:");
  expect(mail?.text).toContain("Thank you for <b>coming</b>.");
  expect((await write(openHouse)).status).toBe(409);
  // A visitor that the tablet sends later gets the email too. The others don't get it twice.
  await signIn(secret, {
    email: "late@door.example",
    mayWrite: true,
    signedAt: new Date(Date.now() - 60_000).toISOString(),
  });
  const answers = await Promise.all([write(openHouse), write(openHouse)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await mails()).map(({ to }) => to)).toEqual(["bo@door.example", "late@door.example"]);
});

it("skips an unsubscribed visitor, even if the email is already queued", async () => {
  const { openHouse } = await afterOpenHouse({ email: "bo@door.example", mayWrite: true });
  await write(openHouse);
  const [mail] = await mails();
  const secret = mail?.links.find((link) => link.includes("/unsubscribe#"))?.split("#")[1];
  const stopped = await call(unsubscribe, "POST", { body: { secret, wanted: false } });
  expect(stopped.body).toEqual({ reason: "open_house" });
  const waiting = await afterOpenHouse({ email: "bo@door.example", mayWrite: true });
  await write(waiting.openHouse);
  await database().execute(`update open_house_visitors set stopped_at = now()
    where open_house_id = '${waiting.openHouse.openHouseId}'`);
  expect(await mails()).toHaveLength(1);
});

it.each([
  [{ subject: "" }, "subject"],
  [{ message: "x".repeat(2001) }, "message"],
  [{ message: "No children, please." }, "message"],
  [{ replyTo: "nobody" }, "replyTo"],
])("refuses %j", async (changes, field) => {
  const { openHouse } = await afterOpenHouse({ email: "bo@door.example", mayWrite: true });
  const { status, body } = await write(openHouse, changes);
  expect([status, body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
  expect(await mails()).toEqual([]);
});

it("rejects a follow-up before the end, without consent, or from another account", async () => {
  const open = await createOpenHouse();
  await confirmEmail(open.seller);
  await signIn(await makeSheet(open), { email: "bo@door.example", mayWrite: true });
  expect((await write(open)).status).toBe(409);
  await endNow(open);
  const other = await createUser({ emailVerified: true });
  expect((await write(open, {}, other)).status).toBe(404);
  const { openHouse } = await afterOpenHouse({ email: "no@door.example" });
  expect((await write(openHouse)).status).toBe(409);
  expect(await mails()).toEqual([]);
});

const HOUR_MS = 60 * 60 * 1000;
const BO = { email: "bo@door.example", mayWrite: true };

it("requires the sender's confirmed email", async () => {
  const openHouse = await createOpenHouse();
  await signIn(await makeSheet(openHouse), BO);
  await endNow(openHouse);
  const error = "Confirm your email to send follow-ups.";
  expect(await write(openHouse)).toMatchObject({ status: 403, body: { error } });
  await confirmEmail(openHouse.seller);
  const added = await createUser({ parent: openHouse.seller });
  expect(await write(openHouse, {}, added)).toMatchObject({ status: 403, body: { error } });
  const expected = { replyTo: openHouse.seller.email, replyChoices: [openHouse.seller.email] };
  for (const [as, isConfirmed] of [
    [openHouse.seller, true],
    [added, false],
  ] as const) {
    expect((await call(records, "GET", { as })).body).toMatchObject({ isConfirmed, ...expected });
  }
  expect(await mails()).toEqual([]);
});

it("accepts only the account's confirmed addresses for replies", async () => {
  const { openHouse } = await afterOpenHouse(BO);
  const other = await createUser({ emailVerified: true });
  const added = await createUser({ parent: openHouse.seller });
  for (const replyTo of ["somebody@else.example", other.email, added.email]) {
    const { status, body } = await write(openHouse, { replyTo });
    expect([status, body]).toMatchObject([
      400,
      { fields: { replyTo: "Choose a confirmed email address on your account." } },
    ]);
  }
  expect(await mails()).toEqual([]);
});

it("accepts a confirmed reply address on the account in any case", async () => {
  const { openHouse } = await afterOpenHouse(BO);
  const added = await createUser({ parent: openHouse.seller, emailVerified: true });
  expect((await write(openHouse, { replyTo: ` ${added.email.toUpperCase()}` })).status).toBe(200);
  expect((await mails()).map(({ replyTo }) => replyTo)).toEqual([added.email]);
});

// Hours from now when the status changed. The open house ran from -3 to -1.
it.each([
  ["always a draft", [["draft", -9]], 409],
  [
    "withdrawn before",
    [
      ["active", -9],
      ["withdrawn", -4],
    ],
    409,
  ],
  [
    "active only afterward",
    [
      ["draft", -9],
      ["active", -0.5],
    ],
    409,
  ],
  [
    "active, then sold",
    [
      ["active", -9],
      ["sold", -0.5],
    ],
    200,
  ],
  [
    "active from midway",
    [
      ["draft", -9],
      ["active", -2],
    ],
    200,
  ],
  [
    "active until midway",
    [
      ["active", -9],
      ["withdrawn", -2],
    ],
    200,
  ],
] as const)(
  "requires a listing that was active during the open house: %s",
  async (_what, statuses, status) => {
    const openHouse = await createOpenHouse(-3, 1);
    await confirmEmail(openHouse.seller);
    await signIn(await makeSheet(openHouse), BO);
    const { listingId, openHouseId } = openHouse;
    await database().delete(listingChanges).where(eq(listingChanges.listingId, listingId));
    const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
    for (const [name, hours] of statuses) {
      await database()
        .insert(listingChanges)
        .values({ listingId, status: name, at: at(hours) });
    }
    await database()
      .update(openHouses)
      .set({ endsAt: at(-1) })
      .where(eq(openHouses.id, openHouseId));
    const answer = await write(openHouse);
    expect(answer.status).toBe(status);
    expect(await mails()).toHaveLength(status === 200 ? 1 : 0);
    const { body } = await call(records, "GET", { as: openHouse.seller });
    expect(openHouseRecordsView.parse(body).openHouses).toMatchObject([
      { wasListingActive: status === 200 },
    ]);
  },
);

it("sends nothing while an operator has taken the listing down", async () => {
  const { openHouse } = await afterOpenHouse(BO);
  await write(openHouse);
  await database()
    .update(listings)
    .set({ takenDownAt: new Date(), takenDownReason: "Not a home." })
    .where(eq(listings.id, openHouse.listingId));
  expect(await mails()).toEqual([]);
});
