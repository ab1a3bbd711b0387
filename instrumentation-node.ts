import type { Instrumentation } from "next";
import { REQUEST_ID } from "#http/request-id.ts";
import { IS_PREVIEW_BUILD } from "#lib/preview.ts";
import { EnvError, env } from "#server/env.ts";
import { startMetrics } from "#server/metrics.ts";
import { logError } from "#server/log.ts";
import { causeOfPageFailure } from "#server/page-failures.ts";
import { RecentMap } from "#server/recent-map.ts";
import { flushTracing, startTracing } from "#server/tracing.ts";
import { logUnhandled } from "#server/unhandled.ts";

/**
 * Runs once when a server starts: a variable that is missing or wrong is named here, not at its first
 * use, and so is a database that can't serve. `npm start` migrates it by itself.
 * @throws EnvError where a preview is served by another build, or a preview's build by others
 */
export async function register() {
  logUnhandled();
  try {
    env();
  } catch (error) {
    // Thrown from here, Next would print it with its stack at each request, and answer none of them.
    return logError("not ready to serve", error);
  }
  const { MIGRATES_AT_START, METRICS_TOKEN, PREVIEW } = env();
  requireBuildOf(PREVIEW);
  if (!MIGRATES_AT_START) void checkDatabase();
  if (METRICS_TOKEN) await startMetrics();
  await startTracing();
  endInOrder();
}

/**
 * Next waits for running requests when it is stopped. This ends event streams and job runs, which would
 * go on, and writes buffered visits and spans. A child process (`npm start`) also exits with its parent.
 */
function endInOrder(): void {
  process.once("SIGTERM", () => void letGo());
  process.once("SIGINT", () => void letGo());
  if (process.connected) process.once("disconnect", () => process.exit(1));
}

async function letGo(): Promise<void> {
  // A start waits for none of them.
  const { stopJobs } = await import("#services/jobs.ts");
  const { notificationStreams } = await import("#services/notification-streams.ts");
  const { flushPageViews } = await import("#services/page-views.ts");
  stopJobs();
  await Promise.all([notificationStreams.end(), flushPageViews(), flushTracing()]);
}

// Its pages and headers were made by the build.
function requireBuildOf(isPreview: boolean): void {
  if (isPreview === IS_PREVIEW_BUILD) return;
  throw new EnvError(
    IS_PREVIEW_BUILD
      ? "This is a preview build. Build again without PREVIEW, or set PREVIEW=1."
      : "PREVIEW=1 is set, but this isn't a preview build. Build again with PREVIEW=1.",
  );
}

// Loaded for itself: a start waits for neither the driver nor the database.
async function checkDatabase(): Promise<void> {
  const { logUnlessReady } = await import("#services/health.ts");
  await logUnlessReady();
}

// A page, its layout and its metadata each throw what they fail by, which is one cause as a rule.
const logged = new RecentMap<string, true>(1_000);

/** Logs what a page throws, with its cause. Calls of the API log for themselves (http/route.ts). */
export const onRequestError: Instrumentation.onRequestError = (error, request, { routePath }) => {
  // http/screen-request.ts gives every page that is made for its request one.
  const requestId = request.headers[REQUEST_ID.toLowerCase()]?.toString();
  if (requestId && logged.get(requestId)) return;
  if (requestId) logged.set(requestId, true);
  // The reference on the error screen: the request's id, or a number of Next's own (http/session.ts).
  const digest = error instanceof Error && "digest" in error ? error.digest : undefined;
  logError("page failed", causeOfPageFailure(error), {
    requestId,
    method: request.method,
    path: routePath,
    digest,
  });
};
