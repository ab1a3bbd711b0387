import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect } from "#db/client.ts";
import { prepareDatabase } from "#services/database.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

/**
 * Runs work on a migrated PostgreSQL server of its own, which is gone afterwards.
 * @param settings of the server, beside `fsync`, which is off
 */
export async function withScratchDatabase(
  settings: Record<string, string>,
  work: (connection: ReturnType<typeof connect> & { url: string }) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "porchlight-bench-"));
  const server = await startEmbeddedPostgres({ dataDir, settings: { fsync: "off", ...settings } });
  const connection = connect(server.url);
  try {
    await prepareDatabase(server.url, { demo: false });
    await work({ ...connection, url: server.url });
  } finally {
    await connection.client.end({ timeout: 5 });
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
