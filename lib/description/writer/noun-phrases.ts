import { sized, squareFeet } from "#lib/description/areas.ts";
import {
  count,
  counted,
  join,
  listOf,
  type Phrase,
  withArticle,
  type Word,
} from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import {
  AIR_KINDS,
  COOLERS,
  FLOORS,
  FUELS,
  HEAT_KINDS,
  HEATERS,
  ROOFS,
  WATER,
} from "#lib/description/vocabulary.ts";

/** "2.5 baths"; else a phrase to each kind: "two full baths". */
export function bathPhrases({ baths }: Home): Phrase[] {
  const [first, second] = baths;
  const isWithHalf = baths.length === 2 && first?.kind === "full" && second?.kind === "half";
  if (isWithHalf && second.number === 1) {
    return [{ text: `${first.number}.5 baths`, plural: true }];
  }
  // "Three quarter baths" would read as three quarters of one.
  return baths.map(({ kind, number }) =>
    number === 3 && kind.endsWith("quarter")
      ? { text: `3 ${kind} baths`, plural: true }
      : counted(number, `${kind} bath`),
  );
}

/** The garage with its size, and with its cars where all spaces are in it. */
export function garagePhrase(home: Home): (Word & { tells: readonly string[] }) | undefined {
  const attached = home.has("parking", "Garage - Attached");
  const detached = home.has("parking", "Garage - Detached");
  const size = home.garageSize ? ` of ${squareFeet(home.garageSize).text}` : "";
  if (!attached && !detached && !size) return undefined;
  const tells = [
    "propertySpecifics.parking.types=Garage - Attached",
    "propertySpecifics.parking.types=Garage - Detached",
    "propertyBasics.garageSquareFootage",
  ];
  if (attached && detached) {
    const total = size.replace(" of", " totaling");
    return { text: `attached and detached garages${total}`, plural: true, tells };
  }
  const kind = attached ? "attached " : detached ? "detached " : "";
  const elsewhere =
    ["Carport", "Off-street parking", "On-street parking"].some((option) =>
      home.has("parking", option),
    ) || home.has("outdoorFeatures", "Rv Parking");
  const isCounted = kind !== "" && !elsewhere && home.spaces > 1 && home.spaces < 5;
  if (isCounted) tells.push("propertySpecifics.parking.totalSpaces");
  const cars = isCounted ? `${count(home.spaces)}-car ` : "";
  return { text: `${withArticle(`${kind}${cars}garage`)}${size}`, tells };
}

export function basementPhrase(home: Home): Word | undefined {
  const kinds = ["Finished", "Partially finished", "Unfinished"]
    .filter((kind) => home.has("basement", kind))
    .map((kind) => kind.toLowerCase());
  if (kinds.length === 0 && !home.basementSize) return undefined;
  const size = home.basementSize ? `${sized(home.basementSize)} ` : "";
  if (kinds.length > 1) {
    return { text: `${withArticle(`${size}basement`)} with ${listOf(kinds)} areas` };
  }
  return { text: withArticle([...kinds, `${size}basement`].join(" ")) };
}

/** The kinds of floors, carpet last, and whether there are others that no text names. */
export function floorKinds(home: Home): { kinds: string[]; isAll: boolean } {
  const all = home.list("flooring", FLOORS);
  // Of vinyl or linoleum, nobody entered which: it is named only where there is nothing else.
  const known = all.filter((kind) => kind !== FLOORS["Linoleum/Vinyl"]);
  const kinds = (known.length > 0 ? known : all).toSorted(
    (a, b) => Number(a === FLOORS.Carpet) - Number(b === FLOORS.Carpet),
  );
  return { kinds: kinds.map(({ text }) => text), isAll: kinds.length === all.length };
}

/** "hardwood and tile floors"; "carpet". */
export function floorPhrases(home: Home): Phrase[] {
  const { kinds } = floorKinds(home);
  const hard = kinds.filter((kind) => kind !== FLOORS.Carpet.text);
  return [
    ...(hard.length > 0 ? [{ text: `${listOf(hard)} floors`, plural: true }] : []),
    ...(hard.length < kinds.length ? [{ text: FLOORS.Carpet.text, plural: false }] : []),
  ];
}

/** "a shingle roof", "metal and shingle roofing". */
export function roofPhrase(home: Home): string {
  const kinds = home.list("roof", ROOFS).map(({ text }) => text);
  if (kinds.length > 1) return `${listOf(kinds)} roofing`;
  return kinds.length ? withArticle(`${kinds[0] ?? ""} roof`) : "";
}

/** Heat with its fuel, and cooling. */
export function climatePhrases(home: Home): Word[] {
  const air = home.list("cooling", AIR_KINDS).map(({ text }) => text);
  return [
    ...heatPhrases(home),
    ...(air.length ? [{ text: `${listOf(air)} air conditioning` }] : []),
    ...home.list("cooling", COOLERS),
  ];
}

/** Heat, with its fuel where there is one source that can use it, else the fuel by itself. */
function heatPhrases(home: Home): Word[] {
  const kinds = home.list("heating", HEAT_KINDS).map(({ text }) => text);
  const heaters = home.list("heating", HEATERS);
  const fuels = home.list("heatingFuel", FUELS);
  const fuel = join(fuels).text;
  const fueled = listOf(
    fuels.map(({ text }) => (text === FUELS.Electricity.text ? "electric" : text)),
  );
  const all = [...(kinds.length ? [{ text: `${listOf(kinds)} heat` }] : []), ...heaters];
  const heat = join(all);
  if (all.length === 0) return fuel ? [{ text: `${fueled} heat` }] : [];
  if (!fuel) return [heat];
  const isOne = kinds.length + heaters.length === 1 && canUse(home, fuels);
  // "An electric stove" would be read as one to cook on.
  if (isOne && home.has("heating", "Stove")) return [{ text: `${heat.text} fueled by ${fuel}` }];
  if (isOne && heaters.length === 0) return [{ text: `${fueled} ${heat.text}` }];
  if (isOne) return [{ text: withArticle(`${fueled} heat pump`) }];
  return [heat, { text: `${fuel} for heating` }];
}

/** Whether the one heat source can use each fuel: pumps take electricity, wall heaters no coal. */
function canUse(home: Home, fuels: readonly Word[]): boolean {
  const isPump = home.has("heating", "Heat pump") || home.has("heating", "Geothermal");
  if (isPump) return fuels.every((fuel) => fuel === FUELS.Electricity);
  return !(home.has("heating", "Wall") && fuels.includes(FUELS.Coal));
}

/** Water and sewage; those of the town share their adjective. */
export function waterPhrases(home: Home): Word[] {
  const services = home.list("waterSewage", WATER);
  const own = services.filter(({ text }) => !text.startsWith("municipal"));
  if (services.length - own.length < 2) return services;
  return [...own, { text: "municipal water and sewer", plural: true }];
}
