import {
  FEATURE_SECTIONS,
  NO_FEATURES,
  readCount,
  type FeatureGroup,
  type Features,
} from "#lib/schemas/features.ts";
import { formatNumber } from "#lib/format.ts";

type ListGroup = Exclude<FeatureGroup, "rooms" | "parking">;

/** The features form as it stands on the screen: the two counts are text. */
export type FeaturesText = Record<ListGroup, string[]> & {
  rooms: { types: string[]; total: string };
  parking: { types: string[]; totalSpaces: string };
};

/** The field of the form that holds a group's chosen options. */
export type ListPath = ListGroup | "rooms.types" | "parking.types";

/** A number box that belongs to a section. */
export type CountBox = {
  path: "rooms.total" | "parking.totalSpaces";
  label: string;
  hint?: string;
  /** The count in the section's summary. */
  tell: (count: number) => string;
};

const plural = (count: number, one: string, more: string) =>
  `${formatNumber(count)} ${count === 1 ? one : more}`;

const COUNT_BOXES: Partial<Record<FeatureGroup, CountBox>> = {
  rooms: {
    path: "rooms.total",
    label: "Total Rooms",
    hint: "Include bedrooms, bathrooms, kitchen, living/family/dining rooms, den/office; do not include utility/mud rooms, basements, entries, hallways or closets.",
    tell: (count) => `${plural(count, "room", "rooms")} in total`,
  },
  parking: {
    path: "parking.totalSpaces",
    label: "Total Parking Spaces",
    tell: (count) => `${plural(count, "space", "spaces")} in total`,
  },
};

const pathOf = (group: FeatureGroup): ListPath =>
  group === "rooms" || group === "parking" ? `${group}.types` : group;

/** The fifteen sections under their three headings, each with the fields that it fills. */
export const SECTIONS = FEATURE_SECTIONS.map(({ heading, groups }) => ({
  heading,
  groups: groups.map(({ key, label }) => ({
    key,
    label,
    path: pathOf(key),
    countBox: COUNT_BOXES[key],
  })),
}));

const countText = (count: number | null) => (count === null ? "" : String(count));

/** Saved features as the form shows them; nothing chosen where nothing was saved. */
export function featuresText(features: Features | null): FeaturesText {
  const { rooms, parking, ...lists } = features ?? NO_FEATURES;
  return {
    ...lists,
    rooms: { types: rooms.types, total: countText(rooms.total) },
    parking: { types: parking.types, totalSpaces: countText(parking.totalSpaces) },
  };
}

/** True for something in a number box that will not be saved as a count. */
export function isIgnoredCount(text: string): boolean {
  return text.trim() !== "" && readCount(text) === null;
}

const SHOWN = 3;

/** What is chosen in a closed section, in a line: "Dishwasher, Dryer, Washer and 2 more". */
export function summarize(chosen: readonly string[], count: string | null): string {
  const rest = chosen.length - SHOWN;
  const named = chosen.slice(0, rest === 1 ? SHOWN + 1 : SHOWN).join(", ");
  const parts = [rest > 1 ? `${named} and ${rest} more` : named, count];
  return parts.filter(Boolean).join(" · ");
}
