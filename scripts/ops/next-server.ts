import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../free-port.ts";
import { SERVER_VARIABLES, serveCommand } from "./next-program.ts";
import { ROOT } from "../root.ts";
import { StartError } from "../start-error.ts";

const POLL_MS = 50;
// Next finishes running requests, which already had their time (front/front-server.ts).
const STOP_MS = 5_000;

export interface NextServer {
  port: number;
  stop(): Promise<void>;
}

/**
 * Serves the build in a child process that ends with this one.
 * @param variables in addition to those of this process
 * @param onLost called if it ends unexpectedly
 * @throws StartError if it ends before it responds
 */
export async function startNextServer(
  variables: Readonly<Record<string, string>>,
  onLost: (error: StartError) => void,
): Promise<NextServer> {
  const port = await findFreePort();
  const { file, args } = serveCommand(port);
  const child = fork(file, args, {
    cwd: ROOT,
    execArgv: [],
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      PORT: String(port),
      ...SERVER_VARIABLES,
      ...variables,
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    // Only this process gets the terminal's Ctrl-C, and then ends the child in order.
    detached: true,
  });
  let isStopping = false;
  const ended = once(child, "exit").then(() => {
    if (!isStopping)
      onLost(new StartError("The application stopped unexpectedly. See the messages above."));
  });
  // Hides Next's banner, which shows the port behind the front server.
  child.stdout?.resume();
  await waitUntilAnswering(port, () => child.exitCode === null && child.signalCode === null);
  child.stdout?.pipe(process.stdout);
  return {
    port,
    stop: async () => {
      isStopping = true;
      child.kill("SIGTERM");
      const impatience = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
      await ended;
      clearTimeout(impatience);
    },
  };
}

async function waitUntilAnswering(port: number, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const answer = await fetch(`http://localhost:${port}/api/health/live`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(POLL_MS);
  }
  throw new StartError(
    "The build can't be served. See the messages above, then build again with `npm run build`.",
  );
}
