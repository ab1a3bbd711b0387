import { readdirSync } from "node:fs";
import path from "node:path";
import type { UnseenBatch } from "#tests/description/unseen/homes.ts";
import { ROOT } from "../root.ts";

const FOLDER = path.join(ROOT, "tests/description/unseen");

/** Every batch of sentences that was scored unseen, by file name: `batch-one`. */
export async function readUnseenBatches(): Promise<{ name: string; batch: UnseenBatch }[]> {
  const files = readdirSync(FOLDER).filter((file) => /^batch-.*\.ts$/.test(file));
  return Promise.all(
    files.map(async (file) => {
      const exported = (await import(path.join(FOLDER, file))) as Record<string, UnseenBatch>;
      const [batch] = Object.values(exported);
      if (!batch) throw new Error(`${file} doesn't contain a batch.`);
      return { name: file.replace(/\.ts$/, ""), batch };
    }),
  );
}
