import { rm } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import * as unsubscribe from "#app/api/unsubscribe/route.ts";
import { database } from "#db/client.ts";
import { openHouses } from "#db/schema/index.ts";
import * as sheet from "#app/api/open-house-sheet/route.ts";
import { openHouseRecordsView } from "#lib/schemas/open-houses.ts";
import { env } from "#server/env.ts";
import { mailFolder } from "#server/mail/transport.ts";
import { runJobs } from "#services/jobs.ts";
import { call } from "#tests/api.ts";
import { createUser } from "#tests/factories.ts";
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
  replyTo: "ana@example.com",
};

const write = ({ seller, openHouseId }: TestOpenHouse, changes: object = {}, as = seller) =>
  call(route, "POST", { as, params: { openHouseId }, body: { ...WORDS, ...changes } });
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
  const secret = await makeSheet(openHouse);
  await signIn(secret, ...entries);
  await endNow(openHouse);
  return { openHouse, secret };
}

it("writes once to each address of those who agreed, and tells when", async () => {
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
    replyTo: "ana@example.com",
    subject: "Thank you",
  });
  expect(mail?.text).toContain("writes to Bo:");
  expect(mail?.text).toContain("Thank you for <b>coming</b>.");
  expect((await write(openHouse)).status).toBe(409);
  // Sent later by the tablet: they are written to as well, and the others not again.
  await signIn(secret, {
    email: "late@door.example",
    mayWrite: true,
    signedAt: new Date(Date.now() - 60_000).toISOString(),
  });
  const answers = await Promise.all([write(openHouse), write(openHouse)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await mails()).map(({ to }) => to)).toEqual(["bo@door.example", "late@door.example"]);
});

it("stops by the link in the mail, before the next one goes out too", async () => {
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

it("is refused before the end, where nobody agreed, and to others", async () => {
  const open = await createOpenHouse();
  await signIn(await makeSheet(open), { email: "bo@door.example", mayWrite: true });
  expect((await write(open)).status).toBe(409);
  await endNow(open);
  expect((await write(open, {}, await createUser())).status).toBe(404);
  const { openHouse } = await afterOpenHouse({ email: "no@door.example" });
  expect((await write(openHouse)).status).toBe(409);
  expect(await mails()).toEqual([]);
});
