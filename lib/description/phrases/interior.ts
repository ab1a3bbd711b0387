import { area, capitalize, join, listOf, verb, withArticle } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { PURPOSES } from "#lib/description/purposes.ts";
import { APPLIANCES, FLOORS, INDOOR, ROOMS, type Word } from "#lib/description/vocabulary.ts";
import type { Tone } from "#lib/schemas/description.ts";
import {
  are,
  type Item,
  joined,
  led,
  type Listed,
  listTopic,
  type Pairs,
  say,
  type Slot,
  type Topic,
  type Ways,
} from "./topic.ts";

/** The words of `words` for the chosen options that are among `options`, in that order. */
function among(
  home: Home,
  group: "rooms" | "indoorFeatures" | "appliances",
  words: Readonly<Record<string, Word | undefined>>,
  options: readonly string[],
): Item[] {
  return options.flatMap((option) => {
    const word = home.has(group, option) ? words[option] : undefined;
    const purpose = PURPOSES[option as keyof typeof PURPOSES];
    return word ? [{ ...word, ...(purpose ? { purpose } : {}) }] : [];
  });
}

const FIRST_ROOMS: Ways<Listed> = {
  plain: [
    (x) => `Rooms include ${x.text}`,
    (x) => `The ${x.noun} has ${x.text}`,
    (x) => `The floor plan includes ${x.text}`,
    (x) => `Inside ${are(x)} ${x.text}`,
  ],
  warm: [
    (x) => `Inside, you'll find ${x.text}`,
    (x) => `Walk through and you'll come to ${x.text}`,
    (x) => `The floor plan gives you ${x.text}`,
    (x) => `As for rooms, you'll have ${x.text}`,
  ],
  polished: [
    (x) => `The floor plan comprises ${x.text}`,
    (x) => `The interior is arranged to include ${x.text}`,
    (x) => `The plan provides ${x.text}`,
    (x) => `The interior provides ${x.text}`,
  ],
};
const NEXT_ROOMS: Ways<Listed> = {
  plain: [
    (x) => `The plan also has ${x.text}`,
    (x) => `Other rooms include ${x.text}`,
    (x) => led(x, `${are(x)} also part of the plan`),
  ],
  warm: [
    (x) => `You'll also have ${x.text}`,
    (x) => `Then there ${are(x)} ${x.text}`,
    (x) => led(x, `${are(x)} part of the picture too`),
  ],
  polished: [
    (x) => led(x, `${verb(x, "completes", "complete")} the plan`),
    (x) => `Further rooms include ${x.text}`,
    (x) => `To these the plan adds ${x.text}`,
  ],
};
const LIVING: Ways<Listed> = {
  polished: [(x) => `Living areas include ${x.text}`],
  plain: [(x) => `Living areas include ${x.text}`],
  warm: [(x) => `For time together, you'll have ${x.text}`],
};
const PRACTICAL: Ways<Listed> = {
  plain: [(x) => `For practical use, the ${x.noun} has ${x.text}`],
  warm: [
    (x) => (x.plural ? `${capitalize(x.text)} take care of the practical side` : null),
    (x) => `On the practical side, you'll have ${x.text}`,
  ],
  polished: [(x) => led(x, `${verb(x, "serves", "serve")} the practical side`)],
};
const ROOM_PAIRS: Pairs = [
  [
    "a dining room",
    "a breakfast nook",
    {
      plain: [
        () => "a dining room is there for sit-down meals and a breakfast nook for quick ones",
      ],
      warm: [() => "long dinners go to the dining room, quick breakfasts to the breakfast nook"],
      polished: [
        () => "a dining room provides for formal meals, a breakfast nook for informal ones",
      ],
    },
  ],
  [
    "a laundry room",
    "a mud room",
    {
      plain: [() => "a laundry room takes the wash and a mud room takes coats and boots"],
      warm: [() => "coats and boots stop at the mud room, and the wash stays in the laundry room"],
      polished: [
        () => "coats and boots are kept to a mud room, and the weekly wash to a laundry room",
      ],
    },
  ],
  [
    "an owner's suite",
    "a walk-in closet",
    {
      plain: [() => "there is an owner's suite, and clothes go in a walk-in closet"],
      warm: [() => "the owner's suite is yours, and so is a walk-in closet for your clothes"],
    },
  ],
];

