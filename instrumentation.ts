import type { Instrumentation } from "next";
import { REQUEST_ID } from "#http/request-id.ts";
import { env } from "#server/env.ts";
import { logError } from "#server/log.ts";

/** Runs once when a server starts: a variable that is missing or wrong is named here, not at its first use. */
export function register() {
  env();
}

// A page, its layout and its metadata may each throw what one shared read has failed by.
const logged = new WeakSet<object>();

/** Logs what a page throws. Next prints nothing of it; calls of the API log for themselves (http/route.ts). */
export const onRequestError: Instrumentation.onRequestError = (error, request, { routePath }) => {
  if (error instanceof Error) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  logError("page failed", error, {
    // proxy.ts gives every page one.
    requestId: request.headers[REQUEST_ID.toLowerCase()],
    method: request.method,
    path: routePath,
  });
};
