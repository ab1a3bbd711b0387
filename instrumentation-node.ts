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
 * Runs once when a server starts. Reports missing or wrong variables, and a database that isn't ready,
 * before the first request. `npm start` migrates the database itself.
 * @throws EnvError if only one of server and build is a preview
 */
export async function register() {
  logUnhandled();
  try {
    env();
  } catch (error) {
    // If this threw, Next would fail every request and print the stack each time.
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
 * Next waits for running requests when it stops. This ends event streams and job runs, which would
 * continue, and saves buffered page views and spans. A child process (`npm start`) exits with its parent.
 */
function endInOrder(): void {
  process.once("SIGTERM", () => void letGo());
  process.once("SIGINT", () => void letGo());
  if (process.connected) process.once("disconnect", () => process.exit(1));
}

async function letGo(): Promise<void> {
  // Imported here so that the start doesn't wait for them.
  const { stopJobs } = await import("#services/jobs.ts");
  const { notificationStreams } = await import("#services/notification-streams.ts");
  const { flushPageViews } = await import("#services/page-views.ts");
  stopJobs();
  await Promise.all([notificationStreams.end(), flushPageViews(), flushTracing()]);
}

// The build fixes a preview's pages and headers.
function requireBuildOf(isPreview: boolean): void {
  if (isPreview === IS_PREVIEW_BUILD) return;
  throw new EnvError(
    IS_PREVIEW_BUILD
      ? "This is a preview build. Build again without PREVIEW, or set PREVIEW=1."
      : "PREVIEW=1 is set, but this isn't a preview build. Build again with PREVIEW=1.",
  );
}

// Imported here so that the start doesn't wait for the driver or the database.
async function checkDatabase(): Promise<void> {
  const { logUnlessReady } = await import("#services/health.ts");
  await logUnlessReady();
}

// A page, its layout and its metadata each throw, usually for the same reason. One log entry is enough.
const logged = new RecentMap<string, true>(1_000);

/** Logs an error that a page throws, with its cause. API calls log their own (http/route.ts). */
export const onRequestError: Instrumentation.onRequestError = (error, request, { routePath }) => {
  // http/screen-request.ts sets a request id for each page rendered on request.
  const requestId = request.headers[REQUEST_ID.toLowerCase()]?.toString();
  if (requestId && logged.get(requestId)) return;
  if (requestId) logged.set(requestId, true);
  // The reference on the error screen: the request id, or Next's digest (http/session.ts).
  const digest = error instanceof Error && "digest" in error ? error.digest : undefined;
  logError("page failed", causeOfPageFailure(error), {
    requestId,
    method: request.method,
    path: routePath,
    digest,
  });
};
