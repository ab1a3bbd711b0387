import { capitalize, verb } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { BUILDING, type Word } from "#lib/description/vocabulary.ts";
import type { Tone } from "#lib/schemas/description.ts";
import { type Line, type Listed, listTopic, say, type Topic } from "./topic.ts";

const FIRST_BUILDING: readonly Line<Listed>[] = [
  (x) => `The property has ${x.text}`,
  (x) => `Building features include ${x.text}`,
  (x) => `${capitalize(x.text)} ${verb(x, "is", "are")} on site`,
  (x) => `On site ${verb(x, "is", "are")} ${x.text}`,
  ["polished", (x) => `Amenities include ${x.text}`],
];
const NEXT_BUILDING: readonly Line<Listed>[] = [
  (x) => `The property also provides ${x.text}`,
  (x) => `${capitalize(x.text)} ${verb(x, "is", "are")} part of the property as well`,
];

export function buildingTopic(home: Home, tone: Tone): Topic | null {
  const pick = (...options: (keyof typeof BUILDING)[]) => ({
    items: options.flatMap((option): Word[] =>
      home.has("buildingDetails", option) ? [BUILDING[option]] : [],
    ),
  });
  return listTopic(
    { name: "building", part: "outside" },
    [
      pick("Gated entry", "Controlled access", "Doorman", "Elevator", "Storage", "Disabled access"),
      {
        ...pick("Basketball court", "Tennis court", "Sports court"),
        own: [(x) => `For recreation, the property has ${x.text}`],
      },
    ],
    { first: FIRST_BUILDING, next: NEXT_BUILDING },
    { noun: home.noun, tone },
  );
}

interface Setting {
  noun: string;
  community: string;
  near: boolean;
}

const SETTING: readonly Line<Setting>[] = [
  (x) =>
    x.community
      ? `The ${x.noun} is in ${x.community}${x.near ? ", near transportation" : ""}`
      : `The ${x.noun} is near transportation`,
  (x) =>
    x.community
      ? `The ${x.noun} is part of ${x.community}${x.near ? " and is near transportation" : ""}`
      : `The location is near transportation`,
  (x) =>
    x.community
      ? `The setting is ${x.community}${x.near ? ", near transportation" : ""}`
      : `The ${x.noun} is located near transportation`,
];

/** A community of a kind, and nearness to transportation. */
export function settingTopic(home: Home, tone: Tone): Topic | null {
  const older = home.has("buildingDetails", "Over 55+ active community");
  const assisted = home.has("buildingDetails", "Assisted living community");
  const near = home.has("buildingDetails", "Near transportation");
  if (!older && !assisted && !near) return null;
  const community =
    older && assisted
      ? "a 55+ community with assisted living"
      : older
        ? BUILDING["Over 55+ active community"].text
        : assisted
          ? BUILDING["Assisted living community"].text
          : "";
  const level = [say(SETTING, { noun: home.noun, community, near }, tone)];
  return { name: "setting", part: "lead", levels: [level, level, level] };
}
