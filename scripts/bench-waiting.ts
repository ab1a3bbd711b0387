import { readdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hash } from "@node-rs/bcrypt";
import type { Database } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { ROOT } from "./root.ts";
import { withScratchDatabase } from "./scratch-database.ts";
import { runScript, StartError } from "./start-error.ts";
import type { CrowdReport } from "./trials/crowd.ts";
import { ask, startProcess } from "./trials/child.ts";
import { milliseconds, percentile } from "./trials/figures.ts";
import { prepareBuild, startInstance } from "./trials/instance.ts";
import { newSeller, PASSWORD, Person } from "./trials/person.ts";
import type { ProbeReport } from "./trials/probe.ts";

/*
 * Does anyone wait for those who sign in and sign up? The built product on a PostgreSQL of its own
 * answers one signed-in person and one static file, first with nobody else there, then with 64
 * sign-ins and 64 sign-ups under way all the time, then idle again.
 *
 * To be fair, the same probe asks in all three parts, in a process of its own, at a fixed rate: a slow
 * answer does not thin out the questions after it. What is idle is measured before and after, so that
 * a machine that is busy with other things is so in both. The crowd has a process of its own too, and
 * each of its requests an address of its own. All processes share the machine's cores, as they would
 * on a small server with its database.
 */
const SIGN_INS = 64;
const SIGN_UPS = 64;
const EVERY_MS = 40;
const IDLE_MS = 15_000;
const LOADED_MS = 30_000;
const WARM_UP_MS = 5_000;
const MOST_TIMES_IDLE = 3;
const USER = "/api/auth/user";

async function findStaticFile(): Promise<string> {
  const names = await readdir(path.join(ROOT, ".next/static/chunks"));
  const name = names.filter((file) => file.endsWith(".js")).toSorted()[0];
  if (!name) throw new StartError("The build has no static files.");
  return `/_next/static/chunks/${name}`;
}

async function createPeople(db: Database): Promise<string[]> {
  const password = await hash(PASSWORD, { cost: 12 });
  const people = Array.from({ length: SIGN_INS }, () => new Person().email);
  const rows = people.map((email) => {
    const id = crypto.randomUUID();
    return { id, email, password, accountId: id };
  });
  await db.insert(users).values(rows);
  return people;
}

function row(times: readonly number[]) {
  const at = (share: number) => milliseconds(percentile(times, share));
  return { answers: times.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}

async function measure(origin: string, emails: readonly string[]) {
  const person = await newSeller(origin);
  const paths = [USER, await findStaticFile()];
  const probe = startProcess("probe.ts");
  const crowd = startProcess("crowd.ts");
  const order = { paths, origin, cookie: person.cookie, everyMs: EVERY_MS };
  const look = (forMs: number) => ask<ProbeReport>(probe, { ...order, forMs });
  try {
    await look(WARM_UP_MS);
    const before = await look(IDLE_MS);
    crowd.send({ origin, emails, signUps: SIGN_UPS });
    await sleep(WARM_UP_MS);
    const started = performance.now();
    const loaded = await look(LOADED_MS);
    const done = await ask<CrowdReport>(crowd, {});
    const seconds = (performance.now() - started + WARM_UP_MS) / 1000;
    const after = await look(IDLE_MS);
    return { paths, before, loaded, after, done, seconds };
  } finally {
    probe.kill();
    crowd.kill();
  }
}

function conclude({
  paths,
  before,
  loaded,
  after,
  done,
  seconds,
}: Awaited<ReturnType<typeof measure>>) {
  const table: Record<string, object> = {};
  let isKept = true;
  for (const file of paths) {
    const name = file === USER ? `GET ${USER}` : "a static file";
    const idle = [...(before.times[file] ?? []), ...(after.times[file] ?? [])];
    const crowded = loaded.times[file] ?? [];
    const ratio = percentile(crowded, 0.99) / percentile(idle, 0.99);
    if (!(ratio <= MOST_TIMES_IDLE)) isKept = false;
    table[`${name}, idle`] = row(idle);
    table[`${name}, crowded`] = { ...row(crowded), "p99 / idle p99": ratio.toFixed(2) };
  }
  console.table(table);
  const rate = (count: number) => `${(count / seconds).toFixed(1)} a second`;
  console.log(
    `Meanwhile ${rate(done.signIns)} signed in, ${rate(done.signUps)} signed up; refused by status: ${JSON.stringify(done.refused)}.`,
  );
  const failed = [before, loaded, after].flatMap((report) => report.failed);
  if (failed.length > 0) console.log(`Failed: ${failed.slice(0, 5).join("; ")}`);
  return isKept && failed.length === 0;
}

// `npm run bench:waiting`: exits with 1 where someone waits more than three times as long as idle.
await runScript(async () => {
  await prepareBuild();
  let isKept = false;
  await withScratchDatabase({ fsync: "on" }, async ({ db, url }) => {
    const instance = await startInstance({ DATABASE_URL: url });
    try {
      await instance.ready();
      isKept = conclude(await measure(instance.url, await createPeople(db)));
    } finally {
      await instance.end();
    }
  });
  process.exitCode = isKept ? 0 : 1;
});
