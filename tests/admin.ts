import { execFile } from "node:child_process";
import path from "node:path";
import { vi } from "vitest";
import { connect } from "#db/client.ts";
import { UsageError } from "#scripts/ops/admin/command.ts";
import { readCommand, runCommand } from "#scripts/ops/admin/run.ts";
import { NODE_FLAGS } from "#scripts/root.ts";
import { env } from "#server/env.ts";

/** A command's output, line by line, without events of the security log. */
export interface Answer {
  code: number;
  out: string[];
  err: string[];
}

const isEvent = (line: string) => line.startsWith('{"level"') && line.includes('"log":"security"');

const linesOf = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .filter((line) => line !== "" && !isEvent(line));

/** Runs a command as an operator does, in its own process. */
export function runAdmin(...args: string[]): Promise<Answer & { events: string[] }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...NODE_FLAGS, MAIN, ...args], (error, out, err) =>
      resolve({
        code: Number(error?.code ?? 0),
        out: linesOf(out),
        err: linesOf(err),
        events: out.split("\n").filter(isEvent),
      }),
    );
  });
}

export const MAIN = path.resolve("scripts/ops/admin/main.ts");

export async function admin(...args: string[]): Promise<Answer> {
  const written = { out: [] as string[], err: [] as string[] };
  const spies = (["log", "error", "warn"] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((text: unknown) => {
      written[method === "log" ? "out" : "err"].push(...linesOf(String(text)));
    }),
  );
  const url = env().DATABASE_URL ?? "";
  const connection = { ...connect(url, { max: 2 }), url };
  try {
    const asked = readCommand(args);
    if ("help" in asked) return { code: 0, out: linesOf(asked.help), err: [] };
    const code = await runCommand(asked, connection);
    return { code, ...written };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { code: 2, out: [], err: linesOf(error.message) };
  } finally {
    await connection.client.end();
    for (const spy of spies) spy.mockRestore();
  }
}
