import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, lstatSync, mkdirSync, readlinkSync, symlinkSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { filesOf } from "./output.ts";

const ENTRY = path.join(import.meta.dirname, "function-process.mjs");

function copyFunction(root: string, source: string, folder: string): void {
  for (const [name, from] of filesOf(root, source)) {
    const to = path.join(folder, name);
    mkdirSync(path.dirname(to), { recursive: true });
    if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else copyFileSync(from, to);
  }
}

/** The functions of an output, each in its own process that starts on its first request. */
export class Functions {
  readonly errors: string[] = [];
  readonly #ports = new Map<string, Promise<number>>();
  readonly #children: ChildProcess[] = [];
  readonly #root: string;
  readonly #folder: string;
  readonly #variables: Readonly<Record<string, string>>;

  /**
   * @param root the checkout that the output was made from
   * @param folder for copies of the functions
   * @param variables the functions' whole environment
   */
  constructor(root: string, folder: string, variables: Readonly<Record<string, string>>) {
    this.#root = root;
    this.#folder = folder;
    this.#variables = variables;
  }

  get count(): number {
    return this.#children.length;
  }

  /** Returns a function's loopback port and starts the function if needed. */
  portOf(source: string): Promise<number> {
    const port = this.#ports.get(source) ?? this.#start(source);
    this.#ports.set(source, port);
    return port;
  }

  // Can read only its own files and write none, as on the platform.
  async #start(source: string): Promise<number> {
    const folder = path.join(this.#folder, String(this.#ports.size));
    copyFunction(this.#root, source, folder);
    const reads = [folder, ENTRY].map((place) => `--allow-fs-read=${place}`);
    const allows = ["--allow-addons", "--allow-worker", "--allow-child-process"];
    const flags = ["--permission", "--no-warnings", ...reads, ...allows];
    const child = spawn(process.execPath, [...flags, ENTRY, folder], {
      cwd: folder,
      env: { NODE_ENV: "production", ...this.#variables },
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    this.#children.push(child);
    const lines = createInterface(child.stderr as NodeJS.ReadableStream);
    lines.on("line", (line) => this.errors.push(line));
    const ended = once(child, "exit").then(() => {
      throw new Error(`${source} didn't start: ${this.errors.slice(-20).join("\n")}`);
    });
    ended.catch(() => undefined);
    const [port] = (await Promise.race([once(child, "message"), ended])) as [number];
    return port;
  }

  async stop(): Promise<void> {
    const running = this.#children.filter(({ exitCode }) => exitCode === null);
    await Promise.all(running.map((child) => (child.kill("SIGKILL"), once(child, "exit"))));
  }
}
