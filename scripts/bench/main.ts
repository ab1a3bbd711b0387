/**
 * `npm run bench`: measures the product beside the floor, a bare application of the same Next, prints
 * the figures as tables, and writes them into docs/performance.md. Exits with 1 where a figure misses
 * what it must reach. Both servers run side by side and are asked in turns; only loopback is used.
 * About fifteen minutes.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Load, loadAddress, median, medianLoad } from "./load.ts";
import { PRERENDERED_SCREENS, SIGNED_IN_SCREENS } from "#lib/routes.ts";
import { scorePage } from "./lighthouse.ts";
import { visitPage, withBrowser } from "./pages.ts";
import { type Measured, type Row, type Score, type ScreenVisit, writeReport } from "./report.ts";
import { startEmbeddedPostgres } from "../embedded-postgres.ts";
import { runScript } from "../start-error.ts";
import { buildFloor, type Server, startFloor, startProduct } from "./servers.ts";
import { signIn } from "./account.ts";
import { PUBLIC_PAGE, publishHome } from "./listing.ts";

const ROUNDS = 5;
const SECONDS = 3;
const WARM_UP_SECONDS = 3;
const STARTS = 3;
const CONNECTIONS = [1, 64] as const;

interface Pair {
  name: string;
  product: string;
  floor: string;
  signedIn: boolean;
  connections: readonly number[];
  /** The most that the product's CPU per request may be of the floor's. */
  mustReach: number;
  aim: number;
}

const PAIRS: Pair[] = [
  {
    name: "sign-in screen ÷ static page",
    product: "/login",
    floor: "/",
    signedIn: false,
    connections: CONNECTIONS,
    mustReach: 3,
    aim: 1.25,
  },
  {
    name: "settings screen ÷ dynamic page",
    product: "/settings",
    floor: "/dynamic",
    signedIn: true,
    connections: CONNECTIONS,
    mustReach: 3,
    aim: 2,
  },
  {
    name: "GET /api/auth/user ÷ select 1",
    product: "/api/auth/user",
    floor: "/select",
    signedIn: true,
    connections: CONNECTIONS,
    mustReach: 1.7,
    aim: 1.35,
  },
  {
    name: "GET /api/properties/latest ÷ select 1",
    product: "/api/properties/latest",
    floor: "/select",
    signedIn: true,
    connections: [1],
    mustReach: 2,
    aim: 1.6,
  },
  {
    name: "a home's page ÷ static page",
    product: PUBLIC_PAGE,
    floor: "/",
    signedIn: false,
    connections: CONNECTIONS,
    mustReach: 2,
    aim: 1.25,
  },
];

interface Side {
  server: Server;
  address: string;
  cookie: string | null;
}

async function measurePair(product: Side, floor: Side, connections: number): Promise<[Load, Load]> {
  const rounds: { product: Load[]; floor: Load[] } = { product: [], floor: [] };
  const round = (side: Side, seconds: number) =>
    loadAddress(side.server, side.address, { connections, seconds, cookie: side.cookie });
  await round(product, WARM_UP_SECONDS);
  await round(floor, WARM_UP_SECONDS);
  for (let index = 0; index < ROUNDS; index += 1) {
    rounds.product.push(await round(product, SECONDS));
    rounds.floor.push(await round(floor, SECONDS));
  }
  return [medianLoad(rounds.product), medianLoad(rounds.floor)];
}

async function measureRequests(product: Server, floor: Server, cookie: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const pair of PAIRS) {
    for (const connections of pair.connections) {
      const [ours, theirs] = await measurePair(
        { server: product, address: pair.product, cookie: pair.signedIn ? cookie : null },
        { server: floor, address: pair.floor, cookie: null },
        connections,
      );
      rows.push({
        name: `${pair.name}, ${connections} ${connections === 1 ? "connection" : "connections"}`,
        product: ours,
        floor: theirs,
        mustReach: pair.mustReach,
        aim: pair.aim,
      });
      console.log(rows.at(-1)?.name, ours.cpuMsPerRequest / theirs.cpuMsPerRequest);
    }
  }
  return rows;
}

// V8 gives back what a start has left over once a process has had nothing to do for some seconds.
const REST_MS = 15_000;

const SCREENS = [
  ...PRERENDERED_SCREENS.map((address) => ({ address, signedIn: false })),
  ...SIGNED_IN_SCREENS.map((address) => ({
    // Without a plan it leads to /plans.
    address: address === "/checkout" ? "/checkout?planId=3" : address,
    signedIn: true,
  })),
];

async function measureVisits(product: Server, floor: Server, cookie: string) {
  return withBrowser(async (browser) => {
    const homeVisit = await visitPage(browser, product.origin + PUBLIC_PAGE, null);
    console.log(PUBLIC_PAGE, homeVisit);
    const floorVisit = await visitPage(browser, `${floor.origin}/`, null);
    const visits: ScreenVisit[] = [];
    for (const { address, signedIn } of SCREENS) {
      const visit = await visitPage(browser, product.origin + address, signedIn ? cookie : null);
      visits.push({ address, signedIn, visit });
      console.log(address, visit);
    }
    return { floorVisit, homeVisit, visits };
  });
}

async function scoreScreens(product: Server): Promise<Score[]> {
  const scored: Score[] = [];
  for (const address of [...PRERENDERED_SCREENS, PUBLIC_PAGE]) {
    const scores = await scorePage(product.origin + address);
    if (scores) scored.push({ address, scores });
  }
  return scored;
}

async function measureStarts(dataDir: string, databaseUrl: string) {
  const product: number[] = [];
  const floor: number[] = [];
  for (let index = 0; index < STARTS; index += 1) {
    for (const [times, start] of [
      [product, () => startProduct(dataDir)],
      [floor, () => startFloor(databaseUrl)],
    ] as const) {
      const server = await start();
      times.push(server.startMs);
      await server.stop();
    }
  }
  return { product: median(product), floor: median(floor) };
}

async function measureAll(folder: string, databaseUrl: string): Promise<Measured> {
  const dataDir = path.join(folder, "product");
  // The first start builds the product and makes its database.
  await (await startProduct(dataDir)).stop();
  buildFloor();
  const starts = await measureStarts(dataDir, databaseUrl);
  const product = await startProduct(dataDir);
  const floor = await startFloor(databaseUrl);
  try {
    const cookie = await signIn(product.origin);
    await sleep(REST_MS);
    const atRest = { product: await product.usage(), floor: await floor.usage() };
    await publishHome(product.origin, cookie, dataDir);
    const pages = await measureVisits(product, floor, cookie);
    const scores = await scoreScreens(product);
    const requests = await measureRequests(product, floor, cookie);
    const afterLoad = { product: await product.usage(), floor: await floor.usage() };
    return { starts, atRest, afterLoad, requests, scores, ...pages };
  } finally {
    await product.stop();
    await floor.stop();
  }
}

await runScript(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "porchlight-bench-"));
  const database = await startEmbeddedPostgres({ dataDir: path.join(folder, "floor") });
  try {
    const missed = await writeReport(await measureAll(folder, database.url));
    for (const figure of missed) console.log(`MISSED: ${figure}`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
