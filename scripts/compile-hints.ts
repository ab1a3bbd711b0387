import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** V8 reads it at the top of a script; to others it is a comment (v8.dev/blog/explicit-compile-hints). */
const HINT = "//# allFunctionsCalledOnLoad\n";

// From this size on Chromium compiles a script beside the page's thread (kSmallScriptThreshold of its
// script_streamer.cc); a smaller one would keep the page waiting for functions that nobody calls.
const LEAST_BYTES = 30 * 1024;

/**
 * Has V8 compile all functions of each larger script of a build while the script comes, on a thread of
 * their own: a function that is compiled when it is called keeps the page waiting
 * (docs/decisions/loading.md).
 * @param root the folder of the project
 */
export function hintCompilation(root: string): void {
  const folder = path.join(root, ".next/static");
  for (const name of globSync("**/*.js", { cwd: folder })) {
    const file = path.join(folder, name);
    const script = readFileSync(file, "utf8");
    if (Buffer.byteLength(script) < LEAST_BYTES || script.startsWith(HINT)) continue;
    writeFileSync(file, HINT + script);
  }
}
