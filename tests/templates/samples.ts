import { FEATURE_OPTIONS, NO_FEATURES } from "#lib/fields/features.ts";
import type { TemplateKind } from "#lib/fields/templates.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { grantsOf } from "#lib/plans/grants.ts";
import {
  NO_TEMPLATE_EDITS,
  type TemplateBrand,
  type TemplateEdits,
} from "#lib/schemas/templates.ts";
import { contentOf } from "#lib/templates/content.ts";
import { sharp } from "#server/photos/sharp.ts";
import type { Pictures } from "#server/templates/pictures.ts";
import { sampleListing, samplePhoto } from "#tests/listing/sample-listing.ts";

export const TODAY = "2026-11-22";
const NO_BRAND: TemplateBrand = { accent: null, hidesPorchlight: false, logo: null };

const SENTENCE =
  "The kitchen opens to the dining room, and from there three steps lead down to the yard with its apple trees. ";

/** A home with more content than any template has room for. */
export const fullHome = (): PublicListing =>
  sampleListing({
    slug: "12345-northwest-martin-luther-king-junior-memorial-boulevard-southwest",
    url: "https://porchlight.example/homes/12345-northwest-martin-luther-king-junior-memorial-boulevard-southwest-apartment-1204b-rancho-santa-margarita-ca-92688",
    address: {
      line1: "12345 Northwest Martin Luther King Junior Memorial Boulevard Southwest",
      line2: "Building 7, Apartment 1204B",
      city: "Rancho Santa Margarita",
      state: "CA",
      stateCode: "CA",
      zipCode: "92688-1234",
    },
    price: 12_649_000,
    features: {
      ...NO_FEATURES,
      appliances: [...FEATURE_OPTIONS.appliances],
      rooms: { types: [...FEATURE_OPTIONS.rooms], total: 14 },
      indoorFeatures: [...FEATURE_OPTIONS.indoorFeatures],
      flooring: [...FEATURE_OPTIONS.flooring],
      buildingDetails: [...FEATURE_OPTIONS.buildingDetails],
      outdoorFeatures: [...FEATURE_OPTIONS.outdoorFeatures],
      parking: { types: [...FEATURE_OPTIONS.parking], totalSpaces: 4 },
    },
    description: Array.from({ length: 4 }, () => SENTENCE.repeat(5).trim()).join("\n\n"),
    photos: Array.from({ length: 14 }, (_, index) => samplePhoto(index + 1)),
    openHouses: [
      ["2026-11-28T21:00:00.000Z", "2026-11-28T23:00:00.000Z"],
      ["2026-11-29T19:30:00.000Z", "2026-11-29T21:30:00.000Z"],
      ["2026-12-05T21:00:00.000Z", "2026-12-05T23:00:00.000Z"],
      ["2026-12-06T21:00:00.000Z", "2026-12-06T23:00:00.000Z"],
    ].map(([startsAt = "", endsAt = ""], n) => ({
      id: `open-${n}`,
      startsAt,
      endsAt,
      remarks: "",
    })),
    contact: {
      email: "the.quite.long.name.of.the.seller.of.this.home@a-rather-long-domain.example",
      phone: "2065550142",
    },
  });

export const bareHome = (): PublicListing => ({
  ...sampleListing(),
  status: "draft",
  price: 0,
  basics: Object.fromEntries(
    Object.keys(sampleListing().basics).map((key) => [key, 0]),
  ) as unknown as PublicListing["basics"],
  features: null,
  description: "",
  photos: [],
  openHouses: [],
});

/** Homes with everything, almost nothing, photos without text, and text without photos. */
export const sampleHomes = () => ({
  full: fullHome(),
  bare: bareHome(),
  pictured: { ...fullHome(), description: "", features: null, openHouses: [] },
  told: { ...fullHome(), photos: [] },
});

/** Returns a home's template content, on the best plan. */
export const sampleContent = (
  kind: TemplateKind,
  listing: PublicListing,
  edits: Partial<TemplateEdits> = {},
  { brand = NO_BRAND, plan = "Premium" }: { brand?: TemplateBrand; plan?: string | null } = {},
) =>
  contentOf({
    kind,
    listing,
    edits: { ...NO_TEMPLATE_EDITS, ...edits },
    brand,
    grants: grantsOf(plan),
    today: TODAY,
  });

const COLORS = ["#7a9bb5", "#8fae7c", "#c79a6b", "#a77f9b", "#6fa39a", "#c2b280", "#94745c"];

const SIZE = { width: 2560, height: 1920, channels: 3 as const };
const plain = (size: object) =>
  sharp({ create: { ...SIZE, background: "#000000", ...size } })
    .png({ compressionLevel: 0 })
    .toBuffer();

async function paint(n: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 22 };
  const [floor, wall, grain] = await Promise.all([
    plain({ height: 700, background: "#5f6f55" }),
    plain({ width: 1200, height: 700, background: "#efe6d6" }),
    plain({ background: "#808080", noise }),
  ]);
  return sharp({ create: { ...SIZE, background: COLORS[n] ?? "#888888" } })
    .composite([
      { input: floor, top: 1220, left: 0 },
      { input: wall, top: 620, left: 300 + (n % 5) * 200 },
      { input: grain, blend: "soft-light" },
    ])
    .jpeg({ quality: 80 })
    .toBuffer();
}

const painted = new Map<number, Promise<Buffer>>();

/**
 * Photos of 2560 pixels, as grainy as real ones. Each is rendered once, which takes a second.
 * @param different the number of different photos
 */
export const samplePictures = (logo: Buffer | null = null, different = 1): Pictures => ({
  logo,
  photo: (id) => {
    const n = Number(id.slice(-4)) % different;
    const found = painted.get(n) ?? paint(n);
    painted.set(n, found);
    return found;
  },
});

export const sampleLogo = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 200, channels: 4, background: "#7a1f3d" } })
    .png()
    .toBuffer();
