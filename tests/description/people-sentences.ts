import { z } from "zod";
import { listFiles, readLines, TEXT } from "./read-lines.ts";

const LABELED = z.strictObject({ label: z.enum(["unfair", "innocent"]), text: TEXT });
type Labeled = z.infer<typeof LABELED>;

const labeled = readLines("fair-housing/labeled", LABELED);

const withLabel = (wanted: Labeled["label"]): string[] =>
  labeled.filter(({ label }) => label === wanted).map(({ text }) => text);

/** Sentences that violate fair-housing law. */
export const UNFAIR_OF_PEOPLE: readonly string[] = withLabel("unfair");

/** Sentences about people, things and places that fair-housing law allows. */
export const INNOCENT_OF_PEOPLE: readonly string[] = withLabel("innocent");

/** Reads the sentences that only train the fair-housing check, by lesson: `lesson-01`. */
export const readPeopleLessons = (): { name: string; sentences: Labeled[] }[] =>
  listFiles("fair-housing/lessons").map((name) => ({
    name,
    sentences: readLines(`fair-housing/lessons/${name}`, LABELED),
  }));
