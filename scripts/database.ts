import path from "node:path";
import { DatabaseError } from "#db/migrate.ts";
import { AppError, codeOf } from "#lib/errors.ts";
import type { Env } from "#server/env.ts";
import type { prepareDatabase } from "#services/database.ts";
import { ROOT } from "./root.ts";
import { openDataFolder, readOrCreateSecret } from "./data-folder.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { StartError } from "./start-error.ts";

export type ApplicationDatabase = {
  /** Brings the schema up to date and seeds. @throws StartError when the server can't be used */
  prepare(): Promise<void>;
  close(): Promise<void>;
};

const WHY: Record<string, string> = {
  ECONNREFUSED: "nothing listens at that address",
  ENOTFOUND: "its host name is unknown",
  EAI_AGAIN: "its host name cannot be looked up",
  ETIMEDOUT: "the server does not answer",
  EHOSTUNREACH: "the server cannot be reached",
  ENETUNREACH: "the server cannot be reached",
  CONNECT_TIMEOUT: "the server does not answer",
  CONNECTION_CLOSED: "the server closed the connection",
  CONNECTION_ENDED: "the server closed the connection",
  ECONNRESET: "the server closed the connection",
  "28P01": "the password is wrong",
  "28000": "the server refuses this user",
  "3D000": "there is no such database",
  "53300": "the server has no connection left",
  "42501": "this user may not make tables there",
};

/** Turns a refusal of the server into a sentence without the password; anything else is passed on. @throws StartError */
export function explainDatabase(url: string, error: unknown): never {
  // Told of already, by its own sentence: another service was away.
  if (error instanceof AppError) throw error;
  if (error instanceof DatabaseError) throw new StartError(error.message, { cause: error });
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const reason = WHY[codeOf(error) ?? ""] ?? WHY[codeOf(cause) ?? ""];
  if (!reason) throw error;
  const { username, host, pathname } = new URL(url);
  const place = `${username && `${decodeURIComponent(username)}@`}${host}${pathname}`;
  throw new StartError(
    `The database ${place} cannot be used (${reason}): correct DATABASE_URL, or start that server.`,
    { cause: error },
  );
}

// Loaded when it is needed: a database server need not wait for it to start.
const prepare = async (...args: Parameters<typeof prepareDatabase>): Promise<void> =>
  (await import("#services/database.ts")).prepareDatabase(...args);

/**
 * Opens the database that the variables name, else the embedded one, and puts what the application
 * needs to know of it into this process's variables.
 * @param onLost told when the embedded server has gone and cannot be brought back
 * @param meanwhile called while the embedded server starts, for what can be done without it
 * @throws StartError
 */
export async function openDatabase(
  env: Env,
  onLost: (error: StartError) => void,
  meanwhile?: () => void,
): Promise<ApplicationDatabase> {
  if (env.DATABASE_URL) return configuredDatabase(env.DATABASE_URL, env);
  const dataDir = await openDataFolder(path.resolve(ROOT, env.DATA_DIR));
  const secret = env.AUTH_SECRET ?? (await readOrCreateSecret(dataDir, "auth-secret"));
  const server = await startEmbeddedPostgres({ dataDir, exclusive: true, onLost, meanwhile });
  Object.assign(process.env, {
    DATABASE_URL: server.url,
    EMBEDDED_DATABASE: "1",
    AUTH_SECRET: secret,
  });
  return { prepare: () => prepare(server.url, { demo: true, isDirect: true }), close: server.stop };
}

function configuredDatabase(
  url: string,
  { DATABASE_PREPARE, PREVIEW: isPreview }: Env,
): ApplicationDatabase {
  // Whatever the shell says of it: the sandbox of payments is for the embedded database only.
  process.env.EMBEDDED_DATABASE = "0";
  return {
    prepare: () =>
      prepare(url, { demo: false, prepare: DATABASE_PREPARE, isPreview }).catch((error: unknown) =>
        explainDatabase(url, error),
      ),
    close: async () => undefined,
  };
}
