import { expect } from "vitest";
import { FEATURE_OPTIONS } from "#lib/fields/features.ts";
import { DICTIONARY, faultsOf } from "#tests/listing/reso-dictionary.ts";
import { RESO_MAP } from "#tests/listing/reso-map.ts";
import { sampleListing } from "#tests/listing/sample-listing.ts";
import type { ExportedListing } from "#lib/listing/exported-listing.ts";
import { resoProperty } from "#lib/listing/reso/property.ts";

const NOW = new Date("2026-11-22T12:00:00Z");

export const OPEN_HOUSE = {
  id: "22222222-2222-4222-8222-222222222222",
  startsAt: "2026-11-29T04:00:00.000Z",
  endsAt: "2026-11-29T06:00:00.000Z",
  remarks: "Please park on Maple Street.",
};

/** The sample listing, as it is exported. */
export const exported = (change: Partial<ExportedListing> = {}): ExportedListing => ({
  ...sampleListing(),
  onMarketOn: "2026-11-02",
  invitations: [],
  hiddenWords: [],
  ...change,
});

type Fields = Record<string, unknown>;

/** Returns the standard's record of the sample listing with changes. */
export function record(change: Partial<ExportedListing> = {}) {
  return resoProperty(exported(change), NOW) as Fields & { Media: Fields[]; OpenHouses: Fields[] };
}

/** Reads a list from the verified map. */
export const valuesOf = (text: string) => (text === "" ? [] : text.split("; "));

/** Returns the list fields, with their values in the verified map. */
function fieldsOfOptions(): Record<string, { listOf: string[] }> {
  const lists: Record<string, { listOf: string[] }> = {};
  const allow = (field: string, values: readonly string[]) =>
    (lists[field] ??= { listOf: [] }).listOf.push(...values);
  for (const { list, reso_field, reso_value } of RESO_MAP) {
    if (list in FEATURE_OPTIONS && reso_value !== "true") allow(reso_field, valuesOf(reso_value));
  }
  // Values from the map's notes.
  allow("ExteriorFeatures", ["Basketball Court", "Tennis Court(s)"]);
  allow("AssociationAmenities", ["Elevator(s)"]);
  allow("Heating", ["Coal Stove", "Propane Stove"]);
  return lists;
}

/** Returns what a record has that the standard's dictionary doesn't allow. */
export function faults({ Media, OpenHouses, "@reso.context": context, ...property }: Fields) {
  expect(context).toBe("urn:reso:metadata:2.0:resource:property");
  return [
    ...faultsOf({ ...fieldsOfOptions(), ...DICTIONARY.Property }, property),
    ...(Media as Fields[]).flatMap((one) => faultsOf(DICTIONARY.Media, one)),
    ...(OpenHouses as Fields[]).flatMap((one) => faultsOf(DICTIONARY.OpenHouse, one)),
  ];
}
