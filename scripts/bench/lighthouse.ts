import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { findBrowser } from "../test/browser.ts";
import { ROOT } from "../root.ts";
import { median } from "./load.ts";

// Not a dependency, because of its size: `npm install --no-save lighthouse@12.8.2`.
const LIGHTHOUSE = path.join(ROOT, "node_modules/lighthouse/cli/index.js");
const PAGE_LOADS = 3;
// On a busy machine Chromium can start tracing too late, and Lighthouse asks for another run.
const MAX_ATTEMPTS = 6;

const CATEGORIES = ["accessibility", "best-practices", "seo", "performance"] as const;

/** Out of 100. */
export type Scores = Record<(typeof CATEGORIES)[number], number>;

const BROWSER_FLAGS =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

async function scoreOnce(address: string): Promise<Scores | null> {
  const answer = await promisify(execFile)(
    process.execPath,
    [
      LIGHTHOUSE,
      address,
      "--quiet",
      "--output=json",
      `--only-categories=${CATEGORIES.join(",")}`,
      `--chrome-flags=${BROWSER_FLAGS}`,
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 2 ** 26 },
  ).catch(() => null);
  if (!answer) return null;
  const { categories } = JSON.parse(answer.stdout) as {
    categories: Record<string, { score: number }>;
  };
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  return Object.fromEntries(scores) as Scores;
}

/**
 * Returns Lighthouse's scores of a page with its simulated slow phone, each the median of three runs.
 * Returns null if Lighthouse isn't installed.
 * @throws Error if Lighthouse can't measure the page
 */
export async function scorePage(address: string): Promise<Scores | null> {
  if (!existsSync(LIGHTHOUSE)) return null;
  const scoresOfLoads: Scores[] = [];
  for (let attempt = 0; attempt < MAX_ATTEMPTS && scoresOfLoads.length < PAGE_LOADS; attempt += 1) {
    const scores = await scoreOnce(address);
    if (scores) scoresOfLoads.push(scores);
  }
  if (scoresOfLoads.length < PAGE_LOADS) throw new Error(`Lighthouse couldn't measure ${address}`);
  const scores = CATEGORIES.map((name) => [
    name,
    median(scoresOfLoads.map((scores) => scores[name])),
  ]);
  return Object.fromEntries(scores) as Scores;
}
