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

// Advisory locks in the database `postgres`: everyone who uses the server shares the first.
const PRESENCE_LOCK = 7_100_010;
// Held by the one application that may run on a data folder.
const APPLICATION_LOCK = 7_100_011;

const START_LIMIT_MS = 120_000;
const MAX_STARTS = 5;
// How long the lock of an application that has just been killed may linger.
const IN_USE_WAIT_MS = 2_000;

export type EmbeddedPostgres = {
  /** Of the application's database, as a role that owns it and is no superuser. */
  url: string;
  /** To prepare databases and roles, in the database `postgres`; never for the application. */
  superuserUrl: string;
  /** Leaves the server, and stops it when nobody else uses it. */
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  /** Refuse a data folder on which another application runs. */
  exclusive?: boolean;
  /** Settings of the server beside our own, such as `fsync: "off"` for tests. */
  settings?: Record<string, string>;
  /** Told when the server has gone and could not be brought back. Without it, nobody tries. */
  onLost?: (error: StartError) => void;
};

/**
 * Joins the PostgreSQL server of a data folder, and makes and starts it where need be. A server that
 * runs already, left over or started by another process, is shared: the last one out stops it.
 * @throws StartError when the folder or PostgreSQL cannot be used, or `exclusive` is refused.
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

  // `port` is where the server was before, so that addresses handed out hold on.
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

  // After a crash of the server, or the loss of our session.
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

// One connection that stays open as long as this process does: its locks show that we are here.
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

// The presence lock taken alone keeps newcomers waiting until the server has stopped.
async function leave(cluster: Cluster, session: Session, name: string): Promise<void> {
  try {
    if (await isLast(session, name)) await cluster.stopServer();
  } catch (error) {
    // The server may be gone already, by a crash or by another hand.
    if (await cluster.runningPort()) throw error;
  } finally {
    await session.end({ timeout: 0 });
  }
}

async function isLast(session: Session, name: string): Promise<boolean> {
  await session`select pg_advisory_unlock_shared(${PRESENCE_LOCK})`;
  const [row] = await session`select pg_try_advisory_lock(${PRESENCE_LOCK}) as alone`;
  if (row?.alone !== true) return false;
  // Someone who is just leaving gets a moment to be gone.
  for (let look = 0; look < 5; look += 1) {
    const others = await session`
      select 1 from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> ${name}`;
    if (others.length === 0) return true;
    await sleep(100);
  }
  return false;
}
