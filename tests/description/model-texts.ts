import { z } from "zod";
import { type Length, LENGTHS } from "#lib/fields/description.ts";
import { readLines, TEXT } from "./read-lines.ts";
import { SAMPLE_HOME_NAMES, type SampleHome } from "./sample-homes.ts";

const MODEL_TEXT = z.strictObject({
  set: z.enum(["faithful", "ordered"]),
  home: z.enum(SAMPLE_HOME_NAMES),
  length: z.enum(LENGTHS),
  text: TEXT,
});

const texts = readLines("claims/model-texts", MODEL_TEXT);

type ModelText = readonly [home: SampleHome, length: Length, text: string];

const inSet = (wanted: (typeof texts)[number]["set"]): ModelText[] =>
  texts.filter(({ set }) => set === wanted).map(({ home, length, text }) => [home, length, text]);

/**
 * Texts about the sample homes as a language model that follows its instructions writes them. They were
 * written before the checks had read any, and show how often the checks refuse good work.
 */
export const FAITHFUL_TEXTS: readonly ModelText[] = inSet("faithful");

/** Texts for the instructions that ask for an agent's order and taste, also written before any check. */
export const ORDERED_TEXTS: readonly ModelText[] = inSet("ordered");
