import type { FieldWords } from "#components/forms/conflict/merge-values.ts";
import {
  COUNT_LABELS,
  FEATURE_SECTIONS,
  type FeatureGroup,
  type Features,
  NO_FEATURES,
  OWN_WORDS,
  readCount,
} from "#lib/fields/features.ts";
import { formatCount } from "#lib/format.ts";

type ListGroup = Exclude<FeatureGroup, "rooms" | "parking">;

/** The form's values: counts are text, and each entry of the owner's words has a field. */
export type FeaturesText = Record<ListGroup, string[]> & {
  rooms: { types: string[]; total: string };
  parking: { types: string[]; totalSpaces: string };
  ownWords: string[];
};

/** The form field with a group's chosen options. */
export type ListPath = ListGroup | "rooms.types" | "parking.types";

export type CountInput = {
  path: "rooms.total" | "parking.totalSpaces";
  label: string;
  hint?: string;
  describe: (count: number) => string;
};

const COUNT_INPUTS: Partial<Record<FeatureGroup, CountInput>> = {
  rooms: {
    path: "rooms.total",
    label: COUNT_LABELS.rooms,
    hint: "Include bedrooms, bathrooms, kitchen, living/family/dining rooms, den/office; do not include utility/mud rooms, basements, entries, hallways or closets.",
    describe: (count) => `${formatCount(count, "room", "rooms")} total`,
  },
  parking: {
    path: "parking.totalSpaces",
    label: COUNT_LABELS.parking,
    describe: (count) => `${formatCount(count, "space", "spaces")} total`,
  },
};

const pathOf = (group: FeatureGroup): ListPath =>
  group === "rooms" || group === "parking" ? `${group}.types` : group;

export const SECTIONS = FEATURE_SECTIONS.map(({ heading, groups }) => ({
  heading,
  groups: groups.map(({ key, label }) => ({
    key,
    label,
    path: pathOf(key),
    countInput: COUNT_INPUTS[key],
  })),
}));

const countText = (count: number | null) => (count === null ? "" : String(count));

export function featuresText(features: Features | null): FeaturesText {
  const { rooms, parking, ownWords = [], ...lists } = features ?? NO_FEATURES;
  return {
    ...lists,
    rooms: { types: rooms.types, total: countText(rooms.total) },
    parking: { types: parking.types, totalSpaces: countText(parking.totalSpaces) },
    ownWords: Array.from({ length: OWN_WORDS.most }, (_, at) => ownWords[at] ?? ""),
  };
}

const namesIn = (chosen: readonly string[]) => chosen.join(", ");

/** Says the values in words, in the order of the screen. */
export function featuresWords({ ownWords, ...values }: FeaturesText): FieldWords[] {
  const ofGroup = ({ key, label }: (typeof SECTIONS)[number]["groups"][number]): FieldWords[] => {
    if (key === "rooms") {
      const { types, total } = values.rooms;
      return [
        [label, namesIn(types)],
        [COUNT_LABELS.rooms, total],
      ];
    }
    if (key === "parking") {
      const { types, totalSpaces } = values.parking;
      return [
        [label, namesIn(types)],
        [COUNT_LABELS.parking, totalSpaces],
      ];
    }
    return [[label, namesIn(values[key])]];
  };
  return [
    ...SECTIONS.flatMap(({ groups }) => groups.flatMap(ofGroup)),
    ["In your own words", ownWords.filter(Boolean).join(" ")],
  ];
}

/** Whether a text isn't a valid count and won't be saved. */
export function isIgnoredCount(text: string): boolean {
  return text.trim() !== "" && readCount(text) === null;
}

const SHOWN = 3;

/** Returns the summary of a closed section: "Dishwasher, Dryer, Washer and 2 more". */
export function summarize(chosen: readonly string[], count: string | null): string {
  const rest = chosen.length - SHOWN;
  const named = chosen.slice(0, rest === 1 ? SHOWN + 1 : SHOWN).join(", ");
  const parts = [rest > 1 ? `${named} and ${rest} more` : named, count];
  return parts.filter(Boolean).join(" · ");
}
