import { z } from "zod";
import { FEATURE_OPTIONS, type FeatureGroup } from "#lib/fields/features.ts";
import { listFiles, readLines, TEXT } from "./read-lines.ts";
import { SAMPLE_HOME_NAMES, type SampleHome } from "./sample-homes.ts";
import { UNSEEN_HOME_NAMES } from "./unseen/homes.ts";

const LABELS = z.enum(["true", "invented"]);

const labeled = readLines(
  "claims/labeled",
  z.strictObject({ label: LABELS, home: z.enum(SAMPLE_HOME_NAMES), text: TEXT }),
);

type HomeSentence = readonly [home: SampleHome, text: string];

const withLabel = (wanted: (typeof labeled)[number]["label"]): HomeSentence[] =>
  labeled.filter(({ label }) => label === wanted).map(({ home, text }) => [home, text]);

/** Sentences about the sample homes that say only what was entered. */
export const TRUE_SENTENCES: readonly HomeSentence[] = withLabel("true");

/** Sentences about the sample homes with at least one claim that wasn't entered. */
export const INVENTED_SENTENCES: readonly HomeSentence[] = withLabel("invented");

const GROUPS = Object.keys(FEATURE_OPTIONS) as FeatureGroup[];
const OPTION = z
  .strictObject({ group: z.enum(GROUPS), option: z.string(), text: TEXT })
  .refine(({ group, option }) => FEATURE_OPTIONS[group].some((each) => each === option), {
    message: "is an unknown option",
  });

/**
 * Each option of the features screen in other words: the sentence is true if the option was chosen, and
 * invented if nothing was.
 */
export const OPTION_SENTENCES: readonly (readonly [
  group: FeatureGroup,
  option: string,
  text: string,
])[] = readLines("claims/options", OPTION).map(({ group, option, text }) => [group, option, text]);

const LESSON = z.strictObject({
  label: z.enum(["true", "invented", "listing"]),
  home: z.enum(UNSEEN_HOME_NAMES),
  text: TEXT,
});

/** Reads the sentences that only train the claim check, in the order of their lessons. */
export const readClaimLessons = (): z.infer<typeof LESSON>[] =>
  listFiles("claims/lessons").flatMap((file) => readLines(`claims/lessons/${file}`, LESSON));
