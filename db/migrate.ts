import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { connect } from "./client.ts";
import { seed } from "./seed.ts";

/** Held for the length of the migration, so that two instances can start at once. */
const MIGRATION_LOCK = 7_100_001;

const MIGRATIONS = fileURLToPath(new URL("../drizzle", import.meta.url));

const OLDEST_VERSION = 15;

/** The database server cannot be used. The message is a sentence that says what to do. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}

/**
 * Brings a database to the present schema and seeds it. Run again, or twice at once, it changes
 * nothing more.
 * @param url a postgres:// address
 * @param options `prepare` false where a pooler stands in front; `demo` seeds the demonstration data too
 * @throws DatabaseError when the server is too old; errors of the driver when it cannot be reached.
 */
export async function migrateDatabase(
  url: string,
  options: { demo: boolean; prepare?: boolean },
): Promise<void> {
  // One connection holds the lock in a transaction (a pooler would part us from a session's lock),
  // the other does the work.
  const { client, db } = connect(url, { max: 2, prepare: options.prepare });
  try {
    const [server] =
      await client`select current_setting('server_version_num')::int / 10000 as major`;
    if (Number(server?.major) < OLDEST_VERSION) {
      throw new DatabaseError(
        `The database server is PostgreSQL ${server?.major}: use PostgreSQL ${OLDEST_VERSION} or newer.`,
      );
    }
    await client.begin(async (holder) => {
      await holder`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
      await migrate(db, { migrationsFolder: MIGRATIONS });
      await seed(db, { demo: options.demo });
    });
  } finally {
    await client.end({ timeout: 5 });
  }
}
