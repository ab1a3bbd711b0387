import type { TemplateSet } from "#lib/description/writer/template.ts";
import type { Tone } from "#lib/fields/description.ts";

export const BASEMENT_AND_SIZE: TemplateSet = {
  any: ["{Basement} measures {size}", "Below is {basement} of {size}"],
  plain: ["There is {basement} of {size}"],
  warm: ["Downstairs you'll have {basement} of {size}"],
  polished: ["Beneath lies {basement} of {size}"],
};

export const PARTS_AND_SIZE: TemplateSet = {
  any: [
    "The basement measures {size} and has {kinds} areas",
    "Downstairs, {kinds} basement areas measure {size}",
  ],
};

export const BASEMENT: TemplateSet = {
  plain: [
    "The {noun} has {basement}[, {leaves}]",
    "Below is {basement}[, {leaves}]",
    "There is {basement}[, {leaves}]",
  ],
  warm: [
    "Downstairs you'll have {basement}[, {leaves}]",
    "Head downstairs to {basement}[, {leaves}]",
    "There's {basement} downstairs[, {leaves}]",
  ],
  polished: [
    "Below lies {basement}[, {leaves}]",
    "Beneath the {noun} is {basement}[, {leaves}]",
    "Downstairs, the {noun} has {basement}[, {leaves}]",
  ],
};

export const LEFT_TO_BUYER: Readonly<Record<string, Record<Tone, string>>> = {
  finished: {
    plain: "which adds a floor to use",
    warm: "a further floor to use as you like",
    polished: "a further floor to be used at will",
  },
  "partially finished": {
    plain: "with part of it done and the rest still open",
    warm: "part of it done and the rest left to you",
    polished: "complete in part and in part open to plans",
  },
  unfinished: {
    plain: "still open to plans",
    warm: "left to your own plans",
    polished: "open to plans yet to be made",
  },
};
