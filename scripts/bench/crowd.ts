import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";

/*
 * Does a crowd slow a seller down? Loads one listing page as often as 2,000 visitors who each reload it
 * every ten seconds. autocannon uses one connection for each page per second.
 */
const VISITORS = 2_000;
const EVERY_SECONDS = 10;
const SECONDS = 15;
const GROUPS = 40;
const ADDRESSES = ["/api/auth/user", "/settings"];

export interface Crowd {
  /** The seller's 97.5th percentile over both paths, in ms. */
  alone: number;
  crowded: number;
  pagesPerSecond: number;
}

async function waitOfSeller(origin: string, cookie: string): Promise<number> {
  const result = await autocannon({
    url: origin,
    connections: 1,
    overallRate: 20,
    duration: SECONDS,
    requests: ADDRESSES.map((path) => ({ path, headers: { cookie } })),
  });
  if (result.non2xx + result.errors > 0) throw new Error("The seller's requests failed");
  return result.latency.p97_5;
}

/**
 * Loads the page as one group of visitors. autocannon sends a group at the same moment of each second, so
 * the groups start staggered.
 */
async function loadPage(url: string, group: number) {
  await sleep((group * 1000) / GROUPS);
  return autocannon({
    url,
    connections: VISITORS / EVERY_SECONDS / GROUPS,
    connectionRate: 1,
    duration: SECONDS + 5,
    timeout: 30,
    headers: { "accept-encoding": "gzip", "user-agent": "Mozilla/5.0 (X11; Linux x86_64)" },
  });
}

/**
 * Measures the seller's response times alone and during the crowd.
 * @throws Error if a request fails
 */
export async function measureCrowd(origin: string, cookie: string, page: string): Promise<Crowd> {
  const alone = await waitOfSeller(origin, cookie);
  const visitors = Promise.all(
    Array.from({ length: GROUPS }, (_, group) => loadPage(origin + page, group)),
  );
  const crowded = await waitOfSeller(origin, cookie);
  const results = await visitors;
  const refused = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  if (refused > 0) throw new Error(`${refused} visitors didn't get the page`);
  const pages = results.map(({ duration, ...answered }) => answered["2xx"] / duration);
  return { alone, crowded, pagesPerSecond: pages.reduce((sum, each) => sum + each) };
}
