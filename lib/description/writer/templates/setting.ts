import type { TemplateSet } from "#lib/description/writer/template.ts";
import type { Tone } from "#lib/fields/description.ts";

export const COMMUNITY: TemplateSet = {
  plain: ["The {noun} is in {community}[, {near}]", "The setting is {community}[, {near}]"],
  warm: ["You'll be in {community}[, {near}]", "The {noun} is part of {community}[ and {near}]"],
  polished: ["The {noun} belongs to {community}[, {near}]", "The setting is {community}[, {near}]"],
};

export const NEAR: TemplateSet = {
  plain: [
    "The {noun} is near transportation[, {benefit}]",
    "The location is near transportation[, {benefit}]",
    "The {noun} is located near transportation[, {benefit}]",
  ],
  warm: [
    "You'll be near transportation[, {benefit}]",
    "The {noun} is near transportation[, {benefit}]",
  ],
  polished: [
    "The {noun} is situated near transportation[, {benefit}]",
    "The location is near transportation[, {benefit}]",
    "The {noun} stands near transportation[, {benefit}]",
  ],
};

export const TRANSPORTATION_BENEFIT: Readonly<Record<Tone, string>> = {
  plain: "for trips without a car",
  warm: "so the car can stay where it is",
  polished: "for journeys made without a car",
};
