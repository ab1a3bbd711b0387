import path from "node:path";
import { connect } from "#db/client.ts";
import { type FileStore, openFileStore } from "#server/file-store/index.ts";
import { prepareDatabase } from "#services/database.ts";
import { readConfiguration } from "../ops/configuration.ts";
import { ROOT } from "../root.ts";
import { openDataFolder, readOrCreateSecret } from "./data-folder.ts";
import { explainDatabase } from "./explain-database.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

/**
 * Runs an operator's command on the application's database: that of DATABASE_URL, or else the embedded one,
 * which a running application can share.
 * @throws StartError if the database can't be used, and whatever `work` throws
 */
export async function withDatabase(
  work: (connection: ReturnType<typeof connect> & { url: string }) => Promise<void>,
): Promise<void> {
  const {
    DATABASE_URL,
    DATABASE_PREPARE: prepare,
    DATA_DIR,
    AUTH_SECRET,
    PREVIEW: isPreview,
  } = readConfiguration();
  const dataDir = path.resolve(ROOT, DATA_DIR);
  const server = DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir });
  const url = server?.url ?? DATABASE_URL ?? "";
  if (server) {
    // The same values as the application, so that links in emails and files match.
    const secret =
      AUTH_SECRET ?? (await readOrCreateSecret(await openDataFolder(dataDir), "auth-secret"));
    Object.assign(process.env, {
      ...{ DATABASE_URL: url, EMBEDDED_DATABASE: "1", AUTH_SECRET: secret, DATA_DIR: dataDir },
    });
  }
  const connection = connect(url, { prepare });
  try {
    const isOwn = server !== null;
    await prepareDatabase(url, { demo: isOwn, isDirect: isOwn, prepare, isPreview }).catch(
      (error: unknown) => explainDatabase(url, error),
    );
    await work({ ...connection, url });
  } finally {
    await connection.client.end({ timeout: 5 });
    await server?.stop();
  }
}

export interface DataPlace {
  url: string;
  /** False behind a pooler. */
  prepare: boolean;
  /** The file store; null if none is configured. */
  store: FileStore | null;
}

/**
 * Runs an operator's command on the application's database and files, without migrating or seeding.
 * @param exclusive refuses an embedded database that a running application uses
 * @throws StartError if the database can't be used
 */
export async function withDataPlace<T>(
  { exclusive }: { exclusive: boolean },
  work: (place: DataPlace) => Promise<T>,
): Promise<T> {
  const env = readConfiguration();
  if (env.DATABASE_URL) {
    const url = env.DATABASE_URL;
    const store = await openFileStore({ ...env, EMBEDDED_DATABASE: false });
    return work({ url, prepare: env.DATABASE_PREPARE, store }).catch((error: unknown) =>
      explainDatabase(url, error),
    );
  }
  const dataDir = await openDataFolder(path.resolve(ROOT, env.DATA_DIR));
  process.env.AUTH_SECRET ||= await readOrCreateSecret(dataDir, "auth-secret");
  const store = await openFileStore({ ...env, DATA_DIR: dataDir, EMBEDDED_DATABASE: true });
  const server = await startEmbeddedPostgres({ dataDir, exclusive });
  try {
    return await work({ url: server.url, prepare: true, store });
  } finally {
    await server.stop();
  }
}
