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

/** The headless shell has the same engine without a browser's windows; tests take two thirds of the time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

// On some systems this path is a script that only says how to install Chromium.
function runs(browser: string): boolean {
  return existsSync(browser) && spawnSync(browser, ["--version"]).status === 0;
}

/**
 * Returns the path of a working Chromium: CHROMIUM_PATH, else the system's, else Playwright's. Returns
 * undefined if there is none.
 */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  const candidates = [
    ...(CHROMIUM_PATH ? [CHROMIUM_PATH] : SYSTEM_BROWSERS),
    chromium.executablePath(),
  ];
  return candidates.find(runs);
}

/** Works like `findBrowser`, but prefers the system's headless shell, for tests. */
export function findTestBrowser(): string | undefined {
  const isChosen = Boolean(process.env.CHROMIUM_PATH);
  return !isChosen && runs(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser();
}

type Command = readonly [program: string, ...args: string[]];

const isRoot = () => process.getuid?.() === 0;
// Fails fast without a network.
const APT = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"];
const byApt = (name: string): Command[] =>
  isRoot()
    ? [
        ["apt-get", ...APT, "update"],
        ["apt-get", ...APT, "install", "-y", name],
      ]
    : [];

function runUntil(isThere: () => boolean, commands: readonly Command[]): [boolean, string] {
  let output = "";
  for (const [program, ...args] of commands) {
    if (isThere()) break;
    output = spawnSync(program, args, { encoding: "utf8" }).stderr || output;
  }
  return [isThere(), output];
}

/**
 * Installs Chromium with Playwright, or else with apt, if there's none.
 * @returns what went wrong, or undefined
 */
export function installBrowser(): string | undefined {
  const withSystemPackages = isRoot() ? ["--with-deps"] : [];
  const [isThere, output] = runUntil(
    () => findBrowser() !== undefined,
    [["npx", "playwright", "install", ...withSystemPackages, "chromium"], ...byApt("chromium")],
  );
  if (isThere) return undefined;
  return `Chromium wasn't found and couldn't be installed. Install it, or set CHROMIUM_PATH.\n${output}`;
}

/** Works like `installBrowser`, but prefers the headless shell from apt, for tests. */
export function installTestBrowser(): string | undefined {
  if (!process.env.CHROMIUM_PATH) {
    runUntil(() => runs(HEADLESS_SHELL), byApt("chromium-headless-shell"));
  }
  return findTestBrowser() ? undefined : installBrowser();
}
