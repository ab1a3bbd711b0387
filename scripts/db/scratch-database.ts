import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect } from "#db/client.ts";
import { prepareDatabase } from "#services/database.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

/** Runs work with a folder that is gone afterwards. */
export async function withScratchFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "porchlight-scratch-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs work on a PostgreSQL server of its own with an empty database, which is gone afterwards.
 * @param settings of the server, beside `fsync`, which is off
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
 * Runs work on a migrated PostgreSQL server of its own, which is gone afterwards.
 * @param settings as `withScratchServer`
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

/** So that what derives keys works where there is no secret to keep. */
export function ensureScratchSecret(): void {
  process.env.AUTH_SECRET ||= randomBytes(33).toString("base64url");
}
