import path from "node:path";
import { connect } from "#db/client.ts";
import { prepareDatabase } from "#services/database.ts";
import { readConfiguration } from "./configuration.ts";
import { ROOT } from "./root.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

/**
 * Runs an operator's command on the database that the application uses: that of DATABASE_URL, else
 * the embedded one, which a running application may share meanwhile.
 */
export async function withDatabase(
  work: (connection: ReturnType<typeof connect> & { url: string }) => Promise<void>,
): Promise<void> {
  const { DATABASE_URL, DATABASE_PREPARE: prepare, DATA_DIR } = readConfiguration();
  const server = DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: path.resolve(ROOT, DATA_DIR) });
  const url = server?.url ?? DATABASE_URL ?? "";
  const connection = connect(url, { prepare });
  try {
    await prepareDatabase(url, { demo: server !== null, prepare });
    await work({ ...connection, url });
  } finally {
    await connection.client.end({ timeout: 5 });
    await server?.stop();
  }
}
