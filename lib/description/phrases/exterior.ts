import { capitalize, listOf, verb, withArticle } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { MATERIALS, OUTDOOR, ROOFS, type Word } from "#lib/description/vocabulary.ts";
import type { Tone } from "#lib/schemas/description.ts";
import { type Line, type Listed, listTopic, say, type Slot, type Topic } from "./topic.ts";

interface Shell {
  noun: string;
  styles: string;
  /** "brick and wood" */
  walls: string;
  /** "a brick and wood exterior" */
  exterior: string;
  /** "a metal roof" or "metal and shingle roofing" */
  roof: string;
}

const WALLS_AND_ROOF: readonly Line<Shell>[] = [
  (x) => `The ${x.noun} has ${x.exterior} and ${x.roof}`,
  (x) => `The exterior is ${x.walls}, under ${x.roof}`,
  (x) => `${capitalize(x.roof)} tops the ${x.walls} exterior`,
  (x) => `${capitalize(x.exterior)} sits under ${x.roof}`,
  ["polished", (x) => `The exterior is finished in ${x.walls} beneath ${x.roof}`],
];
const WALLS: readonly Line<Shell>[] = [
  (x) => `The exterior is ${x.walls}`,
  (x) => `The ${x.noun} has ${x.exterior}`,
  (x) => `Exterior materials include ${x.walls}`,
  ["polished", (x) => `The exterior is finished in ${x.walls}`],
];
const ROOF: readonly Line<Shell>[] = [
  (x) => `Overhead is ${x.roof}`,
  (x) => `The ${x.noun} has ${x.roof}`,
  (x) => `${capitalize(x.roof)} covers the ${x.noun}`,
];
const STYLES: readonly Line<Shell>[] = [
  (x) => `The architecture draws on ${x.styles}`,
  (x) => `Architecturally, the ${x.noun} follows ${x.styles}`,
  (x) => `The design takes after ${x.styles}`,
];

/** "Colonial, French, and Tudor styles", or "the French style". */
function stylesOf(styles: readonly string[]): string {
  const names = styles.map((style) => style.replace(/-style$/, ""));
  return names.length > 1 ? `${listOf(names)} styles` : `the ${names[0]} style`;
}

/** Styles that the opening did not carry, walls and roof. */
export function shellTopic(home: Home, tone: Tone): Topic | null {
  const walls = home.list("exterior", MATERIALS).map(({ text }) => text);
  const roofs = home.list("roof", ROOFS).map(({ text }) => text);
  if (walls.length + roofs.length + home.styles.length === 0) return null;
  const listed = listOf(walls);
  const x: Shell = {
    noun: home.noun,
    styles: stylesOf(home.styles),
    walls: listed,
    exterior:
      walls.length > 2 || listed.endsWith("products")
        ? `an exterior of ${listed}`
        : withArticle(`${listed} exterior`),
    roof: roofs.length > 1 ? `${listOf(roofs)} roofing` : withArticle(`${roofs[0]} roof`),
  };
  const slots: Slot[] = home.styles.length ? [say(STYLES, x, tone)] : [];
  const both = walls.length && roofs.length;
  if (walls.length + roofs.length > 0) {
    const usable = say(both ? WALLS_AND_ROOF : walls.length ? WALLS : ROOF, x, tone);
    // "wood products exterior" would not do, so that way of saying it falls out.
    slots.push(usable.filter((text) => !text.includes("products exterior")));
  }
  const apart =
    both && walls.length + roofs.length > 3
      ? [...slots.slice(0, -1), say(WALLS, x, tone), say(ROOF, x, tone)]
      : slots;
  const each = both ? [...slots.slice(0, -1), say(WALLS, x, tone), say(ROOF, x, tone)] : slots;
  return { name: "shell", part: "outside", levels: [slots, slots, apart, each] };
}

const FIRST_OUTDOORS: readonly Line<Listed>[] = [
  (x) => `Outside, the property has ${x.text}`,
  (x) => `Outdoor features include ${x.text}`,
  (x) => `Outdoors ${verb(x, "is", "are")} ${x.text}`,
  (x) => (x.plural ? `${capitalize(x.text)} make up the outdoor space` : null),
  (x) => `The outdoor space includes ${x.text}`,
  ["warm", (x) => `Step outside to ${x.text}`],
  ["warm", (x) => `Outdoors you'll find ${x.text}`],
  ["polished", (x) => `The exterior spaces comprise ${x.text}`],
  ["polished", (x) => `Outdoor amenities include ${x.text}`],
];
const ON_LAND: readonly Line<Listed>[] = [
  (x) => `The land has ${x.text}`,
  (x) => `On the land ${verb(x, "is", "are")} ${x.text}`,
  (x) => `Features of the land include ${x.text}`,
  (x) => `The parcel comes with ${x.text}`,
];
const NEXT_OUTDOORS: readonly Line<Listed>[] = [
  (x) => `The property also has ${x.text}`,
  (x) => `${capitalize(x.text)} ${verb(x, "belongs", "belong")} to the outdoor space`,
  (x) => `Also outside ${verb(x, "is", "are")} ${x.text}`,
  (x) => `The grounds hold ${x.text} as well`,
];

export function outdoorsTopic(home: Home, tone: Tone): Topic | null {
  const pick = (...options: string[]) => ({
    items: options.flatMap((option): Word[] =>
      home.has("outdoorFeatures", option) ? [OUTDOOR[option as keyof typeof OUTDOOR]] : [],
    ),
  });
  return listTopic(
    { name: "outdoors", part: "outside" },
    [
      pick("Waterfront", "Dock", "Pond"),
      {
        ...pick("Porch", "Deck", "Balcony/patio", "Barbecue area"),
        own: [
          (x) => `${capitalize(x.text)} ${verb(x, "extends", "extend")} the living space outdoors`,
          (x) => `For time outdoors, the property has ${x.text}`,
        ],
      },
      {
        ...pick("Fenced yard", "Lawn", "Garden", "Greenhouse", "Sprinkler system"),
        own: [(x) => `The grounds include ${x.text}`],
      },
      {
        ...pick("Pool", "Hot tub/spa", "Sauna"),
        own: [
          (x) => `For unwinding, the property has ${x.text}`,
          [
            "warm",
            (x) => `${capitalize(x.text)} ${verb(x, "is", "are")} there when it's time to unwind`,
          ],
        ],
      },
    ],
    { first: home.type === "land_lot" ? ON_LAND : FIRST_OUTDOORS, next: NEXT_OUTDOORS },
    { noun: home.noun, tone },
  );
}
