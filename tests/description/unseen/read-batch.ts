import { z } from "zod";
import { listFiles, readLines, TEXT } from "../read-lines.ts";
import { UNSEEN_HOME_NAMES, type UnseenHome } from "./homes.ts";

const FOLDER = "unseen";

const LINE = z.union([
  z.strictObject({
    label: z.enum(["true", "invented", "listing"]),
    home: z.enum(UNSEEN_HOME_NAMES),
    text: TEXT,
  }),
  z.strictObject({ label: z.enum(["unfair", "innocent"]), text: TEXT }),
]);

/**
 * A batch is written by someone who hasn't read the rules, and scored once before any rule is changed for it.
 * In a listing, each invented claim is in [brackets]; the rest is true.
 */
export interface UnseenBatch {
  true: readonly (readonly [UnseenHome, string])[];
  invented: readonly (readonly [UnseenHome, string])[];
  listings: readonly (readonly [UnseenHome, string])[];
  unfair: readonly string[];
  innocent: readonly string[];
}

/** Reads a batch by its file name without extension: `batch-one`. */
export function readBatch(name: string): UnseenBatch {
  const lines = readLines(`${FOLDER}/${name}`, LINE);
  const ofHomes = (wanted: string) =>
    lines.flatMap((line) =>
      "home" in line && line.label === wanted ? [[line.home, line.text] as const] : [],
    );
  const ofPeople = (wanted: string) =>
    lines.filter(({ label }) => label === wanted).map(({ text }) => text);
  return {
    true: ofHomes("true"),
    invented: ofHomes("invented"),
    listings: ofHomes("listing"),
    unfair: ofPeople("unfair"),
    innocent: ofPeople("innocent"),
  };
}

/** Reads all batches. */
export const readBatches = (): { name: string; batch: UnseenBatch }[] =>
  listFiles(FOLDER).map((name) => ({ name, batch: readBatch(name) }));