export function roomsTopic(home: Home, tone: Tone): Topic | null {
  const pick = (...options: string[]) => ({ items: among(home, "rooms", ROOMS, options) });
  return listTopic(
    { name: "rooms", part: "inside" },
    [
      { ...pick("Family Room", "Library", "Dining Room", "Breakfast Nook"), own: LIVING },
      pick("Owner's Suite", "Walk-in closet", "Sun Room", "Solarium/Atrium"),
      { ...pick("Workshop", "Laundry Room", "Mud Room"), own: PRACTICAL },
    ],
    { first: FIRST_ROOMS, next: NEXT_ROOMS },
    { noun: home.noun, tone, threshold: "Inside", pairs: ROOM_PAIRS },
  );
}

const FIRST_DETAILS: Ways<Listed> = {
  plain: [
    (x) => `Interior features include ${x.text}`,
    (x) => `The interior has ${x.text}`,
    (x) => `Indoors ${are(x)} ${x.text}`,
    (x) => led(x, `${are(x)} among the indoor features`),
  ],
  warm: [
    (x) => `You'll notice ${x.text}`,
    (x) => `Indoor comforts include ${x.text}`,
    (x) => `Look around and you'll find ${x.text}`,
    (x) => `Inside, ${x.text} ${verb(x, "adds", "add")} to the comfort`,
  ],
  polished: [
    (x) => `Interior appointments include ${x.text}`,
    (x) => `The rooms are complemented by ${x.text}`,
    (x) => `Interior details include ${x.text}`,
    (x) => `The interior is distinguished by ${x.text}`,
  ],
};
const NEXT_DETAILS: Ways<Listed> = {
  plain: [
    (x) => `The ${x.noun} also has ${x.text}`,
    (x) => `Other indoor features include ${x.text}`,
    (x) => led(x, `${are(x)} inside as well`),
  ],
  warm: [
    (x) => `The ${x.noun} also gives you ${x.text}`,
    (x) => `You'll come across ${x.text} too`,
    (x) => led(x, `${are(x)} here too`),
  ],
  polished: [
    (x) => `To these, the ${x.noun} adds ${x.text}`,
    (x) => led(x, `${verb(x, "belongs", "belong")} to the interior as well`),
    (x) => `The interior is also provided with ${x.text}`,
  ],
};
const OVERHEAD: Ways<Listed> = {
  plain: [(x) => `Overhead ${are(x)} ${x.text}`],
  warm: [(x) => `Look up and you'll see ${x.text}`],
  polished: [(x) => `Overhead, the interior features ${x.text}`],
};
const DETAIL_PAIRS: Pairs = [
  [
    "a vaulted ceiling",
    "skylights",
    {
      plain: [() => "a vaulted ceiling adds height and skylights let in light from above"],
      warm: [() => "look up and you'll see a vaulted ceiling and skylights that let the day in"],
      polished: [() => "a vaulted ceiling lends height, while skylights draw in the day"],
    },
  ],
];

