import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setInterval } from "node:timers/promises";
import pLimit from "p-limit";
import sharp from "sharp";
import { photosView } from "#lib/schemas/photos.ts";
import { runScript } from "./start-error.ts";
import { addPhoto, sendToApi } from "./trials/add-photo.ts";
import { milliseconds, percentile } from "./trials/figures.ts";
import { prepareBuild, startInstance } from "./trials/instance.ts";
import { newSeller, type Person } from "./trials/person.ts";

/*
 * How long does it take until twenty photographs of a phone are ready? Pictures of 12 megapixels go
 * through the API, in parts and four at a time, as the screen sends them; the built product runs with
 * its embedded database, and keeps files in its own folder. Meanwhile somebody asks who they are, 25
 * times a second: who waits for pictures makes nobody else wait.
 */
const PHOTOS = 20;
const AT_ONCE = 4;
const MOST_SECONDS = 40;
const ASK_EVERY_MS = 40;
const USER = "/api/auth/user";

/** A slope of light under the grain of a sensor: as many bytes as a phone's photograph has. */
async function takePhoto(number: number): Promise<Buffer> {
  const light = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4032" height="3024"><defs><linearGradient id="a" x2="1" y2="${number / PHOTOS}"><stop stop-color="#28323c"/><stop offset="1" stop-color="#f4ead6"/></linearGradient></defs><rect width="4032" height="3024" fill="url(#a)"/><path d="M${200 * number} 0V3024M0 ${1500 + 40 * number}H4032" stroke="#5b4632" stroke-width="60"/></svg>`,
  );
  const grain = { type: "gaussian" as const, mean: 128, sigma: 25 };
  const noise = { width: 4032, height: 3024, channels: 3 as const, background: "#808080" };
  const layer = await sharp({ create: { ...noise, noise: grain } })
    .png()
    .toBuffer();
  return sharp(light)
    .composite([{ input: layer, blend: "soft-light" }])
    .flatten()
    .withMetadata({ orientation: number % 2 === 0 ? 1 : 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Milliseconds of each answer to who asks all the while, until the work is done. */
async function timeOthers(origin: string, { cookie }: Person, work: Promise<unknown>) {
  let isDone = false;
  const done = () => (isDone = true);
  work.then(done, done);
  const times: number[] = [];
  for await (const _ of setInterval(ASK_EVERY_MS)) {
    if (isDone) return times;
    const started = performance.now();
    const answer = await fetch(origin + USER, { headers: { cookie } });
    await answer.arrayBuffer();
    times.push(performance.now() - started);
  }
  return times;
}

async function measure(origin: string): Promise<boolean> {
  const person = await newSeller(origin);
  const photos: Buffer[] = [];
  for (let number = 1; number <= PHOTOS; number += 1) photos.push(await takePhoto(number));
  await addPhoto(origin, person, photos[0] as Buffer);
  const started = performance.now();
  const adding = pLimit(AT_ONCE).map(photos, (photo) => addPhoto(origin, person, photo));
  const times = await timeOthers(origin, person, adding);
  await adding;
  const seconds = (performance.now() - started) / 1000;
  const listed = photosView.parse(await sendToApi(`${origin}/api/photos`, person, "GET"));
  const thumbnails = await Promise.all(
    listed.photos.map(async ({ webp }) => {
      const answer = await fetch(origin + (webp[0]?.url ?? ""), {
        headers: { cookie: person.cookie },
      });
      return (await answer.arrayBuffer()).byteLength;
    }),
  );
  const kib = (bytes: readonly number[], share: number) =>
    Math.round(percentile(bytes, share) / 1024);
  const sizes = photos.map(({ length }) => length);
  console.table({
    "photographs of 12 megapixels": PHOTOS,
    "of KiB (least, most)": `${kib(sizes, 0.01)}, ${kib(sizes, 1)}`,
    "ready after s": seconds.toFixed(1),
    "thumbnails, KiB (middle, most)": `${kib(thumbnails, 0.5)}, ${kib(thumbnails, 1)}`,
    [`others' GET ${USER}, ms (p50)`]: milliseconds(percentile(times, 0.5)),
    [`others' GET ${USER}, ms (p99)`]: milliseconds(percentile(times, 0.99)),
  });
  return seconds <= MOST_SECONDS;
}

// `npm run bench:photos`: exits with 1 where it takes longer than it may.
await runScript(async () => {
  await prepareBuild();
  const dataDir = await mkdtemp(path.join(tmpdir(), "porchlight-photos-"));
  const instance = await startInstance({ DATA_DIR: dataDir });
  try {
    await instance.ready();
    process.exitCode = (await measure(instance.url)) ? 0 : 1;
  } finally {
    await instance.end();
    await rm(dataDir, { recursive: true, force: true });
  }
});
