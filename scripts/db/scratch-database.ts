import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect } from "#db/client.ts";
import { prepareDatabase } from "#services/database.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

/** Calls `work` with a temporary folder. */
export async function withScratchFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "porchlight-scratch-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Calls `work` with an empty database on a temporary PostgreSQL server.
 * @param settings of the server, in addition to `fsync`, which is off
 */
export const withScratchServer = <T>(
  settings: Record<string, string>,
  work: (place: { url: string; folder: string }) => Promise<T>,
): Promise<T> =>
  withScratchFolder(async (folder) => {
    const server = await startEmbeddedPostgres({
      dataDir: folder,
      settings: { fsync: "off", ...settings },
    });
    try {
      return await work({ url: server.url, folder });
    } finally {
      await server.stop();
    }
  });

/**
 * Calls `work` with a migrated database on a temporary PostgreSQL server.
 * @param settings as for `withScratchServer`
 */
export const withScratchDatabase = (
  settings: Record<string, string>,
  work: (connection: ReturnType<typeof connect> & { url: string }) => Promise<void>,
): Promise<void> =>
  withScratchServer(settings, async ({ url }) => {
    const connection = connect(url);
    try {
      await prepareDatabase(url, { demo: false });
      await work({ ...connection, url });
    } finally {
      await connection.client.end({ timeout: 5 });
    }
  });

/** Sets a random AUTH_SECRET if there's none, so that keys can be derived. */
export function ensureScratchSecret(): void {
  process.env.AUTH_SECRET ||= randomBytes(33).toString("base64url");
}
