import { capitalize, dollars, join, listOf, type Phrase, verb } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import {
  AIR_KINDS,
  COOLERS,
  FUELS,
  HEAT_KINDS,
  HEATERS,
  WATER,
} from "#lib/description/vocabulary.ts";
import type { Tone } from "#lib/schemas/description.ts";
import { type Line, say, type Slot, type Topic } from "./topic.ts";

interface Climate {
  noun: string;
  heat: Phrase;
  cool: Phrase;
  /** True when heat and cooling are one thing each, so that "and" can join them. */
  simple: boolean;
  fuel: string;
  /** ", with natural gas as the fuel", or nothing. */
  byFuel: string;
  fuelPlural: boolean;
}

const HEAT_AND_COOL: readonly Line<Climate>[] = [
  (x) =>
    `${capitalize(x.heat.text)} ${verb(x.heat, "warms", "warm")} the ${x.noun}, and ${x.cool.text} ${verb(x.cool, "cools", "cool")} it`,
  (x) => `In winter the ${x.noun} has ${x.heat.text}; in summer, ${x.cool.text}`,
  (x) => (x.simple ? `Climate control comes from ${x.heat.text} and ${x.cool.text}` : null),
  (x) => (x.simple ? `The ${x.noun} has ${x.heat.text} and ${x.cool.text}` : null),
  (x) => `The ${x.noun} is warmed by ${x.heat.text} and cooled by ${x.cool.text}`,
  [
    "warm",
    (x) => (x.simple ? `Through the seasons, you'll have ${x.heat.text} and ${x.cool.text}` : null),
  ],
  [
    "polished",
    (x) => `Comfort is provided by ${x.heat.text}, with ${x.cool.text} for the warmer months`,
  ],
];
const HEAT: readonly Line<Climate>[] = [
  (x) => `The ${x.noun} has ${x.heat.text}${x.byFuel}`,
  (x) => `${capitalize(x.heat.text)} ${verb(x.heat, "warms", "warm")} the ${x.noun}${x.byFuel}`,
  (x) => `For cold weather, the ${x.noun} has ${x.heat.text}${x.byFuel}`,
];
const COOL: readonly Line<Climate>[] = [
  (x) => `The ${x.noun} has ${x.cool.text}`,
  (x) => `${capitalize(x.cool.text)} ${verb(x.cool, "is", "are")} there for warm weather`,
  (x) => `For warm weather, the ${x.noun} has ${x.cool.text}`,
];
const FUEL: readonly Line<Climate>[] = [
  (x) => `The heating ${x.fuelPlural ? "fuels are" : "fuel is"} ${x.fuel}`,
  (x) => `Heat runs on ${x.fuel}`,
  (x) => `${capitalize(x.fuel)} ${x.fuelPlural ? "are the fuels" : "is the fuel"} for heating`,
];

/** Heating, its fuel, and cooling. */
export function climateTopic(home: Home, tone: Tone): Topic | null {
  const kinds = home.list("heating", HEAT_KINDS).map(({ text }) => text);
  const heaters = home.list("heating", HEATERS).map(({ text }) => ({ text, plural: false }));
  const heats = kinds.length ? [{ text: `${listOf(kinds)} heat`, plural: false }] : [];
  const heat =
    kinds.length > 1 && heaters.length > 1 ? [...heats, join(heaters)] : [...heats, ...heaters];
  const airs = home.list("cooling", AIR_KINDS).map(({ text }) => text);
  const cool = [
    ...(airs.length ? [`${listOf(airs)} air conditioning`] : []),
    ...home.list("cooling", COOLERS).map(({ text }) => text),
  ].map((text) => ({ text, plural: false }));
  const fuels = home.list("heatingFuel", FUELS).map(({ text }) => text);
  if (heat.length + cool.length + fuels.length === 0) return null;
  const fuelPlural = fuels.length > 1;
  const x: Climate = {
    noun: home.noun,
    heat: join(heat),
    cool: join(cool),
    simple: cool.length === 1 && heat.length === 1 && kinds.length < 2 && airs.length < 2,
    fuel: listOf(fuels),
    byFuel: fuels.length ? `, with ${listOf(fuels)} as the ${fuelPlural ? "fuels" : "fuel"}` : "",
    fuelPlural,
  };
  const ways = (lines: readonly Line<Climate>[]) => say(lines, x, tone);
  const fuelSlot: Slot[] = fuels.length ? [ways(FUEL)] : [];
  const coolSlot: Slot[] = cool.length ? [ways(COOL)] : [];
  const apart: Slot[] = [...(heat.length ? [ways(HEAT)] : fuelSlot), ...coolSlot];
  const together: Slot[] = heat.length && cool.length ? [ways(HEAT_AND_COOL), ...fuelSlot] : apart;
  return { name: "climate", part: "systems", levels: [together, together, apart] };
}

interface Water {
  services: Phrase;
}

const SERVICES: readonly Line<Water>[] = [
  ({ services }) => `The property is served by ${services.text}`,
  ({ services }) =>
    `${capitalize(services.text)} ${verb(services, "serves", "serve")} the property`,
  ({ services }) => `Utilities include ${services.text}`,
  ({ services }) => `The property has ${services.text}`,
];

/** Water supply and sewage. */
export function waterTopic(home: Home, tone: Tone): Topic | null {
  const words = home.list("waterSewage", WATER).map(({ text }) => ({ text, plural: false }));
  if (words.length === 0) return null;
  const town = words.filter(({ text }) => text.startsWith("municipal"));
  const others = words.filter(({ text }) => !text.startsWith("municipal"));
  const services =
    town.length === 2
      ? join([
          ...(others.length > 1 ? [join(others)] : others),
          { text: "municipal water and sewer", plural: true },
        ])
      : join(words);
  const level = [say(SERVICES, { services }, tone)];
  return { name: "water", part: "systems", levels: [level, level, level] };
}

const FEES: readonly Line<string>[] = [
  (fee) => `HOA fees are ${fee} per month`,
  (fee) => `HOA fees come to ${fee} per month`,
  (fee) => `Monthly HOA fees are ${fee}`,
  (fee) => `The monthly HOA cost is ${fee}`,
];

export function feesTopic(home: Home, tone: Tone): Topic | null {
  if (!home.hoa) return null;
  const level = [say(FEES, dollars(home.hoa), tone)];
  return { name: "fees", part: "systems", levels: [level, level, level] };
}

const CLOSES: readonly Line<string>[] = [
  (noun) => `Schedule a showing to see the ${noun} in person`,
  (noun) => `Arrange a visit to see the ${noun} for yourself`,
  () => `Showings can be arranged on request`,
  (noun) => `Request a tour to see the ${noun} firsthand`,
  ["warm", () => `Come take a look for yourself`],
  ["warm", () => `Come by for a tour and see how it all fits together`],
  ["warm", () => `Set up a visit and have a look around`],
  ["plain", () => `Contact the seller to arrange a visit`],
  ["plain", () => `Tours are available on request`],
  ["polished", (noun) => `We invite you to arrange a viewing of the ${noun}`],
  ["polished", () => `A viewing can be arranged at your convenience`],
];

export function closeTopic(home: Home, tone: Tone): Topic {
  const level = [say(CLOSES, home.noun, tone)];
  return { name: "close", part: "close", levels: [level, level, level] };
}
