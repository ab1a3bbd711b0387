import { describe, expect, it } from "vitest";
import { FEATURE_OPTIONS, type FeatureGroup, NO_FEATURES } from "#lib/fields/features.ts";
import { ALTERATION_KEYS, MAX_PHOTOS, PHOTO_ROOM_KEYS } from "#lib/fields/photos.ts";
import { DICTIONARY, faultsOf } from "#tests/listing/reso-dictionary.ts";
import { RESO_MAP } from "#tests/listing/reso-map.ts";
import { sampleListing, samplePhoto } from "#tests/listing/sample-listing.ts";
import type { ExportedListing } from "#lib/listing/exported-listing.ts";
import { IMAGE_OF, MEDIA_ALTERATION, MEDIA_ROWS } from "./media.ts";
import { OPEN_HOUSE_ROWS } from "./open-houses.ts";
import type { OptionRow } from "./option-row.ts";
import { OPTION_ROWS } from "./option-rows.ts";
import { PROPERTY_TYPES } from "./listing-rows.ts";
import { PROPERTY_ROWS, resoProperty } from "./property.ts";
import { reviewExport } from "./review.ts";

const NOW = new Date("2026-11-22T12:00:00Z");

const OPEN_HOUSE = {
  id: "22222222-2222-4222-8222-222222222222",
  startsAt: "2026-11-29T04:00:00.000Z",
  endsAt: "2026-11-29T06:00:00.000Z",
  remarks: "Please park on Maple Street.",
};

const exported = (change: Partial<ExportedListing> = {}): ExportedListing => ({
  ...sampleListing(),
  onMarketOn: "2026-11-02",
  invitations: [],
  hiddenWords: [],
  ...change,
});

type Fields = Record<string, unknown>;

function record(change: Partial<ExportedListing> = {}) {
  return resoProperty(exported(change), NOW) as Fields & { Media: Fields[]; OpenHouses: Fields[] };
}

const valuesOf = (text: string) => (text === "" ? [] : text.split("; "));

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

function faults({ Media, OpenHouses, "@reso.context": context, ...property }: Fields) {
  expect(context).toBe("urn:reso:metadata:2.0:resource:property");
  return [
    ...faultsOf({ ...fieldsOfOptions(), ...DICTIONARY.Property }, property),
    ...(Media as Fields[]).flatMap((one) => faultsOf(DICTIONARY.Media, one)),
    ...(OpenHouses as Fields[]).flatMap((one) => faultsOf(DICTIONARY.OpenHouse, one)),
  ];
}

const ALL_FEATURES = {
  ...Object.fromEntries(Object.entries(FEATURE_OPTIONS)),
  rooms: { types: FEATURE_OPTIONS.rooms, total: 8 },
  parking: { types: FEATURE_OPTIONS.parking, totalSpaces: 2 },
} as unknown as typeof NO_FEATURES;

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

describe("photos", () => {
  it("have full URLs while the listing is public, and none otherwise", () => {
    const [cover] = record().Media;
    expect(cover).toMatchObject({
      MediaURL:
        "https://porchlight.example/homes/611-s-maple-st-seattle-wa-98101/photos/01-2560.jpg",
      Order: 0,
      PreferredPhotoYN: true,
      ImageOf: "Front of Structure",
      ShortDescription: "The front in the evening",
      MediaAlteration: ["None"],
      Permission: ["Public"],
    });
    const withdrawn = record({ status: "withdrawn" });
    expect(withdrawn).not.toHaveProperty("ListingURL");
    expect(withdrawn.Media[0]).not.toHaveProperty("MediaURL");
    expect(withdrawn.Media[0]).toMatchObject({ Permission: ["Private"] });
  });

  it("are counted and ordered up to the maximum", () => {
    const photos = Array.from({ length: MAX_PHOTOS }, (_, index) => samplePhoto(index + 1));
    const { Media, PhotosCount } = record({ photos });
    expect(PhotosCount).toBe(60);
    expect(Media.map(({ Order }) => Order)).toEqual([...photos.keys()]);
    expect(Media.filter(({ PreferredPhotoYN }) => PreferredPhotoYN)).toHaveLength(1);
  });

  it("say that they were altered, and are followed by the unaltered one once", () => {
    const taken = samplePhoto(4);
    const labels = ["Items removed"];
    const altered = { kinds: ["items_removed"], labels, unaltered: taken };
    const photos = [
      samplePhoto(1),
      samplePhoto(2, { alteration: altered }),
      samplePhoto(3),
      taken,
      samplePhoto(5, { alteration: { ...altered, unaltered: samplePhoto(6) } }),
    ];
    const { Media } = record({ photos });
    expect(Media.map(({ MediaKey }) => String(MediaKey).at(-1))).toEqual([..."124356"]);
    expect(Media[1]).toMatchObject({
      MediaAlteration: ["Decluttered - Item Removed"],
      LongDescription: "Bedroom 2. Altered: Items removed.",
    });
    expect(Media[2]).toMatchObject({
      MediaAlteration: ["None"],
      LongDescription: "Bedroom 4. Unaltered.",
    });
  });

  it("have a short description that fits, or none", () => {
    const caption = "x".repeat(51);
    const short = (room: string | null) =>
      record({ photos: [samplePhoto(1, { caption, room })] }).Media[0];
    expect(short("Kitchen")).toMatchObject({
      ShortDescription: "Kitchen",
      LongDescription: caption,
    });
    expect(short(null)).not.toHaveProperty("ShortDescription");
  });

  it("map each room and alteration to the standard", () => {
    for (const roomKey of PHOTO_ROOM_KEYS) {
      const fields = record({ photos: [samplePhoto(1, { roomKey })] });
      expect(faults(fields)).toEqual([]);
      expect("ImageOf" in (fields.Media[0] ?? {})).toBe(IMAGE_OF[roomKey] !== null);
    }
    expect(Object.keys(MEDIA_ALTERATION)).toEqual(ALTERATION_KEYS);
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
