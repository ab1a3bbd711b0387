import type { TemplateSet } from "#lib/description/writer/template.ts";

export const FEES: TemplateSet = {
  plain: [
    "HOA fees are {fee} per month[, or {yearly} a year]",
    "The HOA fees are {fee} per month[, or {yearly} a year]",
  ],
  warm: [
    "HOA fees run {fee} per month[, or {yearly} a year]",
    "HOA fees come to {fee} per month[, or {yearly} a year]",
  ],
  polished: [
    "HOA fees are {fee} per month[, or {yearly} a year]",
    "HOA fees amount to {fee} per month[, or {yearly} a year]",
  ],
};
