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
import { OUTDOOR, PARKING } from "#lib/description/vocabulary.ts";
import type { Tone } from "#lib/schemas/description.ts";
import { type Line, say, type Topic } from "./topic.ts";

interface Parked {
  noun: string;
  list: Phrase | null;
  spaces: string;
  one: boolean;
}

const PARKED_WITH_SPACES: readonly Line<Parked>[] = [
  (x) => x.list && `For vehicles, the property has ${x.list.text}, with ${x.spaces} in all`,
  (x) =>
    x.list &&
    `${capitalize(x.list.text)} ${verb(x.list, "provides", "provide")} ${x.spaces} in all`,
  (x) => x.list && `The property comes with ${x.list.text}, for a total of ${x.spaces}`,
];
const PARKED: readonly Line<Parked>[] = [
  (x) => x.list && `For vehicles, the property has ${x.list.text}`,
  (x) => x.list && `${capitalize(x.list.text)} ${verb(x.list, "is", "are")} available`,
  (x) => (x.list?.plural ? `${capitalize(x.list.text)} take care of vehicles` : null),
  (x) => x.list && `The property comes with ${x.list.text}`,
];
const SPACES: readonly Line<Parked>[] = [
  (x) => `Parking comes to ${x.spaces}`,
  (x) => `There ${x.one ? "is" : "are"} ${x.spaces} for vehicles`,
];

/** Garages, other parking and the number of spaces. */
export function parkingTopic(home: Home, tone: Tone): Topic | null {
  const size = home.garageSize ? area(home.garageSize) : "";
  const attached = home.has("parking", "Garage - Attached");
  const detached = home.has("parking", "Garage - Detached");
  const items: Phrase[] = [];
  if (attached && detached) {
    items.push({
      text: `attached and detached garages${size && ` totaling ${size}`}`,
      plural: true,
    });
  } else if (attached || detached || size) {
    const kind = attached ? "attached " : detached ? "detached " : "";
    items.push({ text: `${withArticle(`${kind}garage`)}${size && ` of ${size}`}`, plural: false });
  }
  for (const option of ["Carport", "Off-street parking", "On-street parking"] as const) {
    if (home.has("parking", option)) items.push({ ...PARKING[option], plural: false });
  }
  if (home.has("outdoorFeatures", "Rv Parking")) {
    items.push({ ...OUTDOOR["Rv Parking"], plural: false });
  }
  if (items.length === 0 && !home.spaces) return null;
  const list = items.length ? join(sharedNoun(items)) : null;
  const spaces = counted(home.spaces, "space");
  const x: Parked = { noun: home.noun, list, spaces: spaces.text, one: !spaces.plural };
  const together = [say(list ? (home.spaces ? PARKED_WITH_SPACES : PARKED) : SPACES, x, tone)];
  const apart = list && home.spaces ? [say(PARKED, x, tone), say(SPACES, x, tone)] : together;
  // Garages first, then what stands in the open.
  const [built, open] = [items.slice(0, 1), items.slice(1)];
  const each = open.length
    ? [
        say(PARKED, { ...x, list: join(built) }, tone),
        say(PARKED, { ...x, list: join(sharedNoun(open)) }, tone),
        ...(home.spaces ? [say(SPACES, x, tone)] : []),
      ]
    : apart;
  return { name: "parking", part: "outside", levels: [together, together, apart, each] };
}

/** "off-street parking, on-street parking" become "off-street and on-street parking". */
function sharedNoun(items: readonly Phrase[]): Phrase[] {
  const suffix = " parking";
  const kinds = items.filter(({ text }) => text.endsWith(suffix));
  if (kinds.length < 2) return [...items];
  const text = `${listOf(kinds.map((kind) => kind.text.slice(0, -suffix.length)))}${suffix}`;
  return [...items.filter(({ text: other }) => !other.endsWith(suffix)), { text, plural: false }];
}
