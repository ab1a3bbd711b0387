import { describe, expect, it } from "vitest";
import { collectFacts, type DescribedProperty } from "#lib/description/facts.ts";
import { checkClaims } from "#lib/description/claims/check.ts";
import { checkFairHousing } from "#lib/description/fair-housing/check.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { TEMPLATE_KINDS, TEMPLATE_PALETTES } from "#lib/fields/templates.ts";
import { PROPERTY_TYPES } from "#lib/fields/property.ts";
import { NO_TEMPLATE_EDITS, templateBrandInput, templateEdits } from "#lib/schemas/templates.ts";
import { sampleListing } from "#tests/listing/sample-listing.ts";
import { bareHome, fullHome, sampleContent } from "#tests/templates/samples.ts";
import { contrast, MIN_CONTRAST, PAPER } from "./colors.ts";
import { factsByKey, headlineFor } from "./content.ts";
import { findInTemplate } from "./findings.ts";
import { TEMPLATES } from "./kinds.ts";
import { obstacleOf } from "./obstacle.ts";
import { postOf } from "./post.ts";

const HOME = sampleListing();
const PROPERTY: DescribedProperty = {
  propertyType: HOME.propertyType,
  addressLine1: HOME.address.line1,
  city: HOME.address.city,
  state: HOME.address.state,
  basics: HOME.basics,
  features: HOME.features,
};

describe("template content", () => {
  it("is the listing until something is changed", () => {
    expect(sampleContent("flyer", HOME)).toMatchObject({
      headline: "3-bedroom home in Seattle",
      text: HOME.description,
      price: "$649,000",
      status: "For sale by owner",
      facts: [
        { value: "3" },
        { value: "2.5" },
        { value: "1,850" },
        { value: "4,356" },
        { value: "1926" },
      ],
      photos: HOME.photos.slice(0, 4).map(({ id }) => ({ id })),
      showsPorchlight: true,
    });
  });

  it("has no page link while the listing isn't public, and no price if none is set", () => {
    expect(sampleContent("flyer", bareHome())).toMatchObject({
      page: null,
      price: null,
      photos: [],
    });
    expect(sampleContent("flyer", HOME).page?.byCode).toBe(`${HOME.url}?from=qr`);
  });

  it("has the short link on a yard sign, as text and as its QR code", () => {
    expect(sampleContent("yard-sign", HOME).page).toMatchObject({
      short: "porchlight.example/h/a3c9f2bx",
      byCode: HOME.shortUrl,
    });
  });

  it("has a headline for the status if the home isn't simply for sale", () => {
    const status = (of: Partial<typeof HOME>) => sampleContent("yard-sign", { ...HOME, ...of });
    expect(status({ status: "pending" }).headline).toBe("Sale pending");
    expect(status({ status: "sold", soldPrice: null })).toMatchObject({
      headline: "Sold",
      price: null,
    });
  });

  it("keeps the seller's order, layout, and color only if the plan includes them", () => {
    const ids = [HOME.photos[2]?.id ?? "", HOME.photos[0]?.id ?? ""];
    const edits = {
      photoIds: ids,
      facts: ["yearBuilt" as const, "bedrooms" as const],
      layout: "bold" as const,
      palette: "plum" as const,
    };
    const shown = (plan: string) => sampleContent("flyer", HOME, edits, { plan });
    expect(shown("Starter")).toMatchObject({
      photos: [{ id: ids[1] }, { id: ids[0] }],
      facts: [{ label: "beds" }, { label: "built" }],
      layout: "classic",
      accent: TEMPLATE_PALETTES.porch.accent,
    });
    expect(shown("Basic")).toMatchObject({
      photos: [{ id: ids[0] }, { id: ids[1] }],
      facts: [{ label: "built" }, { label: "beds" }],
      layout: "bold",
      accent: TEMPLATE_PALETTES.plum.accent,
    });
  });

  it.each([
    ["Basic", { accent: TEMPLATE_PALETTES.porch.accent, logo: null, showsPorchlight: true }],
    ["Premium", { accent: "#7a1f3d", logo: { width: 600, height: 200 }, showsPorchlight: false }],
  ])("has the branding that the plan allows: %s", (plan, expected) => {
    const brand = { accent: "#7a1f3d", hidesPorchlight: true, logo: { width: 600, height: 200 } };
    expect(sampleContent("flyer", HOME, {}, { brand, plan })).toMatchObject(expected);
  });
});

