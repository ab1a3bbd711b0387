import { type TemplateKind, TEMPLATE_KINDS } from "#lib/fields/templates.ts";
import type { Face } from "./drawing.ts";

const INCH = 72;

interface Printed {
  output: "pdf";
  /** In points, after trimming. */
  width: number;
  height: number;
  bleed: number;
  pages: number;
}
interface Picture {
  output: "picture";
  /** In pixels. */
  width: number;
  height: number;
}
interface Post {
  output: "text";
  /** The network's limit, in characters. */
  mostCharacters: number;
  /** How many characters the network counts for a link; null: its length. */
  charactersOfLink: number | null;
}
interface Email {
  output: "email";
}

interface Choices {
  headline: boolean;
  headlineFace: Face;
  text: boolean;
  photos: number;
  facts: number;
  features: boolean;
  openHouses: boolean;
  layouts: boolean;
}

export type TemplateSpec = { label: string; group: TemplateGroup; note: string } & Choices &
  (Printed | Picture | Post | Email);

export const TEMPLATE_GROUPS = {
  print: "Print at home",
  shop: "Print shop",
  social: "Social media images",
  posts: "Social media posts",
  email: "Email",
} as const;
export type TemplateGroup = keyof typeof TEMPLATE_GROUPS;

const printed = (
  width: number,
  height: number,
  { bleed = 0, pages = 1 }: { bleed?: number; pages?: number } = {},
) => ({
  output: "pdf" as const,
  width: width * INCH,
  height: height * INCH,
  bleed: bleed * INCH,
  pages,
});

const ALL = {
  headline: true,
  headlineFace: "serif" as const,
  text: true,
  features: true,
  openHouses: true,
  layouts: true,
};
const SIGN = {
  headline: true,
  headlineFace: "sansBold" as const,
  text: false,
  photos: 0,
  facts: 0,
  features: false,
  openHouses: false,
  layouts: true,
};
const PICTURE = {
  output: "picture" as const,
  group: "social" as const,
  headline: true,
  headlineFace: "serif" as const,
  text: false,
  photos: 1,
  facts: 4,
  features: false,
  openHouses: true,
  layouts: true,
};
const POST = {
  output: "text" as const,
  group: "posts" as const,
  headline: true,
  headlineFace: "sans" as const,
  text: true,
  photos: 0,
  facts: 5,
  features: false,
  openHouses: true,
  layouts: false,
  charactersOfLink: null,
};

/**
 * Sizes in points (1/72 inch) or pixels. Bleed and trim follow US online print shops: 1/8 inch on each
 * side, no crop marks.
 */
export const TEMPLATES: Readonly<Record<TemplateKind, TemplateSpec>> = {
  flyer: {
    label: "One-page flyer",
    group: "print",
    note: "Letter, 8.5 × 11 in",
    ...printed(8.5, 11),
    ...ALL,
    photos: 4,
    facts: 5,
  },
  "flyer-two-pages": {
    label: "Two-page flyer",
    group: "print",
    note: "Letter, 8.5 × 11 in, front and back",
    ...printed(8.5, 11, { pages: 2 }),
    ...ALL,
    photos: 7,
    facts: 5,
  },
  brochure: {
    label: "Brochure",
    group: "print",
    note: "Letter, 11 × 8.5 in, two-sided trifold",
    ...printed(11, 8.5, { pages: 2 }),
    ...ALL,
    photos: 5,
    facts: 8,
  },
  "open-house-sign": {
    label: "Open house sign",
    group: "shop",
    note: "24 × 18 in with 1/8 in bleed, or scaled to fit letter paper",
    ...printed(24, 18, { bleed: 0.125 }),
    ...SIGN,
    openHouses: true,
  },
  "yard-sign": {
    label: "Yard sign",
    group: "shop",
    note: "24 × 18 in with 1/8 in bleed",
    ...printed(24, 18, { bleed: 0.125 }),
    ...SIGN,
  },
  "sign-rider": {
    label: "Sign rider",
    group: "shop",
    note: "24 × 6 in with 1/8 in bleed, hangs above or below a sign",
    ...printed(24, 6, { bleed: 0.125 }),
    ...SIGN,
    facts: 3,
  },
  postcard: {
    label: "Postcard",
    group: "shop",
    note: "6 × 4 in with 1/8 in bleed, front and back",
    ...printed(6, 4, { bleed: 0.125, pages: 2 }),
    ...ALL,
    features: false,
    photos: 1,
    facts: 4,
  },
  "social-square": {
    label: "Square image",
    note: "1080 × 1080, for Instagram and Facebook",
    width: 1080,
    height: 1080,
    ...PICTURE,
  },
  "social-portrait": {
    label: "Portrait image",
    note: "1080 × 1350, for Instagram and Facebook",
    width: 1080,
    height: 1350,
    ...PICTURE,
  },
  "social-story": {
    label: "Story image",
    note: "1080 × 1920, for stories",
    width: 1080,
    height: 1920,
    ...PICTURE,
  },
  "social-landscape": {
    label: "Landscape image",
    note: "1200 × 630, for X, LinkedIn and links",
    width: 1200,
    height: 630,
    ...PICTURE,
  },
  "post-facebook": {
    label: "Facebook post",
    note: "Key facts, your text and a link",
    mostCharacters: 2000,
    ...POST,
  },
  "post-instagram": {
    label: "Instagram caption",
    note: "Up to 2,200 characters",
    mostCharacters: 2200,
    ...POST,
  },
  "post-x": {
    label: "X post",
    note: "Up to 280 characters (a link counts as 23)",
    mostCharacters: 280,
    ...POST,
    charactersOfLink: 23,
  },
  email: {
    label: "Email announcement",
    group: "email",
    note: "Opens in your email app, ready to send",
    output: "email",
    ...ALL,
    layouts: false,
    photos: 1,
    facts: 5,
  },
};

export const templateList = () =>
  TEMPLATE_KINDS.map((kind) => ({ kind, ...TEMPLATES[kind] }) as const);
