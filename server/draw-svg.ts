import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { answerOf } from "./photos/thread.ts";

const WASM = "node_modules/@resvg/resvg-wasm/index_bg.wasm";

/** Pixels as red, green, blue and alpha, a byte each. */
export interface Drawn {
  pixels: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

let renderer: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(path.join(process.cwd(), WASM)));
}

/**
 * Draws an SVG in a thread of its own, so that other requests don't wait for it.
 * @param svg with its size in pixels, its letters as shapes and its pictures as data
 * @throws Error for what is no SVG
 */
export async function drawSvg(svg: string): Promise<Drawn> {
  const wasm = await (renderer ??= compile());
  const url = new URL("./svg-worker.ts", import.meta.url);
  return answerOf(new Worker(url, { workerData: { svg, wasm } }));
}
