import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { decode, encode } from "next-auth/jwt";
import pLimit from "p-limit";
import { Tinypool } from "tinypool";
import { NODE_FLAGS } from "./root.ts";
import { runScript } from "./start-error.ts";

export const COST = 12;
// Sign-ins under way at once; each that ends is followed by another.
const AT_ONCE = 48;
const IDLE_MS = 4_000;
const LOADED_MS = 10_000;
// Milliseconds between two requests of other people. They come whether the one before is answered or not.
const BETWEEN_REQUESTS = 10;

type Hash = (password: string) => Promise<string>;

async function nativeHash(): Promise<Hash> {
  const { hash } = await import("@node-rs/bcrypt");
  return (password) => hash(password, { cost: COST });
}

async function boundedNativeHash(atOnce: number): Promise<Hash> {
  const hash = await nativeHash();
  const limit = pLimit(atOnce);
  return (password) => limit(() => hash(password));
}

async function hashInWorkers(name: "native" | "javaScript", threads: number): Promise<Hash> {
  const filename = new URL("./bench-password-worker.ts", import.meta.url).href;
  const pool = new Tinypool({ filename, minThreads: threads, maxThreads: threads });
  return (password) => pool.run(password, { name });
}

const WAYS: Record<string, () => Promise<Hash>> = {
  "@node-rs/bcrypt, unbounded": nativeHash,
  "@node-rs/bcrypt, 1 at once": () => boundedNativeHash(1),
  "@node-rs/bcrypt, 2 at once": () => boundedNativeHash(2),
  "@node-rs/bcrypt, 3 at once": () => boundedNativeHash(3),
  "@node-rs/bcrypt, 1 worker": () => hashInWorkers("native", 1),
  "@node-rs/bcrypt, 2 workers": () => hashInWorkers("native", 2),
  "bcryptjs, 1 worker": () => hashInWorkers("javaScript", 1),
  "bcryptjs, 2 workers": () => hashInWorkers("javaScript", 2),
};

const SECRET = "a-secret-for-benchmarks-that-is-long-enough";
const SALT = "porchlight.session";

// What answering any other request asks of libuv's threads: a key derived, a cookie decoded, a file read.
async function serveSomeoneElse(token: string): Promise<number> {
  const start = performance.now();
  await decode({ token, secret: SECRET, salt: SALT });
  await readFile(fileURLToPath(import.meta.url));
  return performance.now() - start;
}

async function latencies(token: string, duration: number): Promise<number[]> {
  const requests: Promise<number>[] = [];
  for (const end = performance.now() + duration; performance.now() < end;) {
    requests.push(serveSomeoneElse(token));
    await sleep(BETWEEN_REQUESTS);
  }
  return (await Promise.all(requests)).toSorted((a, b) => a - b);
}

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

type Figures = Record<
  "startMs" | "hashesPerSecond" | "idleP50" | "idleP99" | "loadedP50" | "loadedP99" | "megabytes",
  number
>;

// Measures one way in this process, which nothing else has used.
async function measure(way: string): Promise<Figures> {
  const token = await encode({
    token: { sessionId: crypto.randomUUID() },
    secret: SECRET,
    salt: SALT,
  });
  await latencies(token, 500);
  const idle = await latencies(token, IDLE_MS);
  const memory = process.memoryUsage.rss();

  const start = performance.now();
  const hash = await (WAYS[way] as () => Promise<Hash>)();
  await hash("Passw0rd!");
  const startMs = performance.now() - start;

  let done = 0;
  let ended = false;
  const person = async () => {
    while (!ended) {
      await hash("Passw0rd!");
      if (!ended) done += 1;
    }
  };
  for (let count = 0; count < AT_ONCE; count++) void person();
  const loadedStart = performance.now();
  const loaded = await latencies(token, LOADED_MS);
  const seconds = (performance.now() - loadedStart) / 1000;
  ended = true;
  return {
    startMs,
    hashesPerSecond: done / seconds,
    idleP50: percentile(idle, 0.5),
    idleP99: percentile(idle, 0.99),
    loadedP50: percentile(loaded, 0.5),
    loadedP99: percentile(loaded, 0.99),
    megabytes: (process.memoryUsage.rss() - memory) / 2 ** 20,
  };
}

// `npm run bench:password`: what hashing passwords does to everyone else, for each way to do it.
async function main(): Promise<void> {
  const way = process.argv[2];
  if (way) {
    console.log(JSON.stringify(await measure(way)));
    process.exit(0);
  }
  console.log(
    `${AT_ONCE} sign-ins at once on ${availableParallelism()} cores, bcrypt cost ${COST}\n`,
  );
  console.log(
    "way                         | hashes/s | idle p50 / p99 ms | loaded p50 / p99 ms | first hash ms | MB",
  );
  for (const name of Object.keys(WAYS)) {
    const script = fileURLToPath(import.meta.url);
    const { stdout } = await promisify(execFile)(process.execPath, [...NODE_FLAGS, script, name]);
    const figures = JSON.parse(stdout) as Figures;
    const pair = (a: number, b: number) => `${a.toFixed(1)} / ${b.toFixed(1)}`;
    console.log(
      [
        name.padEnd(27),
        figures.hashesPerSecond.toFixed(1).padStart(8),
        pair(figures.idleP50, figures.idleP99).padStart(17),
        pair(figures.loadedP50, figures.loadedP99).padStart(19),
        figures.startMs.toFixed(0).padStart(13),
        figures.megabytes.toFixed(0),
      ].join(" | "),
    );
  }
}

if (import.meta.main) await runScript(main);
