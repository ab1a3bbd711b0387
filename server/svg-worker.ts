// Runs in a worker thread because rendering would block other requests.
import { parentPort, workerData } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const { svg, wasm } = workerData as { svg: string; wasm: WebAssembly.Module };
await initWasm(wasm);
const image = new Resvg(svg).render();
const pixels = new Uint8Array(image.pixels);
parentPort?.postMessage({ pixels, width: image.width, height: image.height }, [pixels.buffer]);
