import "server-only";
import { env, isConfigured } from "./env.ts";
import { logRequest } from "./log.ts";
import { metrics } from "./metrics.ts";

/**
 * Starts counting a request, and logs it if LOG_REQUESTS is on.
 * @param call its contract name, or "page" and a screen; never an address
 * @returns a function to call when the response is done, with its status and the request id
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
