// Runs in a worker thread with time and memory limits because a malicious PDF can exhaust both.
import { parentPort, workerData } from "node:worker_threads";
import { getDocumentProxy } from "unpdf";

const { bytes, mostPages, mostText, mostBytes, readsUntil } = workerData;
// Only large allocations count, since the many small ones are soon freed.
const LARGE = 1024 * 1024;

/**
 * Limits the memory of decompressed streams. A worker's resource limits only cover its heap, and a
 * few compressed kilobytes can grow to gigabytes outside it.
 */
function boundBytes() {
  let left = mostBytes;
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, args, newTarget) {
      const [size] = args;
      if (typeof size === "number" && size >= LARGE) left -= size;
      if (left < 0) throw new RangeError("This PDF uses too much memory");
      return Reflect.construct(target, args, newTarget);
    },
  });
  // Its output is buffered uncounted. Without it, the library falls back to counted arrays.
  delete globalThis.DecompressionStream;
}

async function readPage(pdf, number, room) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  let text = "";
  for (const item of items) {
    if (!("str" in item)) continue;
    text += item.hasEOL ? `${item.str}\n` : item.str;
    if (text.length > room) break;
  }
  page.cleanup();
  return text;
}

async function readPages() {
  const pdf = await getDocumentProxy(bytes, { isEvalSupported: false, useSystemFonts: false });
  const pages = Math.min(pdf.numPages, mostPages);
  let text = "";
  for (let number = 1; number <= pages; number += 1) {
    if (text.length >= mostText || Date.now() >= readsUntil) break;
    // A damaged page doesn't affect the others.
    text += await readPage(pdf, number, mostText - text.length).catch(() => "");
    text += "\n";
  }
  return text.slice(0, mostText);
}

boundBytes();
parentPort.postMessage(await readPages().catch(() => ""));
