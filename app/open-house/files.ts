import { readFile } from "node:fs/promises";
import path from "node:path";
import { inlineStyles } from "#app/homes/render.tsx";

let files: Promise<{ styles: string; script: string; worker: string }> | undefined;

const read = (name: string) =>
  readFile(path.join(process.cwd(), "components/listing-page/sign-in-sheet", name), "utf8");

/** Returns what the sign-in sheet inlines, and the worker that caches it, read once. */
export const sheetFiles = () => (files ??= readFiles());

async function readFiles() {
  const [styles, own, script, worker] = await Promise.all([
    inlineStyles(),
    read("sheet.css"),
    read("sheet.js"),
    read("worker.js"),
  ]);
  return { styles: styles + own, script, worker };
}
