import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { inlineStyles, renderPage } from "#app/homes/render.tsx";
import { OfflinePage } from "#components/listing-page/offline/offline-page.tsx";

let files: Promise<{ page: string; worker: string }> | undefined;

/** Returns the offline page and the worker that caches it, made once. */
export const offlineFiles = () => (files ??= makeFiles());

async function makeFiles() {
  const [styles, worker] = await Promise.all([
    inlineStyles(),
    readFile(path.join(process.cwd(), "components/listing-page/offline/worker.js"), "utf8"),
  ]);
  const page = await renderPage(<OfflinePage styles={styles} />);
  const hash = createHash("sha256").update(page).digest("hex").slice(0, 16);
  return { page, worker: worker.replace("porchlight-offline-0", `porchlight-offline-${hash}`) };
}
