import { capitalize, listOf, verb, withArticle } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { PURPOSES } from "#lib/description/purposes.ts";
import { MATERIALS, OUTDOOR, ROOFS } from "#lib/description/vocabulary.ts";
import type { Tone } from "#lib/schemas/description.ts";
import type { Said } from "./opening.ts";
import {
  are,
  type Item,
  led,
  type Listed,
  listTopic,
  type Pairs,
  say,
  type Slot,
  type Topic,
  type Ways,
} from "./topic.ts";

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

const WALLS_AND_ROOF: Ways<Shell> = {
  plain: [
    (x) => `The ${x.noun} has ${x.exterior} and ${x.roof}`,
    (x) => `The exterior is ${x.walls}, with ${x.roof}`,
    (x) => `${capitalize(x.exterior)} has ${x.roof} over it`,
  ],
  warm: [
    (x) => `From outside, you'll see ${x.exterior} and ${x.roof}`,
    (x) => `The exterior is ${x.walls}, under ${x.roof}`,
    (x) => `${capitalize(x.roof)} tops the ${x.walls} exterior`,
  ],
  polished: [
    (x) => `The exterior is finished in ${x.walls} beneath ${x.roof}`,
    (x) => `${capitalize(x.exterior)} is crowned by ${x.roof}`,
    (x) => `The ${x.noun} presents ${x.exterior} beneath ${x.roof}`,
    (x) => `${capitalize(x.roof)} completes the ${x.walls} exterior`,
  ],
};
const WALLS: Ways<Shell> = {
  plain: [
    (x) => `The exterior is ${x.walls}`,
    (x) => `The ${x.noun} has ${x.exterior}`,
    (x) => `Exterior materials include ${x.walls}`,
  ],
  warm: [
    (x) => `From outside, you'll see ${x.exterior}`,
    (x) => `The exterior is ${x.walls}`,
    (x) => `You'll see ${x.walls} on the exterior`,
  ],
  polished: [
    (x) => `The exterior is finished in ${x.walls}`,
    (x) => `The ${x.noun} presents ${x.exterior}`,
    (x) => `Exterior finishes include ${x.walls}`,
  ],
};
const ROOF: Ways<Shell> = {
  plain: [(x) => `The ${x.noun} has ${x.roof}`, (x) => `There is ${x.roof}`],
  warm: [(x) => `Up top is ${x.roof}`, (x) => `You'll have ${x.roof} overhead`],
  polished: [(x) => `The whole is covered by ${x.roof}`, (x) => `Above is ${x.roof}`],
  any: [(x) => `${capitalize(x.roof)} covers the ${x.noun}`],
};
const STYLES: Ways<Shell> = {
  plain: [(x) => `The architecture draws on ${x.styles}`, (x) => `The design follows ${x.styles}`],
  warm: [
    (x) => `You'll see ${x.styles} in the design`,
    (x) => `The design takes after ${x.styles}`,
  ],
  polished: [
    (x) => `Architecturally, the ${x.noun} follows ${x.styles}`,
    (x) => `The architecture draws on ${x.styles}`,
  ],
};

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
  // "wood products exterior" would not do, so that way of saying it falls out.
  const ways = (lines: Ways<Shell>) =>
    say(lines, x, tone)
      .filter((text) => !text.includes("products exterior"))
      .filter((text) => walls.length !== 1 || !text.includes("include"));
  const styles: Slot[] = home.styles.length ? [ways(STYLES)] : [];
  const both = walls.length > 0 && roofs.length > 0;
  const apart = [...(walls.length ? [ways(WALLS)] : []), ...(roofs.length ? [ways(ROOF)] : [])];
  const together = both ? [ways(WALLS_AND_ROOF)] : apart;
  const brief = [...styles, ...together];
  const each = walls.length + roofs.length > 3 ? [...styles, ...apart] : brief;
  return { name: "shell", part: "outside", levels: [brief, brief, brief, each] };
}

