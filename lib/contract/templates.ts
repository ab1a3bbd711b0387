import { z } from "zod";
import { EMAIL_FORMATS, PREVIEW_SIZES } from "#lib/fields/templates.ts";
import {
  templateBrandInput,
  templateEdits,
  templateKind,
  templatesView,
} from "#lib/schemas/templates.ts";
import { entry, MUST_BE_TEXT } from "#lib/schemas/text.ts";
import type { CallName, CallSpec } from "./call.ts";
import { NO_PROPERTY } from "./refusals.ts";

const NO_BRANDING = { forbidden: "The account's plan doesn't include custom branding" };
const kind = z.object({ kind: templateKind });

export const TEMPLATE_CALLS = {
  "GET /api/templates": {
    token: "read",
    summary: "Get the templates, your changes, and findings about their text",
    output: templatesView,
    refusals: NO_PROPERTY,
  },
  "PUT /api/templates/{kind}": {
    token: "write",
    summary: "Save what a template shows; null uses the listing's value",
    params: kind,
    input: templateEdits,
    revised: true,
    output: templatesView,
    refusals: NO_PROPERTY,
  },
  "GET /api/templates/{kind}/preview": {
    token: "read",
    summary: "Get a small preview image of a template's page",
    params: kind,
    query: z.object({
      page: z.coerce.number().int().min(1).max(2).default(1),
      size: z.enum(PREVIEW_SIZES).default("page"),
      // A new URL for each version, so pages don't show a cached older one.
      v: entry(MUST_BE_TEXT, 64).optional(),
    }),
    refusals: { not_found: "Page not found", unavailable: "Too many files are being made" },
  },
  "GET /api/templates/{kind}/file": {
    token: "read",
    summary: "Download a template: PDF, JPEG, text, or the email as .eml, .html, or .txt",
    params: kind,
    query: z.object({ as: z.enum(EMAIL_FORMATS).default("eml") }),
    refusals: {
      ...NO_PROPERTY,
      forbidden: "The account's plan doesn't include templates",
      conflict: "The template's text has findings to fix, or another file is being made",
      unavailable: "Too many files are being made",
    },
  },
  "GET /api/template-email": {
    token: "read",
    summary: "Get a preview of the email announcement as HTML",
    refusals: NO_PROPERTY,
  },
  "PUT /api/template-brand": {
    token: "write",
    summary: "Save your brand color and whether Porchlight branding is removed",
    input: templateBrandInput,
    output: templatesView,
    refusals: { ...NO_PROPERTY, ...NO_BRANDING },
  },
  "PUT /api/template-brand/logo": {
    token: "write",
    summary: "Upload your logo: a PNG, JPEG, or WebP of up to 2 MB",
    rawInput: "application/octet-stream",
    output: templatesView,
    refusals: {
      ...NO_PROPERTY,
      ...NO_BRANDING,
      bad_request: "The file isn't an accepted image",
      rate_limited: "Another logo is being prepared for the account",
      unavailable: "Too many logos are being prepared",
    },
  },
  "DELETE /api/template-brand/logo": {
    token: "write",
    summary: "Remove your logo",
    output: templatesView,
    refusals: NO_PROPERTY,
  },
} as const satisfies Record<CallName, CallSpec>;
