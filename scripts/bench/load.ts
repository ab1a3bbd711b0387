import autocannon from "autocannon";
import type { Server } from "./servers.ts";

export interface Load {
  cpuMsPerRequest: number;
  requestsPerSecond: number;
  p50: number;
  p99: number;
}

/**
 * Requests one URL again and again.
 * @param cookie of a session, or null
 * @throws Error for any response other than 200
 */
export async function loadAddress(
  server: Pick<Server, "origin" | "usage">,
  address: string,
  options: { connections: number; seconds: number; cookie: string | null },
): Promise<Load> {
  const before = await server.usage();
  const result = await autocannon({
    url: server.origin + address,
    connections: options.connections,
    duration: options.seconds,
    headers: {
      "accept-encoding": "gzip",
      ...(options.cookie !== null && { cookie: options.cookie }),
    },
  });
  const after = await server.usage();
  const answered = result["2xx"];
  if (answered === 0 || result.non2xx + result.errors > 0) {
    throw new Error(`${address}: ${result.non2xx} refusals and ${result.errors} failures`);
  }
  return {
    cpuMsPerRequest: (after.cpuMs - before.cpuMs) / answered,
    requestsPerSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const medianLoad = (rounds: readonly Load[]): Load => ({
  cpuMsPerRequest: median(rounds.map((round) => round.cpuMsPerRequest)),
  requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
  p50: median(rounds.map((round) => round.p50)),
  p99: median(rounds.map((round) => round.p99)),
});
