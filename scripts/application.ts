import type { RequestListener } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type createApp from "next";
import type { Env } from "#server/env.ts";
import { flushTracing } from "#server/tracing.ts";
import { notificationStreams } from "#services/notification-streams.ts";
import { flushVisits } from "#services/visits.ts";
import { buildForStart, canServe } from "./build.ts";
import { readConfiguration } from "./configuration.ts";
import { ROOT } from "./root.ts";
import { openDatabase } from "./database.ts";
import { prepareWhenThere } from "./database-wait.ts";
import { withCompression } from "./compression.ts";
import { endDirectCalls, withDirectCalls } from "./direct-calls.ts";
import { checkPort, listen } from "./http-server.ts";
import { ensureJobsSecret, startJobAsker } from "./job-asker.ts";
import { withFinishedPages } from "./finished-pages.ts";
import { lateScriptEdits } from "./late-scripts.ts";
import { hostsOf } from "./listening.ts";
import { withScreens } from "./screens.ts";
import { readBuiltConfig } from "./standalone-config.ts";
import { StartError } from "./start-error.ts";
import { withStaticFiles } from "./static-files.ts";
import { readUsedStyles } from "./used-styles.ts";

type App = ReturnType<typeof createApp>;

// npm passes a Ctrl-C on that the terminal has sent to us already: within this time it is one.
const SAME_STROKE_MS = 1_000;

/**
 * Starts the application and serves until Ctrl-C or a signal to end.
 * @param options `dev` serves the sources with hot reload instead of a build
 * @throws StartError, EnvError: sentences that say what to do.
 */
export async function runApplication({ dev }: { dev: boolean }): Promise<void> {
  outliveReaderOfLog();
  const env = readConfiguration();
  ensureJobsSecret();
  const stop = listenForStop();
  try {
    await checkPort(env.PORT, hostsOf(env));
    let loading: ReturnType<typeof load> | undefined;
    const loaded = () => (loading ??= load(dev));
    const database = await openDatabase(env, stop.fail, () => {
      // Whatever it has to say is heard when it is awaited.
      loaded().catch(() => undefined);
    });
    try {
      const { next, isBuilt } = await loaded();
      if (!isBuilt) await buildForStart(ROOT, stop.signal);
      if (!dev) Object.assign(process.env, variablesOfBuild());
      const app = next({ dev, dir: ROOT, port: env.PORT, quiet: true });
      await Promise.all([prepareWhenThere(database, env, stop.signal), prepareApp(app, dev)]);
      stop.signal.throwIfAborted();
      const server = await serve(app, env, dev);
      console.log(
        `${sayWhereMailGoes(env)}\nPorchlight is ready at http://${nameOf(env.HOST)}:${server.port}`,
      );
      await stop.requested;
      server.drain();
      await sleep(env.DRAIN_SECONDS * 1_000);
      await server.close();
    } finally {
      await database.close();
    }
  } catch (error) {
    // Ctrl-C reaches the programs that we wait for too, and they fail by it.
    if (!stop.signal.aborted) throw error;
  }
  if (stop.signal.reason instanceof StartError) throw stop.signal.reason;
}

// Where whoever reads the log has gone, each line fails to be written; told in the log, that would fail
// again, and without end.
function outliveReaderOfLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

function sayWhereMailGoes(env: Env): string {
  const { SMTP_URL, DATABASE_URL, DATA_DIR, PREVIEW, PREVIEW_MAIL_TO } = env;
  if (PREVIEW && !PREVIEW_MAIL_TO)
    return "No mail is sent: this is a preview, and PREVIEW_MAIL_TO is not set";
  if (PREVIEW && SMTP_URL) return `This is a preview: all mail goes to ${PREVIEW_MAIL_TO}`;
  if (SMTP_URL) return `Mail is sent by ${new URL(SMTP_URL).hostname}`;
  if (DATABASE_URL) return "No mail is sent: SMTP_URL is not set";
  return `Mail is written to ${path.join(DATA_DIR, "mail")}`;
}

// How a person on this machine, and this server itself, reaches a host.
function nameOf(host: string | undefined): string {
  if (!host || ["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

// What takes this process a while and needs no database: it is done while the database server starts.
async function load(dev: boolean) {
  Object.assign(process.env, {
    NODE_ENV: dev ? "development" : "production",
    NEXT_TELEMETRY_DISABLED: "1",
    MIGRATES_AT_START: "1",
  });
  const isBuilt = dev || canServe(ROOT);
  // Only now: Next reads NODE_ENV as it is loaded.
  const [{ default: next }] = await Promise.all([import("next"), import("#services/database.ts")]);
  return { next, isBuilt };
}

// In production Next prints how long reading its configuration took: of no use to who starts the product.
async function prepareApp(app: App, dev: boolean): Promise<void> {
  const { log } = console;
  if (!dev) console.log = () => undefined;
  try {
    await app.prepare();
  } finally {
    console.log = log;
  }
}

// Of a build: in development the tools of Next want the page as it is.
function withPagesOf(root: string, answer: RequestListener): RequestListener {
  const usedStylesIn = readUsedStyles(root);
  return withFinishedPages((html) => [...lateScriptEdits(html), ...usedStylesIn(html)], answer);
}

// Only once there is a build: one that is made for this start makes pages without a server.
const variablesOfBuild = () => ({
  FINISHES_PAGES: "1",
  // By this one Next's own server.js tells it of a configuration that was built in.
  __NEXT_PRIVATE_STANDALONE_CONFIG: readBuiltConfig(ROOT),
});

async function serve(app: App, env: Env, dev: boolean) {
  const handle = app.getRequestHandler();
  const byNext: RequestListener = (request, response) => void handle(request, response);
  const answer = withCompression(
    dev
      ? byNext
      : withStaticFiles(ROOT, withPagesOf(ROOT, withScreens(withDirectCalls(ROOT, byNext)))),
  );
  const server = await listen(env.PORT, env.TRUST_PROXY, answer, hostsOf(env));
  const stopJobAsker = startJobAsker(`http://${nameOf(env.HOST)}:${server.port}`);
  return {
    port: server.port,
    drain: () => {
      server.drain();
      void notificationStreams.end();
    },
    close: async () => {
      await Promise.all([server.close(), stopJobAsker()]);
      await endDirectCalls();
      await flushVisits();
      await app.close();
      await flushTracing();
    },
  };
}

function listenForStop() {
  const controller = new AbortController();
  const { promise: requested, resolve } = Promise.withResolvers<void>();
  controller.signal.addEventListener("abort", () => resolve());
  let first = 0;
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => {
      if (controller.signal.aborted && Date.now() - first > SAME_STROKE_MS) process.exit(1);
      first ||= Date.now();
      controller.abort();
    });
  }
  return {
    signal: controller.signal,
    requested,
    fail: (error: StartError) => controller.abort(error),
  };
}
