import type { TemplateSet } from "#lib/description/writer/template.ts";

export const SIZE_AND_ROOMS: TemplateSet = {
  plain: [
    "It has {area} of finished space and {rooms} in all",
    "Finished space measures {area}, with {rooms} in all",
    "There {rooms:is|are} {rooms} in all within {finishedArea}",
    "The floor plan covers {finishedArea} and {rooms} in all",
  ],
  warm: [
    "Inside you'll have {area} of finished space and {rooms} in all",
    "{Rooms} in all {rooms:has|share} {area} of finished space",
    "You'll have {area} of finished space to live in, {rooms} in all",
    "Altogether there {rooms:is|are} {rooms} in {area} of finished space",
  ],
  polished: [
    "The interior extends to {finishedArea}, arranged in {rooms}",
    "Finished living space measures {area} and comprises {rooms} in all",
    "Its {finishedArea} are laid out in {rooms}",
    "{Rooms} in all {rooms:is|are} laid out over {finishedArea}",
  ],
};

export const SIZE: TemplateSet = {
  plain: [
    "It has {area} of finished space",
    "Finished space measures {area}",
    "The {noun} has {finishedArea}",
    "There {finishedArea:is|are} {finishedArea} inside",
  ],
  warm: [
    "Inside you'll have {area} of finished space",
    "You'll have {finishedArea} to live in",
    "There {area:is|are} {area} of finished space to make your own",
    "Finished space comes to {area}",
  ],
  polished: [
    "The finished living area extends to {area}",
    "Finished living space measures {area}",
    "The interior extends to {finishedArea}",
    "Within {finishedArea:is|are} {finishedArea}",
  ],
};

export const ROOM_TOTAL: TemplateSet = {
  plain: [
    "There {rooms:is|are} {rooms} in all by the owner's count",
    "In all, the owner counts {rooms}",
    "The floor plan has {rooms} in all",
    "The layout comes to {rooms} in total",
  ],
  warm: [
    "You'll count {rooms} in all",
    "All told, there {rooms:is|are} {rooms}",
    "There {rooms:is|are} {rooms} in all to furnish as you like",
    "{Rooms} in all {rooms:is|are} yours to arrange",
  ],
  polished: [
    "The plan comprises {rooms} in all",
    "The plan runs to {rooms} in all",
    "In total, the plan extends to {rooms}",
    "The layout is composed of {rooms}",
  ],
};
