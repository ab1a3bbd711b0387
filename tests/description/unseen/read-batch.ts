import { z } from "zod";
import { listFiles, readLines, TEXT } from "../read-lines.ts";
import { UNSEEN_HOME_NAMES, type UnseenHome } from "./homes.ts";

const TRAINED = "unseen";
/** Batches that no rule or weight was made from so far. */
const HELD_OUT = "held-out";

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
  const folder = listFiles(HELD_OUT).includes(name) ? HELD_OUT : TRAINED;
  const lines = readLines(`${folder}/${name}`, LINE);
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

const readAll = (folder: string): { name: string; batch: UnseenBatch }[] =>
  listFiles(folder).map((name) => ({ name, batch: readBatch(name) }));

/** Reads the batches that training uses. */
export const readBatches = () => readAll(TRAINED);

/** Reads all batches, also those that were scored and not yet used for training. */
export const readEveryBatch = () => [...readAll(TRAINED), ...readAll(HELD_OUT)];
