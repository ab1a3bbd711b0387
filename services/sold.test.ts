import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import * as dashboardRoute from "#app/api/dashboard/route.ts";
import * as listingRoute from "#app/api/listing/route.ts";
import { database } from "#db/client.ts";
import { setAutomation } from "#db/queries/automations.ts";
import { automations, openHouses, openHouseVisitors, showings } from "#db/schema/index.ts";
import type { ListingStatus } from "#lib/fields/listing.ts";
import { dashboardView } from "#lib/schemas/dashboard.ts";
import { listingView } from "#lib/schemas/listing.ts";
import { renderMail } from "#server/mail/render.ts";
import { call } from "#tests/api.ts";
import { createUser } from "#tests/factories.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { createShowing } from "#tests/showing-rows.ts";
import { jobsOf } from "#tests/showings/mails.ts";
import { setListingStatus } from "./listing.ts";
import { writeShowingMail } from "./showing-mails.ts";
import { sendShowingReminders } from "./showing-reminders.ts";

const HOUR_MS = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

let home: TestHome;
beforeEach(async () => {
  await database().delete(showings);
  await database().execute(sql`delete from jobs.job`);
  home = await createHome();
});

const become = (status: ListingStatus) => setListingStatus(home.seller, { status } as never);
const readListing = async (as = home.seller) =>
  listingView.parse((await call(listingRoute, "GET", { as })).body);

async function addOpenHouse(from: number, to: number): Promise<string> {
  const [added] = await database()
    .insert(openHouses)
    .values({ listingId: home.listingId, startsAt: inHours(from), endsAt: inHours(to) })
    .returning({ id: openHouses.id });
  return added?.id ?? "";
}
const isCanceled = async (id: string) => {
  const [row] = await database().select().from(openHouses).where(eq(openHouses.id, id));
  return row?.cancelledAt !== null;
};

it("shows what a sale will cancel, cancels it, and restores nothing afterward", async () => {
  const coming = await createShowing(home, { startsAt: inHours(30) });
  await createShowing(home, { startsAt: inHours(50), email: null, phone: "206 555 0142" });
  await createShowing(home, {
    ...{ startsAt: inHours(70), state: "requested", answerBy: inHours(20) },
  });
  // A request that expired, and a past one.
  await createShowing(home, {
    ...{ startsAt: inHours(90), state: "requested", answerBy: inHours(-1) },
  });
  await createShowing(home, { startsAt: inHours(-30) });
  const [next, running, signedIn] = [
    await addOpenHouse(40, 42),
    await addOpenHouse(-1, 1),
    await addOpenHouse(0.5, 2),
  ];
  const visitor = { entryId: crypto.randomUUID(), name: "Bo Li", hasAgent: false, mayWrite: false };
  await database()
    .insert(openHouseVisitors)
    .values({ ...visitor, openHouseId: signedIn, signedAt: new Date() });
  expect((await readListing()).canceledBySale).toEqual({
    ...{ showings: 3, withoutEmail: 1, openHouses: 1, canMail: true },
  });

  await become("sold");
  expect((await readListing()).canceledBySale).toMatchObject({ showings: 0, openHouses: 0 });
  expect(await Promise.all([next, running, signedIn].map(isCanceled))).toEqual([
    ...[true, false, false],
  ]);
  const [job] = await jobsOf(coming.id);
  const mail = job && (await writeShowingMail(job));
  expect(mail && (await renderMail(mail)).text).toContain(
    "The home has been sold, so your showing was canceled.",
  );

  await become("active");
  expect((await readListing()).openHouses.map(({ id }) => id)).not.toContain(next);
  const [after] = await database().select().from(showings).where(eq(showings.id, coming.id));
  expect(after?.state).toBe("cancelled");
});

it("doesn't count other accounts' showings", async () => {
  await createShowing(await createHome(), { startsAt: inHours(30) });
  expect((await readListing()).canceledBySale).toMatchObject({ showings: 0, openHouses: 0 });
  expect((await readListing(await createUser())).canceledBySale).toMatchObject({ showings: 0 });
});

it("pauses automations, and requests no feedback while the home is sold", async () => {
  const rule = { kind: "quiet", amount: 7, nextAt: inHours(1), since: new Date() } as const;
  await setAutomation(home.seller.accountId, { ...rule, setBy: home.seller.id });
  const past = await createShowing(home, { startsAt: inHours(-3) });
  await become("sold");
  await sendShowingReminders();
  const [row] = await database().select().from(showings).where(eq(showings.id, past.id));
  expect(row?.feedbackAskedAt).toBeNull();
  const paused = await database()
    .select()
    .from(automations)
    .where(eq(automations.propertyId, home.propertyId));
  expect(paused).toMatchObject([{ state: "paused", pausedBy: "seller" }]);
  await become("active");
  await sendShowingReminders();
  const [asked] = await database().select().from(showings).where(eq(showings.id, past.id));
  expect(asked?.feedbackAskedAt).not.toBeNull();
});

it("shows closing and records on the dashboard", async () => {
  const dashboard = async () =>
    dashboardView.parse((await call(dashboardRoute, "GET", { as: home.seller })).body);
  expect((await dashboard()).afterSale).toBeNull();
  await addOpenHouse(-1, 1);
  await become("sold");
  const { next, afterSale } = await dashboard();
  expect(next.title).toBe("See your net proceeds");
  expect(afterSale?.map(({ title }) => title)).toEqual([
    "Get your documents ready for closing",
    "Keep your records",
  ]);
});

it.each<[ListingStatus, ListingStatus, string]>([
  ["withdrawn", "active", "Withdrawn"],
  ["sold", "active", "Sold"],
  ["sold", "withdrawn", "Sold"],
])("refuses a change from a page that showed the home before it was %s", async (...row) => {
  const [now, status, label] = row;
  await become(now);
  const change = { status, from: "pending" } as const;
  await expect(setListingStatus(home.seller, change as never)).rejects.toThrow(
    `Your listing was just changed to “${label}”. Check its current status.`,
  );
  expect((await readListing()).status).toBe(now);
});
