import { area, capitalize, listOf, verb, withArticle } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { APPLIANCES, FLOORS, INDOOR, ROOMS, type Word } from "#lib/description/vocabulary.ts";
import type { Tone } from "#lib/schemas/description.ts";
import { type Line, type Listed, listTopic, say, type Topic } from "./topic.ts";

/** The words of `words` for the chosen options that are among `options`, in that order. */
function among(
  home: Home,
  group: "rooms" | "indoorFeatures" | "appliances",
  words: Readonly<Record<string, Word | undefined>>,
  options: readonly string[],
): Word[] {
  return options.flatMap((option) => (home.has(group, option) ? (words[option] ?? []) : []));
}

const FIRST_ROOMS: readonly Line<Listed>[] = [
  (x) => `The floor plan includes ${x.text}`,
  (x) => `Rooms include ${x.text}`,
  (x) => `${capitalize(x.text)} ${verb(x, "is", "are")} part of the floor plan`,
  (x) => `The layout takes in ${x.text}`,
  (x) => `Among the rooms ${verb(x, "is", "are")} ${x.text}`,
  (x) => `The ${x.noun} has ${x.text}`,
  ["warm", (x) => `Inside you'll find ${x.text}`],
  ["warm", (x) => `Indoors you'll come across ${x.text}`],
  ["polished", (x) => `The plan is arranged to include ${x.text}`],
  ["polished", (x) => `The interior provides ${x.text}`],
];
const NEXT_ROOMS: readonly Line<Listed>[] = [
  (x) => `${capitalize(x.text)} ${verb(x, "is", "are")} part of the layout as well`,
  (x) => `The layout also has ${x.text}`,
  (x) => `Beyond these, the ${x.noun} provides ${x.text}`,
];

export function roomsTopic(home: Home, tone: Tone): Topic | null {
  const pick = (...options: string[]) => ({ items: among(home, "rooms", ROOMS, options) });
  return listTopic(
    { name: "rooms", part: "inside" },
    [
      {
        ...pick("Family Room", "Dining Room", "Breakfast Nook", "Library"),
        own: [(x) => `Living areas include ${x.text}`],
      },
      pick("Owner's Suite", "Walk-in closet", "Sun Room", "Solarium/Atrium"),
      {
        ...pick("Laundry Room", "Mud Room", "Workshop"),
        own: [
          (x) => `On the practical side, the ${x.noun} has ${x.text}`,
          (x) => (x.plural ? `${capitalize(x.text)} take care of the practical side` : null),
        ],
      },
    ],
    { first: FIRST_ROOMS, next: NEXT_ROOMS },
    { noun: home.noun, tone },
  );
}

const FIRST_DETAILS: readonly Line<Listed>[] = [
  (x) => `Interior details include ${x.text}`,
  (x) => `${capitalize(x.text)} ${verb(x, "is", "are")} among the interior features`,
  (x) => `The interior also has ${x.text}`,
  (x) => `Details within include ${x.text}`,
  ["warm", (x) => `You'll also notice ${x.text}`],
  ["warm", (x) => `Indoor comforts include ${x.text}`],
  ["polished", (x) => `The interior is distinguished by ${x.text}`],
  ["polished", (x) => `Interior appointments include ${x.text}`],
];
const NEXT_DETAILS: readonly Line<Listed>[] = [
  (x) => `To these, the ${x.noun} adds ${x.text}`,
  (x) => `The ${x.noun} also comes with ${x.text}`,
  (x) => `Also indoors ${verb(x, "is", "are")} ${x.text}`,
  (x) => `${capitalize(x.text)} ${verb(x, "belongs", "belong")} to the interior as well`,
];

