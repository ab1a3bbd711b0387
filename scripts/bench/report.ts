import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { ROOT } from "../root.ts";
import type { Crowd } from "./crowd.ts";
import type { Scores } from "./lighthouse.ts";
import { type Load, median } from "./load.ts";
import { BYTES_PER_SECOND, type PageLoad } from "./pages.ts";
import type { Usage } from "./servers.ts";

export interface Row {
  name: string;
  product: Load;
  floor: Load;
  mustReach: number;
  aim: number;
}

/** A screen and the floor's static page, loaded in turns. */
export interface ScreenLoad {
  address: string;
  signedIn: boolean;
  load: PageLoad;
  floor: PageLoad;
}

export interface Score {
  address: string;
  scores: Scores;
}

export interface Both<T> {
  product: T;
  floor: T;
}

/** The results. Parts that weren't requested are null or empty. */
export interface Measured {
  requests: Row[];
  home: Both<PageLoad> | null;
  screenLoads: ScreenLoad[];
  /** Of the signed-out screens and the listing page. Empty if Lighthouse isn't installed. */
  scores: Score[];
  crowd: Crowd | null;
  /** Milliseconds to the first response. */
  starts: Both<number> | null;
  atRest: Both<Usage>;
  afterLoad: Both<Usage>;
}

export type WholeMeasured = Measured & {
  home: Both<PageLoad>;
  starts: Both<number>;
  crowd: Crowd;
};

interface Figure {
  name: string;
  value: number;
  mustReach: number;
  aim: number;
  unit: string;
}

const KIB = 1024;
const round = (value: number, digits = 2) => Number(value.toFixed(digits));

interface Kind {
  name: string;
  of: (screen: ScreenLoad) => number;
  mustReach: (signedIn: boolean) => number;
  aim: (signedIn: boolean) => number;
  unit: string;
}

const KINDS: readonly Kind[] = [
  {
    name: "scripts on first load",
    of: ({ load }) => load.scriptBytes / KIB,
    mustReach: (signedIn) => (signedIn ? 215 : 190),
    aim: (signedIn) => (signedIn ? 185 : 165),
    unit: "KiB",
  },
  {
    name: "fonts",
    of: ({ load }) => load.fontBytes / KIB,
    mustReach: () => 60,
    aim: () => 45,
    unit: "KiB",
  },
  {
    name: "largest paint ÷ floor",
    of: ({ load, floor }) => load.largestPaint / floor.largestPaint,
    mustReach: () => 1.8,
    aim: (signedIn) => (signedIn ? 1.5 : 1.4),
    unit: "times",
  },
  {
    name: "longest task after first paint",
    of: ({ load }) => load.longestTask,
    mustReach: () => 200,
    aim: () => 50,
    unit: "ms",
  },
];

/** Picks the worst screen of each kind: signed out and signed in. */
function screenFigures(screenLoads: readonly ScreenLoad[]): Figure[] {
  return [false, true].flatMap((signedIn) => {
    const screens = screenLoads.filter((load) => load.signedIn === signedIn);
    if (screens.length === 0) return [];
    return KINDS.map(({ name, of, mustReach, aim, unit }) => {
      const worst = screens.reduce((one, other) => (of(other) > of(one) ? other : one));
      return {
        name: `${name}, signed ${signedIn ? "in" : "out"}: ${worst.address}`,
        value: of(worst),
        mustReach: mustReach(signedIn),
        aim: aim(signedIn),
        unit,
      };
    });
  });
}

function homeFigures({ product, floor }: Both<PageLoad>): Figure[] {
  const coverMs = (product.coverBytes / BYTES_PER_SECOND) * 1_000;
  return [
    {
      name: "listing page: first load without photos",
      value: product.otherBytes / KIB,
      mustReach: 260,
      aim: 60,
      unit: "KiB",
    },
    {
      name: "listing page: scripts on first load",
      value: product.scriptBytes / KIB,
      mustReach: 150,
      aim: 0,
      unit: "KiB",
    },
    {
      name: "listing page: largest paint without the cover download ÷ floor",
      value: (product.largestPaint - coverMs) / floor.largestPaint,
      mustReach: 1.8,
      aim: 1.4,
      unit: "times",
    },
    {
      name: "listing page: longest task after first paint",
      value: product.longestTask,
      mustReach: 200,
      aim: 50,
      unit: "ms",
    },
  ];
}

// For Lighthouse more is better, so this counts the points missing to 100.
const scoreFigures = ({ scores }: Measured): Figure[] =>
  [...new Set(scores.flatMap(({ scores: of }) => Object.keys(of) as (keyof Scores)[]))].map(
    (category) => ({
      name: `Lighthouse, ${category}: points below 100`,
      value: Math.max(...scores.map(({ scores: of }) => 100 - (of[category] ?? 0))),
      mustReach: category === "performance" ? 5 : 0,
      aim: 0,
      unit: "points",
    }),
  );

