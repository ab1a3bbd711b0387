import type { TemplateSet } from "#lib/description/writer/template.ts";

/** Slots: {list}; {shortList}, a list that may stand before its verb; {noun}. */
export const INSIDE: TemplateSet = {
  plain: ["Inside {list:is|are} {list}", "The interior has {list}", "The floor plan has {list}"],
  warm: [
    "Inside, you'll find {list}",
    "Inside, there {list:is|are} {list}",
    "The floor plan gives you {list}",
  ],
  polished: [
    "The interior offers {list}",
    "Within {list:is|are} {list}",
    "The plan provides {list}",
  ],
};

export const ROOMS: TemplateSet = {
  plain: [
    "Living space includes {list}",
    "Inside {list:is|are} {list}",
    "{ShortList} {list:makes|make} up the living space",
    "The floor plan includes {list}",
  ],
  warm: [
    "Inside, you'll find {list}",
    "The living space has {list}",
    "{ShortList} {list:gives|give} you room to spread out",
    "The floor plan gives you {list}",
  ],
  polished: [
    "The interior offers {list}",
    "{ShortList} {list:anchors|anchor} the interior",
    "The plan provides {list}",
    "Living areas include {list}",
  ],
};

/** Slots besides: {floors}. */
export const ROOMS_AND_FLOORS: TemplateSet = {
  plain: [
    "Inside {list:is|are} {list}, with {floors} underfoot",
    "Living space includes {list}, with {floors} underfoot",
    "With {floors} underfoot, the interior has {list}",
  ],
  warm: [
    "Inside, you'll find {list}, with {floors} underfoot",
    "With {floors} underfoot, there {list:is|are} {list} to enjoy",
    "There {list:is|are} {list} to gather in, with {floors} underfoot",
  ],
  polished: [
    "The interior offers {list}, with {floors} underfoot",
    "With {floors} underfoot, the interior includes {list}",
    "Within {list:is|are} {list}, with {floors} underfoot",
  ],
};

/** Slots besides: {appliances}. */
export const ROOMS_AND_KITCHEN: TemplateSet = {
  plain: [
    "Inside {list:is|are} {list}, and the kitchen has {appliances}",
    "The floor plan includes {list}, and a kitchen with {appliances}",
    "The kitchen has {appliances}, and the living space includes {list}",
  ],
  warm: [
    "Inside, you'll find {list}, and a kitchen with {appliances}",
    "Cook with {appliances} in the kitchen, and gather in {list}",
    "There {list:is|are} {list}, and the kitchen has {appliances}",
  ],
  polished: [
    "The interior offers {list}, and the kitchen is equipped with {appliances}",
    "Within {list:is|are} {list}, and a kitchen with {appliances}",
    "A kitchen with {appliances} joins {list}",
  ],
};

export const DETAILS: TemplateSet = {
  plain: [
    "Interior details include {list}",
    "The {noun} has {list}",
    "The interior also has {list}",
  ],
  warm: [
    "You'll also have {list} inside",
    "{ShortList} {list:adds|add} to the comfort",
    "Extras include {list}",
  ],
  polished: [
    "Interior details extend to {list}",
    "{ShortList} {list:adds|add} to the interior",
    "Among the details {list:is|are} {list}",
  ],
};

/** Slots: {floors}, {list} of details. */
export const FLOORS_AND_DETAILS: TemplateSet = {
  plain: [
    "Underfoot {floors:is|are} {floors}, and the rooms have {list}",
    "The {noun} has {floors}, with {list}",
    "With {list}, the interior has {floors} underfoot",
  ],
  warm: [
    "You'll have {floors} underfoot, along with {list}",
    "Underfoot, you'll find {floors}, and the rooms have {list}",
    "There {floors:is|are} {floors} underfoot, together with {list}",
  ],
  polished: [
    "The interior is finished in {floors}, with {list}",
    "Underfoot {floors:is|are} {floors}, and the rooms feature {list}",
    "The {noun} is laid with {floors} and detailed with {list}",
  ],
};

export const FLOORS: TemplateSet = {
  plain: [
    "Underfoot {floors:is|are} {floors}",
    "The {noun} has {floors}",
    "There {floors:is|are} {floors} inside",
  ],
  warm: [
    "You'll have {floors} underfoot",
    "Underfoot, you'll find {floors}",
    "There {floors:is|are} {floors} underfoot",
  ],
  polished: [
    "Underfoot {floors:is|are} {floors}",
    "The interior is finished in {floors}",
    "The {noun} is laid with {floors}",
  ],
};

export const KITCHEN: TemplateSet = {
  plain: [
    "The kitchen has {list}",
    "Kitchen appliances include {list}",
    "{ShortList} {list:is|are} in the kitchen",
  ],
  warm: [
    "In the kitchen, you'll have {list}",
    "The kitchen gives you {list}",
    "{ShortList} {list:is|are} ready in the kitchen",
    "Your kitchen has {list}",
  ],
  polished: [
    "The kitchen is equipped with {list}",
    "{ShortList} {list:equips|equip} the kitchen",
    "Kitchen appliances comprise {list}",
    "A kitchen with {list} is part of the plan",
  ],
};

/** Where washer or dryer have no laundry room to stand with. */
export const APPLIANCES: TemplateSet = {
  plain: ["Appliances include {list}", "The {noun} has {list}", "{ShortList} {list:is|are} here"],
  warm: [
    "Among the appliances {list:is|are} {list}",
    "You'll also have {list}",
    "{ShortList} {list:is|are} in the home",
  ],
  polished: [
    "The appliances comprise {list}",
    "The {noun} is equipped with {list}",
    "{ShortList} {list:is|are} provided",
  ],
};

export const SLEEPING: TemplateSet = {
  plain: [
    "Private space includes {list}",
    "{ShortList} {list:makes|make} up the private side",
    "The private side has {list}",
  ],
  warm: [
    "Private comforts include {list}",
    "You'll have {list} to yourself",
    "For rest, you'll have {list}",
  ],
  polished: [
    "The private rooms include {list}",
    "{ShortList} {list:completes|complete} the private rooms",
    "The private side of the plan includes {list}",
  ],
};

export const PRACTICAL: TemplateSet = {
  plain: [
    "For everyday chores there {list:is|are} {list}",
    "Practical space includes {list}",
    "{ShortList} {list:takes|take} care of the practical side",
  ],
  warm: [
    "For the everyday, you'll have {list}",
    "On the practical side, there {list:is|are} {list}",
    "{ShortList} {list:makes|make} daily life easier",
  ],
  polished: [
    "The practical side is served by {list}",
    "For daily needs there {list:is|are} {list}",
    "{ShortList} {list:serves|serve} daily needs",
  ],
};
