import autocannon from "autocannon";

/*
 * Does a seller wait for those who look at a home? 2,000 visitors read one home's page, each asking for
 * it again every ten seconds, while a seller works.
 */
const VISITORS = 2_000;
const EVERY_SECONDS = 10;
const SECONDS = 15;
const ADDRESSES = ["/api/auth/user", "/settings"];

export interface Crowd {
  /** The seller's 97.5th percentile over both addresses, in ms. */
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

/** @throws Error where a request fails */
export async function measureCrowd(origin: string, cookie: string, page: string): Promise<Crowd> {
  const alone = await waitOfSeller(origin, cookie);
  const visitors = autocannon({
    url: origin + page,
    connections: VISITORS,
    overallRate: VISITORS / EVERY_SECONDS,
    duration: SECONDS + 5,
    timeout: 30,
    workers: 1,
    headers: { "accept-encoding": "gzip", "user-agent": "Mozilla/5.0 (X11; Linux x86_64)" },
  });
  const crowded = await waitOfSeller(origin, cookie);
  const { non2xx, errors, duration, ...answered } = await visitors;
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} visitors got no page`);
  return { alone, crowded, pagesPerSecond: answered["2xx"] / duration };
}
