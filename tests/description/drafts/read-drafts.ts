import { z } from "zod";
import { FAULT_KINDS } from "#server/language-model/faults.ts";
import { LENGTHS, TONES } from "#lib/fields/description.ts";
import { readLines, TEXT } from "../read-lines.ts";
import { DRAFT_HOME_NAMES } from "./homes.ts";

const DRAFT = z.strictObject({
  home: z.enum(DRAFT_HOME_NAMES),
  tone: z.enum(TONES),
  length: z.enum(LENGTHS),
  expected: z.union([z.literal("pass"), z.array(z.enum(FAULT_KINDS)).min(1)]),
  /** Whether the model stopped at its limit. */
  cutOff: z.boolean().default(false),
  text: TEXT,
});

/** A text in a language model's manner, and "pass" or the kinds of fault that it has. */
export type Draft = z.infer<typeof DRAFT>;

export const readDrafts = (): Draft[] => readLines("drafts", DRAFT);
