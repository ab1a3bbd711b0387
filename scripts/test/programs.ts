import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { ROOT } from "../root.ts";

const FOLDER = path.join(ROOT, "node_modules/.bin");

const running = new Set<ChildProcess>();

/**
 * Runs a program of node_modules/.bin in its own process group, and then ends what's left of the group.
 * @returns its exit code, or null if a signal ended it
 */
export async function runProgram(
  print: (text: string) => void,
  program: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<number | null> {
  print(`\n> ${program} ${args.join(" ")}\n`);
  const child = spawn(path.join(FOLDER, program), args, {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    env: {
      ...process.env,
      // Also puts this Node first in PATH, for the programs' own scripts.
      PATH: `${FOLDER}${path.delimiter}${process.env.PATH ?? ""}`,
      NEXT_TELEMETRY_DISABLED: "1",
      ...(process.stdout.isTTY && !process.env.NO_COLOR && { FORCE_COLOR: "1" }),
      ...variables,
    },
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", print);
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once("error", (error) => {
      print(`${error.message}\n`);
      resolve(null);
    });
    child.once("exit", (status) => {
      signalGroup(child, "SIGKILL");
      child.once("close", () => resolve(status));
    });
  });
  running.delete(child);
  return exitCode;
}

/** Asks running programs to stop. The second call kills them. */
export function stopPrograms(): void {
  for (const child of running) {
    if (child.killed) signalGroup(child, "SIGKILL");
    else child.kill("SIGINT");
  }
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The process group is empty.
  }
}