export function detailsTopic(home: Home, tone: Tone): Topic | null {
  const pick = (...options: string[]) => ({
    items: among(home, "indoorFeatures", INDOOR, options),
  });
  return listTopic(
    { name: "details", part: "inside" },
    [
      {
        ...pick("Vaulted ceiling", "Skylights", "Ceiling Fans"),
        own: [
          (x) => `Overhead ${verb(x, "is", "are")} ${x.text}`,
          ["warm", (x) => `Look up to find ${x.text}`],
        ],
      },
      pick(
        "Double Pane/storm windows",
        "Jetted tub",
        "Wet bar",
        "Attic",
        "Mother-in-law apartment",
      ),
    ],
    { first: FIRST_DETAILS, next: NEXT_DETAILS },
    { noun: home.noun, tone },
  );
}

interface Wiring {
  noun: string;
  /** "wired and cable ready"; empty for neither. */
  ready: string;
  /** "an intercom system and a security system"; empty for neither. */
  systems: string;
  plural: boolean;
}

const READY_AND_SYSTEMS: readonly Line<Wiring>[] = [
  (x) => `The ${x.noun} is ${x.ready}, with ${x.systems}`,
  (x) =>
    `${capitalize(x.systems)} ${x.plural ? "are" : "is"} in place, and the ${x.noun} is ${x.ready}`,
  (x) => `The ${x.noun} comes ${x.ready} and has ${x.systems}`,
];
const READY: readonly Line<Wiring>[] = [
  (x) => `The ${x.noun} comes ${x.ready}`,
  (x) => `The interior is ${x.ready}`,
  (x) => `Indoors, the ${x.noun} is ${x.ready}`,
];
const SYSTEMS: readonly Line<Wiring>[] = [
  (x) => `${capitalize(x.systems)} ${x.plural ? "are" : "is"} in place`,
  (x) => `The ${x.noun} is equipped with ${x.systems}`,
  (x) => `${capitalize(x.systems)} ${x.plural ? "come" : "comes"} with the ${x.noun}`,
];

export function wiringTopic(home: Home, tone: Tone): Topic | null {
  const texts = (...options: string[]) =>
    among(home, "indoorFeatures", INDOOR, options).map(({ text }) => text);
  const systems = texts("Intercom System", "Security Systems");
  const ready = texts("Wired", "Cable Ready");
  if (systems.length + ready.length === 0) return null;
  const x: Wiring = {
    noun: home.noun,
    ready: listOf(ready),
    systems: listOf(systems),
    plural: systems.length > 1,
  };
  const lines = ready.length && systems.length ? READY_AND_SYSTEMS : ready.length ? READY : SYSTEMS;
  const level = [say(lines, x, tone)];
  const apart = lines === READY_AND_SYSTEMS ? [say(READY, x, tone), say(SYSTEMS, x, tone)] : level;
  return { name: "wiring", part: "inside", levels: [level, level, level, apart] };
}

const FLOOR_LINES: readonly Line<Listed>[] = [
  (x) => `Flooring includes ${x.text}`,
  (x) => `Underfoot ${verb(x, "is", "are")} ${x.text}`,
  (x) => `The flooring includes ${x.text}`,
  (x) => `${capitalize(x.text)} ${verb(x, "is", "are")} underfoot`,
  ["polished", (x) => `Floors are finished in ${x.text}`],
  ["warm", (x) => `Underfoot you'll find ${x.text}`],
];

export function floorsTopic(home: Home, tone: Tone): Topic | null {
  const floors = home.list("flooring", FLOORS).map(({ text }) => text);
  if (floors.length === 0) return null;
  const x = { text: listOf(floors), plural: floors.length > 1, noun: home.noun };
  const level = [say(FLOOR_LINES, x, tone)];
  return { name: "floors", part: "inside", levels: [level, level, level] };
}

const FIRST_APPLIANCES: readonly Line<Listed>[] = [
  (x) => `Appliances include ${x.text}`,
  (x) => `The ${x.noun} is equipped with ${x.text}`,
  (x) => `${capitalize(x.text)} ${verb(x, "is", "are")} among the appliances`,
  (x) => `The list of appliances includes ${x.text}`,
  ["polished", (x) => `The appliance package comprises ${x.text}`],
];
const KITCHEN: readonly Line<Listed>[] = [
  (x) => `For cooking and cleanup, the ${x.noun} has ${x.text}`,
  ["warm", (x) => `When it's time to cook, you'll have ${x.text}`],
];
const LAUNDRY: readonly Line<Listed>[] = [
  (x) => `${capitalize(x.text)} ${verb(x, "handles", "handle")} the laundry`,
  (x) => `For laundry day, the ${x.noun} has ${x.text}`,
  (x) => `Laundry equipment includes ${x.text}`,
];

