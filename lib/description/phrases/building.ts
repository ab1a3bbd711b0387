import { verb } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { PURPOSES } from "#lib/description/purposes.ts";
import { BUILDING } from "#lib/description/vocabulary.ts";
import type { Tone } from "#lib/schemas/description.ts";
import type { Said } from "./opening.ts";
import {
  are,
  type Item,
  led,
  type Listed,
  listTopic,
  say,
  type Topic,
  type Ways,
} from "./topic.ts";

const FIRST_BUILDING: Ways<Listed> = {
  plain: [
    (x) => `The property has ${x.text}`,
    (x) => `On site ${are(x)} ${x.text}`,
    (x) => `The property includes ${x.text}`,
  ],
  warm: [
    (x) => `The property gives you ${x.text}`,
    (x) => `On site, you'll find ${x.text}`,
    (x) => led(x, `${verb(x, "comes", "come")} with the property`),
  ],
  polished: [
    (x) => `Amenities include ${x.text}`,
    (x) => `The property provides ${x.text}`,
    (x) => `Among the amenities ${are(x)} ${x.text}`,
  ],
};
const NEXT_BUILDING: Ways<Listed> = {
  plain: [(x) => `The property also has ${x.text}`, (x) => `Also on site ${are(x)} ${x.text}`],
  warm: [(x) => `You'll also have ${x.text}`, (x) => led(x, `${are(x)} there too`)],
  polished: [
    (x) => `The property also provides ${x.text}`,
    (x) => `Further amenities include ${x.text}`,
    (x) => led(x, `${are(x)} provided as well`),
  ],
  any: [(x) => led(x, `${verb(x, "belongs", "belong")} to the property as well`)],
};
const COURTS: Ways<Listed> = {
  plain: [(x) => `For recreation, the property has ${x.text}`],
  warm: [(x) => `When you feel like a game, you'll have ${x.text}`],
  polished: [(x) => `For recreation, the property offers ${x.text}`],
};

export function buildingTopic(home: Home, tone: Tone): Topic | null {
  const pick = (...options: (keyof typeof BUILDING & keyof typeof PURPOSES)[]) => ({
    items: options.flatMap((option): Item[] => {
      const purpose = PURPOSES[option];
      if (!home.has("buildingDetails", option)) return [];
      return [{ ...BUILDING[option], ...(purpose ? { purpose } : {}) }];
    }),
  });
  return listTopic(
    { name: "building", part: "outside" },
    [
      pick("Gated entry", "Controlled access", "Doorman", "Elevator", "Disabled access", "Storage"),
      { ...pick("Basketball court", "Tennis court", "Sports court"), own: COURTS },
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

const COMMUNITY: Ways<Setting> = {
  plain: [
    (x) => `The ${x.noun} is in ${x.community}${x.near ? ", near transportation" : ""}`,
    (x) => `The setting is ${x.community}${x.near ? ", near transportation" : ""}`,
  ],
  warm: [
    (x) => `You'll be in ${x.community}${x.near ? ", near transportation" : ""}`,
    (x) => `The ${x.noun} is part of ${x.community}${x.near ? " and near transportation" : ""}`,
  ],
  polished: [
    (x) => `The ${x.noun} belongs to ${x.community}${x.near ? ", near transportation" : ""}`,
    (x) => `The setting is ${x.community}${x.near ? ", near transportation" : ""}`,
  ],
};
const NEAR: Ways<Setting> = {
  plain: [
    (x) => `The ${x.noun} is near transportation`,
    () => `The location is near transportation`,
    (x) => `The ${x.noun} is located near transportation`,
  ],
  warm: [() => `You'll be near transportation`, (x) => `The ${x.noun} is near transportation`],
  polished: [
    (x) => `The ${x.noun} is situated near transportation`,
    () => `The location is near transportation`,
    (x) => `The ${x.noun} stands near transportation`,
  ],
};

/** What nearness to transportation is good for. */
const WITHOUT_A_CAR: Record<Tone, string> = {
  plain: ", for trips without a car",
  warm: ", so the car can stay where it is",
  polished: ", for journeys made without a car",
};

/** A community of a kind, and nearness to transportation. */
export function settingTopic(home: Home, said: readonly Said[], tone: Tone): Topic | null {
  const community = said.includes("community") ? "" : home.community;
  const near = home.has("buildingDetails", "Near transportation");
  if (!community && !near) return null;
  const level = [say(community ? COMMUNITY : NEAR, { noun: home.noun, community, near }, tone)];
  const helps = level.map((slot) => slot.map((text) => text + WITHOUT_A_CAR[tone]));
  const fullest = near && !community ? helps : level;
  return { name: "setting", part: "lead", levels: [level, level, level, fullest] };
}
