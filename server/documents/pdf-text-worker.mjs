// Runs as a thread of its own, with bounds on time and memory: a PDF may be made to take either.
import { parentPort, workerData } from "node:worker_threads";
import { getDocumentProxy } from "unpdf";

const { bytes, mostPages, mostText } = workerData;

async function readPages() {
  const pdf = await getDocumentProxy(bytes, { isEvalSupported: false, useSystemFonts: false });
  const pages = Math.min(pdf.numPages, mostPages);
  let text = "";
  for (let number = 1; number <= pages && text.length < mostText; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!("str" in item)) continue;
      text += item.hasEOL ? `${item.str}\n` : item.str;
      if (text.length > mostText) break;
    }
    text += "\n";
    page.cleanup();
  }
  return text.slice(0, mostText);
}

parentPort.postMessage(await readPages().catch(() => ""));
