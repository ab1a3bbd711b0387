import { z } from "zod";
import {
  MAX_TEMPLATE_FEATURES,
  MAX_TEMPLATE_HEADLINE,
  MAX_TEMPLATE_PHOTOS,
  MAX_TEMPLATE_TEXT,
  TEMPLATE_FACT_KEYS,
  TEMPLATE_KINDS,
  TEMPLATE_LAYOUT_KEYS,
  TEMPLATE_PALETTE_KEYS,
} from "#lib/fields/templates.ts";
import { contrast, MIN_CONTRAST, PAPER } from "#lib/templates/colors.ts";
import { emptyAsNull, entry, text } from "./text.ts";
import { listOf, revision, trueOrFalse } from "./values.ts";

export const templateKind = z.enum(TEMPLATE_KINDS);

const words = (most: number) => z.preprocess(emptyAsNull, text(most).nullable()).default(null);
const distinct = (keys: readonly string[]) => new Set(keys).size === keys.length;
const choice = <Item extends z.ZodType<string>>(item: Item, most: number) =>
  listOf(item)
    .max(most, `Choose up to ${most}`)
    .refine(distinct, "Each can be chosen only once")
    .nullable()
    .default(null);

/** The seller's changes to a template. Null uses the listing's content. */
export const templateEdits = z.object({
  headline: words(MAX_TEMPLATE_HEADLINE),
  text: words(MAX_TEMPLATE_TEXT),
  photoIds: choice(z.uuid("Choose a photo"), MAX_TEMPLATE_PHOTOS),
  facts: choice(z.enum(TEMPLATE_FACT_KEYS, "Choose a fact"), TEMPLATE_FACT_KEYS.length),
  features: choice(text(120, "Choose a feature"), MAX_TEMPLATE_FEATURES),
  showsOpenHouses: trueOrFalse.default(true),
  layout: z.enum(TEMPLATE_LAYOUT_KEYS, "Choose a layout").default("classic"),
  palette: z.enum(TEMPLATE_PALETTE_KEYS, "Choose a color").default("porch"),
});
export type TemplateEdits = z.output<typeof templateEdits>;

export const NO_TEMPLATE_EDITS: TemplateEdits = templateEdits.parse({});

const TOO_LIGHT = "This color is too light to read on white. Choose a darker one.";

export const templateBrandInput = z.object({
  accent: z
    .preprocess(
      emptyAsNull,
      entry("Must be a color like #1f5a44")
        .regex(/^#[0-9a-f]{6}$/i, "Must be a color like #1f5a44")
        .refine((color) => contrast(color, PAPER) >= MIN_CONTRAST, TOO_LIGHT)
        .transform((color) => color.toLowerCase())
        .nullable(),
    )
    .default(null),
  hidesPorchlight: trueOrFalse.default(false),
});
export type TemplateBrandInput = z.output<typeof templateBrandInput>;

const templateBrand = z.object({
  accent: z.string().nullable(),
  hidesPorchlight: z.boolean(),
  // In pixels.
  logo: z.object({ width: z.number().int(), height: z.number().int() }).nullable(),
});
export type TemplateBrand = z.infer<typeof templateBrand>;

const templateFinding = z.object({
  kind: z.enum(["violation", "claim"]),
  field: z.enum(["headline", "text"]),
  quote: z.string(),
  reason: z.string(),
  // An unsupported claim that the seller keeps.
  isKept: z.boolean(),
});
export type TemplateFinding = z.infer<typeof templateFinding>;

const templateView = z.object({
  kind: templateKind,
  edits: templateEdits,
  // Changes with each save of the edits.
  revision,
  written: z.object({ headline: z.string(), text: z.string() }),
  findings: z.array(templateFinding),
  // What the listing must have before the download, as a sentence; null if nothing is missing.
  needs: z.string().nullable(),
  // Changes with any of the template's content.
  version: z.string(),
  // The number of page images; 0 for a text.
  pages: z.number().int(),
  // A post's text to copy; null for other templates.
  post: z.object({ text: z.string(), characters: z.number().int(), isCut: z.boolean() }).nullable(),
});
export type TemplateView = z.infer<typeof templateView>;

export const templatesView = z.object({
  // Null without a plan.
  planName: z.string().nullable(),
  grants: z.object({
    standardTemplates: z.boolean(),
    customTemplates: z.boolean(),
    customBranding: z.boolean(),
  }),
  isPublic: z.boolean(),
  // Content for templates that the listing lacks.
  missing: z.array(z.object({ text: z.string(), href: z.string() })),
  photos: z.array(z.object({ id: z.uuid(), name: z.string(), thumbnail: z.string().nullable() })),
  facts: z.array(
    z.object({ key: z.enum(TEMPLATE_FACT_KEYS), value: z.string(), label: z.string() }),
  ),
  features: z.array(z.string()),
  openHouses: z.number().int(),
  brand: templateBrand,
  templates: z.array(templateView),
});
export type TemplatesView = z.infer<typeof templatesView>;
