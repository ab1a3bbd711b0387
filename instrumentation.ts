import type { Instrumentation } from "next";
import { REQUEST_ID } from "#http/request-id.ts";
import { env } from "#server/env.ts";
import { logError } from "#server/log.ts";
import { RecentMap } from "#server/recent-map.ts";

/** Runs once when a server starts: a variable that is missing or wrong is named here, not at its first use. */
export function register() {
  env();
}

// A page, its layout and its metadata each throw what they fail by, which is one cause as a rule.
const logged = new RecentMap<string, true>(1_000);

/** Logs what a page throws. Next prints nothing of it; calls of the API log for themselves (http/route.ts). */
export const onRequestError: Instrumentation.onRequestError = (error, request, { routePath }) => {
  // proxy.ts gives every page that is made for its request one.
  const requestId = request.headers[REQUEST_ID.toLowerCase()]?.toString();
  if (requestId && logged.get(requestId)) return;
  if (requestId) logged.set(requestId, true);
  logError("page failed", error, { requestId, method: request.method, path: routePath });
};
