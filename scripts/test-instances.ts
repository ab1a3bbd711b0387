import { PUBLISHABLE_KEY, SECRET_KEY, startStripe, WEBHOOK_SECRET } from "#tests/stripe/server.ts";
import { runScript } from "./start-error.ts";
import { createDatabaseServer, type DatabaseServer } from "./trials/database-server.ts";
import { prepareBuild, startInstance } from "./trials/instance.ts";
import { tryRollingRestart } from "./trials/instances-restart.ts";
import { tryShared } from "./trials/instances-shared.ts";
import { newSeller } from "./trials/person.ts";
import { concludePromises, must, promise } from "./trials/promises.ts";
import { requirePrograms, startNginx, startPgBouncer } from "./trials/programs.ts";

/*
 * Two instances of the built product on one PostgreSQL, behind nginx, with PgBouncer in transaction
 * mode before the database. Everything runs on loopback, with configuration in temporary folders, and
 * ends with the script.
 */
const AT_ONCE = 4;
const SMALL_POOL = 2;
const POOL = 20;
// nginx adds the address of its client to what the client says.
const BEHIND_NGINX = "2";

async function startAtOnce(server: DatabaseServer): Promise<string> {
  const pooler = await startPgBouncer(server, SMALL_POOL);
  const starting = Array.from({ length: AT_ONCE }, () =>
    startInstance({ DATABASE_URL: pooler.url, DATABASE_PREPARE: "0" }),
  );
  const instances = await Promise.all(starting);
  try {
    await Promise.all(instances.map(({ ready }) => ready()));
    const migrations = await server.run(
      "select count(*)::int as rows, count(distinct hash)::int as distinct from drizzle.__drizzle_migrations",
      "homes",
    );
    const { rows, distinct } = migrations[0] ?? {};
    must(
      rows === distinct && Number(rows) > 0,
      `${String(rows)} migrations ran, ${String(distinct)} different`,
    );
    return `${AT_ONCE} instances on an empty database through ${SMALL_POOL} connections: ${String(rows)} migrations, each once`;
  } finally {
    await Promise.all(instances.map(({ end }) => end()));
    await pooler.stop();
  }
}

async function tellPrepared(url: string): Promise<string> {
  const instance = await startInstance({ DATABASE_URL: url, DATABASE_PREPARE: "1" });
  try {
    await instance.ready().catch(() => undefined);
    must(!instance.isRunning(), "it started with prepared statements, which get lost");
    const said = instance.errors.join(" ");
    must(said.endsWith("set DATABASE_PREPARE=0."), `it said: ${said}`);
    return `DATABASE_PREPARE=1 stops the start: "${said}"`;
  } finally {
    await instance.end("SIGKILL");
  }
}

async function tryInstances(server: DatabaseServer): Promise<void> {
  const stripe = await startStripe();
  const pooler = await startPgBouncer(server, POOL);
  const start = (port?: number) =>
    startInstance(
      {
        DATABASE_URL: pooler.url,
        DATABASE_PREPARE: "0",
        TRUST_PROXY: BEHIND_NGINX,
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
        STRIPE_API_URL: stripe.url,
      },
      port,
    );
  const instances = await Promise.all([start(), start()]);
  const nginx = await startNginx(instances.map(({ port }) => port));
  try {
    await Promise.all(instances.map(({ ready }) => ready()));
    await promise("prepared statements are told at the start", () => tellPrepared(pooler.url));
    await promise("PgBouncer in transaction mode serves with DATABASE_PREPARE=0", async () => {
      const seller = await newSeller(nginx.url);
      const { status } = await seller.saveBasics(nginx.url, 1);
      must(status === 200, `saving answered ${status}`);
      return "signing up, signing in and saving through nginx and PgBouncer";
    });
    await tryShared({ origins: instances.map(({ url }) => url), server, stripe });
    await tryRollingRestart(nginx.url, instances, start);
  } finally {
    await Promise.all(instances.map(({ end }) => end()));
    await nginx.stop();
    await pooler.stop();
    await stripe.close();
  }
}

// `npm run test:instances`: exits with 1 where a promise is broken.
await runScript(async () => {
  requirePrograms("nginx", "pgbouncer");
  await prepareBuild();
  const server = await createDatabaseServer();
  try {
    await promise("instances may start at once", () => startAtOnce(server));
    await tryInstances(server);
  } finally {
    await server.remove();
  }
  process.exit(concludePromises());
});
