import type { TemplateSet } from "#lib/description/writer/template.ts";

export const LAND: TemplateSet = {
  plain: [
    "This {kind} in {place,} covers {lot}",
    "For sale in {place}: {a kind} of {lot}",
    "{A kind} of {lot} is for sale in {place}",
    "Located in {place,} this {kind} measures {lot}",
    "On the market in {place,} is {a kind} of {lot}",
  ],
  warm: [
    "Here's {a kind} of {lot} in {place}",
    "You'll find this {kind} of {lot} in {place}",
    "In {place,} this {kind} gives you {lot} to work with",
    "Take a look at this {kind} in {place,} covering {lot}",
    "{place,} is where you'll find this {kind} of {lot}",
  ],
  polished: [
    "Set in {place,} this {kind} extends to {lot}",
    "{place,} is the setting for this {kind}, which measures {lot}",
    "We are pleased to present {a kind} of {lot} in {place}",
    "Now offered in {place,} is {a kind} extending to {lot}",
    "Presented for sale in {place,} this {kind} comprises {lot}",
  ],
};

export const LAND_ON_WATERFRONT: TemplateSet = {
  plain: [
    "On the waterfront in {place,} this {kind} covers {lot}",
    "This {kind} of {lot} is on the waterfront in {place}",
    "For sale on the waterfront in {place}: {a kind} of {lot}",
  ],
  warm: [
    "You'll find this {kind} of {lot} on the waterfront in {place}",
    "On the waterfront in {place,} here's {a kind} of {lot}",
    "Take a look at this {kind} of {lot} on the waterfront in {place}",
  ],
  polished: [
    "Set on the waterfront in {place,} this {kind} extends to {lot}",
    "A waterfront setting in {place,} distinguishes this {kind} of {lot}",
    "Now offered on the waterfront in {place,} is {a kind} of {lot}",
  ],
};

/** Of land with a building on it, in a sentence after the opening. */
export const ROOMS_ON_LAND: TemplateSet = {
  any: [
    "The property includes {bedroomsAndBaths}",
    "{BedroomsAndBaths} {bedroomsAndBaths:is|are} on the property",
    "On the property {bedroomsAndBaths:is|are} {bedroomsAndBaths}",
  ],
};
