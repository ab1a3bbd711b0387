import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { ROOT } from "../root.ts";

// Every mount is made one that can't be written to, for this process and its children alone.
const READ_ONLY = `mount --make-rprivate / && cut -d' ' -f2 /proc/self/mounts | while read -r place; do
  mount -o remount,bind,ro "$place" 2>/dev/null; done; exec "$@"`;

interface Started {
  port: number;
  failure: string | null;
  readOnly: boolean;
}

/** One process of the platform, which runs while it has requests, and is frozen else. */
export class FunctionInstance {
  readonly port: number;
  readonly failure: string | null;
  readonly isReadOnly: boolean;
  /** What it has written to its log, line by line. */
  readonly log: string[];
  freezes = 0;
  readonly #child: ChildProcess;
  readonly #running = new Set<string>();
  #isFrozen = false;

  private constructor(child: ChildProcess, log: string[], started: Started) {
    this.#child = child;
    this.log = log;
    this.port = started.port;
    this.failure = started.failure;
    this.isReadOnly = started.readOnly;
    child.on("message", ({ done }: { done: string }) => this.#finish(done));
    this.#freeze();
  }

  /**
   * @param folder with the functions' files
   * @param variables all that it has
   */
  static async start(
    folder: string,
    variables: Readonly<Record<string, string>>,
  ): Promise<FunctionInstance> {
    const entry = path.join(ROOT, "scripts/platform/function.mjs");
    const child = spawn(
      "unshare",
      ["-rm", "sh", "-c", READ_ONLY, "sh", process.execPath, entry, folder],
      {
        env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", ...variables },
        stdio: ["ignore", "pipe", "pipe", "ipc"],
      },
    );
    const log: string[] = [];
    for (const output of [child.stdout, child.stderr]) {
      if (output) createInterface(output).on("line", (line) => log.push(line));
    }
    const ended = once(child, "exit").then(() => {
      throw new Error(`A function did not start: ${log.join("\n")}`);
    });
    const [started] = (await Promise.race([once(child, "message"), ended])) as [Started];
    ended.catch(() => undefined);
    return new FunctionInstance(child, log, started);
  }

  /** Thaws it for a request. */
  begin(request: string): void {
    this.#running.add(request);
    if (!this.#isFrozen) return;
    this.#isFrozen = false;
    this.#child.kill("SIGCONT");
  }

  get isIdle(): boolean {
    return this.#running.size === 0;
  }

  #finish(request: string): void {
    this.#running.delete(request);
    if (this.isIdle) this.#freeze();
  }

  #freeze(): void {
    this.#isFrozen = true;
    this.freezes += 1;
    this.#child.kill("SIGSTOP");
  }

  /** As a platform ends one: at once, frozen as it is. */
  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await exited;
  }
}
