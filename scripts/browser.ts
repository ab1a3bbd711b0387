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

/** By Playwright, else by apt. @returns what went wrong, or undefined once there is one */
export function installBrowser(): string | undefined {
  const isRoot = process.getuid?.() === 0;
  const attempts = [
    ["npx", "playwright", "install", ...(isRoot ? ["--with-deps"] : []), "chromium"],
    ...(isRoot
      ? [
          ["apt-get", "update"],
          ["apt-get", "install", "-y", "chromium"],
        ]
      : []),
  ];
  let output = "";
  for (const [command = "", ...args] of attempts) {
    const { stderr } = spawnSync(command, args, { encoding: "utf8" });
    if (findBrowser()) return undefined;
    output = stderr || output;
  }
  return `No Chromium was found and none could be installed: install one, or set CHROMIUM_PATH.\n${output}`;
}
