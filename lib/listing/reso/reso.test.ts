import { describe, expect, it } from "vitest";
import { FEATURE_OPTIONS, NO_FEATURES } from "#lib/fields/features.ts";
import { RESO_MAP } from "#tests/listing/reso-map.ts";
import type { ExportedListing } from "#lib/listing/exported-listing.ts";
import { MEDIA_ROWS } from "./media.ts";
import { OPEN_HOUSE_ROWS } from "./open-houses.ts";
import { PROPERTY_TYPES } from "./listing-rows.ts";
import { PROPERTY_ROWS } from "./property.ts";
import { reviewExport } from "./review.ts";
import { exported, faults, OPEN_HOUSE, record } from "#tests/listing/reso-record.ts";

const ALL_FEATURES = {
  ...Object.fromEntries(Object.entries(FEATURE_OPTIONS)),
  rooms: { types: FEATURE_OPTIONS.rooms, total: 8 },
  parking: { types: FEATURE_OPTIONS.parking, totalSpaces: 2 },
} as unknown as typeof NO_FEATURES;

it.each(RESO_MAP.filter(({ list }) => list === "propertyType"))(
  "maps the property type $option as in the standard",
  ({ option, reso_field, reso_value, note }) => {
    const { type, subtype } = PROPERTY_TYPES[option as keyof typeof PROPERTY_TYPES];
    // Several values depend on the number of units, which isn't entered.
    const wanted = reso_value.includes("; ") ? null : reso_value;
    expect(reso_field === "PropertyType" ? type : subtype).toBe(wanted);
    if (note.startsWith("PropertyType ")) expect(note).toMatch(new RegExp(`^PropertyType ${type}`));
  },
);

