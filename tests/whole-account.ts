import { sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import * as schema from "#db/schema/index.ts";
import { createHousehold, type Household } from "./fuzz/household.ts";
import { termsOf } from "./offers/offers.ts";

const DAY = "2026-11-20";

/** Creates a household with rows in every table that belongs to an account, marked with `mark`. */
export async function createWholeAccount(): Promise<Household> {
  const household = await createHousehold();
  const { mark, admin, propertyId, listingId, openHouseIds, priceIds, photoIds } = household;
  const userId = admin.id;
  const [openHouseId = ""] = openHouseIds;
  const [photoId = ""] = photoIds;
  const db = database();
  const at = new Date();
  await db.insert(schema.secondFactors).values({ userId, secret: mark });
  await db.insert(schema.recoveryCodes).values({ userId, codeHash: mark });
  await db.insert(schema.knownDevices).values({ userId, tokenHash: mark });
  await db.insert(schema.pendingSignIns).values({ userId, expiresAt: new Date("2099-01-01") });
  await db.insert(schema.calendarFeeds).values({ userId, secretHash: mark, createdAt: at });
  await db
    .insert(schema.busyCalendars)
    .values({ userId, address: mark, busy: [], readAt: at, triedAt: at });
  await db.insert(schema.textConsents).values({
    ...{ userId, place: "profile", isGiven: true, wording: mark, mobileNumber: mark },
  });
  await db.insert(schema.notificationPreferences).values({ userId });
  await db.insert(schema.billingAccounts).values({ accountId: userId }).onConflictDoNothing();
  await db.execute(sql`
    insert into form_revisions (account_id, form, revision, saved_by, saved_at)
    values (${userId}, ${mark}, 1, ${userId}, now())`);
  await db.insert(schema.usageDays).values({ day: DAY, kind: "mail", accountId: userId });
  await db
    .insert(schema.priceRemovals)
    .values({ askingPriceId: priceIds[0] ?? 0, isRemoved: true, changedBy: userId });
  await db.execute(sql`
    insert into estimates (property_id, day, value, low, high, basis)
    values (${propertyId}, ${DAY}, 1, 1, 1, ${JSON.stringify({ note: mark })}::jsonb)`);
  await db.insert(schema.templateBrands).values({ propertyId, logo: mark });
  await db.execute(sql`
    insert into template_edits (property_id, kind, edits)
    values (${propertyId}, 'flyer', ${JSON.stringify({ headline: mark })}::jsonb)`);
  await db.insert(schema.visitors).values({ listingId, day: DAY, hash: mark });
  await db
    .insert(schema.pageViewDays)
    .values({ listingId, day: DAY, source: "direct", site: mark, views: 1 });
  await db.insert(schema.followers).values({
    listingId,
    email: `follower-${mark}@example.com`,
    secretHash: mark,
    confirmedAt: at,
  });
  await db.insert(schema.photoOpenings).values({ listingId, day: DAY, photoId, opened: 1 });
  await db.insert(schema.openHouseFollowUps).values({
    ...{ openHouseId, subject: mark, message: mark, replyTo: mark, sentTo: 1, sentBy: userId },
  });
  const [offerId = ""] = household.offerIds;
  await db.insert(schema.offerContacts).values({
    ...{ offerId, propertyId, buyerName: mark, coBuyerName: "", agentName: "" },
    email: `${mark}@example.com`,
  });
  await db.insert(schema.offerDrafts).values({
    ...{ propertyId, secretHash: mark, formHash: mark, values: { note: mark } },
    ...{ email: `draft-${mark}@example.com`, expiresAt: new Date("2099-01-01") },
  });
  await db.insert(schema.highestAndBestRequests).values({
    ...{ propertyId, requestedAt: at, dueAt: at, endedAt: at, timeZone: "America/Chicago" },
    message: mark,
  });
  await db.insert(schema.offerSubmissions).values({
    ...{ offerId, propertyId, number: 1, side: "buyer", timeZone: "America/Chicago" },
    ...{ terms: termsOf({ note: mark }), isNoteFlagged: false, submittedAt: at, hash: mark },
  });
  return household;
}

/** Returns the tables of the application, with their number of rows. */
export async function countTables(): Promise<Map<string, number>> {
  const tables = await database().execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const [row] = await database().execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)}`,
    );
    counts.set(name, row?.count ?? 0);
  }
  return counts;
}

/** Returns the tables that refer to users by foreign keys, directly or through others. */
export async function tablesOfUsers(): Promise<string[]> {
  const tables = await database().execute<{ name: string }>(sql`
    with recursive led as (
      select 'users'::regclass as id
      union
      select c.conrelid::regclass from pg_constraint c join led l on c.confrelid = l.id
      where c.contype = 'f'
    ) select id::text as name from led order by 1`);
  return tables.map(({ name }) => name);
}

/** Returns all rows of the database that contain a text in any column, with their table. */
export async function findText(text: string): Promise<string[]> {
  const tables = await database().execute<{ name: string }>(sql`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
    from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE' order by 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await database().execute<{ row: string }>(
      sql`select t::text as row from ${sql.raw(name)} t where strpos(lower(t::text), lower(${text})) > 0`,
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}
