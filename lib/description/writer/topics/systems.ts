import { dollars, join, listOf, type Word } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import {
  AIR_KINDS,
  COOLERS,
  FUELS,
  HEAT_KINDS,
  HEATERS,
  WATER,
} from "#lib/description/vocabulary.ts";
import {
  type Level,
  messageOf,
  type Topic,
  type TopicContext,
} from "#lib/description/writer/message.ts";
import {
  COOL,
  FUEL,
  HEAT,
  HEAT_AND_COOL,
  HEAT_BY_FUEL,
} from "#lib/description/writer/templates/climate.ts";
import { FEES } from "#lib/description/writer/templates/fees.ts";
import { SERVICES } from "#lib/description/writer/templates/water.ts";

export function planClimate({ home }: TopicContext): Topic | null {
  const heaters = findHeat(home);
  const coolers = findCooling(home);
  const fuels = home.list("heatingFuel", FUELS);
  if (heaters.length + coolers.length + fuels.length === 0) return null;
  const heat = join(heaters);
  const cooling = join(coolers);
  const simple = !/ and |,| plus /.test(heat.text + cooling.text);
  const slots = {
    noun: home.noun,
    heat,
    cooling,
    heatAndCooling: simple ? `${heat.text} and ${cooling.text}` : undefined,
    fuel: join(fuels),
  };
  const fuel: Level = fuels.length ? [messageOf(FUEL, slots)] : [];
  const warmth = heaters.length ? [messageOf(fuels.length ? HEAT_BY_FUEL : HEAT, slots)] : fuel;
  const apart: Level = [...warmth, ...(coolers.length ? [messageOf(COOL, slots)] : [])];
  const together: Level =
    heaters.length && coolers.length ? [messageOf(HEAT_AND_COOL, slots), ...fuel] : apart;
  return { name: "climate", levels: [together, together, apart] };
}

/** Kinds of heat share their noun; several heaters beside several kinds are one phrase. */
function findHeat(home: Home): Word[] {
  const kinds = home.list("heating", HEAT_KINDS).map(({ text }) => text);
  const heaters = home.list("heating", HEATERS);
  const shared = kinds.length ? [{ text: `${listOf(kinds)} heat` }] : [];
  return kinds.length > 1 && heaters.length > 1
    ? [...shared, join(heaters)]
    : [...shared, ...heaters];
}

function findCooling(home: Home): Word[] {
  const kinds = home.list("cooling", AIR_KINDS).map(({ text }) => text);
  return [
    ...(kinds.length ? [{ text: `${listOf(kinds)} air conditioning` }] : []),
    ...home.list("cooling", COOLERS),
  ];
}

/** Water supply and sewage; water and sewer of the town share their adjective. */
export function planWater({ home }: TopicContext): Topic | null {
  const services = home.list("waterSewage", WATER);
  if (services.length === 0) return null;
  const own = services.filter(({ text }) => !text.startsWith("municipal"));
  const bothMunicipal = services.length - own.length === 2;
  const list = bothMunicipal
    ? join([
        ...(own.length > 1 ? [join(own)] : own),
        { text: "municipal water and sewer", plural: true },
      ])
    : join(services);
  const level = [messageOf(SERVICES, { services: list })];
  return { name: "water", levels: [level] };
}

/** HOA fees by the month; in full also what they make in a year. */
export function planFees({ home }: TopicContext): Topic | null {
  if (!home.hoa) return null;
  const slots = { fee: dollars(home.hoa), yearly: undefined };
  const level = [messageOf(FEES, slots)];
  const fullest = [messageOf(FEES, { ...slots, yearly: dollars(home.hoa * 12) })];
  return { name: "fees", levels: [level, level, level, fullest] };
}