const requestFigures = (requests: readonly Row[]): Figure[] =>
  requests.map(({ name, product, floor, mustReach, aim }) => ({
    name,
    value: product.cpuMsPerRequest / floor.cpuMsPerRequest,
    mustReach,
    aim,
    unit: "times",
  }));

const timesOf = (
  name: string,
  { product, floor }: Both<number>,
  mustReach: number,
  aim: number,
): Figure => ({ name, value: product / floor, mustReach, aim, unit: "times" });

const memoryOf = ({ product, floor }: Both<Usage>): Both<number> => ({
  product: product.rssMiB,
  floor: floor.rssMiB,
});

export function figuresOf(measured: Measured): Figure[] {
  const { requests, screenLoads, home, starts, atRest, afterLoad, crowd } = measured;
  const seller = crowd && { product: crowd.crowded, floor: crowd.alone };
  return [
    ...requestFigures(requests),
    ...screenFigures(screenLoads),
    ...(home ? homeFigures(home) : []),
    ...scoreFigures(measured),
    ...(starts ? [timesOf("start to first response ÷ floor", starts, 2.5, 2)] : []),
    timesOf("memory at rest ÷ floor", memoryOf(atRest), 2.5, 2),
    ...(requests.length > 0
      ? [timesOf("memory after load ÷ floor after load", memoryOf(afterLoad), 1, 0.6)]
      : []),
    ...(seller ? [timesOf("seller's wait under load ÷ alone", seller, 3, 1.5)] : []),
  ];
}

const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;

export function tableOf(figures: readonly Figure[]): string[] {
  return [
    line(["figure", "reached", "must reach", "aim", ""]),
    line(["---", "---", "---", "---", "---"]),
    ...figures.map(({ name, value, mustReach, aim, unit }) =>
      line([
        name,
        `${round(value)} ${unit}`,
        mustReach,
        aim,
        value <= aim ? "aim" : value <= mustReach ? "reached" : "**missed**",
      ]),
    ),
  ];
}

function requestTable({ requests }: Measured): string[] {
  const cells = ({ cpuMsPerRequest, requestsPerSecond, p50, p99 }: Load) =>
    `${round(cpuMsPerRequest, 3)} ms, ${round(requestsPerSecond, 0)}/s, ${p50} / ${p99} ms`;
  return [
    line(["CPU per request, requests per second, p50 / p99", "product", "floor"]),
    line(["---", "---", "---"]),
    ...requests.map(({ name, product, floor }) => line([name, cells(product), cells(floor)])),
  ];
}

function otherTable({ starts, atRest, afterLoad, screenLoads, home }: WholeMeasured): string[] {
  const floors = [home.floor, ...screenLoads.map(({ floor }) => floor)];
  const paint = median(floors.map(({ largestPaint }) => largestPaint));
  return [
    line(["", "product", "floor"]),
    line(["---", "---", "---"]),
    line(["start to first response, ms", round(starts.product, 0), round(starts.floor, 0)]),
    line(["memory at rest, MiB", round(atRest.product.rssMiB, 0), round(atRest.floor.rssMiB, 0)]),
    line([
      "memory after load, MiB",
      round(afterLoad.product.rssMiB, 0),
      round(afterLoad.floor.rssMiB, 0),
    ]),
    line(["largest paint of the floor, ms", "", round(paint, 0)]),
    line(["scripts of the floor, KiB", "", round(home.floor.scriptBytes / KIB, 0)]),
  ];
}

const DOCUMENT = path.join(ROOT, "docs/performance.md");
const BEGIN = "<!-- figures of `npm run bench` -->";
const END = "<!-- end of the figures -->";

/** @throws Error if the document no longer has the marks around the figures */
async function writeDocument(figures: string): Promise<void> {
  const text = readFileSync(DOCUMENT, "utf8");
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin)
    throw new Error(`${DOCUMENT} is missing the markers around its figures`);
  const before = text.slice(0, begin + BEGIN.length);
  const changed = `${before}\n\n${figures}\n\n${text.slice(end)}`;
  const style = await resolveConfig(DOCUMENT);
  writeFileSync(DOCUMENT, await format(changed, { ...style, parser: "markdown" }));
}

/** Prints the figures as Markdown tables and writes them to docs/performance.md. */
export async function writeReport(measured: WholeMeasured): Promise<void> {
  const text = [
    `Measured on ${availableParallelism()} cores, ${new Date().toISOString().slice(0, 10)}.`,
    "",
    ...tableOf(figuresOf(measured)),
    "",
    ...requestTable(measured),
    "",
    ...otherTable(measured),
  ].join("\n");
  console.log(text);
  await writeDocument(text);
}