export function appliancesTopic(home: Home, tone: Tone): Topic | null {
  const kitchen = among(home, "appliances", APPLIANCES, [
    "Range/Oven",
    "Microwave",
    "Refrigerator",
    "Freezer",
    "Dishwasher",
    "Garbage Disposal",
    "Trash Compactor",
  ]);
  const laundry = among(home, "appliances", APPLIANCES, ["Washer", "Dryer"]);
  const pair =
    laundry.length === 2
      ? [{ text: "a washer and dryer", plural: true, purpose: "for laundry at home" }]
      : laundry;
  const context = { noun: home.noun, tone };
  const next: Line<Listed>[] = [
    (x) => `There ${verb(x, "is", "are")} ${x.text} too`,
    (x) => `${capitalize(x.text)} ${verb(x, "rounds", "round")} out the equipment`,
    (x) => `To these ${verb(x, "is", "are")} added ${x.text}`,
  ];
  // With many kitchen appliances the laundry pair reads better in a sentence of its own.
  const groups = [
    { items: kitchen, own: KITCHEN },
    { items: pair, own: LAUNDRY },
  ];
  return listTopic(
    { name: "appliances", part: "inside" },
    groups,
    { first: FIRST_APPLIANCES, next },
    { ...context, most: 1 },
  );
}

interface Basement {
  noun: string;
  /** "finished" or "finished and unfinished"; empty where only the area is known. */
  kinds: readonly string[];
  size: string;
  with: string;
}

const BASEMENT_AND_SIZE: readonly Line<Basement>[] = [
  (x) => `${capitalize(x.with)} measures ${x.size}`,
  (x) => `Downstairs is ${x.with} of ${x.size}`,
  (x) => `The ${x.noun} has ${x.with} that covers ${x.size}`,
  (x) => `Below is ${x.with} of ${x.size}`,
];
const BASEMENT_SIZE: readonly Line<Basement>[] = [
  (x) => `Its area is ${x.size}`,
  (x) => `It measures ${x.size}`,
  (x) => `This level covers ${x.size}`,
];
const PARTS_AND_SIZE: readonly Line<Basement>[] = [
  (x) => `The basement measures ${x.size} and has ${listOf(x.kinds)} areas`,
  (x) => `Downstairs, ${listOf(x.kinds)} basement areas measure ${x.size}`,
];
const BASEMENT: readonly Line<Basement>[] = [
  (x) => `The ${x.noun} has ${x.with}`,
  (x) => `Downstairs is ${x.with}`,
  (x) => `${capitalize(x.with)} is part of the ${x.noun}`,
  (x) => `Below is ${x.with}`,
];

export function basementTopic(home: Home, tone: Tone): Topic | null {
  const kinds = ["Finished", "Partially finished", "Unfinished"]
    .filter((kind) => home.has("basement", kind))
    .map((kind) => kind.toLowerCase());
  if (kinds.length === 0 && !home.basementSize) return null;
  const [only] = kinds;
  const x: Basement = {
    noun: home.noun,
    kinds,
    size: area(home.basementSize),
    with:
      kinds.length > 1
        ? `a basement with ${listOf(kinds)} areas`
        : withArticle([only, "basement"].filter(Boolean).join(" ")),
  };
  const sized = kinds.length > 1 ? PARTS_AND_SIZE : BASEMENT_AND_SIZE;
  const level = [say(home.basementSize ? sized : BASEMENT, x, tone)];
  const apart =
    home.basementSize && kinds.length
      ? [say(BASEMENT, x, tone), say(BASEMENT_SIZE, x, tone)]
      : level;
  return { name: "basement", part: "inside", levels: [level, level, level, apart] };
}
