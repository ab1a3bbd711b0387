import { type TemplateKind, TEMPLATE_KINDS } from "#lib/fields/templates.ts";
import type { TemplateContent } from "./content.ts";
import type { Drawing, Mark, Measure } from "./drawing.ts";
import { TEMPLATES } from "./kinds.ts";
import { brochure } from "./layouts/brochure.ts";
import { flyer, flyerOfTwoPages, hasBack } from "./layouts/flyer.ts";
import { postcard } from "./layouts/postcard.ts";
import { openHouseSign, signRider, yardSign } from "./layouts/signs.ts";
import { socialPicture } from "./layouts/social.ts";

type Layout = (content: TemplateContent, measure: Measure) => Mark[][];

const LAYOUTS: Partial<Record<TemplateKind, Layout>> = {
  flyer,
  "flyer-two-pages": flyerOfTwoPages,
  brochure,
  "open-house-sign": openHouseSign,
  "yard-sign": yardSign,
  "sign-rider": signRider,
  postcard,
  "social-square": socialPicture,
  "social-portrait": socialPicture,
  "social-story": socialPicture,
  "social-landscape": socialPicture,
};

export const DRAWN_KINDS = TEMPLATE_KINDS.filter((kind) => LAYOUTS[kind]);

/** Returns the number of pages of a template; 0 for a text. */
export function pagesOf(content: TemplateContent): number {
  const spec = TEMPLATES[content.kind];
  if (spec.output !== "pdf") return spec.output === "picture" ? 1 : 0;
  return content.kind === "flyer-two-pages" && !hasBack(content) ? 1 : spec.pages;
}

/** Draws a template; null for a text. */
export function drawTemplate(content: TemplateContent, measure: Measure): Drawing | null {
  const spec = TEMPLATES[content.kind];
  const layOut = LAYOUTS[content.kind];
  if (!layOut || (spec.output !== "pdf" && spec.output !== "picture")) return null;
  const { width, height } = spec;
  const bleed = spec.output === "pdf" ? spec.bleed : 0;
  return { title: content.title, width, height, bleed, pages: layOut(content, measure) };
}
