import { z } from "zod";
import { EMAIL_FORMATS, PREVIEW_SIZES } from "#lib/fields/templates.ts";
import {
  templateBrandInput,
  templateEdits,
  templateKind,
  templatesView,
} from "#lib/schemas/templates.ts";
import { entry } from "#lib/schemas/text.ts";
import type { CallName, CallSpec } from "./call.ts";

const NO_PROPERTY = { not_found: "The account has no property yet" };
const NO_BRANDING = { forbidden: "The account's plan has no branding of one's own" };
const kind = z.object({ kind: templateKind });

export const TEMPLATE_CALLS = {
  "GET /api/templates": {
    token: "read",
    summary: "The templates of the account's home, what was changed, and what stands against them",
    output: templatesView,
    refusals: NO_PROPERTY,
  },
  "PUT /api/templates/{kind}": {
    token: "write",
    summary: "Saves what a template shows; what is null is as the listing has it",
    params: kind,
    input: templateEdits,
    output: templatesView,
    refusals: NO_PROPERTY,
  },
  "GET /api/templates/{kind}/preview": {
    token: "read",
    summary: "A page of a template as a picture, smaller than it will be",
    params: kind,
    query: z.object({
      page: z.coerce.number().int().min(1).max(2).default(1),
      size: z.enum(PREVIEW_SIZES).default("page"),
      // Another address for each version, so that a page shows the new one.
      v: entry("Must be text", 64).optional(),
    }),
    refusals: { not_found: "The template has no such page", unavailable: "Many are being drawn" },
  },
  "GET /api/templates/{kind}/file": {
    token: "read",
    summary: "A template as a file: PDF, JPEG, text, or the email as .eml, .html or .txt",
    params: kind,
    query: z.object({ as: z.enum(EMAIL_FORMATS).default("eml") }),
    refusals: {
      ...NO_PROPERTY,
      forbidden: "The account's plan has no templates",
      conflict: "Something stands against its words, or another one is being made",
      unavailable: "Many are being drawn",
    },
  },
  "GET /api/template-email": {
    token: "read",
    summary: "The email announcement as it will look, as HTML",
    refusals: NO_PROPERTY,
  },
  "PUT /api/template-brand": {
    token: "write",
    summary: "Saves the account's own color, and whether Porchlight's name is left away",
    input: templateBrandInput,
    output: templatesView,
    refusals: { ...NO_PROPERTY, ...NO_BRANDING },
  },
  "PUT /api/template-brand/logo": {
    token: "write",
    summary: "Saves the account's logo: a PNG, JPEG or WebP of at most 2 MB",
    rawInput: "application/octet-stream",
    output: templatesView,
    refusals: {
      ...NO_PROPERTY,
      ...NO_BRANDING,
      bad_request: "It is no such picture",
      rate_limited: "Others of the account are being prepared",
      unavailable: "Many are being prepared",
    },
  },
  "DELETE /api/template-brand/logo": {
    token: "write",
    summary: "Takes the account's logo away",
    output: templatesView,
    refusals: NO_PROPERTY,
  },
} as const satisfies Record<CallName, CallSpec>;
