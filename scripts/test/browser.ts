import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The same engine without a browser's own windows: journeys in it take two thirds of the time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

// Some systems put a script in the browser's place that only says how to install one.
function runs(browser: string): boolean {
  return existsSync(browser) && spawnSync(browser, ["--version"]).status === 0;
}

/**
 * The path of a Chromium that runs here: CHROMIUM_PATH, else the system's, else Playwright's own;
 * undefined where there is none.
 */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  const candidates = [
    ...(CHROMIUM_PATH ? [CHROMIUM_PATH] : SYSTEM_BROWSERS),
    chromium.executablePath(),
  ];
  return candidates.find(runs);
}

/** As `findBrowser`, for tests: the system's headless shell where there is one. */
export function findTestBrowser(): string | undefined {
  const isChosen = Boolean(process.env.CHROMIUM_PATH);
  return !isChosen && runs(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser();
}

type Command = readonly [program: string, ...args: string[]];

const isRoot = () => process.getuid?.() === 0;
// Without a network they fail soon.
const APT = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"];
const byApt = (name: string): Command[] =>
  isRoot()
    ? [
        ["apt-get", ...APT, "update"],
        ["apt-get", ...APT, "install", "-y", name],
      ]
    : [];

/** Runs them until it is there. @returns whether it is, and what the last that said something said */
function runUntil(isThere: () => boolean, commands: readonly Command[]): [boolean, string] {
  let output = "";
  for (const [program, ...args] of commands) {
    if (isThere()) break;
    output = spawnSync(program, args, { encoding: "utf8" }).stderr || output;
  }
  return [isThere(), output];
}

/** By Playwright, else by apt, if there is none. @returns what went wrong, or undefined once there is one */
export function installBrowser(): string | undefined {
  const withSystemPackages = isRoot() ? ["--with-deps"] : [];
  const [isThere, output] = runUntil(
    () => findBrowser() !== undefined,
    [["npx", "playwright", "install", ...withSystemPackages, "chromium"], ...byApt("chromium")],
  );
  if (isThere) return undefined;
  return `Chromium wasn't found and couldn't be installed. Install it, or set CHROMIUM_PATH.\n${output}`;
}

/** As `installBrowser`, for tests: the headless shell by apt where it may and can. */
export function installTestBrowser(): string | undefined {
  if (!process.env.CHROMIUM_PATH) {
    runUntil(() => runs(HEADLESS_SHELL), byApt("chromium-headless-shell"));
  }
  return findTestBrowser() ? undefined : installBrowser();
}