describe("a record", () => {
  it.each<[string, Partial<ExportedListing>]>([
    ["of the sample listing", {}],
    ["with every feature", { features: ALL_FEATURES, openHouses: [OPEN_HOUSE] }],
    ["of a condominium", { propertyType: "condominium", features: ALL_FEATURES }],
    ["of a multi-family property", { propertyType: "multi_family", features: ALL_FEATURES }],
    ["of a sold home", { status: "sold", soldOn: "2026-11-20", soldPrice: 640_000 }],
    ["with backup offers", { acceptsBackupOffers: true }],
    ["of a coming-soon listing", { status: "coming_soon", activeOn: "2026-12-01" }],
    ["of a draft", { status: "draft", price: null, basics: null, features: null, photos: [] }],
  ])("%s uses only fields and values in the dictionary", (_, change) => {
    expect(faults(record(change))).toEqual([]);
  });

  it("has counts, areas, and dates in the standard's format", () => {
    expect(record()).toMatchObject({
      StandardStatus: "Active",
      OnMarketDate: "2026-11-02",
      ListPrice: 649_000,
      OriginalListPrice: 665_000,
      PreviousListPrice: 665_000,
      UnparsedAddress: "611 S Maple St, Seattle, WA 98101",
      StateOrProvince: "WA",
      BathroomsFull: 2,
      BathroomsHalf: 1,
      BathroomsTotalInteger: 3,
      LivingArea: 1850,
      LivingAreaUnits: "Square Feet",
      LivingAreaSource: "Owner",
      LotSizeSquareFeet: 4356,
      YearBuilt: 1926,
      YearBuiltEffective: 2015,
      AssociationYN: false,
      GarageYN: true,
      AttachedGarageYN: false,
      ParkingTotal: 2,
      RoomsTotal: 8,
    });
  });

  it("exports the basement's area by its type", () => {
    const areas = (...basement: (typeof NO_FEATURES)["basement"]) => {
      const fields = record({ features: { ...NO_FEATURES, basement } });
      return [fields.BelowGradeFinishedArea, fields.BelowGradeUnfinishedArea];
    };
    expect(areas("Finished")).toEqual([640, undefined]);
    expect(areas("Unfinished")).toEqual([undefined, 640]);
    expect(areas("Partially finished")).toEqual([undefined, undefined]);
    expect(areas()).toEqual([undefined, undefined]);
    expect(reviewExport(exported()).leftOut).toContainEqual({
      name: "Basement Square Footage",
      value: "640 sq ft",
      reason: "The standard asks how much of it is finished, which isn't in your details.",
    });
  });

  it("leaves out meaningless zeros and keeps zero counts", () => {
    const basics = Object.fromEntries(
      Object.keys(exported().basics ?? {}).map((name) => [name, 0]),
    ) as ExportedListing["basics"];
    const fields = record({ basics });
    expect(fields).toMatchObject({ BedroomsTotal: 0, BathroomsTotalInteger: 0 });
    expect(Object.keys(fields).filter((name) => /Area|Lot|Year|AssociationFee/.test(name))).toEqual(
      [],
    );
    expect(fields.AssociationYN).toBe(false);
    expect(faults(fields)).toEqual([]);
    const land = record({ basics, propertyType: "land_lot", features: null });
    expect(land.PropertyType).toBe("Land");
    expect(Object.keys(land).filter((name) => /Bed|Bath|SubType/.test(name))).toEqual([]);
  });

  it("exports an association's fee per month", () => {
    const basics = { ...exported().basics, hoaFees: 310 } as ExportedListing["basics"];
    expect(record({ basics })).toMatchObject({
      AssociationYN: true,
      AssociationFee: 310,
      AssociationFeeFrequency: "Monthly",
    });
  });

  it("has an open house's local date and whether it's over", () => {
    const over = { ...OPEN_HOUSE, endsAt: "2026-11-21T06:00:00.000Z", remarks: "" };
    const [first, second] = record({ openHouses: [OPEN_HOUSE, over] }).OpenHouses;
    expect(first).toMatchObject({ OpenHouseDate: "2026-11-28", OpenHouseStatus: "Active" });
    expect(second).toMatchObject({ OpenHouseStatus: "Ended" });
    expect(second).not.toHaveProperty("OpenHouseRemarks");
  });

  it("keeps a long description whole and warns about it", () => {
    const description = "A room. ".repeat(600).trim();
    expect(record({ description }).PublicRemarks).toBe(description);
    expect(reviewExport(exported({ description })).warnings).toEqual([
      expect.stringContaining("The description has 4,799 characters."),
    ]);
  });

  it("leaves out the seller's contact details and lists them as left out", () => {
    const contact = { email: "seller@example.com", phone: "206-555-0142" };
    expect(JSON.stringify(record({ contact }))).not.toMatch(/seller@|555-0142/);
    const names = reviewExport(exported({ contact })).leftOut.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Email for buyers", "Phone for buyers"]));
  });
});

describe("the tables", () => {
  // Lists paths such as "address.city". For an array, it uses the first item.
  function pathsOf(value: unknown, path = ""): string[] {
    if (Array.isArray(value)) return value.length > 0 ? pathsOf(value[0], path) : [path];
    if (value === null || typeof value !== "object") return [path];
    return Object.entries(value).flatMap(([name, inner]) =>
      pathsOf(inner, path ? `${path}.${name}` : name),
    );
  }

  const named = [...PROPERTY_ROWS, ...MEDIA_ROWS, ...OPEN_HOUSE_ROWS].map(({ from }) => from);
  // Covered by the option tables, only for the page, or left out with a notice.
  const elsewhere = (path: string) =>
    (path.startsWith("features.") && !/total/.test(path)) ||
    /^(photos\.(room|width|height|placeholder|webp)|hiddenWords|invitations|inventory|shortUrl|documents|takesFollowers|takesOffers|acceptsBackupOffers)\b/.test(
      path,
    );

  it("cover every field of a listing", () => {
    const whole = exported({
      openHouses: [OPEN_HOUSE],
      estimate: { value: 1, low: 1, high: 1, on: "2026-11-01" },
    });
    const missing = pathsOf(whole).filter(
      (path) =>
        !elsewhere(path) && !named.some((from) => path === from || path.startsWith(`${from}.`)),
    );
    expect(missing).toEqual([]);
  });

  it("name each field of the standard once per listing", () => {
    const fields = PROPERTY_ROWS.flatMap(({ field, from }) =>
      field && from !== "address.line2" ? field : [],
    );
    expect(new Set(fields).size).toBe(fields.length);
  });
});
