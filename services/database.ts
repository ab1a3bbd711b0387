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
 * Migrates and seeds a database. Repeated or concurrent runs change nothing more.
 * @param url a postgres:// address
 * @param options `demo` also seeds the demo data; `prepare` is false behind a pooler; `isDirect`
 *   skips the check for a pooler; `isPreview` refuses a database that wasn't made for a preview
 * @throws DatabaseError when the server is too old or `prepare` doesn't work through a pooler,
 *   AppError for a database that isn't a preview's, and driver errors when it can't be reached
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
  // One connection holds the lock and the other does the work.
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
