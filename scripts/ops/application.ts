import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "#server/env.ts";
import { listSamplePages } from "#server/legal-pages.ts";
import { buildForStart, canServe } from "../build/build.ts";
import { readConfiguration } from "./configuration.ts";
import { openDatabase, prepareDatabase } from "../db/database.ts";
import { checkPort, startFrontServer } from "../front/front-server.ts";
import { hostsOf } from "../front/listening.ts";
import { ensureCronSecret, startJobTimer } from "./job-timer.ts";
import { nextCommand } from "./next-program.ts";
import { startNextServer } from "./next-server.ts";
import { ROOT } from "../root.ts";
import { StartError } from "../start-error.ts";

// npm forwards a Ctrl-C that the terminal has already sent. Within this time, both count as one.
const SAME_STROKE_MS = 1_000;

/**
 * Serves the production build until Ctrl-C or a termination signal. Opens and migrates the database, builds
 * if needed, and starts Next on the loopback behind the front server.
 * @throws StartError, EnvError with messages that say what to do
 */
export async function runApplication(): Promise<void> {
  const env = readConfiguration();
  ensureCronSecret();
  const stop = listenForStop();
  try {
    await checkPort(env.PORT, hostsOf(env));
    const database = await openDatabase(env, stop.fail);
    try {
      if (!canServe(ROOT)) await buildForStart(ROOT, stop.signal);
      await serve(env, stop);
    } finally {
      await database.close();
    }
  } catch (error) {
    // Ctrl-C also reaches child processes, which then fail.
    if (!stop.signal.aborted) throw error;
  }
  if (stop.signal.reason instanceof StartError) throw stop.signal.reason;
}

async function serve(env: Env, stop: Stop): Promise<void> {
  const front = await startFrontServer(env.PORT, env.TRUST_PROXY, hostsOf(env));
  try {
    await prepareDatabase(stop.signal);
    const next = await startNextServer(
      {
        MIGRATES_AT_START: "1",
        // For links in email; Next knows only its own port.
        PLATFORM_ORIGIN: `http://localhost:${front.port}`,
        TRUST_PROXY: String(env.TRUST_PROXY + 1),
      },
      stop.fail,
    );
    front.forwardTo(next.port);
    const stopJobAsker = startJobTimer(`http://localhost:${next.port}`);
    console.log(
      `${await describeSamplePages()}${describeMail(env)}\nPorchlight is ready at http://${nameOf(env.HOST)}:${front.port}`,
    );
    await stop.requested;
    front.drain();
    await sleep(env.DRAIN_SECONDS * 1_000);
    stopJobAsker();
    await front.close();
    await next.stop();
  } finally {
    await front.close();
  }
}

/**
 * Serves the sources with `next dev` on a prepared database.
 * @throws StartError, EnvError
 */
export async function runDevelopment(): Promise<void> {
  const env = readConfiguration();
  ensureCronSecret();
  const stop = listenForStop();
  await checkPort(env.PORT, hostsOf(env));
  const database = await openDatabase(env, stop.fail);
  try {
    await prepareDatabase(stop.signal);
    const args = ["dev", "-p", String(env.PORT), ...(env.HOST ? ["-H", env.HOST] : [])];
    const child = spawn(process.execPath, [nextCommand(), ...args], {
      cwd: ROOT,
      env: { ...process.env, MIGRATES_AT_START: "1" },
      stdio: "inherit",
    });
    const ended = once(child, "exit");
    const stopJobAsker = startJobTimer(`http://${nameOf(env.HOST)}:${env.PORT}`);
    console.log(describeMail(env));
    await Promise.race([stop.requested, ended]);
    stopJobAsker();
    child.kill();
    await ended;
  } finally {
    await database.close();
  }
}

function describeMail({ SMTP_URL, DATABASE_URL, DATA_DIR, PREVIEW, PREVIEW_MAIL_TO }: Env): string {
  if (PREVIEW && !PREVIEW_MAIL_TO)
    return "No email is sent: this is a preview, and PREVIEW_MAIL_TO isn't set";
  if (PREVIEW && SMTP_URL) return `This is a preview: all email goes to ${PREVIEW_MAIL_TO}`;
  if (SMTP_URL) return `Email is sent through ${new URL(SMTP_URL).hostname}`;
  if (DATABASE_URL) return "No email is sent: SMTP_URL isn't set";
  return `Email is written to ${path.join(DATA_DIR, "mail")}`;
}

async function describeSamplePages(): Promise<string> {
  const files = await listSamplePages(ROOT);
  return files.length > 0
    ? `Replace the sample text before you go live: ${files.join(", ")}\n`
    : "";
}

// Returns the name by which this machine reaches a host.
function nameOf(host: string | undefined): string {
  if (!host || ["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

type Stop = ReturnType<typeof listenForStop>;

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
  // Writing to a closed log fails, which must not end the server.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  return {
    signal: controller.signal,
    requested,
    fail: (error: StartError) => controller.abort(error),
  };
}
