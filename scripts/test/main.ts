import { randomInt } from "node:crypto";
import { glob, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { installTestBrowser } from "./browser.ts";
import { isBuilt } from "../build/build.ts";
import { openCluster } from "../db/postgres-cluster.ts";
import { ROOT } from "../root.ts";
import {
  addCounts,
  type Count,
  countPlaywright,
  countVitest,
  NOTHING,
  type PlaywrightReport,
  summarize,
  tabulate,
  type VitestReport,
  withExitCode,
} from "./count.ts";
import { playwrightFailures, vitestFailures } from "./failures.ts";
import { type Part, runParts } from "./parts.ts";
import { runProgram, stopPrograms } from "./programs.ts";

// `npm test`: checks, builds and runs all tests, two parts at a time. Ends with each part's time, the
// failures and one line that counts all tests.
const LANES = 2;
// For integration tests, which mostly wait for PostgreSQL.
const FILES_AT_ONCE = 3;
// Of all versions, tests/upgrades takes every sixth.
const UPGRADE_STEP = "6";

type Print = Parameters<Part["run"]>[0];
type Command = [program: string, ...args: string[]];

const failures: string[] = [];
const folder = await mkdtemp(path.join(tmpdir(), "porchlight-tests-"));

// A part without tests, which only counts if it fails.
function check(name: string, ...commands: Command[]): Part {
  return {
    name,
    run: async (print) => {
      let count = NOTHING;
      for (const [program, ...args] of commands) {
        if (count.failed === 0) count = withExitCode(NOTHING, await run(print, program, args));
      }
      return count;
    },
  };
}

function vitest(name: string, ...projects: string[]): Part {
  const file = path.join(folder, `${name}.json`);
  return {
    name,
    run: async (print) => {
      const args = [
        "run",
        ...projects.map((project) => `--project=${project}`),
        ...(name === "integration" ? [`--maxWorkers=${FILES_AT_ONCE}`] : []),
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${file}`,
      ];
      const exitCode = await run(print, "vitest", args, { UPGRADE_STEP });
      const report = await readReport<VitestReport>(file);
      if (report) failures.push(...vitestFailures(report));
      return withExitCode(report ? countVitest(report) : NOTHING, exitCode);
    },
  };
}

async function build(print: Print): Promise<Count> {
  if (isBuilt(ROOT)) {
    print("The build is up to date.\n");
    return NOTHING;
  }
  const exitCode = await run(print, "next", ["build"], {
    NODE_ENV: "production",
    PORCHLIGHT_TESTS: "1",
  });
  return withExitCode(NOTHING, exitCode);
}

async function playwright(print: Print): Promise<Count> {
  const trouble = installTestBrowser();
  if (trouble) {
    print(`${trouble}\n`);
    return { ...NOTHING, failed: 1 };
  }
  const file = path.join(folder, "playwright.json");
  const exitCode = await run(print, "playwright", ["test", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    E2E_PORT: String(await findPort()),
  });
  const report = await readReport<PlaywrightReport>(file);
  if (report) failures.push(...playwrightFailures(report.suites));
  return withExitCode(report ? countPlaywright(report) : NOTHING, exitCode);
}

const FLOORS = [
  ...["--config", ".dependency-cruiser.mjs", "app", "components", "db", "http", "lib", "server"],
  ...["services", "scripts", "proxy.ts", "instrumentation.ts"],
];

// The slowest parts start first.
const PARTS: readonly Part[] = [
  { name: "build", run: build },
  vitest("integration", "integration"),
  { name: "journeys", needs: ["build"], run: playwright },
  // Reads the route types, which a build rewrites.
  { ...check("types", ["next", "typegen"], ["tsc", "--noEmit"]), after: ["build"] },
  vitest("unit", "unit", "unit-dom"),
  { ...vitest("system", "system"), needs: ["build"] },
  check("lint", ["eslint", ".", "--max-warnings", "0"], ["depcruise", ...FLOORS]),
  check(
    "format",
    ["prettier", "--check", "--log-level", "warn", "."],
    ["cspell", "lint", "--no-progress", "--no-summary"],
  ),
];

function run(
  print: Print,
  program: string,
  args: readonly string[],
  variables: Record<string, string> = {},
) {
  return runProgram(print, program, args, {
    TMPDIR: folder,
    // Hundreds of short processes load the same modules.
    NODE_COMPILE_CACHE: path.join(folder, "compiled"),
    ...variables,
  });
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Report;
  } catch {
    return undefined;
  }
}

// Returns a free port outside the range that the system assigns to other programs.
async function findPort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once("error", () => resolve(false)).listen(port, () => resolve(true));
    });
    await new Promise((resolve) => server.close(resolve));
    if (isFree) return port;
  }
}

// Removes the folder and stops databases that interrupted tests left there.
async function cleanUp(): Promise<void> {
  for await (const cluster of glob("*/postgres", { cwd: folder })) {
    const { runningPort, stopServer } = await openCluster(
      path.join(folder, path.dirname(cluster)),
      "",
    );
    if (await runningPort()) await stopServer();
  }
  await rm(folder, { recursive: true, force: true });
}

const start = performance.now();
const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    stop.abort();
    stopPrograms();
  });
}

const results = await runParts(PARTS, {
  lanes: LANES,
  write: (text) => process.stdout.write(text),
  signal: stop.signal,
});
await cleanUp();

const total = addCounts(...results.map(({ count }) => count));
console.log(`\n${tabulate(results, (performance.now() - start) / 1000)}\n`);
if (failures.length > 0) console.log(`Failed:\n${failures.join("\n")}\n`);
console.log(summarize(total));
process.exitCode = total.failed > 0 || stop.signal.aborted ? 1 : 0;
