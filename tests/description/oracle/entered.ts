import type { Fact } from "#lib/description/facts.ts";
import type { Basics } from "#lib/fields/basics.ts";
import type { FeatureGroup, FeatureOption } from "#lib/fields/features.ts";

/** What the seller entered, by field. */
export interface Entered {
  type: string;
  number: (name: keyof Basics) => number;
  totalRooms: number;
  spaces: number;
  chosen: <G extends FeatureGroup>(group: G) => readonly FeatureOption<G>[];
  has: <G extends FeatureGroup>(group: G, option: FeatureOption<G>) => boolean;
}

/** Arranges facts for the oracle by itself, so that it shares no error with the writer. */
export function readEntered(facts: readonly Fact[]): Entered {
  const values = (source: string) =>
    facts.filter((fact) => fact.source === source).map(({ value }) => value);
  const single = (source: string) => Number(values(source)[0] ?? 0);
  const chosen = <G extends FeatureGroup>(group: G) => {
    const source = ["rooms", "parking"].includes(group) ? `${group}.types` : group;
    return values(`propertySpecifics.${source}`).map(String) as FeatureOption<G>[];
  };
  return {
    type: String(values("propertyType")[0]),
    number: (name) => single(`propertyBasics.${name}`),
    totalRooms: single("propertySpecifics.rooms.total"),
    spaces: single("propertySpecifics.parking.totalSpaces"),
    chosen,
    has: (group, option) => chosen(group).includes(option),
  };
}
