import { describe, expect, it } from "vitest";
import { FEATURE_OPTIONS, type FeatureGroup, NO_FEATURES } from "#lib/fields/features.ts";
import { RESO_MAP } from "#tests/listing/reso-map.ts";
import type { ExportedListing } from "#lib/listing/exported-listing.ts";
import type { OptionRow } from "./option-row.ts";
import { OPTION_ROWS } from "./option-rows.ts";
import { reviewExport } from "./review.ts";
import { exported, record, valuesOf } from "#tests/listing/reso-record.ts";

describe("feature options", () => {
  const rowOf = (list: string, option: string) =>
    (OPTION_ROWS[list as FeatureGroup] as Record<string, OptionRow>)[option];

  it.each(RESO_MAP.filter(({ list }) => list in FEATURE_OPTIONS))(
    "are mapped as in the standard: $list, $option",
    ({ list, option, reso_field, reso_value }) => {
      const place = reso_value === "" ? null : { field: reso_field, values: valuesOf(reso_value) };
      if (reso_value === "true") expect(rowOf(list, option)?.place?.values).toBe(true);
      else expect(rowOf(list, option)?.place).toEqual(place);
    },
  );

  it("are all in the map, and each is exported or has a reason", () => {
    const options = Object.entries(FEATURE_OPTIONS).flatMap(([list, names]) =>
      names.map((name) => `${list}: ${name}`),
    );
    const mapped = RESO_MAP.map(({ list, option }) => `${list}: ${option}`);
    expect(mapped.filter((name) => !name.startsWith("propertyType"))).toEqual(
      expect.arrayContaining(options),
    );
    const rows = Object.values(OPTION_ROWS).flatMap((group) => Object.values<OptionRow>(group));
    expect(rows.filter(({ place, leftOut }) => !place && !leftOut)).toEqual([]);
  });

  it("are exported as the home's own or the association's", () => {
    const basketball = { ...NO_FEATURES, buildingDetails: ["Basketball court" as const] };
    const fields = record({ features: basketball });
    expect(fields.ExteriorFeatures).toEqual(["Basketball Court"]);
    const basics = { ...exported().basics, hoaFees: 120 } as ExportedListing["basics"];
    expect(record({ features: basketball, basics }).AssociationAmenities).toEqual([
      "Basketball Court",
    ]);
    const doorman = { ...NO_FEATURES, buildingDetails: ["Doorman" as const] };
    expect(record({ features: doorman })).not.toHaveProperty("AssociationAmenities");
    const pool = { ...NO_FEATURES, outdoorFeatures: ["Pool" as const] };
    expect(record({ features: pool })).toMatchObject({
      PoolFeatures: ["Private"],
      PoolPrivateYN: true,
    });
    const ofCondominium = { features: pool, propertyType: "condominium" as const };
    expect(record(ofCondominium)).not.toHaveProperty("PoolPrivateYN");
    expect(reviewExport(exported(ofCondominium)).leftOut).toContainEqual(
      expect.objectContaining({ name: "Outdoor Features", value: "Pool" }),
    );
  });

  it("name a stove by its fuel only if it's unambiguous", () => {
    const heated = (heating: string[], heatingFuel: string[]) =>
      record({ features: { ...NO_FEATURES, heating, heatingFuel } as typeof NO_FEATURES }).Heating;
    expect(heated(["Stove"], ["Propane"])).toEqual(["Propane Stove", "Propane"]);
    expect(heated(["Stove"], ["Natural gas"])).toEqual(["Natural Gas"]);
    expect(heated(["Stove"], ["Propane", "Coal"])).toEqual(["Propane", "Coal"]);
    expect(heated(["Stove", "Wall"], ["Propane"])).toEqual(["Wall Furnace", "Propane"]);
  });

  it("leave out “None” next to another choice", () => {
    const basement = ["Finished", "None"] as const;
    expect(record({ features: { ...NO_FEATURES, basement: [...basement] } }).Basement).toEqual([
      "Finished",
    ]);
  });
});
