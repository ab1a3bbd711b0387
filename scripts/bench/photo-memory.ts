import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setInterval } from "node:timers/promises";
import sharp, { type Sharp } from "sharp";
import { runScript } from "../start-error.ts";
import { addPhoto } from "../test/trials/add-photo.ts";
import { prepareBuild, startInstance } from "../test/trials/instance.ts";
import { newSeller, type Person } from "../test/trials/person.ts";

/*
 * How much memory do photos take? Twenty accounts upload the largest photos of each kind, then of all
 * kinds, at the same time. Sums the memory of the product's processes 20 times a second, without the
 * embedded PostgreSQL, as PSS, which counts shared memory once.
 */
const ACCOUNTS = 20;
const LOOK_EVERY_MS = 50;
const MAX_MEGABYTES = 1000;

const flat = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({
    create: { width, height, channels, background: { r: 200, g: 60, b: 40, alpha: 0.6 } },
    limitInputPixels: false,
  });

/** Noise, to get as close to the file size limit as possible. */
const grain = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });

const KINDS: Record<string, () => Promise<Buffer>> = {
  "JPEG, 100 megapixels": () => flat(10_000, 10_000).jpeg().toBuffer(),
  "JPEG of 24 MB, 48 megapixels": () => grain(8000, 6000).jpeg({ quality: 88 }).toBuffer(),
  "JPEG on its side, 100 megapixels": () =>
    flat(10_000, 10_000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  "progressive JPEG, 50 megapixels": () =>
    flat(8160, 6144).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
  "interlaced PNG of 16 bits, 36 megapixels": () =>
    flat(6000, 6000, 4).toColorspace("rgb16").png({ progressive: true }).toBuffer(),
  "PNG, 100 megapixels": () => flat(10_000, 10_000).png().toBuffer(),
  "WebP without loss, 50 megapixels": () =>
    flat(8160, 6144, 4).webp({ lossless: true, effort: 0 }).toBuffer(),
  "AVIF, 20 megapixels": () => flat(5000, 4000).avif({ effort: 0 }).toBuffer(),
};

async function readProcess(
  pid: string,
): Promise<[number, { parent: number; megabytes: number }][]> {
  try {
    const [status, memory] = await Promise.all(
      ["status", "smaps_rollup"].map((name) => readFile(`/proc/${pid}/${name}`, "utf8")),
    );
    const numberOf = (name: string, text = "") =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);
    const parent = numberOf("PPid", status);
    return [[Number(pid), { parent, megabytes: numberOf("Pss", memory) / 1000 }]];
  } catch {
    // The process has ended.
    return [];
  }
}

async function residentOf(pid: number): Promise<number> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const processes = new Map((await Promise.all(pids.map(readProcess))).flat());
  const isBelow = (one: number): boolean => {
    const found = processes.get(one);
    return found !== undefined && (one === pid || isBelow(found.parent));
  };
  let sum = 0;
  for (const [one, { megabytes }] of processes) if (isBelow(one)) sum += megabytes;
  return sum;
}

async function watch(pid: number, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = () => (isDone = true);
  work.then(done, done);
  let most = 0;
  for await (const _ of setInterval(LOOK_EVERY_MS)) {
    most = Math.max(most, await residentOf(pid));
    if (isDone) break;
  }
  return most;
}

/** The outcome of an upload: "ready", or the status of the response that refused it. */
async function upload(origin: string, person: Person, photo: Buffer): Promise<string> {
  try {
    await addPhoto(origin, person, photo);
    return "ready";
  } catch (error) {
    const [, status] = /: (\d{3}) /.exec((error as Error).message) ?? [];
    if (!status) throw error;
    return status;
  }
}

async function measure(origin: string, pid: number, sent: (index: number) => Buffer) {
  const people: Person[] = [];
  for (let n = 0; n < ACCOUNTS; n += 1) people.push(await newSeller(origin));
  const started = performance.now();
  const work = Promise.all(
    people.flatMap((person, index) => [
      upload(origin, person, sent(2 * index)),
      upload(origin, person, sent(2 * index + 1)),
    ]),
  );
  const [most, outcomes] = await Promise.all([watch(pid, work), work]);
  const counts = Map.groupBy(outcomes, (outcome) => outcome);
  return {
    "most, MB": Math.round(most),
    answers: [...counts].map(([outcome, all]) => `${all.length} ${outcome}`).join(", "),
    seconds: Math.round((performance.now() - started) / 1000),
  };
}

// `npm run bench -- photo-memory`: exits with 1 above the memory limit.
await runScript(async () => {
  await prepareBuild();
  const kinds: [string, Buffer][] = [];
  for (const [name, make] of Object.entries(KINDS)) kinds.push([name, await make()]);
  const dataDir = await mkdtemp(path.join(tmpdir(), "porchlight-photos-"));
  const instance = await startInstance({ DATA_DIR: dataDir });
  try {
    await instance.ready();
    const table: Record<string, Awaited<ReturnType<typeof measure>>> = {};
    for (const [name, bytes] of kinds) {
      table[name] = await measure(instance.url, instance.pid, () => bytes);
      console.log(`${name}: ${table[name]["most, MB"]} MB`);
    }
    const any = (index: number) => (kinds[index % kinds.length] as [string, Buffer])[1];
    table["all of them"] = await measure(instance.url, instance.pid, any);
    console.table(table);
    const most = Math.max(...Object.values(table).map((row) => row["most, MB"]));
    process.exitCode = most < MAX_MEGABYTES ? 0 : 1;
  } finally {
    await instance.end();
    await rm(dataDir, { recursive: true, force: true });
  }
});
