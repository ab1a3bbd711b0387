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
  APPLIANCES,
  COOLERS,
  FLOORS,
  FUELS,
  HEAT_KINDS,
  HEATERS,
  MATERIALS,
  WATER,
} from "#lib/description/vocabulary.ts";
import { LIMITS } from "./material.ts";

/** "2.5 baths", "two full baths", "two baths (one full, one three-quarter)". */
export function bathPhrase({ baths }: Home): Phrase | undefined {
  const [first, second] = baths;
  if (!first) return undefined;
  const isWithHalf = baths.length === 2 && first.kind === "full" && second?.kind === "half";
  if (isWithHalf && second.number === 1) return { text: `${first.number}.5 baths`, plural: true };
  // "Three quarter baths" would read as three quarters of one.
  const numberOf = ({ kind, number }: (typeof baths)[number]) =>
    number === 3 && kind.endsWith("quarter") ? "3" : count(number);
  const ofKind = ({ kind, number }: (typeof baths)[number]) => {
    const { text, plural } = counted(number, `${kind} bath`);
    return { text: text.replace(/^three (?=quarter|three)/, "3 "), plural };
  };
  if (baths.length === 1) return ofKind(first);
  if (first.kind !== "full") {
    return join(baths.map(ofKind));
  }
  const kinds = baths.map((bath) => `${numberOf(bath)} ${bath.kind}`).join(", ");
  const total = baths.reduce((sum, { number }) => sum + number, 0);
  return { text: `${counted(total, "bath").text} (${kinds})`, plural: true };
}

/** "a 576-square-foot detached garage" */
export function garagePhrase(home: Home): Word | undefined {
  const attached = home.has("parking", "Garage - Attached");
  const detached = home.has("parking", "Garage - Detached");
  if (!attached && !detached && !home.garageSize) return undefined;
  if (attached && detached) {
    const total = home.garageSize ? ` totaling ${squareFeet(home.garageSize).text}` : "";
    return { text: `attached and detached garages${total}`, plural: true };
  }
  const size = home.garageSize ? sized(home.garageSize) : "";
  const kind = attached ? "attached" : detached ? "detached" : "";
  return { text: withArticle([size, kind, "garage"].filter(Boolean).join(" ")) };
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

const LAST_FLOORS = [FLOORS["Linoleum/Vinyl"], FLOORS.Carpet];

/** The kinds of floors, carpet last: "hardwood, tile, and carpet". */
export function floorKinds(home: Home): string[] {
  return home
    .list("flooring", FLOORS)
    .toSorted((a, b) => LAST_FLOORS.indexOf(a) - LAST_FLOORS.indexOf(b))
    .map(({ text }) => text);
}

/** Kinds of cooling; wall units only where there is no other. */
export function airPhrase(home: Home): Phrase | undefined {
  const kinds = home.list("cooling", AIR_KINDS).map(({ text }) => text);
  const all = home.list("cooling", COOLERS);
  const wall = AIR_KINDS.Wall?.text;
  const central = AIR_KINDS["Central air conditioning"]?.text;
  const refrigerated = COOLERS["Refrigerated air"];
  // Two names of one thing.
  const isOne =
    refrigerated !== undefined &&
    all.includes(refrigerated) &&
    kinds.some((kind) => kind === central);
  const coolers = all.map((cooler) =>
    isOne && cooler === refrigerated ? { text: `${central} ${cooler.text}` } : cooler,
  );
  const main = kinds.filter((kind) => kind !== wall && !(isOne && kind === central));
  const listed = main.length + coolers.length > 0 ? main : kinds;
  const air = listed.length > 0 ? [{ text: `${listOf(listed)} air conditioning` }] : [];
  return air.length + coolers.length > 0 ? join([...air, ...coolers]) : undefined;
}

/** Heat, with its fuel where there is one source that can use it, else with all fuels after it. */
export function heatPhrase(home: Home): Phrase | undefined {
  const kinds = home.list("heating", HEAT_KINDS).map(({ text }) => text);
  const heaters = home.list("heating", HEATERS);
  const fuels = home.list("heatingFuel", FUELS);
  const fueled = listOf(
    fuels.map(({ text }) => (text === FUELS.Electricity.text ? "electric" : text)),
  );
  const all = [...(kinds.length ? [{ text: `${listOf(kinds)} heat` }] : []), ...heaters];
  const heat = join(all);
  if (all.length === 0) return fueled ? { text: `${fueled} heat`, plural: false } : undefined;
  const isOne = kinds.length + heaters.length === 1 && fuels.length > 0 && canUse(home, fuels);
  // One fuel can belong to either of two heat sources.
  const isShared = all.length > 1 || kinds.length > 1;
  const after = isShared && fuels.length > 1 ? ` (${listOf(fuels.map(({ text }) => text))})` : "";
  if (!isOne) return { ...heat, text: `${heat.text}${after}` };
  // "An electric stove" would be read as one to cook on.
  if (home.has("heating", "Stove"))
    return { ...heat, text: `${heat.text} fueled by ${join(fuels).text}` };
  const text = heaters.length > 0 ? withArticle(`${fueled} heat pump`) : `${fueled} ${heat.text}`;
  return { ...heat, text };
}

/** Whether the one heat source can use each fuel: pumps take electricity, wall heaters no coal. */
function canUse(home: Home, fuels: readonly Word[]): boolean {
  const isPump = home.has("heating", "Heat pump") || home.has("heating", "Geothermal");
  if (isPump) return fuels.every((fuel) => fuel === FUELS.Electricity);
  return !(home.has("heating", "Wall") && fuels.includes(FUELS.Coal));
}

/** A well and a septic tank, which a buyer asks about; those of the town go without saying. */
export function waterPhrase(home: Home): Phrase | undefined {
  const own = home.list("waterSewage", WATER).filter(({ text }) => !text.startsWith("municipal"));
  return own.length > 0 ? join(own) : undefined;
}

/** Up to three appliances that sell, a range first, and washer and dryer. */
export function appliancePhrase(home: Home): Phrase | undefined {
  const inKitchen = ["Range/Oven", "Refrigerator", "Dishwasher", "Microwave"] as const;
  const hasAny = (option: keyof typeof APPLIANCES) => home.has("appliances", option);
  const listed = [
    ...inKitchen.filter(hasAny).slice(0, LIMITS.kindsOfAppliances),
    ...(["Washer", "Dryer"] as const).filter(hasAny),
  ].map((option) => APPLIANCES[option]);
  return listed.length > 0 ? join(listed) : undefined;
}

/** What the outside is of, whole or not at all, where it sells: "brick and engineered wood". */
export function wallPhrase(home: Home): string | undefined {
  // A condominium's are the building's.
  if (home.type === "condominium") return undefined;
  const walls = home.list("exterior", MATERIALS);
  const sells = [MATERIALS.Brick, MATERIALS.Shingle];
  return walls.some((wall) => sells.includes(wall))
    ? listOf(walls.map(({ text }) => text))
    : undefined;
}
