import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { answerOf } from "./photos/thread.ts";

const WASM = "node_modules/@resvg/resvg-wasm/index_bg.wasm";

/** RGBA pixels, one byte per channel. */
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
 * Renders an SVG in a worker thread, so that other requests don't wait.
 * @param svg with its size in pixels, text as paths and images as data URLs
 * @throws Error for an invalid SVG
 */
export async function drawSvg(svg: string): Promise<Drawn> {
  const wasm = await (renderer ??= compile());
  const url = new URL("./svg-worker.ts", import.meta.url);
  return answerOf(new Worker(url, { workerData: { svg, wasm } }));
}
