import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { ROOT } from "../root.ts";
import type { Scores } from "./lighthouse.ts";
import type { Load } from "./load.ts";
import { BYTES_PER_SECOND, type Visit } from "./pages.ts";
import type { Usage } from "./servers.ts";

export interface Row {
  name: string;
  product: Load;
  floor: Load;
  mustReach: number;
  aim: number;
}

export interface ScreenVisit {
  address: string;
  signedIn: boolean;
  visit: Visit;
}

export interface Score {
  address: string;
  scores: Scores;
}

interface Both<T> {
  product: T;
  floor: T;
}

export interface Measured {
  requests: Row[];
  floorVisit: Visit;
  /** Of the public page of a home with photographs. */
  homeVisit: Visit;
  visits: ScreenVisit[];
  /** Of the signed-out screens and the page of a home; none where Lighthouse is not installed. */
  scores: Score[];
  /** Milliseconds to the first answer. */
  starts: Both<number>;
  atRest: Both<Usage>;
  afterLoad: Both<Usage>;
}

interface Figure {
  name: string;
  value: number;
  mustReach: number;
  aim: number;
  unit: string;
}

const KIB = 1024;
const round = (value: number, digits = 2) => Number(value.toFixed(digits));

function screenFigures({ floorVisit, visits }: Measured): Figure[] {
  return visits.flatMap(({ address, signedIn, visit }) => [
    {
      name: `${address}: scripts of a first load`,
      value: visit.scriptBytes / KIB,
      mustReach: signedIn ? 215 : 190,
      aim: signedIn ? 185 : 165,
      unit: "KiB",
    },
    {
      name: `${address}: fonts`,
      value: visit.fontBytes / KIB,
      mustReach: 60,
      aim: 45,
      unit: "KiB",
    },
    {
      name: `${address}: largest paint ÷ floor`,
      value: visit.largestPaint / floorVisit.largestPaint,
      mustReach: signedIn ? 1.7 : 1.6,
      aim: signedIn ? 1.5 : 1.3,
      unit: "times",
    },
    {
      name: `${address}: longest task after the first paint`,
      value: visit.longestTask,
      mustReach: 200,
      aim: 50,
      unit: "ms",
    },
  ]);
}

/** What the cover alone takes on the line does not count. */
function homeFigures({ floorVisit, homeVisit }: Measured): Figure[] {
  const coverMs = (homeVisit.coverBytes / BYTES_PER_SECOND) * 1_000;
  return [
    {
      name: "a home's page: first load without photographs",
      value: homeVisit.otherBytes / KIB,
      mustReach: 260,
      aim: 60,
      unit: "KiB",
    },
    {
      name: "a home's page: scripts of a first load",
      value: homeVisit.scriptBytes / KIB,
      mustReach: 150,
      aim: 0,
      unit: "KiB",
    },
    {
      name: "a home's page: largest paint, less the cover on the line, ÷ floor",
      value: (homeVisit.largestPaint - coverMs) / floorVisit.largestPaint,
      mustReach: 1.5,
      aim: 1.3,
      unit: "times",
    },
    {
      name: "a home's page: longest task after the first paint",
      value: homeVisit.longestTask,
      mustReach: 200,
      aim: 50,
      unit: "ms",
    },
  ];
}

// Lighthouse counts upwards: what is missing to 100.
const scoreFigures = ({ scores }: Measured): Figure[] =>
  scores.flatMap(({ address, scores: of }) =>
    Object.entries(of).map(([category, score]) => ({
      name: `${address}: Lighthouse, ${category}, missing of 100`,
      value: 100 - score,
      mustReach: category === "performance" ? 5 : 0,
      aim: 0,
      unit: "points",
    })),
  );

function figuresOf(measured: Measured): Figure[] {
  const { requests, starts, atRest } = measured;
  return [
    ...requests.map(({ name, product, floor, mustReach, aim }) => ({
      name,
      value: product.cpuMsPerRequest / floor.cpuMsPerRequest,
      mustReach,
      aim,
      unit: "times",
    })),
    ...screenFigures(measured),
    ...homeFigures(measured),
    ...scoreFigures(measured),
    {
      name: "start to first answer ÷ floor",
      value: starts.product / starts.floor,
      mustReach: 2.5,
      aim: 1.5,
      unit: "times",
    },
    {
      name: "memory at rest ÷ floor",
      value: atRest.product.rssMiB / atRest.floor.rssMiB,
      mustReach: 2.5,
      aim: 2,
      unit: "times",
    },
  ];
}

const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;

function tableOf(figures: readonly Figure[]): string[] {
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
    line(["CPU a request, requests a second, p50 / p99", "product", "floor"]),
    line(["---", "---", "---"]),
    ...requests.map(({ name, product, floor }) => line([name, cells(product), cells(floor)])),
  ];
}

function otherTable({ starts, atRest, afterLoad, floorVisit }: Measured): string[] {
  return [
    line(["", "product", "floor"]),
    line(["---", "---", "---"]),
    line(["start to first answer, ms", round(starts.product, 0), round(starts.floor, 0)]),
    line(["memory at rest, MiB", round(atRest.product.rssMiB, 0), round(atRest.floor.rssMiB, 0)]),
    line([
      "memory after load, MiB",
      round(afterLoad.product.rssMiB, 0),
      round(afterLoad.floor.rssMiB, 0),
    ]),
    line(["largest paint of the floor, ms", "", round(floorVisit.largestPaint, 0)]),
    line(["scripts of the floor, KiB", "", round(floorVisit.scriptBytes / KIB, 0)]),
  ];
}

const DOCUMENT = path.join(ROOT, "docs/performance.md");
const BEGIN = "<!-- figures of `npm run bench` -->";
const END = "<!-- end of the figures -->";

/** @throws Error where the document lost the marks between which the figures stand */
async function writeDocument(figures: string): Promise<void> {
  const text = readFileSync(DOCUMENT, "utf8");
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${DOCUMENT} lost the marks around its figures`);
  const before = text.slice(0, begin + BEGIN.length);
  const changed = `${before}\n\n${figures}\n\n${text.slice(end)}`;
  const style = await resolveConfig(DOCUMENT);
  writeFileSync(DOCUMENT, await format(changed, { ...style, parser: "markdown" }));
}

/**
 * Prints the figures as tables of Markdown, and writes them into docs/performance.md.
 * @returns what missed its figure
 */
export async function writeReport(measured: Measured): Promise<string[]> {
  const figures = figuresOf(measured);
  const text = [
    `Measured on ${availableParallelism()} cores, ${new Date().toISOString().slice(0, 10)}.`,
    "",
    ...tableOf(figures),
    "",
    ...requestTable(measured),
    "",
    ...otherTable(measured),
  ].join("\n");
  console.log(text);
  await writeDocument(text);
  return figures
    .filter(({ value, mustReach }) => value > mustReach)
    .map(
      ({ name, value, mustReach, unit }) => `${name}: ${round(value)} ${unit}, not ${mustReach}`,
    );
}