const FIRST_OUTDOORS: Ways<Listed> = {
  plain: [
    (x) => `Outside, the property has ${x.text}`,
    (x) => `Outdoor features include ${x.text}`,
    (x) => `Outdoors ${are(x)} ${x.text}`,
    (x) => `The outdoor space has ${x.text}`,
  ],
  warm: [
    (x) => `Step outside to ${x.text}`,
    (x) => `Outdoors you'll find ${x.text}`,
    (x) => `The outdoor space gives you ${x.text}`,
    (x) => `Outside, you'll have ${x.text}`,
  ],
  polished: [
    (x) => `The exterior spaces comprise ${x.text}`,
    (x) => `Outdoor amenities include ${x.text}`,
    (x) => `The grounds offer ${x.text}`,
    (x) => `Out of doors, the property provides ${x.text}`,
  ],
};
const ON_LAND: Ways<Listed> = {
  plain: [
    (x) => `The land has ${x.text}`,
    (x) => `On the land ${are(x)} ${x.text}`,
    (x) => `Features of the land include ${x.text}`,
  ],
  warm: [
    (x) => `On the land you'll find ${x.text}`,
    (x) => `The land comes with ${x.text}`,
    (x) => `Walk it and you'll come to ${x.text}`,
  ],
  polished: [
    (x) => `The grounds take in ${x.text}`,
    (x) => `The land offers ${x.text}`,
    (x) => `Among the features of the land ${are(x)} ${x.text}`,
  ],
};
const NEXT_OUTDOORS: Ways<Listed> = {
  plain: [
    (x) => `The property also has ${x.text}`,
    (x) => `Also outside ${are(x)} ${x.text}`,
    (x) => `Other outdoor features include ${x.text}`,
  ],
  warm: [
    (x) => led(x, `${are(x)} out here too`),
    (x) => `You'll also have ${x.text}`,
    (x) => `The grounds also give you ${x.text}`,
    (x) => led(x, `${are(x)} part of it as well`),
  ],
  polished: [
    (x) => `The grounds also hold ${x.text}`,
    (x) => led(x, `${verb(x, "completes", "complete")} the outdoor space`),
    (x) => `To these the property adds ${x.text}`,
  ],
};
const LIVING_OUTSIDE: Ways<Listed> = {
  plain: [(x) => `For time outdoors, the property has ${x.text}`],
  warm: [(x) => `When the weather is good, you'll have ${x.text}`],
  polished: [(x) => led(x, `${verb(x, "extends", "extend")} the living space outdoors`)],
};
const GROUNDS: Ways<Listed> = {
  plain: [(x) => `The grounds include ${x.text}`],
  warm: [(x) => `The grounds give you ${x.text}`],
  polished: [(x) => `The grounds are laid out with ${x.text}`],
};
const WATER: Ways<Listed> = {
  plain: [(x) => `The property also has ${x.text}`],
  warm: [
    (x) => led(x, `${are(x)} there when it's time to unwind`),
    (x) => `For unwinding, you'll have ${x.text}`,
  ],
  polished: [(x) => `For leisure, the property provides ${x.text}`],
};
const OUTDOOR_PAIRS: Pairs = [
  [
    "a waterfront setting",
    "a dock",
    {
      plain: [() => "the waterfront setting has a dock"],
      warm: [() => "with a waterfront setting and a dock, you can go out by boat"],
      polished: [() => "the waterfront setting is complemented by a dock"],
    },
  ],
  [
    "a deck",
    "a barbecue area",
    {
      plain: [() => "the barbecue area is for cooking outdoors and the deck for eating there"],
      warm: [() => "dinner can be cooked in the barbecue area and served on the deck"],
      polished: [() => "a barbecue area and a deck take cooking and dining into the open air"],
    },
  ],
  [
    "a porch",
    "a deck",
    {
      plain: [() => "the porch is one place to sit outside, the deck another one"],
      warm: [() => "sit under cover on the porch or out in the open on the deck"],
      polished: [() => "a porch offers shelter, a deck the open air"],
    },
  ],
  [
    "a garden",
    "a greenhouse",
    {
      plain: [() => "the greenhouse is for starting seeds and the garden for growing them on"],
      warm: [() => "start seeds in the greenhouse and set them out in the garden"],
      polished: [() => "a greenhouse starts what the garden goes on to grow"],
    },
  ],
  [
    "a pool",
    "a hot tub",
    {
      plain: [() => "the pool is for swimming and the hot tub for soaking"],
      warm: [() => "swim in the pool, then warm up in the hot tub"],
      polished: [() => "a pool and a hot tub offer the choice of a swim or a soak"],
    },
  ],
];

export function outdoorsTopic(home: Home, said: readonly Said[], tone: Tone): Topic | null {
  const pick = (...options: (keyof typeof OUTDOOR & keyof typeof PURPOSES)[]) => ({
    items: options.flatMap((option): Item[] => {
      if (option === "Waterfront" && said.includes("waterfront")) return [];
      const purpose = PURPOSES[option];
      if (!home.has("outdoorFeatures", option)) return [];
      return [{ ...OUTDOOR[option], ...(purpose ? { purpose } : {}) }];
    }),
  });
  const land = home.type === "land_lot";
  return listTopic(
    { name: "outdoors", part: "outside" },
    [
      pick("Waterfront", "Dock", "Pond"),
      { ...pick("Porch", "Deck", "Barbecue area", "Balcony/patio"), own: LIVING_OUTSIDE },
      {
        ...pick("Lawn", "Fenced yard", "Garden", "Greenhouse", "Sprinkler system"),
        own: GROUNDS,
      },
      { ...pick("Pool", "Hot tub/spa", "Sauna"), own: WATER },
    ],
    { first: land ? ON_LAND : FIRST_OUTDOORS, next: NEXT_OUTDOORS },
    { noun: home.noun, tone, pairs: OUTDOOR_PAIRS, ...(land ? {} : { threshold: "Outside" }) },
  );
}
