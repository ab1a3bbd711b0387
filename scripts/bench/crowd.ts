import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { type Load, loadAddress, medianLoad } from "./load.ts";
import { buildFloor, type Server, startFloor } from "./servers.ts";
import { withScratchDatabase } from "../db/scratch-database.ts";
import { runScript } from "../start-error.ts";
import { ask, startProcess } from "../test/trials/child.ts";
import { milliseconds, percentile } from "../test/trials/figures.ts";
import { prepareBuild, startInstance } from "../test/trials/instance.ts";
import { newSeller } from "../test/trials/person.ts";
import { publishHome } from "../test/trials/public-home.ts";
import type { ProbeReport } from "../test/trials/probe.ts";
import type { VisitorsReport } from "../test/trials/visitors.ts";

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

// User and system time of a process so far, in clock ticks of a hundredth of a second (proc(5)).
async function cpuMsOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function measure(origin: string, pid: number, db: Database) {
  const person = await newSeller(origin);
  await db.execute(sql.raw(publishHome(person.email, SLUG)));
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

const ROUNDS = 5;
const ROUND = { connections: 64, seconds: 3, cookie: null };
const MOST_TIMES_FLOOR = 2;

/** The processor's time for a page beside that of the floor's static page, asked in turns. */
async function measureBesideFloor(product: Pick<Server, "origin" | "usage">, databaseUrl: string) {
  buildFloor();
  const floor = await startFloor(databaseUrl);
  const rounds: { product: Load[]; floor: Load[] } = { product: [], floor: [] };
  try {
    await loadAddress(product, PAGE, ROUND);
    await loadAddress(floor, "/", ROUND);
    for (let index = 0; index < ROUNDS; index += 1) {
      rounds.product.push(await loadAddress(product, PAGE, ROUND));
      rounds.floor.push(await loadAddress(floor, "/", ROUND));
    }
  } finally {
    await floor.stop();
  }
  const [ours, theirs] = [medianLoad(rounds.product), medianLoad(rounds.floor)];
  const ratio = ours.cpuMsPerRequest / theirs.cpuMsPerRequest;
  console.log(
    `A page takes ${ours.cpuMsPerRequest.toFixed(2)} ms of the processor, the floor's static page ` +
      `${theirs.cpuMsPerRequest.toFixed(2)} ms: ${ratio.toFixed(2)} times, ${Math.round(ours.requestsPerSecond)} a second.`,
  );
  return ratio <= MOST_TIMES_FLOOR;
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

// `npm run bench -- crowd`: exits with 1 where a seller waits more than half as long again as alone, or a
// page takes more than twice the floor's.
await runScript(async () => {
  await prepareBuild();
  let isKept = false;
  await withScratchDatabase({ fsync: "on" }, async ({ db, url }) => {
    const instance = await startInstance({ DATABASE_URL: url });
    try {
      await instance.ready();
      const { url: origin, pid } = instance;
      const usage = async () => ({ cpuMs: await cpuMsOf(pid), rssMiB: 0 });
      isKept = conclude(await measure(origin, pid, db));
      isKept = (await measureBesideFloor({ origin, usage }, url)) && isKept;
    } finally {
      await instance.end();
    }
  });
  process.exitCode = isKept ? 0 : 1;
});
