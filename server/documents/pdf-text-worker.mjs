// Runs as a thread of its own, with bounds on time and memory: a PDF may be made to take either.
import { parentPort, workerData } from "node:worker_threads";
import { getDocumentProxy } from "unpdf";

const { bytes, mostPages, mostText, mostBytes, readsUntil } = workerData;
// Of the bytes that are set aside, only these are counted: the many small ones are soon free again.
const LARGE = 1024 * 1024;

/**
 * The limits of a thread hold for objects and not for bytes outside of its heap, and a few kilobytes of
 * a compressed stream become gigabytes of them. So what a stream grows into is counted.
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
  // What it gives is kept in pieces that nothing counts; without it, streams are read as above.
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
    // A damaged page doesn't take the words of the others.
    text += await readPage(pdf, number, mostText - text.length).catch(() => "");
    text += "\n";
  }
  return text.slice(0, mostText);
}

boundBytes();
parentPort.postMessage(await readPages().catch(() => ""));
