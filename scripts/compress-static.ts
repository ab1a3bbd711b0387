import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const FILES = "**/*.{js,css,json,svg,txt}";

/**
 * Puts beside each built file that a browser loads both of its compressed forms, as small as they get
 * (`.br`, `.gz`): scripts/static-files.ts answers with them.
 */
export function compressStatic(root: string): void {
  const folder = path.join(root, ".next/static");
  for (const name of globSync(FILES, { cwd: folder })) {
    const file = path.join(folder, name);
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
