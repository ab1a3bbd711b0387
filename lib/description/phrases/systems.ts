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
import { say, type Slot, type Topic, type Ways } from "./topic.ts";

interface Climate {
  noun: string;
  heat: Phrase;
  cool: Phrase;
  fuel: string;
  fuelPlural: boolean;
}

const heats = (x: Climate, one: string, many: string) => verb(x.heat, one, many);
const cools = (x: Climate, one: string, many: string) => verb(x.cool, one, many);
/** One thing each for heat and for cooling, so that "and" can join them. */
const simple = (x: Climate) => !/ and |,| plus /.test(x.heat.text + x.cool.text);

const HEAT_AND_COOL: Ways<Climate> = {
  plain: [
    (x) => (simple(x) ? `The ${x.noun} has ${x.heat.text} and ${x.cool.text}` : null),
    (x) =>
      `For cold weather there ${heats(x, "is", "are")} ${x.heat.text}; for warm weather, ${x.cool.text}`,
    (x) =>
      `${capitalize(x.heat.text)} ${heats(x, "warms", "warm")} the ${x.noun}, and ${x.cool.text} ${cools(x, "cools", "cool")} it`,
  ],
  warm: [
    (x) => `In winter you'll have ${x.heat.text}; in summer, ${x.cool.text}`,
    (x) =>
      `${capitalize(x.heat.text)} ${heats(x, "keeps", "keep")} you warm in winter, and ${x.cool.text} ${cools(x, "keeps", "keep")} you cool in summer`,
    (x) => `When it's cold, there's ${x.heat.text}; when it's hot, there's ${x.cool.text}`,
  ],
  polished: [
    (x) => `Comfort is provided by ${x.heat.text}, with ${x.cool.text} for the warmer months`,
    (x) => `The ${x.noun} is warmed by ${x.heat.text} and cooled by ${x.cool.text}`,
    (x) => `In winter the ${x.noun} has ${x.heat.text}; in summer, ${x.cool.text}`,
  ],
};
const HEAT: Ways<Climate> = {
  plain: [
    (x) => `For cold weather, there ${heats(x, "is", "are")} ${x.heat.text}`,
    (x) => `The ${x.noun} has ${x.heat.text}`,
    (x) => `${capitalize(x.heat.text)} ${heats(x, "warms", "warm")} the ${x.noun} in winter`,
  ],
  warm: [
    (x) => `${capitalize(x.heat.text)} ${heats(x, "keeps", "keep")} you warm in winter`,
    (x) => `On cold days you'll have ${x.heat.text}`,
    (x) => `When it's cold outside, there's ${x.heat.text}`,
  ],
  polished: [
    (x) => `The ${x.noun} is warmed by ${x.heat.text}`,
    (x) => `In the colder months the ${x.noun} relies on ${x.heat.text}`,
    (x) => `Warmth is provided by ${x.heat.text}`,
  ],
};
const HEAT_BY_FUEL: Ways<Climate> = {
  plain: [
    (x) =>
      `For cold weather, there ${heats(x, "is", "are")} ${x.heat.text}, with ${x.fuel} as the ${x.fuelPlural ? "fuels" : "fuel"}`,
    (x) =>
      `The ${x.noun} has ${x.heat.text}. The ${x.fuelPlural ? "fuels are" : "fuel is"} ${x.fuel}`,
  ],
  warm: [
    (x) =>
      `${capitalize(x.heat.text)} ${heats(x, "keeps", "keep")} you warm in winter, fueled by ${x.fuel}`,
    (x) => `On cold days you'll have ${x.heat.text}, with ${x.fuel} for fuel`,
  ],
  polished: [
    (x) =>
      `The ${x.noun} is warmed by ${x.heat.text}, with ${x.fuel} as the ${x.fuelPlural ? "fuels" : "fuel"}`,
    (x) => `Warmth is provided by ${x.heat.text}, fueled by ${x.fuel}`,
  ],
};
const COOL: Ways<Climate> = {
  plain: [
    (x) => `The ${x.noun} also has ${x.cool.text}`,
    (x) => `${capitalize(x.cool.text)} ${cools(x, "cools", "cool")} the ${x.noun} in summer`,
    (x) => `For warm weather, there ${cools(x, "is", "are")} ${x.cool.text}`,
  ],
  warm: [
    (x) => `${capitalize(x.cool.text)} ${cools(x, "takes", "take")} the heat out of summer`,
    (x) => `When it's hot, you'll have ${x.cool.text}`,
    (x) => `Summer days come with ${x.cool.text}`,
  ],
  polished: [
    (x) => `${capitalize(x.cool.text)} ${cools(x, "serves", "serve")} the warmer months`,
    (x) => `In summer, comfort comes from ${x.cool.text}`,
    (x) => `Cooling is provided by ${x.cool.text}`,
  ],
};
const FUEL: Ways<Climate> = {
  plain: [
    (x) => `The heating ${x.fuelPlural ? "fuels are" : "fuel is"} ${x.fuel}`,
    (x) => `Heat runs on ${x.fuel}`,
  ],
  warm: [(x) => `The heat runs on ${x.fuel}`, (x) => `Heating is fueled by ${x.fuel}`],
  polished: [
    (x) => `Heating is fueled by ${x.fuel}`,
    (x) =>
      `${capitalize(x.fuel)} ${x.fuelPlural ? "are the heating fuels" : "is the heating fuel"}`,
  ],
};

