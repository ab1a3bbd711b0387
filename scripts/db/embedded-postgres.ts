import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { codeOf } from "#lib/errors.ts";
import {
  APPLICATION_ROLE,
  applicationPassword,
  prepareApplicationRole,
} from "./application-role.ts";
import { openDataFolder, readOrCreateSecret } from "./data-folder.ts";
import { openCluster, type Cluster, SUPERUSER } from "./postgres-cluster.ts";
import { StartError } from "../start-error.ts";

// Advisory locks in the database `postgres`. Every user of the server shares the first.
const PRESENCE_LOCK = 7_100_010;
// Exclusive to the one application that can run on a data folder.
const APPLICATION_LOCK = 7_100_011;

const START_LIMIT_MS = 120_000;
const MAX_STARTS = 5;
// How long the lock of a killed application can remain.
const IN_USE_WAIT_MS = 2_000;

export type EmbeddedPostgres = {
  /** URL of the application's database, with a role that owns it and isn't a superuser. */
  url: string;
  /** URL of the database `postgres`, to prepare databases and roles. Never for the application. */
  superuserUrl: string;
  /** Disconnects from the server, and stops it if no other process uses it. */
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  exclusive?: boolean;
  /** Additional server settings, such as `fsync: "off"` for tests. */
  settings?: Record<string, string>;
  /** Called if the server is lost and can't be restarted. Without it, there's no attempt to restart. */
  onLost?: (error: StartError) => void;
};

/**
 * Connects to the PostgreSQL server of a data folder; creates and starts the server if needed. Processes
 * share a running server, and the last one to leave stops it.
 * @throws StartError if the folder or PostgreSQL can't be used, or `exclusive` refuses
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const folder = await openDataFolder(options.dataDir);
  const password = await readOrCreateSecret(folder, "postgres-password");
  const cluster = await openCluster(folder, password, options.settings);
  const name = `porchlight-${process.pid}`;
  const urlOf = (port: number, database: string, role: string, secret: string) =>
    `postgres://${role}:${secret}@127.0.0.1:${port}/${database}?application_name=${name}`;
  const superuserUrl = (port: number, database = "postgres") =>
    urlOf(port, database, SUPERUSER, password);

  let left = false;
  let presence: Presence | undefined;

  // `port` is the server's previous port, which keeps existing URLs valid.
  async function enter(port?: number): Promise<Presence> {
    const connectTo = (port: number) => openSession(superuserUrl(port), () => void recover());
    const presence = await join(cluster, folder, connectTo, port);
    try {
      if (options.exclusive) await lockForApplication(presence.session, folder);
      await prepareApplicationRole(presence.session, password, (database) =>
        openSession(superuserUrl(presence.port, database)),
      );
      return presence;
    } catch (error) {
      await leave(cluster, presence.session, name);
      throw error;
    }
  }

  // Runs after the server crashed or our session was lost.
  async function recover() {
    if (left || !presence || !options.onLost) return;
    const lost = presence;
    presence = undefined;
    try {
      await lost.session.end({ timeout: 0 });
      presence = await enter(lost.port);
      if (left) await leave(cluster, presence.session, name);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      options.onLost(
        new StartError(`Lost the connection to the database: ${reason}`, { cause: error }),
      );
    }
  }

  presence = await enter();
  const { port } = presence;
  return {
    url: urlOf(port, "porchlight", APPLICATION_ROLE, applicationPassword(password)),
    superuserUrl: superuserUrl(port),
    stop: async () => {
      left = true;
      if (presence) await leave(cluster, presence.session, name);
    },
  };
}

type Presence = { port: number; session: Session };
type Session = postgres.Sql;

// One connection for as long as this process lives. Its locks show that the server is in use.
function openSession(url: string, onclose: () => void = () => undefined): Session {
  return postgres(url, {
    onclose,
    max: 1,
    connect_timeout: 10,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => undefined,
  });
}

async function join(
  cluster: Cluster,
  folder: string,
  connectTo: (port: number) => Session,
  preferredPort?: number,
): Promise<Presence> {
  const deadline = Date.now() + START_LIMIT_MS;
  let starts = 0;
  let reason = "";
  while (Date.now() < deadline) {
    const port = await cluster.runningPort();
    if (!port) {
      if (starts === MAX_STARTS) break;
      starts += 1;
      const started = await cluster.startServer(preferredPort);
      if (!started.ok) {
        reason = started.reason;
        await sleep(500);
      }
      continue;
    }
    const session = connectTo(port);
    try {
      if (await canJoin(session, folder)) return { port, session };
    } catch (error) {
      if (starts > 0) await cluster.stopServer();
      throw error;
    }
    await session.end({ timeout: 0 });
    await sleep(100);
  }
  throw new StartError(
    `The embedded PostgreSQL in ${folder} didn't start${reason && ` (${reason})`}. See postgres/server.log in that folder, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

// False while the server starts up or stops.
async function canJoin(session: Session, folder: string): Promise<boolean> {
  try {
    const [row] = await session`select pg_try_advisory_lock_shared(${PRESENCE_LOCK}) as here`;
    return row?.here === true;
  } catch (error) {
    if (codeOf(error) !== "28P01") return false;
    await session.end({ timeout: 0 });
    throw new StartError(
      `The password in ${folder}/postgres-password doesn't match the database in that folder. Put the right file back, or set DATA_DIR to another folder.`,
    );
  }
}

async function lockForApplication(session: Session, folder: string): Promise<void> {
  const deadline = Date.now() + IN_USE_WAIT_MS;
  for (;;) {
    const [row] = await session`select pg_try_advisory_lock(${APPLICATION_LOCK}) as ours`;
    if (row?.ours === true) return;
    if (Date.now() > deadline) break;
    await sleep(100);
  }
  throw new StartError(
    `Another Porchlight is already using the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
  );
}

// Takes the presence lock exclusively, so that new processes wait until the server has stopped.
async function leave(cluster: Cluster, session: Session, name: string): Promise<void> {
  try {
    if (await isLast(session, name)) await cluster.stopServer();
  } catch (error) {
    // The server may have crashed, or another process may have stopped it.
    if (await cluster.runningPort()) throw error;
  } finally {
    await session.end({ timeout: 0 });
  }
}

async function isLast(session: Session, name: string): Promise<boolean> {
  await session`select pg_advisory_unlock_shared(${PRESENCE_LOCK})`;
  const [row] = await session`select pg_try_advisory_lock(${PRESENCE_LOCK}) as alone`;
  if (row?.alone !== true) return false;
  // Gives sessions that are just closing a moment to end.
  for (let look = 0; look < 5; look += 1) {
    const others = await session`
      select 1 from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> ${name}`;
    if (others.length === 0) return true;
    await sleep(100);
  }
  return false;
}
