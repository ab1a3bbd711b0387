import type { TemplateSet } from "#lib/description/writer/template.ts";

export const FLOORS: TemplateSet = {
  plain: [
    "Flooring includes {severalFloors}",
    "Underfoot {floors:is|are} {floors}",
    ["The flooring includes {severalFloors}", "There is {floors} underfoot"],
  ],
  warm: [
    "Underfoot you'll find {floors}",
    "{Floors} {floors:is|are} underfoot",
    "You'll walk on {floors}",
  ],
  polished: [
    "Floors are finished in {floors}",
    "The flooring includes {severalFloors}",
    "{Floors} {floors:finishes|finish} the floors",
  ],
};

export const HARD_FLOORS: TemplateSet = {
  plain: [
    "Flooring includes {hardFloors}, to leave bare or cover with rugs",
    "{HardFloors} underfoot can be left bare or covered with rugs",
  ],
  warm: [
    "Underfoot you'll find {hardFloors}, to leave bare or dress with rugs",
    "{HardFloors} {hardFloors:is|are} underfoot and waiting for your rugs",
  ],
  polished: [
    "Floors of {hardFloors} may be left bare or laid with rugs",
    "Floors are finished in {hardFloors}, on which rugs may be laid",
  ],
};

export const HARD_AND_CARPET: TemplateSet = {
  plain: [
    "Flooring includes {hardFloors}, with carpet for softness",
    "Underfoot are {hardFloors}, and carpet that is soft to walk on",
  ],
  warm: [
    "Underfoot, there {hardFloors:is|are} {hardFloors} for your rugs, and carpet for bare feet",
    "You'll have {hardFloors} underfoot, and carpet for bare feet",
  ],
  polished: [
    "Floors are finished in {hardFloors}, with carpet for softness",
    "The flooring pairs {hardFloors} with the softness of carpet",
  ],
};