/** Heating, its fuel, and cooling. */
export function climateTopic(home: Home, tone: Tone): Topic | null {
  const kinds = home.list("heating", HEAT_KINDS).map(({ text }) => text);
  const heaters = home.list("heating", HEATERS).map(({ text }) => ({ text, plural: false }));
  const shared = kinds.length ? [{ text: `${listOf(kinds)} heat`, plural: false }] : [];
  const heat =
    kinds.length > 1 && heaters.length > 1 ? [...shared, join(heaters)] : [...shared, ...heaters];
  const airs = home.list("cooling", AIR_KINDS).map(({ text }) => text);
  const cool = [
    ...(airs.length ? [`${listOf(airs)} air conditioning`] : []),
    ...home.list("cooling", COOLERS).map(({ text }) => text),
  ].map((text) => ({ text, plural: false }));
  const fuels = home.list("heatingFuel", FUELS).map(({ text }) => text);
  if (heat.length + cool.length + fuels.length === 0) return null;
  const x: Climate = {
    noun: home.noun,
    heat: join(heat),
    cool: join(cool),
    fuel: listOf(fuels),
    fuelPlural: fuels.length > 1,
  };
  const ways = (lines: Ways<Climate>) => say(lines, x, tone);
  const fuelSlot: Slot[] = fuels.length ? [ways(FUEL)] : [];
  const coolSlot: Slot[] = cool.length ? [ways(COOL)] : [];
  const heatSlot: Slot[] = heat.length ? [ways(fuels.length ? HEAT_BY_FUEL : HEAT)] : fuelSlot;
  const apart: Slot[] = [...heatSlot, ...coolSlot];
  const together: Slot[] = heat.length && cool.length ? [ways(HEAT_AND_COOL), ...fuelSlot] : apart;
  return { name: "climate", part: "systems", levels: [together, together, apart] };
}

interface Water extends Phrase {
  noun: string;
}

const SERVICES: Ways<Water> = {
  plain: [
    (x) => `The property is served by ${x.text}`,
    (x) => `The property has ${x.text}`,
    (x) => `${capitalize(x.text)} ${verb(x, "is", "are")} in place`,
  ],
  warm: [
    (x) => `${capitalize(x.text)} ${verb(x, "serves", "serve")} the property`,
    (x) => `You'll have ${x.text}`,
    (x) => `The property is on ${x.text}`,
  ],
  polished: [
    (x) => `The property is served by ${x.text}`,
    (x) => `The property relies on ${x.text}`,
    (x) => `${capitalize(x.text)} ${verb(x, "serves", "serve")} the property`,
  ],
};

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
  const level = [say(SERVICES, { ...services, noun: home.noun }, tone)];
  return { name: "water", part: "systems", levels: [level, level, level] };
}