it.each([
  [1, "parking space"],
  [2, "parking spaces"],
])("labels %i as %s", (totalSpaces, label) => {
  const parking = { ...NO_FEATURES.parking, totalSpaces };
  const facts = factsByKey(sampleListing({ features: { ...NO_FEATURES, parking } }));
  expect(facts.get("parking")).toEqual({ value: String(totalSpaces), label });
});

it("never writes a headline with findings", () => {
  for (const propertyType of PROPERTY_TYPES) {
    const home = { ...HOME, propertyType };
    const facts = collectFacts({ ...PROPERTY, propertyType });
    for (const kind of TEMPLATE_KINDS) {
      const headline = headlineFor(kind, home);
      expect([...checkFairHousing(headline), ...checkClaims(headline, facts)], headline).toEqual(
        [],
      );
    }
  }
});

describe("findings in a seller's words", () => {
  const found = (words: Partial<typeof NO_TEMPLATE_EDITS>, kept: string[] = []) =>
    findInTemplate({ ...NO_TEMPLATE_EDITS, ...words }, TEMPLATES.flyer, PROPERTY, kept);

  it("are shown at their field, and block the download", () => {
    const findings = found({ headline: "Perfect for a Christian family" });
    expect(findings[0]).toMatchObject({ kind: "violation", field: "headline", isKept: false });
    expect(obstacleOf(findings)).toMatch(/^Change “/);
  });

  it("can be kept if they're claims", () => {
    const findings = found({ text: "The home has a pool." });
    expect(findings).toMatchObject([{ kind: "claim", field: "text", quote: "pool" }]);
    expect(obstacleOf(findings)).toContain("or confirm it's true");
    const kept = found({ text: "The home has a pool." }, ["pool"]);
    expect(obstacleOf(kept)).toBeNull();
  });

  it("aren't checked for fields the template doesn't have", () => {
    const edits = { ...NO_TEMPLATE_EDITS, text: "The home has a pool." };
    expect(findInTemplate(edits, TEMPLATES["yard-sign"], PROPERTY, [])).toEqual([]);
  });
});

describe("posts", () => {
  it.each(["post-facebook", "post-instagram", "post-x"] as const)(
    "fit the limit, include the link, and have at most two hashtags: %s",
    (kind) => {
      const spec = TEMPLATES[kind];
      const most = spec.output === "text" ? spec.mostCharacters : 0;
      for (const home of [
        HOME,
        bareHome(),
        fullHome(),
        { ...HOME, description: "word ".repeat(3000) },
      ]) {
        const { text, characters } = postOf(
          sampleContent(kind, home, { headline: "H".repeat(120) }),
        );
        expect(characters).toBeLessThanOrEqual(most);
        if (home.status === "active") expect(text).toContain(home.url);
        expect((text.match(/#/g) ?? []).length).toBeLessThanOrEqual(2);
      }
    },
  );

  it("count a link as the network does", () => {
    const { text, characters } = postOf(sampleContent("post-x", HOME));
    expect(characters).toBe([...text].length - HOME.url.length + 23);
  });
});

describe("colors", () => {
  it.each(Object.values(TEMPLATE_PALETTES))(
    "have enough contrast with white: $label",
    ({ accent }) => {
      expect(contrast(accent, PAPER)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    },
  );

  it("are refused if text on them would be unreadable", () => {
    expect(templateBrandInput.parse({ accent: "#7A1F3D", hidesPorchlight: true }).accent).toBe(
      "#7a1f3d",
    );
    expect(templateBrandInput.parse({ accent: " " }).accent).toBeNull();
    for (const accent of ["#ffee88", "red", "#12345"]) {
      expect(templateBrandInput.safeParse({ accent }).success).toBe(false);
    }
  });
});

it("accepts complete edits and fills in missing fields", () => {
  expect(templateEdits.parse({ headline: "  " })).toEqual(NO_TEMPLATE_EDITS);
  expect(templateEdits.safeParse({ photoIds: ["1"] }).success).toBe(false);
  expect(templateEdits.safeParse({ facts: ["lot", "lot"] }).success).toBe(false);
});
