import type { TemplateSet } from "#lib/description/writer/template.ts";

export const HEAT_AND_COOL: TemplateSet = {
  plain: [
    "The {noun} has {heatAndCooling}",
    "For cold weather there {heat:is|are} {heat}; for warm weather, {cooling}",
    "{Heat} {heat:warms|warm} the {noun}, and {cooling} {cooling:cools|cool} it",
  ],
  warm: [
    "In winter you'll have {heat}; in summer, {cooling}",
    "{Heat} {heat:keeps|keep} you warm in winter, and {cooling} {cooling:keeps|keep} you cool in summer",
    "When it's cold, there's {heat}; when it's hot, there's {cooling}",
  ],
  polished: [
    "Comfort is provided by {heat}, with {cooling} for the warmer months",
    "The {noun} is warmed by {heat} and cooled by {cooling}",
    "In winter the {noun} has {heat}; in summer, {cooling}",
  ],
};

export const HEAT: TemplateSet = {
  plain: [
    "For cold weather, there {heat:is|are} {heat}",
    "The {noun} has {heat}",
    "{Heat} {heat:warms|warm} the {noun} in winter",
  ],
  warm: [
    "{Heat} {heat:keeps|keep} you warm in winter",
    "On cold days you'll have {heat}",
    "When it's cold outside, there's {heat}",
  ],
  polished: [
    "The {noun} is warmed by {heat}",
    "In the colder months the {noun} relies on {heat}",
    "Warmth is provided by {heat}",
  ],
};

export const HEAT_BY_FUEL: TemplateSet = {
  plain: [
    "For cold weather, there {heat:is|are} {heat}, with {fuel} as the {fuel:fuel|fuels}",
    "The {noun} has {heat}. The {fuel:fuel is|fuels are} {fuel}",
  ],
  warm: [
    "{Heat} {heat:keeps|keep} you warm in winter, fueled by {fuel}",
    "On cold days you'll have {heat}, with {fuel} for fuel",
  ],
  polished: [
    "The {noun} is warmed by {heat}, with {fuel} as the {fuel:fuel|fuels}",
    "Warmth is provided by {heat}, fueled by {fuel}",
  ],
};

export const COOL: TemplateSet = {
  plain: [
    "The {noun} also has {cooling}",
    "{Cooling} {cooling:cools|cool} the {noun} in summer",
    "For warm weather, there {cooling:is|are} {cooling}",
  ],
  warm: [
    "{Cooling} {cooling:takes|take} the heat out of summer",
    "When it's hot, you'll have {cooling}",
    "Summer days come with {cooling}",
  ],
  polished: [
    "{Cooling} {cooling:serves|serve} the warmer months",
    "In summer, comfort comes from {cooling}",
    "Cooling is provided by {cooling}",
  ],
};

export const FUEL: TemplateSet = {
  plain: ["The heating {fuel:fuel is|fuels are} {fuel}", "Heat runs on {fuel}"],
  warm: ["The heat runs on {fuel}", "Heating is fueled by {fuel}"],
  polished: [
    "Heating is fueled by {fuel}",
    "{Fuel} {fuel:is the heating fuel|are the heating fuels}",
  ],
};
