import "server-only";
import { env, isConfigured } from "./env.ts";
import { logRequest } from "./log.ts";
import { metrics } from "./metrics.ts";

/**
 * Counts a request from here on, and writes a line of it where that is asked for (LOG_REQUESTS).
 * @param call its name, one of a few: in the contract, or "page" and a screen; never an address
 * @returns to be called once it is answered, with the answer's status and the request's id
 */
export function beginRequest(call: string): (status: number, requestId?: string) => void {
  const start = performance.now();
  const counted = metrics();
  counted?.requestsRunning.inc();
  return (status, requestId) => {
    const ms = performance.now() - start;
    counted?.requestsRunning.dec();
    counted?.requests.inc({ call, status: `${Math.floor(status / 100)}xx` });
    counted?.requestSeconds.observe({ call }, ms / 1_000);
    if (isConfigured() && env().LOG_REQUESTS)
      logRequest({ requestId, call, status, ms: Math.round(ms) });
  };
}
