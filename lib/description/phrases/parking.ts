import {
  area,
  capitalize,
  counted,
  join,
  listOf,
  type Phrase,
  verb,
  withArticle,
} from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { PURPOSES } from "#lib/description/purposes.ts";
import { OUTDOOR, PARKING, type Word } from "#lib/description/vocabulary.ts";
import type { Tone } from "#lib/schemas/description.ts";
import { are, byTwos, type Item, say, type Slot, tell, type Topic, type Ways } from "./topic.ts";

interface Parked extends Phrase {
  noun: string;
  /** "two spaces" */
  spaces: string;
  one: boolean;
}

/** A way that speaks of parking; null where the list does so itself. */
const parking = (x: Parked, text: string) => (x.text.includes("parking") ? null : text);

const WITH_SPACES: Ways<Parked> = {
  plain: [
    (x) => parking(x, `Parking includes ${x.text}, with ${x.spaces} in all`),
    (x) => `For vehicles, there ${are(x)} ${x.text}, with ${x.spaces} in all`,
    (x) => `The property has ${x.text}, for a total of ${x.spaces}`,
  ],
  warm: [
    (x) => `For the cars, you'll have ${x.text}, with ${x.spaces} in all`,
    (x) => `You'll have ${x.text}, with ${x.spaces} in all`,
    (x) =>
      parking(
        x,
        `${capitalize(x.text)} ${verb(x, "takes", "take")} care of parking, with ${x.spaces} in all`,
      ),
  ],
  polished: [
    (x) => parking(x, `Parking is provided by ${x.text}, with ${x.spaces} in all`),
    (x) => `Vehicles are accommodated by ${x.text}, for a total of ${x.spaces}`,
    (x) =>
      `${capitalize(x.text)} ${verb(x, "provides", "provide")} for vehicles, with ${x.spaces} in all`,
  ],
};
const PARKED: Ways<Parked> = {
  plain: [
    (x) => parking(x, `Parking includes ${x.text}`),
    (x) => `For vehicles, there ${are(x)} ${x.text}`,
    (x) => `The property has ${x.text}`,
  ],
  warm: [
    (x) => `For the cars, you'll have ${x.text}`,
    (x) => `You'll have ${x.text} for the cars`,
    (x) => parking(x, `${capitalize(x.text)} ${verb(x, "takes", "take")} care of parking`),
  ],
  polished: [
    (x) => parking(x, `Parking is provided by ${x.text}`),
    (x) => `Vehicles are accommodated by ${x.text}`,
    (x) => `${capitalize(x.text)} ${verb(x, "provides", "provide")} for vehicles`,
  ],
};
const SHELTER: Ways<Parked> = {
  plain: [
    (x) => `${capitalize(x.text)} ${verb(x, "keeps", "keep")} vehicles out of the weather`,
    (x) => `For vehicles, there ${are(x)} ${x.text}`,
  ],
  warm: [
    (x) => `${capitalize(x.text)} ${verb(x, "keeps", "keep")} the car out of the weather`,
    (x) => `Rain or shine, the car has ${x.text}`,
  ],
  polished: [
    (x) => `${capitalize(x.text)} ${verb(x, "shelters", "shelter")} vehicles from the weather`,
    (x) => `Vehicles find shelter in ${x.text}`,
  ],
};
const SPACES: Ways<Parked> = {
  plain: [
    (x) => `Parking comes to ${x.spaces} in all`,
    (x) => `There ${x.one ? "is" : "are"} ${x.spaces} in all for parking`,
  ],
  warm: [
    (x) => `All told, you can count on ${x.spaces} for parking`,
    (x) => `That makes ${x.spaces} for parking in all`,
  ],
  polished: [
    (x) => (x.one ? null : `In total, parking extends to ${x.spaces}`),
    (x) => `Parking amounts to ${x.spaces} in all`,
    (x) => `There ${x.one ? "is" : "are"} ${x.spaces} in all for vehicles`,
  ],
};
const SPACES_ALONE: Ways<Parked> = {
  plain: [
    (x) => `Parking comes to ${x.spaces}`,
    (x) => `There ${x.one ? "is" : "are"} ${x.spaces} for parking`,
  ],
  warm: [
    (x) => `You'll have ${x.spaces} for parking`,
    (x) => `There ${x.one ? "is" : "are"} ${x.spaces} to park in`,
  ],
  polished: [(x) => `Parking is provided in ${x.spaces}`, (x) => `Parking amounts to ${x.spaces}`],
};

/** The garages as one phrase with their area; null where there is none. */
function garageOf(home: Home): Phrase | null {
  const size = home.garageSize ? area(home.garageSize) : "";
  const attached = home.has("parking", "Garage - Attached");
  const detached = home.has("parking", "Garage - Detached");
  if (attached && detached) {
    return { text: `attached and detached garages${size && ` totaling ${size}`}`, plural: true };
  }
  if (!attached && !detached && !size) return null;
  const kind = attached ? "attached " : detached ? "detached " : "";
  return { text: `${withArticle(`${kind}garage`)}${size && ` of ${size}`}`, plural: false };
}

type Parking = Item & Phrase;

function withPurpose(
  option: "Carport" | "Off-street parking" | "On-street parking" | "Rv Parking",
  word: Word,
): Parking {
  const purpose = PURPOSES[option];
  return { ...word, plural: false, ...(purpose ? { purpose } : {}) };
}

/** Parking that stands in the open or under a roof without walls. */
function openParking(home: Home): Parking[] {
  const items: Parking[] = [];
  for (const option of ["Carport", "Off-street parking", "On-street parking"] as const) {
    if (home.has("parking", option)) items.push(withPurpose(option, PARKING[option]));
  }
  if (home.has("outdoorFeatures", "Rv Parking")) {
    items.push(withPurpose("Rv Parking", OUTDOOR["Rv Parking"]));
  }
  return items;
}

/** Garages, other parking and the number of spaces. */
export function parkingTopic(home: Home, tone: Tone): Topic | null {
  const garage = garageOf(home);
  const open = openParking(home);
  const items = garage ? [garage, ...sharedNoun(open)] : sharedNoun(open);
  if (items.length === 0 && !home.spaces) return null;
  const spaces = counted(home.spaces, "space");
  const about = (phrases: readonly Phrase[]): Parked => ({
    ...join(phrases),
    noun: home.noun,
    spaces: spaces.text,
    one: !spaces.plural,
  });
  const ways = (lines: Ways<Parked>, phrases: readonly Phrase[]) =>
    say(lines, about(phrases), tone);
  const total: Slot[] = home.spaces ? [ways(items.length ? SPACES : SPACES_ALONE, items)] : [];
  const together = items.length ? [ways(home.spaces ? WITH_SPACES : PARKED, items)] : total;
  const grouped = items.length ? [ways(PARKED, items), ...total] : total;
  const each: Slot[] = [
    ...(garage ? [ways(SHELTER, [garage])] : []),
    ...byTwos(open, []).map((pair) => tell(pair, tone, [])),
    ...total,
  ];
  return { name: "parking", part: "outside", levels: [together, together, grouped, each] };
}

/** "off-street parking, on-street parking" become "off-street and on-street parking". */
function sharedNoun(items: readonly Phrase[]): Phrase[] {
  const suffix = " parking";
  const kinds = items.filter(({ text }) => text.endsWith(suffix));
  if (kinds.length < 2) return [...items];
  const text = `${listOf(kinds.map((kind) => kind.text.slice(0, -suffix.length)))}${suffix}`;
  return [...items.filter(({ text: other }) => !other.endsWith(suffix)), { text, plural: false }];
}