export function detailsTopic(home: Home, tone: Tone): Topic | null {
  const pick = (...options: string[]) => ({
    items: among(home, "indoorFeatures", INDOOR, options),
  });
  return listTopic(
    { name: "details", part: "inside" },
    [
      { ...pick("Vaulted ceiling", "Skylights", "Ceiling Fans"), own: OVERHEAD },
      pick(
        "Double Pane/storm windows",
        "Jetted tub",
        "Wet bar",
        "Attic",
        "Mother-in-law apartment",
      ),
    ],
    { first: FIRST_DETAILS, next: NEXT_DETAILS },
    { noun: home.noun, tone, pairs: DETAIL_PAIRS },
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

const READY_AND_SYSTEMS: Ways<Wiring> = {
  any: [
    (x) => `The ${x.noun} is ${x.ready}, with ${x.systems}`,
    (x) => `The ${x.noun} comes ${x.ready} and has ${x.systems}`,
    (x) =>
      `${capitalize(x.systems)} ${x.plural ? "are" : "is"} in place, and the ${x.noun} is ${x.ready}`,
  ],
};
const READY: Ways<Wiring> = {
  any: [
    (x) => `The ${x.noun} comes ${x.ready}`,
    (x) => `The interior is ${x.ready}`,
    (x) => `Inside, the ${x.noun} is ${x.ready}`,
  ],
};
const SYSTEMS: Ways<Wiring> = {
  any: [
    (x) => `${capitalize(x.systems)} ${x.plural ? "are" : "is"} in place`,
    (x) => `The ${x.noun} is equipped with ${x.systems}`,
  ],
  plain: [(x) => `${capitalize(x.systems)} ${x.plural ? "are" : "is"} installed`],
  warm: [(x) => `You'll have ${x.systems} as well`],
  polished: [(x) => `The ${x.noun} is fitted with ${x.systems}`],
};

/** What being ready is good for, by the words themselves. */
const READY_FOR: Readonly<Record<string, Record<Tone, string>>> = {
  wired: {
    plain: ", so devices can be connected",
    warm: " for your devices",
    polished: " for the devices of the day",
  },
  "cable ready": {
    plain: ", so television can be connected",
    warm: " for when you want television hooked up",
    polished: ", should television be wished for",
  },
  "cable ready and wired": {
    plain: ", so television and other devices can be connected",
    warm: " for television and for your devices",
    polished: " for television and the devices of the day",
  },
};
/** What each system does. */
const WATCHING: Readonly<Record<string, Ways<null>>> = {
  "an intercom system": {
    plain: [
      () => "an intercom system carries voices so that nobody has to call out",
      () => "people can talk to each other over an intercom system",
    ],
    warm: [
      () => "an intercom system saves you from shouting",
      () => "with an intercom system, nobody has to shout",
    ],
    polished: [
      () => "an intercom system makes it unnecessary to raise one's voice",
      () => "an intercom system allows conversation at a distance",
    ],
  },
  "a security system": {
    plain: [
      () => "a security system is in place for when nobody is there",
      () => "for when nobody is there, a security system is installed",
    ],
    warm: [
      () => "a security system is there when you're out",
      () => "you can set the security system when you go out",
    ],
    polished: [
      () => "a security system is in place for times of absence",
      () => "a security system has been provided for",
    ],
  },
};

export function wiringTopic(home: Home, tone: Tone): Topic | null {
  const texts = (...options: string[]) =>
    among(home, "indoorFeatures", INDOOR, options).map(({ text }) => text);
  const systems = texts("Intercom System", "Security Systems");
  const ready = texts("Cable Ready", "Wired");
  if (systems.length + ready.length === 0) return null;
  const x: Wiring = {
    noun: home.noun,
    ready: listOf(ready),
    systems: listOf(systems),
    plural: systems.length > 1,
  };
  const lines = ready.length && systems.length ? READY_AND_SYSTEMS : ready.length ? READY : SYSTEMS;
  const level = [say(lines, x, tone)];
  const able = { ...x, ready: x.ready + (READY_FOR[x.ready]?.[tone] ?? "") };
  const each: Slot[] = [
    ...(ready.length ? [say(READY, able, tone)] : []),
    ...systems.map((name) => say(WATCHING[name] ?? {}, null, tone)),
  ];
  return { name: "wiring", part: "inside", levels: [level, level, level, each] };
}

interface Floors {
  noun: string;
  /** "hardwood and tile" */
  hard: string;
  plural: boolean;
  all: string;
  many: boolean;
}

const FLOOR_LINES: Ways<Floors> = {
  plain: [
    (x) => `Flooring includes ${x.all}`,
    (x) => `Underfoot ${x.many ? "are" : "is"} ${x.all}`,
    (x) => (x.many ? `The flooring includes ${x.all}` : `There is ${x.all} underfoot`),
  ],
  warm: [
    (x) => `Underfoot you'll find ${x.all}`,
    (x) => `${capitalize(x.all)} ${x.many ? "are" : "is"} underfoot`,
    (x) => `You'll walk on ${x.all}`,
  ],
  polished: [
    (x) => `Floors are finished in ${x.all}`,
    (x) => `The flooring includes ${x.all}`,
    (x) => `${capitalize(x.all)} ${x.many ? "finish" : "finishes"} the floors`,
  ],
};
const HARD_FLOORS: Ways<Floors> = {
  plain: [
    (x) => `Flooring includes ${x.hard}, to leave bare or cover with rugs`,
    (x) => `${capitalize(x.hard)} underfoot can be left bare or covered with rugs`,
  ],
  warm: [
    (x) => `Underfoot you'll find ${x.hard}, to leave bare or dress with rugs`,
    (x) => `${capitalize(x.hard)} ${x.plural ? "are" : "is"} underfoot and waiting for your rugs`,
  ],
  polished: [
    (x) => `Floors of ${x.hard} may be left bare or laid with rugs`,
    (x) => `Floors are finished in ${x.hard}, on which rugs may be laid`,
  ],
};
const HARD_AND_CARPET: Ways<Floors> = {
  plain: [
    (x) => `Flooring includes ${x.hard}, with carpet for softness`,
    (x) => `Underfoot are ${x.hard}, and carpet that is soft to walk on`,
  ],
  warm: [
    (x) =>
      `Underfoot, there ${x.plural ? "are" : "is"} ${x.hard} for your rugs, and carpet for bare feet`,
    (x) => `You'll have ${x.hard} underfoot, and carpet for bare feet`,
  ],
  polished: [
    (x) => `Floors are finished in ${x.hard}, with carpet for softness`,
    (x) => `The flooring pairs ${x.hard} with the softness of carpet`,
  ],
};

export function floorsTopic(home: Home, tone: Tone): Topic | null {
  const floors = home.list("flooring", FLOORS).map(({ text }) => text);
  if (floors.length === 0) return null;
  const hard = floors.filter((text) => text !== "carpet");
  const x: Floors = {
    noun: home.noun,
    hard: listOf(hard),
    plural: hard.length > 1,
    all: listOf(floors),
    many: floors.length > 1,
  };
  const level = [
    // "Flooring includes" promises more than one.
    say(FLOOR_LINES, x, tone).filter((text) => x.many || !text.includes("include")),
  ];
  const fuller =
    hard.length === 0
      ? level
      : [say(hard.length < floors.length ? HARD_AND_CARPET : HARD_FLOORS, x, tone)];
  return { name: "floors", part: "inside", levels: [level, level, level, fuller] };
}

const FIRST_APPLIANCES: Ways<Listed> = {
  plain: [
    (x) => (x.plural ? `Appliances include ${x.text}` : null),
    (x) => `The ${x.noun} is equipped with ${x.text}`,
    (x) => `Among the appliances ${are(x)} ${x.text}`,
    (x) => (x.plural ? `The appliances include ${x.text}` : null),
  ],
  warm: [
    (x) => (x.plural ? `Appliances include ${x.text}` : null),
    (x) => `You'll have ${x.text} to work with`,
    (x) => `The ${x.noun} is equipped with ${x.text}`,
    (x) => (x.plural ? `The appliances include ${x.text}` : null),
  ],
  polished: [
    (x) => `The appliance package comprises ${x.text}`,
    (x) => `The ${x.noun} is equipped with ${x.text}`,
    (x) => (x.plural ? `Appliances extend to ${x.text}` : null),
    (x) => `Among the appliances ${are(x)} ${x.text}`,
  ],
};
const NEXT_APPLIANCES: Ways<Listed> = {
  plain: [(x) => `Other appliances include ${x.text}`],
  warm: [(x) => `You'll also have ${x.text}`, (x) => led(x, `${are(x)} there too`)],
  polished: [(x) => `To these ${are(x)} added ${x.text}`],
  any: [(x) => led(x, `${verb(x, "rounds", "round")} out the equipment`)],
};
const LAUNDRY: Ways<Listed> = {
  plain: [(x) => `Laundry equipment includes ${x.text}`],
  warm: [(x) => `For laundry day, there ${are(x)} ${x.text}`],
  polished: [(x) => `Laundry equipment extends to ${x.text}`],
  any: [(x) => led(x, `${verb(x, "handles", "handle")} the laundry`)],
};

/** What appliances do, with the ways to say it of those that do it. */
const DUTIES: readonly (readonly [options: readonly string[], told: Ways<Listed>])[] = [
  [
    ["Range/Oven", "Microwave"],
    {
      plain: [
        (x) => `everyday cooking is done with ${x.text}`,
        (x) => `${x.text} ${verb(x, "is", "are")} there for everyday cooking`,
      ],
      warm: [
        (x) => `when it's time to cook, you'll have ${x.text}`,
        (x) => `${x.text} ${verb(x, "takes", "take")} care of the cooking`,
      ],
      polished: [
        (x) => `${x.text} ${verb(x, "provides", "provide")} for cooking`,
        (x) => `for cooking there ${are(x)} ${x.text}`,
      ],
    },
  ],
  [
    ["Refrigerator", "Freezer"],
    {
      plain: [
        (x) => `${x.text} ${verb(x, "keeps", "keep")} food cold`,
        (x) => `food is kept cold in ${x.text}`,
      ],
      warm: [
        (x) => `${x.text} ${verb(x, "keeps", "keep")} the food cold`,
        (x) => `for the groceries, there's ${x.text}`,
      ],
      polished: [
        (x) => `food is kept cold in ${x.text}`,
        (x) => `${x.text} ${verb(x, "keeps", "keep")} food cold`,
      ],
    },
  ],
  [
    ["Dishwasher", "Garbage Disposal", "Trash Compactor"],
    {
      plain: [
        (x) => `${x.text} ${verb(x, "is", "are")} there for cleaning up after meals`,
        (x) => `cleanup after meals is done with ${x.text}`,
      ],
      warm: [
        (x) => `${x.text} ${verb(x, "helps", "help")} with the cleanup`,
        (x) => `after dinner, there ${are(x)} ${x.text}`,
      ],
      polished: [
        (x) => `${x.text} ${verb(x, "attends", "attend")} to what is left after dinner`,
        (x) => `cleanup after dinner is eased by ${x.text}`,
      ],
    },
  ],
  [
    ["Washer", "Dryer"],
    {
      plain: [
        (x) => `${x.text} ${verb(x, "is", "are")} there for the laundry`,
        (x) => `laundry is done with ${x.text}`,
      ],
      warm: [
        (x) => `${x.text} ${verb(x, "takes", "take")} care of the laundry`,
        (x) => `laundry day comes with ${x.text}`,
      ],
      polished: [
        (x) => `${x.text} ${verb(x, "attends", "attend")} to the laundry`,
        (x) => `${x.text} ${verb(x, "is", "are")} provided for the laundry`,
      ],
    },
  ],
];

/** What the appliances do, duty by duty, two duties to a sentence. */
function duties(home: Home, tone: Tone): Slot[] {
  const told = DUTIES.flatMap(([options, ways]) => {
    const items = among(home, "appliances", APPLIANCES, options);
    const text = join(items.map(({ text }) => ({ text, plural: false })));
    // "a washer and dryer" are bought, and spoken of, as one.
    const pair =
      options.includes("Washer") && items.length === 2 ? "a washer and dryer" : text.text;
    return items.length ? [say(ways, { ...text, text: pair, noun: home.noun }, tone)] : [];
  });
  const slots: Slot[] = [];
  for (let at = 0; at < told.length; at += 2) {
    const [ones = [], others] = [told[at], told[at + 1]];
    if (!others) slots.push(ones);
    else {
      slots.push(ones.flatMap((one) => others.map((other) => joined(one, other, tone))));
    }
  }
  return slots;
}

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
  const pair = laundry.length === 2 ? [{ text: "a washer and dryer", plural: true }] : laundry;
  // With many kitchen appliances the laundry pair reads better in a sentence of its own.
  const topic = listTopic(
    { name: "appliances", part: "inside" },
    [{ items: kitchen }, { items: pair, own: LAUNDRY }],
    { first: FIRST_APPLIANCES, next: NEXT_APPLIANCES },
    { noun: home.noun, tone },
  );
  if (!topic) return null;
  const [together = [], grouped = []] = topic.levels;
  const told = duties(home, tone);
  return { ...topic, levels: [together, grouped, grouped, told] };
}

interface Basement {
  noun: string;
  /** "finished" or "finished and unfinished"; empty where only the area is known. */
  kinds: readonly string[];
  size: string;
  /** "an unfinished basement" */
  with: string;
  /** What the kind leaves to the buyer, as a clause; empty where it can't be told. */
  leaves: string;
}

const BASEMENT_AND_SIZE: Ways<Basement> = {
  any: [
    (x) => `${capitalize(x.with)} measures ${x.size}`,
    (x) => `Below is ${x.with} of ${x.size}`,
  ],
  plain: [(x) => `There is ${x.with} of ${x.size}`],
  warm: [(x) => `Downstairs you'll have ${x.with} of ${x.size}`],
  polished: [(x) => `Beneath lies ${x.with} of ${x.size}`],
};
const PARTS_AND_SIZE: Ways<Basement> = {
  any: [
    (x) => `The basement measures ${x.size} and has ${listOf(x.kinds)} areas`,
    (x) => `Downstairs, ${listOf(x.kinds)} basement areas measure ${x.size}`,
  ],
};
const BASEMENT: Ways<Basement> = {
  plain: [
    (x) => `The ${x.noun} has ${x.with}${x.leaves}`,
    (x) => `Below is ${x.with}${x.leaves}`,
    (x) => `There is ${x.with}${x.leaves}`,
  ],
  warm: [
    (x) => `Downstairs you'll have ${x.with}${x.leaves}`,
    (x) => `Head downstairs to ${x.with}${x.leaves}`,
    (x) => `There's ${x.with} downstairs${x.leaves}`,
  ],
  polished: [
    (x) => `Below lies ${x.with}${x.leaves}`,
    (x) => `Beneath the ${x.noun} is ${x.with}${x.leaves}`,
    (x) => `Downstairs, the ${x.noun} has ${x.with}${x.leaves}`,
  ],
};
/** What each kind of basement leaves to the buyer. */
const LEAVES: Readonly<Record<string, Record<Tone, string>>> = {
  finished: {
    plain: ", which adds a floor to use",
    warm: ", a further floor to use as you like",
    polished: ", a further floor to be used at will",
  },
  "partially finished": {
    plain: ", with part of it done and the rest still open",
    warm: ", part of it done and the rest left to you",
    polished: ", complete in part and in part open to plans",
  },
  unfinished: {
    plain: ", still open to plans",
    warm: ", left to your own plans",
    polished: ", open to plans yet to be made",
  },
};

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
    leaves: "",
  };
  const sized = kinds.length > 1 ? PARTS_AND_SIZE : BASEMENT_AND_SIZE;
  const level = [say(home.basementSize ? sized : BASEMENT, x, tone)];
  const of = home.basementSize ? ` of ${x.size}` : "";
  const fuller = { ...x, with: x.with + of, leaves: LEAVES[only ?? ""]?.[tone] ?? "" };
  const left = kinds.length === 1 ? [say(BASEMENT, fuller, tone)] : level;
  return { name: "basement", part: "inside", levels: [level, level, level, left] };
}
