import type { TemplateSet } from "#lib/description/writer/template.ts";
import type { Tone } from "#lib/fields/description.ts";

export const READY_AND_SYSTEMS: TemplateSet = {
  any: [
    "The {noun} is {ready}, with {systems}",
    "The {noun} comes {ready} and has {systems}",
    "{Systems} {systems:is|are} in place, and the {noun} is {ready}",
  ],
};

export const READY: TemplateSet = {
  any: ["The {noun} comes {ready}", "The interior is {ready}", "Inside, the {noun} is {ready}"],
};

export const SYSTEMS: TemplateSet = {
  any: ["{Systems} {systems:is|are} in place", "The {noun} is equipped with {systems}"],
  plain: ["{Systems} {systems:is|are} installed"],
  warm: ["You'll have {systems} as well"],
  polished: ["The {noun} is fitted with {systems}"],
};

/** What being ready is good for, by the words themselves. */
export const READY_FOR: Readonly<Record<string, Record<Tone, string>>> = {
  wired: {
    plain: ", so devices can be connected",
    warm: " for your devices",
    polished: " for the devices of the day",
  },
  "cable ready": {
    plain: ", so television can be connected",
    warm: " for when you want television hooked up",
    polished: ", should television be wished for",
  },
  "cable ready and wired": {
    plain: ", so television and other devices can be connected",
    warm: " for television and for your devices",
    polished: " for television and the devices of the day",
  },
};
