import type { TemplateSet } from "#lib/description/writer/template.ts";

export const WALLS_AND_ROOF: TemplateSet = {
  plain: [
    "The {noun} has {exterior} and {roof}",
    "The exterior is {walls}, with {roof}",
    "{Exterior} has {roof} over it",
  ],
  warm: [
    "From outside, you'll see {exterior} and {roof}",
    "The exterior is {walls}, under {roof}",
    "{Roof} tops the {wallKind} exterior",
  ],
  polished: [
    "The exterior is finished in {walls} beneath {roof}",
    "{Exterior} is crowned by {roof}",
    "The {noun} presents {exterior} beneath {roof}",
    "{Roof} completes the {wallKind} exterior",
  ],
};

export const WALLS: TemplateSet = {
  plain: [
    "The exterior is {walls}",
    "The {noun} has {exterior}",
    "Exterior materials include {severalWalls}",
  ],
  warm: [
    "From outside, you'll see {exterior}",
    "The exterior is {walls}",
    "You'll see {walls} on the exterior",
  ],
  polished: [
    "The exterior is finished in {walls}",
    "The {noun} presents {exterior}",
    "Exterior finishes include {severalWalls}",
  ],
};

export const ROOF: TemplateSet = {
  plain: ["The {noun} has {roof}", "There is {roof}"],
  warm: ["Up top is {roof}", "You'll have {roof} overhead"],
  polished: ["The whole is covered by {roof}", "Above is {roof}"],
  any: ["{Roof} covers the {noun}"],
};

export const STYLES: TemplateSet = {
  plain: ["The architecture draws on {styles}", "The design follows {styles}"],
  warm: ["You'll see {styles} in the design", "The design takes after {styles}"],
  polished: ["Architecturally, the {noun} follows {styles}", "The architecture draws on {styles}"],
};
