import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findBrowser, installBrowser } from "./browser.ts";
import { isBuilt } from "./build.ts";
import { findFreePort } from "./free-port.ts";
import { ROOT } from "./root.ts";
import {
  addCounts,
  type Count,
  countPlaywright,
  countVitest,
  NOTHING,
  type PlaywrightReport,
  summarize,
  type VitestReport,
  withExitCode,
} from "./test-count.ts";

/** `npm test`: checks, builds and runs every test, and ends with one line that counts them all. */
const PROGRAMS = path.join(ROOT, "node_modules/.bin");
const reports = await mkdtemp(path.join(tmpdir(), "porchlight-reports-"));

/** Runs a program of node_modules/.bin with its output on screen. Returns its exit code. */
function run(program: string, args: readonly string[], variables: Record<string, string> = {}) {
  console.log(`\n> ${program} ${args.join(" ")}`);
  const { status, error } = spawnSync(path.join(PROGRAMS, program), args, {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      // Node 24 stands there too, first in line for the programs' own scripts.
      PATH: `${PROGRAMS}${path.delimiter}${process.env.PATH ?? ""}`,
      NEXT_TELEMETRY_DISABLED: "1",
      ...variables,
    },
  });
  if (error) console.error(error.message);
  return status;
}

/** A step without tests of its own: it counts only when it fails. */
function check(program: string, ...args: string[]): Count {
  return withExitCode(NOTHING, run(program, args));
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Report;
  } catch {
    return undefined;
  }
}

async function vitest(...projects: string[]): Promise<Count> {
  const file = path.join(reports, `${projects[0]}.json`);
  const exitCode = run("vitest", [
    "run",
    ...projects.map((project) => `--project=${project}`),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = await readReport<VitestReport>(file);
  return withExitCode(report ? countVitest(report) : NOTHING, exitCode);
}

function build(): Count {
  if (isBuilt(ROOT)) return NOTHING;
  return withExitCode(NOTHING, run("next", ["build"], { NODE_ENV: "production" }));
}

async function playwright(): Promise<Count> {
  const trouble = findBrowser() ? undefined : installBrowser();
  if (trouble) {
    console.error(trouble);
    return { ...NOTHING, failed: 1 };
  }
  const file = path.join(reports, "playwright.json");
  const exitCode = run("playwright", ["test", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    E2E_PORT: String(await findFreePort()),
  });
  const report = await readReport<PlaywrightReport>(file);
  return withExitCode(report ? countPlaywright(report) : NOTHING, exitCode);
}

const counts = [
  check("next", "typegen"),
  check("tsc", "--noEmit"),
  check("eslint", ".", "--max-warnings", "0"),
  check("prettier", "--check", "--log-level", "warn", "."),
  await vitest("unit", "unit-dom"),
  await vitest("integration"),
  build(),
  await vitest("system"),
  await playwright(),
];
await rm(reports, { recursive: true, force: true });

const total = addCounts(...counts);
console.log(`\n${summarize(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
