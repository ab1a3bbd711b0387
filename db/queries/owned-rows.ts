import {
  and,
  eq,
  exists,
  getTableColumns,
  getTableName,
  inArray,
  is,
  isNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { getTableConfig, PgTable, type PgColumn } from "drizzle-orm/pg-core";
import { database, type Executor } from "#db/client.ts";
import { isKnownToSeller } from "#db/known-offers.ts";
import * as schema from "#db/schema/index.ts";

const { users } = schema;

/** Credentials and what helps to get them: never exported. */
const SECRETS: readonly PgColumn[] = [
  schema.users.password,
  schema.secondFactors.secret,
  schema.recoveryCodes.codeHash,
  schema.mailedLinks.secretHash,
  schema.knownDevices.tokenHash,
  schema.inquiries.secretHash,
  schema.showings.secretHash,
  schema.offers.secretHash,
  schema.offers.formHash,
  schema.showings.mailedSecretHash,
  schema.showings.formHash,
  schema.showingSettings.instructions,
  schema.openHouseLinks.secretHash,
  schema.openHouseVisitors.stopHash,
  schema.documentLinks.secretHash,
  schema.calendarFeeds.secretHash,
  schema.busyCalendars.address,
  schema.apiTokens.hash,
  schema.webhooks.secret,
];

/**
 * Tables that belong to an account but aren't about its people: hashes of page visitors, and addresses of
 * followers and drafts of offers, which the seller doesn't get.
 */
const OF_OTHERS: readonly PgTable[] = [schema.visitors, schema.followers, schema.offerDrafts];

const isShown = (column: PgColumn) =>
  !SECRETS.includes(column) && column.getSQLType() !== "tsvector";

/**
 * Returns the condition that links a table's rows to people by its foreign keys; undefined if there is
 * none.
 */
function rowsOf(
  db: Executor,
  table: PgTable,
  ids: readonly string[],
  { withWritten }: { withWritten: boolean },
): SQL | undefined {
  if (table === users) return inArray(users.id, [...ids]);
  const ways = getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference();
    const [column, foreignColumn] = [columns[0], foreignColumns[0]];
    if (!column || !foreignColumn || foreignTable === table) return [];
    if (foreignTable === users) {
      // A row that outlives its person belongs to someone else; the person only wrote it.
      return key.onDelete === "cascade" || withWritten ? [inArray(column, [...ids])] : [];
    }
    const parents = rowsOf(db, foreignTable, ids, { withWritten: false });
    if (!parents) return [];
    const found = db.select({ key: foreignColumn }).from(foreignTable).where(parents);
    // As an array, so that several ways are combined from indexes instead of reading the table.
    return [sql`${column} = any(array${found})`];
  });
  return or(...ways);
}

/** Returns the condition that leaves out buyers' offers which the seller doesn't know of yet. */
function isKnown(db: Executor, table: PgTable): SQL | undefined {
  const { documentVersions, offers, offerContacts, offerSubmissions } = schema;
  if (table === offers) return isKnownToSeller;
  if (table === documentVersions) {
    // Limited, because a plan for `exists` may read the tables whole.
    const known = db
      .select({ isKnown: isKnownToSeller })
      .from(offerSubmissions)
      .innerJoin(offers, eq(offers.id, offerSubmissions.offerId))
      .where(eq(offerSubmissions.id, documentVersions.submissionId))
      .limit(1);
    return or(isNull(documentVersions.submissionId), sql`(${known})`);
  }
  const ofOffer = [offerContacts, offerSubmissions].find((one) => one === table);
  if (!ofOffer) return undefined;
  const known = and(eq(offers.id, ofOffer.offerId), isKnownToSeller);
  return exists(db.select({ id: offers.id }).from(offers).where(known));
}

export interface OwnedRows {
  table: string;
  rows: Record<string, unknown>[];
}

/**
 * Yields everything stored about people, table by table: their rows, dependent rows, and what they wrote in
 * rows of others, without unconfirmed offers. Follows the schema's foreign keys, so new tables are included.
 * @param ids of one person, or of everyone of an account
 */
export async function* readOwnedRows(
  ids: readonly string[],
  db: Executor = database(),
): AsyncGenerator<OwnedRows> {
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable) || OF_OTHERS.includes(table)) continue;
    const which = rowsOf(db, table, ids, { withWritten: true });
    if (!which) continue;
    const columns = Object.fromEntries(
      Object.entries(getTableColumns(table)).filter(([, column]) => isShown(column)),
    );
    const rows = await db
      .select(columns)
      .from(table)
      .where(and(which, isKnown(db, table)));
    yield { table: getTableName(table), rows };
  }
}
