import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

const WASM = "node_modules/@resvg/resvg-wasm/index_bg.wasm";

async function load() {
  const [{ initWasm, Resvg }, wasm] = await Promise.all([
    import("@resvg/resvg-wasm"),
    readFile(path.join(process.cwd(), WASM)),
  ]);
  await initWasm(wasm);
  return Resvg;
}

let loading: ReturnType<typeof load> | undefined;

/** What draws SVG as pixels; it may begin once in a process. */
export const loadResvg = () => (loading ??= load());
