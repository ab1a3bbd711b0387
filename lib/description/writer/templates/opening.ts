import type { TemplateSet } from "#lib/description/writer/template.ts";

export const SIMPLE: TemplateSet = {
  plain: [
    ["This {bedroomKind} in {place,} has {baths}", "This {bedroomKind} is in {place}"],
    "For sale in {place}: {a bedroomKind}[ with {baths}]",
    ["This {kind} has {bedroomsAndBaths} and is in {place}", "This is {a kind} in {place}"],
    [
      "{A bedroomKind} is for sale in {place,} with {baths}",
      "{A bedroomKind} is for sale in {place}",
    ],
    [
      "Located in {place,} this {kind} has {bedroomsAndBaths}",
      "Located in {place,} this is {a kind}",
    ],
    "{place,} is the location of this {bedroomKind}[ with {baths}]",
    ["In {place,} this {kind} has {bedroomsAndBaths}", "In {place,} this {kind} is for sale"],
    [
      "On the market: {a bedroomKind} in {place,} with {baths}",
      "On the market: {a bedroomKind} in {place}",
    ],
  ],
  warm: [
    ["Here's {a bedroomKind} in {place,} with {baths}", "Here's {a bedroomKind} in {place}"],
    "In {place,} you'll find this {bedroomKind}[ with {baths}]",
    [
      "Take a look at this {bedroomKind} in {place,} with {baths}",
      "Take a look at this {bedroomKind} in {place}",
    ],
    "You'll find this {bedroomKind}[ with {baths}] in {place}",
    "{place,} is where you'll find this {bedroomKind}[ with {baths}]",
    [
      "This {bedroomKind} in {place,} gives you {baths}",
      "This {bedroomKind} in {place,} is ready for your visit",
    ],
    "If {place,} is where you want to be, here's {a bedroomKind}[ with {baths}]",
    ["With {bedroomsAndBaths}, this {kind} is in {place}", "Come and see this {kind} in {place}"],
    [
      "Come and see this {bedroomKind} in {place,} with {baths}",
      "Come and see this {bedroomKind} in {place}",
    ],
  ],
  polished: [
    [
      "Presented in {place,} this {bedroomKind} offers {baths}",
      "Presented for sale is this {bedroomKind} in {place}",
    ],
    [
      "We are pleased to present this {bedroomKind} in {place,} with {baths}",
      "We are pleased to present this {bedroomKind} in {place}",
    ],
    [
      "Set in {place,} this {kind} comprises {bedroomsAndBaths}",
      "Set in {place,} this {kind} is offered for sale",
    ],
    "{place,} is the setting for this {bedroomKind}[ with {baths}]",
    [
      "With {bedroomsAndBaths}, this {kind} is presented for sale in {place}",
      "This {kind} is presented for sale in {place}",
    ],
    "Now offered in {place,} is {a bedroomKind}[ with {baths}]",
    [
      "This {bedroomKind} in {place,} is arranged with {baths}",
      "This {bedroomKind} takes its place in {place}",
    ],
    [
      "Offered for sale in {place,} this {bedroomKind} has {baths}",
      "Offered for sale in {place,} is this {bedroomKind}",
    ],
  ],
};

export const SIZED: TemplateSet = {
  plain: [
    "This {kind} in {place,} has {bedroomsAndBaths} in {area} of finished space",
    "With {area} of finished space, this {kind} in {place,} has {bedroomsAndBaths}",
  ],
  warm: [
    "This {kind} in {place,} fits {bedroomsAndBaths} into {area} of finished space",
    "You get {bedroomsAndBaths} in {area} of finished space with this {kind} in {place}",
  ],
  polished: [
    "Within its {area} of finished space, this {kind} in {place,} offers {bedroomsAndBaths}",
    "This {kind} in {place,} arranges {bedroomsAndBaths} over {area} of finished space",
  ],
};

export const WITH_LOT: TemplateSet = {
  any: ["On a lot of {lot} in {place,} this {bedroomKind} has {baths}"],
};

export const ON_WATERFRONT: TemplateSet = {
  plain: [
    [
      "On the waterfront in {place,} this {bedroomKind} has {baths}",
      "On the waterfront in {place,} this {bedroomKind} is for sale",
    ],
    "This {bedroomKind}[ with {baths}] is on the waterfront in {place}",
    "A waterfront setting in {place,} comes with this {bedroomKind}[ with {baths}]",
    "For sale on the waterfront in {place}: {a bedroomKind}[ with {baths}]",
  ],
  warm: [
    "You'll find this {bedroomKind}[ with {baths}] on the waterfront in {place}",
    "On the waterfront in {place,} here's {a bedroomKind}[ with {baths}]",
    "The waterfront in {place,} is where you'll find this {bedroomKind}[ with {baths}]",
    "Come and see this {bedroomKind}[ with {baths}] on the waterfront in {place}",
  ],
  polished: [
    [
      "Set on the waterfront in {place,} this {bedroomKind} offers {baths}",
      "Set on the waterfront in {place,} this {bedroomKind} is offered for sale",
    ],
    "A waterfront setting in {place,} distinguishes this {bedroomKind}[ with {baths}]",
    "We are pleased to present, on the waterfront in {place,} this {bedroomKind}[ with {baths}]",
    "Now offered on the waterfront in {place,} is {a bedroomKind}[ with {baths}]",
  ],
};

export const IN_COMMUNITY: TemplateSet = {
  plain: [
    [
      "In {community} in {place,} this {bedroomKind} has {baths}",
      "In {community} in {place,} this {bedroomKind} is for sale",
    ],
    "This {bedroomKind}[ with {baths}] is in {community} in {place}",
  ],
  warm: [
    "You'll find this {bedroomKind}[ with {baths}] in {community} in {place}",
    "In {community} in {place,} here's {a bedroomKind}[ with {baths}]",
  ],
  polished: [
    [
      "Set in {community} in {place,} this {bedroomKind} offers {baths}",
      "Set in {community} in {place,} this {bedroomKind} is offered for sale",
    ],
    "Presented in {community} in {place,} is this {bedroomKind}[ with {baths}]",
  ],
};
