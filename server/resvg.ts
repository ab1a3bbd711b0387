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

// Kept on globalThis: the library begins once in a process, however often this module is bundled.
const holder = globalThis as typeof globalThis & { porchlightResvg?: ReturnType<typeof load> };

/** What draws SVG as pixels. */
export const loadResvg = () => (holder.porchlightResvg ??= load());
