import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { ROOT } from "#scripts/root.ts";

/** The folder of labeled sentences, in JSON Lines. */
const SENTENCES = path.join(ROOT, "data/description");
const EXTENSION = ".jsonl";

/** The schema of a sentence or text. */
export const TEXT = z
  .string()
  .min(1)
  .refine((text) => text === text.trim(), "has spaces around it");

/**
 * Reads a file of labeled sentences.
 * @param file path in data/description, without extension
 * @param schema of each line
 * @throws if a line isn't JSON or doesn't match the schema, with the number of the line
 */
export function readLines<Line>(file: string, schema: z.ZodType<Line>): Line[] {
  const lines = readFileSync(path.join(SENTENCES, file + EXTENSION), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line, index) => {
    try {
      return schema.parse(JSON.parse(line));
    } catch (cause) {
      throw new Error(`Line ${index + 1} of ${file}${EXTENSION} is invalid.`, { cause });
    }
  });
}

/**
 * Lists the files of labeled sentences in a folder, sorted by their full names, without extension. Training
 * depends on the order.
 * @param folder path in data/description
 */
export const listFiles = (folder: string): string[] =>
  readdirSync(path.join(SENTENCES, folder))
    .filter((file) => file.endsWith(EXTENSION))
    .sort()
    .map((file) => path.basename(file, EXTENSION));
