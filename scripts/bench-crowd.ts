import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import {
  askingPrices,
  listingChanges,
  listings,
  listingSlugs,
  properties,
  subscriptions,
  users,
} from "#db/schema/index.ts";
import { NODE_FLAGS, ROOT } from "./root.ts";
import { withScratchDatabase } from "./scratch-database.ts";
import { runScript } from "./start-error.ts";
import { milliseconds, percentile } from "./trials/figures.ts";
import { prepareBuild, startInstance } from "./trials/instance.ts";
import { newSeller } from "./trials/person.ts";
import type { ProbeReport } from "./trials/probe.ts";
import type { VisitorsReport } from "./trials/visitors.ts";

/*
 * Does a seller wait for those who look at a home? The built product on a PostgreSQL of its own answers
 * one signed-in person, first alone, then while 2,000 visitors ask for one home's page, each anew as
 * soon as they have it, then alone again. The same probe asks at a fixed rate in all parts; it and the
 * visitors have processes of their own, and share the machine's cores with the product and its database.
 */
const VISITORS = 2_000;
const EVERY_MS = 50;
const ALONE_MS = 10_000;
const CROWDED_MS = 15_000;
const WARM_UP_MS = 5_000;
const MOST_TIMES_ALONE = 1.5;
const SLUG = "1418-juniper-st-madison-wi-53704";
const PATHS = ["/api/auth/user", "/settings"];
const PAGE = `/homes/${SLUG}`;

const startProcess = (name: string) =>
  fork(path.join(ROOT, "scripts/trials", name), { execArgv: [...NODE_FLAGS] });

async function ask<T>(child: ReturnType<typeof fork>, order: object): Promise<T> {
  child.send(order);
  const [report] = (await once(child, "message")) as [T];
  return report;
}

/** Puts a person's home on a public page. */
async function publish(db: Database, email: string): Promise<void> {
  const [home] = await db
    .select({ id: properties.id, userId: users.id })
    .from(users)
    .innerJoin(properties, eq(properties.userId, users.id))
    .where(eq(users.email, email));
  if (!home) throw new Error("The seller has no home");
  const [listing] = await db
    .insert(listings)
    .values({ propertyId: home.id, status: "active", publishedAt: new Date() })
    .returning({ id: listings.id });
  const listingId = listing?.id ?? "";
  const expirationDate = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await db.insert(subscriptions).values({ userId: home.userId, planId: 2, expirationDate });
  await db.insert(askingPrices).values({ propertyId: home.id, price: 649_000 });
  await db.insert(listingChanges).values({ listingId, status: "active" });
  await db.insert(listingSlugs).values({ listingId, slug: SLUG, position: 1 });
}

// User and system time of a process so far, in clock ticks of a hundredth of a second (proc(5)).
async function cpuMsOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function measure(origin: string, pid: number, db: Database) {
  const person = await newSeller(origin);
  await publish(db, person.email);
  const probe = startProcess("probe.ts");
  const crowd = startProcess("visitors.ts");
  const order = { paths: PATHS, origin, cookie: person.cookie, everyMs: EVERY_MS };
  const look = (forMs: number) => ask<ProbeReport>(probe, { ...order, forMs });
  try {
    await look(WARM_UP_MS);
    const before = await look(ALONE_MS);
    const forSeconds = (WARM_UP_MS + CROWDED_MS) / 1000;
    const visits = ask<VisitorsReport>(crowd, {
      url: origin + PAGE,
      visitors: VISITORS,
      forSeconds,
    });
    const cpuBefore = await cpuMsOf(pid);
    await sleep(WARM_UP_MS);
    const crowded = await look(CROWDED_MS - 1_000);
    const visited = await visits;
    const cpuMs = (await cpuMsOf(pid)) - cpuBefore;
    await sleep(1_000);
    const after = await look(ALONE_MS);
    return { before, crowded, after, visited, cpuMs };
  } finally {
    probe.kill();
    crowd.kill();
  }
}

function row(times: readonly number[]) {
  const at = (share: number) => milliseconds(percentile(times, share));
  return { answers: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function conclude({ before, crowded, after, visited, cpuMs }: Awaited<ReturnType<typeof measure>>) {
  const table: Record<string, object> = {};
  let isKept = true;
  for (const address of PATHS) {
    const alone = [...(before.times[address] ?? []), ...(after.times[address] ?? [])];
    const inCrowd = crowded.times[address] ?? [];
    const ratio = percentile(inCrowd, 0.5) / percentile(alone, 0.5);
    if (!(ratio <= MOST_TIMES_ALONE)) isKept = false;
    table[`GET ${address}, alone`] = row(alone);
    table[`GET ${address}, in the crowd`] = { ...row(inCrowd), "p50 / alone": ratio.toFixed(2) };
  }
  console.table(table);
  const { answered, failed, perSecond, p50, p99 } = visited;
  console.log(
    `Meanwhile ${VISITORS} visitors got ${Math.round(perSecond)} pages a second, ` +
      `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}; ${failed} failed; ` +
      `${(cpuMs / answered).toFixed(2)} ms of the server's processor a page.`,
  );
  const failures = [before, crowded, after].flatMap((report) => report.failed);
  if (failures.length > 0) console.log(`Failed: ${failures.slice(0, 5).join("; ")}`);
  return isKept && failed === 0 && failures.length === 0;
}

// `npm run bench:crowd`: exits with 1 where a seller waits more than half as long again as alone.
await runScript(async () => {
  await prepareBuild();
  let isKept = false;
  await withScratchDatabase({ fsync: "on" }, async ({ db, url }) => {
    const instance = await startInstance({ DATABASE_URL: url });
    try {
      await instance.ready();
      isKept = conclude(await measure(instance.url, instance.pid, db));
    } finally {
      await instance.end();
    }
  });
  process.exitCode = isKept ? 0 : 1;
});
