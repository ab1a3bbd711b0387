/**
 * `npm run bench`: compares the product, served by `next start`, with the floor, a bare application of the
 * same Next version. Prints the figures as tables and writes them to docs/performance.md. Exits with 1 if a
 * figure misses its target. Both servers run side by side and get requests in turns, only on loopback.
 * Takes about half an hour.
 *
 *   npm run bench -- /settings home requests starts
 *
 * measures only these parts (screens by path), prints them, and writes nothing.
 */
import type { Browser } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Load, loadAddress, median, medianLoad } from "./load.ts";
import { SIGNED_OUT_SCREENS, SIGNED_IN_SCREENS } from "#lib/routes.ts";
import { scorePage } from "./lighthouse.ts";
import { type PageLoad, loadInTurns, withBrowser } from "./pages.ts";
import {
  type Both,
  figuresOf,
  type Measured,
  type Row,
  type Score,
  type ScreenLoad,
  tableOf,
  type WholeMeasured,
  writeReport,
} from "./report.ts";
import { prepareDatabase } from "#services/database.ts";
import { ensureBuild } from "../build/build.ts";
import { startEmbeddedPostgres } from "../db/embedded-postgres.ts";
import { ROOT } from "../root.ts";
import { runScript } from "../start-error.ts";
import { buildFloor, type Server, startFloor, startProduct } from "./servers.ts";
import { signIn } from "./account.ts";
import { measureCrowd } from "./crowd.ts";
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
  /** The highest allowed ratio of the product's CPU per request to the floor's. */
  mustReach: number;
  aim: number;
}

const PAIRS: Pair[] = [
  {
    name: "login screen ÷ static page",
    product: "/login",
    floor: "/",
    signedIn: false,
    connections: CONNECTIONS,
    mustReach: 6,
    aim: 2,
  },
  {
    name: "settings screen ÷ dynamic page",
    product: "/settings",
    floor: "/dynamic",
    signedIn: true,
    connections: CONNECTIONS,
    mustReach: 3.5,
    aim: 2.5,
  },
  {
    name: "GET /api/auth/user ÷ select 1",
    product: "/api/auth/user",
    floor: "/select",
    signedIn: true,
    connections: CONNECTIONS,
    mustReach: 1.6,
    aim: 1.3,
  },
  {
    name: "GET /api/properties/latest ÷ select 1",
    product: "/api/properties/latest",
    floor: "/select",
    signedIn: true,
    connections: [1],
    mustReach: 1.8,
    aim: 1.5,
  },
  {
    name: "listing page ÷ static page",
    product: PUBLIC_PAGE,
    floor: "/",
    signedIn: false,
    connections: CONNECTIONS,
    mustReach: 3.5,
    aim: 1,
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

// V8 frees memory left over from the start after some idle seconds.
const REST_MS = 15_000;

const SCREENS = [
  ...SIGNED_OUT_SCREENS.map((address) => ({ address, signedIn: false })),
  ...SIGNED_IN_SCREENS.map((address) => ({
    // Without a plan, /checkout redirects to /plans.
    address: address === "/checkout" ? "/checkout?planId=3" : address,
    signedIn: true,
  })),
];

type Ask = (browser: Browser, address: string, cookie: string | null) => Promise<Both<PageLoad>>;

const besideFloor =
  (product: Server, floor: Server): Ask =>
  (browser, address, cookie) =>
    loadInTurns(browser, {
      product: { address: product.origin + address, cookie },
      floor: { address: `${floor.origin}/`, cookie: null },
    });

const measureHome = (ask: Ask): Promise<Both<PageLoad>> =>
  withBrowser((browser) => ask(browser, PUBLIC_PAGE, null));

const measureScreens = (ask: Ask, screens: typeof SCREENS, cookie: string) =>
  withBrowser(async (browser) => {
    const screenLoads: ScreenLoad[] = [];
    for (const { address, signedIn } of screens) {
      const { product, floor } = await ask(browser, address, signedIn ? cookie : null);
      screenLoads.push({ address, signedIn, load: product, floor });
      console.log(address, product, floor.largestPaint);
    }
    return screenLoads;
  });

async function scoreScreens(product: Server): Promise<Score[]> {
  const scored: Score[] = [];
  for (const address of [...SIGNED_OUT_SCREENS, PUBLIC_PAGE]) {
    const scores = await scorePage(product.origin + address);
    if (scores) scored.push({ address, scores });
  }
  return scored;
}

async function measureStarts(urls: Urls, dataDir: string) {
  const product: number[] = [];
  const floor: number[] = [];
  for (let index = 0; index < STARTS; index += 1) {
    for (const [times, start] of [
      [product, () => startProduct(urls.product, dataDir)],
      [floor, () => startFloor(urls.floor)],
    ] as const) {
      const server = await start();
      times.push(server.startMs);
      await server.stop();
    }
  }
  return { product: median(product), floor: median(floor) };
}

interface Urls {
  product: string;
  floor: string;
}

/** @param parts the parts to measure; empty for all */
async function measure(urls: Urls, dataDir: string, parts: readonly string[]): Promise<Measured> {
  await ensureBuild(ROOT);
  await prepareDatabase(urls.product, { demo: true, isDirect: true });
  buildFloor();
  const isAsked = (part: string) => parts.length === 0 || parts.includes(part);
  const starts = isAsked("starts") ? await measureStarts(urls, dataDir) : null;
  const product = await startProduct(urls.product, dataDir);
  const floor = await startFloor(urls.floor);
  try {
    const cookie = await signIn(product.origin);
    await sleep(REST_MS);
    const atRest = { product: await product.usage(), floor: await floor.usage() };
    await publishHome(product.origin, cookie, dataDir);
    const ask = besideFloor(product, floor);
    const home = isAsked("home") ? await measureHome(ask) : null;
    const screens = SCREENS.filter(({ address }) => isAsked(address));
    const screenLoads = await measureScreens(ask, screens, cookie);
    const scores = parts.length === 0 ? await scoreScreens(product) : [];
    const requests = isAsked("requests") ? await measureRequests(product, floor, cookie) : [];
    const afterLoad = { product: await product.usage(), floor: await floor.usage() };
    const crowd = isAsked("crowd") ? await measureCrowd(product.origin, cookie, PUBLIC_PAGE) : null;
    return { starts, atRest, afterLoad, requests, scores, home, screenLoads, crowd };
  } finally {
    await product.stop();
    await floor.stop();
  }
}

const isWhole = (measured: Measured): measured is WholeMeasured =>
  measured.starts !== null && measured.home !== null && measured.crowd !== null;

await runScript(async () => {
  const parts = process.argv.slice(2);
  const folder = await mkdtemp(path.join(tmpdir(), "porchlight-bench-"));
  const [database, floorDatabase] = [
    await startEmbeddedPostgres({ dataDir: path.join(folder, "product") }),
    await startEmbeddedPostgres({ dataDir: path.join(folder, "floor") }),
  ];
  try {
    const urls = { product: database.url, floor: floorDatabase.url };
    const measured = await measure(urls, path.join(folder, "files"), parts);
    const figures = figuresOf(measured);
    if (parts.length === 0 && isWhole(measured)) await writeReport(measured);
    else console.log(tableOf(figures).join("\n"));
    const missed = figures.filter(({ value, mustReach }) => value > mustReach);
    for (const { name, value } of missed) console.log(`MISSED: ${name}: ${value}`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await database.stop();
    await floorDatabase.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