const FEES: Ways<string> = {
  plain: [(fee) => `HOA fees are ${fee} per month`, (fee) => `The HOA fees are ${fee} per month`],
  warm: [(fee) => `HOA fees run ${fee} per month`, (fee) => `HOA fees come to ${fee} per month`],
  polished: [
    (fee) => `HOA fees are ${fee} per month`,
    (fee) => `HOA fees amount to ${fee} per month`,
  ],
};

/** HOA fees by the month; in full also what they make in a year. */
export function feesTopic(home: Home, tone: Tone): Topic | null {
  if (!home.hoa) return null;
  const level = [say(FEES, dollars(home.hoa), tone)];
  const yearly = level.map((slot) =>
    slot.map((text) => `${text}, or ${dollars(home.hoa * 12)} a year`),
  );
  return { name: "fees", part: "systems", levels: [level, level, level, yearly] };
}

interface Visit {
  noun: string;
  land: boolean;
}

const CLOSES: Ways<Visit> = {
  plain: [
    () => `Contact the seller to arrange a visit`,
    () => `Tours are available on request`,
    (x) => `Schedule a showing to see the ${x.noun} in person`,
    () => `Showings can be arranged on request`,
  ],
  warm: [
    () => `Come take a look for yourself`,
    (x) => (x.land ? `Come out and walk it` : `Come by, walk through, and see what you think`),
    () => `Set up a visit and have a look around`,
    (x) =>
      x.land
        ? `Come and stand on it before you decide`
        : `Stop by and take your time looking around`,
  ],
  polished: [
    (x) => `We invite you to arrange a viewing of the ${x.noun}`,
    () => `A viewing can be arranged at your convenience`,
    () => `Viewings are arranged by appointment`,
    (x) => `We would be pleased to show you the ${x.noun}`,
  ],
};
/** For texts that have told much: what a visit adds, and how to come by one. */
const LONG_CLOSES: Ways<Visit> = {
  plain: [
    () =>
      `Measurements and dates are as given by the owner. Contact the seller to arrange a visit, and bring your questions and a tape measure`,
    () =>
      `These are the facts as the owner has given them. To check them against the real thing, schedule a showing and bring a list of questions`,
    (x) =>
      `Buyers are welcome to measure, ask, and check every detail on a visit before deciding. Showings of the ${x.noun} can be arranged on request`,
    () =>
      `What is not listed here can be seen in person. Tours are available on request, and the seller can answer questions on the spot`,
  ],
  warm: [
    () =>
      `A list can only tell you so much. Come by, walk through at your own pace, and see how it feels with you in it`,
    () =>
      `That's what there is to tell; the rest you'll have to see. Set up a visit, bring a tape measure, and take your time`,
    () =>
      `You can read about a place all day and learn more on one visit. Pick a time that suits you and come have a look`,
    () =>
      `If this sounds like what you've been looking for, come and see it. Bring your questions, open every door, and stay as long as you need`,
  ],
  polished: [
    (x) =>
      `No description takes the place of a visit. We invite you to arrange a viewing of the ${x.noun} and to see it at an unhurried pace`,
    (x) =>
      `The ${x.noun} makes its own case in person. A viewing can be arranged at your convenience, with time for every question`,
    () =>
      `What words convey only in part, a visit will complete. Viewings are arranged by appointment, and we would be pleased to welcome you`,
    () =>
      `Those who wish to know more are invited to come and see. We would be pleased to arrange a viewing at a time of your choosing`,
  ],
};
/** Facts from which a longer close does not outweigh the rest. */
const MANY_FACTS = 20;

export function closeTopic(home: Home, tone: Tone, facts: number): Topic {
  const x = { noun: home.noun, land: home.type === "land_lot" };
  const brief = [say(CLOSES, x, tone)];
  const long = facts >= MANY_FACTS && !x.land ? [say(LONG_CLOSES, x, tone)] : brief;
  return { name: "close", part: "close", levels: [brief, brief, brief, long] };
}
