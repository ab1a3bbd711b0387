import "server-only";
import { connect } from "#db/client.ts";
import { prepareJobs } from "#db/jobs.ts";
import {
  migrateSchema,
  requireServerVersion,
  requireExtensions,
  withMigrationLock,
} from "#db/migrate.ts";
import { requirePreviewDatabase } from "#db/preview-mark.ts";
import { requirePreparedStatements } from "#db/prepared-statements.ts";
import { seedReferenceData } from "#db/seed.ts";
import { refreshDemoData } from "./demo-data.ts";

/**
 * Brings a database to the present schema and seeds it. Run again, or twice at once, it changes
 * nothing more.
 * @param url a postgres:// address
 * @param options `demo` seeds the demonstration data too; `prepare` false where a pooler stands in front;
 *   `isDirect` where none can, so that none is looked for; `isPreview` refuses a database that was made
 *   for no preview
 * @throws DatabaseError when the server is too old, or `prepare` does not work through a pooler; AppError for one that is no preview's; errors of the driver when it cannot be reached
 */
export async function prepareDatabase(
  url: string,
  {
    demo,
    prepare = true,
    isDirect = false,
    isPreview = false,
  }: { demo: boolean; prepare?: boolean; isDirect?: boolean; isPreview?: boolean },
): Promise<void> {
  // One connection holds the lock, the other does the work.
  const { client, db } = connect(url, { max: 2, prepare });
  try {
    await requireServerVersion(client);
    if (isPreview) await requirePreviewDatabase(client);
    if (prepare && !isDirect) await requirePreparedStatements(url);
    await withMigrationLock(client, async () => {
      await requireExtensions(client);
      await migrateSchema(db);
      await prepareJobs(url, db);
      await db.transaction(async (transaction) => {
        await seedReferenceData(transaction);
        if (demo) await refreshDemoData(new Date(), transaction);
      });
    });
  } finally {
    await client.end({ timeout: 5 });
  }
}
