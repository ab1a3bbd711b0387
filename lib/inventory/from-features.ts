import type { FeatureGroup, FeatureOption, Features } from "#lib/fields/features.ts";
import type { InventoryFate, InventoryKind, InventoryRoom } from "#lib/fields/inventory.ts";
import { chosenFeatures } from "#lib/listing/chosen-features.ts";

type Usual = readonly [
  room: InventoryRoom,
  kind: InventoryKind,
  fate: InventoryFate,
  /** Used if the option's text doesn't name an item. */
  name?: string,
];
type Mapping = { [G in FeatureGroup]?: { [Option in FeatureOption<G>]?: Usual } };

/**
 * The Specific Features options that are items a buyer and a seller have to agree on, with their room
 * and usual treatment. By the common law of fixtures, attached items stay with the house, and movable
 * items go unless the contract names them. Rooms, floors, walls and utilities are part of the house
 * itself.
 */
const USUAL: Mapping = {
  appliances: {
    Dishwasher: ["kitchen", "fixture", "stays"],
    Dryer: ["laundry_room", "thing", "goes"],
    Freezer: ["kitchen", "thing", "goes"],
    "Garbage Disposal": ["kitchen", "fixture", "stays", "Garbage disposal"],
    Microwave: ["kitchen", "thing", "goes"],
    "Range/Oven": ["kitchen", "fixture", "stays", "Range and oven"],
    Refrigerator: ["kitchen", "thing", "goes"],
    "Trash Compactor": ["kitchen", "fixture", "stays", "Trash compactor"],
    Washer: ["laundry_room", "thing", "goes"],
  },
  indoorFeatures: {
    "Ceiling Fans": ["whole_home", "fixture", "stays", "Ceiling fans"],
    "Double Pane/storm windows": ["whole_home", "fixture", "stays", "Storm windows and screens"],
    "Intercom System": ["whole_home", "fixture", "stays", "Intercom system"],
    "Jetted tub": ["bathrooms", "fixture", "stays"],
    "Security Systems": ["whole_home", "fixture", "stays", "Security system"],
    "Wet bar": ["family_room", "fixture", "stays"],
  },
  buildingDetails: {
    "Basketball court": ["outside", "fixture", "stays", "Basketball hoop"],
  },
  outdoorFeatures: {
    "Barbecue area": ["outside", "thing", "goes", "Barbecue grill"],
    Greenhouse: ["outside", "fixture", "stays"],
    "Hot tub/spa": ["outside", "thing", "goes", "Hot tub or spa"],
    Pool: ["outside", "thing", "stays", "Pool cover and cleaning equipment"],
    Sauna: ["outside", "fixture", "stays"],
    "Sprinkler system": ["outside", "fixture", "stays", "Sprinkler system and its controls"],
  },
  parking: {
    "Garage - Attached": ["garage", "fixture", "stays", "Garage door opener and remotes"],
    "Garage - Detached": ["garage", "fixture", "stays", "Garage door opener and remotes"],
  },
  cooling: {
    "Evaporative cooler": ["whole_home", "fixture", "stays"],
    Solar: ["whole_home", "fixture", "stays", "Solar equipment"],
    Wall: ["whole_home", "fixture", "stays", "Wall air conditioner"],
  },
  heating: {
    Stove: ["living_room", "fixture", "stays", "Heating stove"],
    Wall: ["whole_home", "fixture", "stays", "Wall heater"],
  },
  heatingFuel: {
    Propane: ["outside", "thing", "stays", "Propane tank"],
  },
};

interface Known {
  source: string;
  group: FeatureGroup;
  option: string;
  usual: Usual;
}

const KNOWN: readonly Known[] = (Object.keys(USUAL) as FeatureGroup[]).flatMap((group) =>
  Object.entries((USUAL[group] ?? {}) as Record<string, Usual>).map(([option, usual]) => ({
    source: `${group}: ${option}`,
    ...{ group, option, usual },
  })),
);

export interface BegunItem {
  room: InventoryRoom;
  name: string;
  kind: InventoryKind;
  fate: InventoryFate;
  feature: string;
}

const folded = (name: string) => name.normalize("NFKC").trim().toLowerCase();

/**
 * Returns the items that the chosen features add to a list, without those already on it by source or
 * name.
 * @param there the current items
 */
export function beginningOf(
  features: Features | null,
  there: readonly { name: string; feature: string | null }[],
): BegunItem[] {
  const sources = new Set(there.map(({ feature }) => feature));
  const names = new Set(there.map(({ name }) => folded(name)));
  return KNOWN.flatMap(({ source, group, option, usual }) => {
    if (!chosenFeatures(features, group).some((chosen) => chosen === option)) return [];
    const [room, kind, fate, name = option] = usual;
    if (sources.has(source) || names.has(folded(name))) return [];
    names.add(folded(name));
    return [{ room, kind, fate, name, feature: source }];
  });
}
