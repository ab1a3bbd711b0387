import { availableParallelism } from "node:os";
import type { Load } from "./load.ts";
import type { Visit } from "./pages.ts";
import type { Usage } from "./servers.ts";

export interface Row {
  name: string;
  product: Load;
  floor: Load;
  mustReach: number;
  aim: number;
}

interface Both<T> {
  product: T;
  floor: T;
}

export interface Measured {
  requests: Row[];
  floorVisit: Visit;
  visits: { name: string; signedIn: boolean; visit: Visit }[];
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
  return visits.flatMap(({ name, signedIn, visit }) => [
    {
      name: `${name}: scripts of a first load`,
      value: visit.scriptBytes / KIB,
      mustReach: signedIn ? 215 : 190,
      aim: signedIn ? 185 : 165,
      unit: "KiB",
    },
    { name: `${name}: fonts`, value: visit.fontBytes / KIB, mustReach: 60, aim: 45, unit: "KiB" },
    {
      name: `${name}: largest paint ÷ floor`,
      value: visit.largestPaint / floorVisit.largestPaint,
      mustReach: signedIn ? 1.7 : 1.6,
      aim: signedIn ? 1.5 : 1.3,
      unit: "times",
    },
    {
      name: `${name}: longest task after the first paint`,
      value: visit.longestTask,
      mustReach: 200,
      aim: 50,
      unit: "ms",
    },
  ]);
}

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

/** Prints the figures as tables of Markdown. @returns what missed its figure */
export function printReport(measured: Measured): string[] {
  const figures = figuresOf(measured);
  const text = [
    "# Figures of `npm run bench`",
    "",
    `Measured on ${availableParallelism()} cores.`,
    "",
    ...tableOf(figures),
    "",
    ...requestTable(measured),
    "",
    ...otherTable(measured),
  ].join("\n");
  console.log(text);
  return figures
    .filter(({ value, mustReach }) => value > mustReach)
    .map(
      ({ name, value, mustReach, unit }) => `${name}: ${round(value)} ${unit}, not ${mustReach}`,
    );
}
