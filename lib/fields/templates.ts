export const TEMPLATE_KINDS = [
  "flyer",
  "flyer-two-pages",
  "brochure",
  "open-house-sign",
  "yard-sign",
  "sign-rider",
  "postcard",
  "social-square",
  "social-portrait",
  "social-story",
  "social-landscape",
  "post-facebook",
  "post-instagram",
  "post-x",
  "email",
] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

export const TEMPLATE_LAYOUTS = { classic: "Classic", bold: "Bold" } as const;
export type TemplateLayout = keyof typeof TEMPLATE_LAYOUTS;
export const TEMPLATE_LAYOUT_KEYS = Object.keys(TEMPLATE_LAYOUTS) as TemplateLayout[];

/** An email draft, a web page, or plain text. */
export const EMAIL_FORMATS = ["eml", "html", "txt"] as const;
export type EmailFormat = (typeof EMAIL_FORMATS)[number];

export const PREVIEW_SIZES = ["page", "thumbnail"] as const;
export type PreviewSize = (typeof PREVIEW_SIZES)[number];

/** Each color is readable on white, and white on it. */
export const TEMPLATE_PALETTES = {
  porch: { label: "Porch green", accent: "#1f5a44" },
  lake: { label: "Lake blue", accent: "#1d4d73" },
  brick: { label: "Brick red", accent: "#8a2f23" },
  plum: { label: "Plum", accent: "#5d3263" },
  slate: { label: "Slate", accent: "#36434c" },
} as const;
export type TemplatePalette = keyof typeof TEMPLATE_PALETTES;
export const TEMPLATE_PALETTE_KEYS = Object.keys(TEMPLATE_PALETTES) as TemplatePalette[];

export const TEMPLATE_FACTS = {
  bedrooms: "Bedrooms",
  bathrooms: "Bathrooms",
  area: "Finished area",
  lot: "Lot",
  yearBuilt: "Year built",
  type: "Property type",
  parking: "Parking spaces",
  basement: "Basement",
  remodel: "Remodeled",
  hoa: "HOA fees",
} as const;
export type TemplateFact = keyof typeof TEMPLATE_FACTS;
export const TEMPLATE_FACT_KEYS = Object.keys(TEMPLATE_FACTS) as TemplateFact[];

export const MAX_TEMPLATE_HEADLINE = 120;
export const MAX_TEMPLATE_TEXT = 3000;
export const MAX_TEMPLATE_PHOTOS = 60;
export const MAX_TEMPLATE_FEATURES = 200;

export const LOGO_TOO_LARGE = "Your logo must be 2 MB or smaller.";

/** Largest upload in bytes, and largest stored size in pixels. */
export const LOGO = { bytes: 2 * 1024 * 1024, width: 1200, height: 600 } as const;
