import {
  FEATURE_OPTIONS,
  FEATURE_SECTIONS,
  type FeatureGroup,
  type Features,
} from "#lib/fields/features.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import type { LeftOut } from "./field-row.ts";
import type { OptionRow, Place } from "./option-row.ts";
import { OPTION_ROWS } from "./option-rows.ts";

export interface HomeOfFeatures {
  propertyType: PropertyType;
  hoaFees: number;
  features: Features | null;
}

interface ExportedFeatures {
  fields: Record<string, boolean | string[]>;
  leftOut: LeftOut[];
  warnings: string[];
}

const CONTRADICTED = "You also chose another option in this list.";
const NO_ASSOCIATION =
  "The standard lists this only for an association or shared building, and this home isn't part of one.";

// By the only fuel, for a home heated by a stove alone.
const STOVES: Readonly<Record<string, string>> = { Coal: "Coal Stove", Propane: "Propane Stove" };

export const GROUP_LABELS = Object.fromEntries(
  FEATURE_SECTIONS.flatMap(({ groups }) => groups.map(({ key, label }) => [key, label])),
) as Record<FeatureGroup, string>;

export function chosenOf(features: Features, group: FeatureGroup): readonly string[] {
  const value = features[group];
  return "types" in value ? value.types : value;
}

const rowOf = (group: FeatureGroup, option: string) =>
  (OPTION_ROWS[group] as Record<string, OptionRow>)[option] as OptionRow;

function placeOfStove(features: Features): Place | null {
  const [fuel = "", another] = features.heatingFuel;
  const stove = another || features.heating.length > 1 ? undefined : STOVES[fuel];
  return stove ? { field: "Heating", values: [stove] } : null;
}

/** Returns an option's place, or the reason it is left out. */
function placeOf(
  group: FeatureGroup,
  option: string,
  home: HomeOfFeatures & { features: Features },
): Place | string {
  const row = rowOf(group, option);
  const { propertyType, hoaFees, features } = home;
  if (option === "None" && chosenOf(features, group).length > 1) return CONTRADICTED;
  const stove = group === "heating" && option === "Stove" ? placeOfStove(features) : null;
  if (stove) return stove;
  if (row.leftOut) return row.leftOut;
  if (propertyType === "condominium" && row.inCondominium) return row.inCondominium;
  const isOneHome = (propertyType === "single_family" || propertyType === "land_lot") && !hoaFees;
  if (isOneHome && row.place?.field === "AssociationAmenities") {
    return row.ofOneHome ?? NO_ASSOCIATION;
  }
  return row.place as Place;
}

function add(
  fields: ExportedFeatures["fields"],
  field: string,
  value: boolean | readonly string[],
): void {
  const before = fields[field];
  if (typeof value === "boolean") fields[field] = before === true || value;
  else fields[field] = [...new Set([...(Array.isArray(before) ? before : []), ...value])];
}

/** Converts the chosen options to fields of RESO's Property. */
export function exportFeatures({ features, ...home }: HomeOfFeatures): ExportedFeatures {
  const exported: ExportedFeatures = { fields: {}, leftOut: [], warnings: [] };
  if (!features) return exported;
  for (const group of Object.keys(FEATURE_OPTIONS) as FeatureGroup[]) {
    for (const option of chosenOf(features, group)) {
      const place = placeOf(group, option, { ...home, features });
      if (typeof place === "string") {
        exported.leftOut.push({ name: GROUP_LABELS[group], value: option, reason: place });
        continue;
      }
      const { also, warning } = rowOf(group, option);
      add(exported.fields, place.field, place.values);
      for (const [field, value] of Object.entries(also)) add(exported.fields, field, value);
      if (warning) exported.warnings.push(`${GROUP_LABELS[group]}: ${option} ${warning}`);
    }
  }
  return exported;
}
