import type { TemplateSet } from "#lib/description/writer/template.ts";

/** Slots: {home} with its bedrooms and style, {where}, {holds} and {features} as lists. */
export const HOLDING: TemplateSet = {
  plain: [
    "This {home} in {where,} has {holds}",
    "{A home} with {holds} is for sale in {where}",
    "In {where,} this {home} has {holds}",
  ],
  warm: [
    "This {home} in {where,} gives you {holds}",
    "Come see this {home} in {where,} with {holds}",
    "In {where,} you'll find {a home} with {holds}",
  ],
  polished: [
    "This {home} in {where,} offers {holds}",
    "Offered for sale in {where}: {a home} with {holds}",
    "In {where,} this {home} brings together {holds}",
  ],
};

export const SET_APART: TemplateSet = {
  plain: [
    "{Features} {features:sets|set} this {home} in {where,} apart",
    "Start with {features}: this {home} is for sale in {where}",
  ],
  warm: [
    "{Features} {features:makes|make} this {home} in {where,} stand out",
    "You'll notice {features} first in this {home} in {where}",
  ],
  polished: [
    "{Features} {features:distinguishes|distinguish} this {home} in {where}",
    "Distinguished by {features}, this {home} is offered in {where}",
  ],
};

export const WITH_FEATURES: TemplateSet = {
  plain: [
    "With {features}, this {home} in {where,} has {holds}",
    "This {home} in {where,} has {holds}, with {features}",
  ],
  warm: [
    "With {features}, this {home} in {where,} gives you {holds}",
    "Come home to {features} in {where}: this {home} has {holds}",
  ],
  polished: [
    "With {features}, this {home} in {where,} offers {holds}",
    "Complete with {features}, this {home} in {where,} comprises {holds}",
  ],
};

export const FEATURED: TemplateSet = {
  plain: [
    "This {home} in {where,} features {features}",
    "For sale in {where}: {a home} with {features}",
    "{A home} with {features} is on the market in {where}",
  ],
  warm: [
    "Here is {a home} in {where,} with {features}",
    "{Features} {features:comes|come} with this {home} in {where}",
    "If {features} {features:is|are} on your list, see this {home} in {where}",
  ],
  polished: [
    "Presented in {where}: {a home} with {features}",
    "This {home} in {where,} is defined by {features}",
    "{A home} with {features} is presented in {where}",
  ],
};

export const SIZED: TemplateSet = {
  plain: [
    "For sale in {where}: {a home} with {holds}",
    "This {home} for sale in {where,} has {holds}",
    "{A home} in {where,} with {holds} is for sale",
  ],
  warm: [
    "Here is {a home} in {where,} with {holds}",
    "You'll have {holds} in this {home} in {where}",
    "This {home} in {where,} has {holds} for you",
  ],
  polished: [
    "Presented in {where}: {a home} with {holds}",
    "This {home} in {where,} comprises {holds}",
    "Set in {where,} this {home} offers {holds}",
  ],
};

export const SIMPLE: TemplateSet = {
  plain: [
    "This {home} is for sale in {where}",
    "For sale in {where}: {a home}",
    "{A home} is for sale in {where}",
    "In {where,} this {home} is for sale",
  ],
  warm: [
    "Here is {a home} in {where}",
    "Have a look at this {home} in {where}",
    "In {where,} this {home} is waiting for its next owner",
    "This {home} in {where,} is ready for your visit",
  ],
  polished: [
    "Presented in {where}: {a home}",
    "This {home} is offered for sale in {where}",
    "Offered in {where}: {a home}",
    "In {where,} this {home} is presented for sale",
  ],
};

/** Slots: {lot}, and {features} where there are any. */
export const LAND: TemplateSet = {
  plain: [
    "This {home} in {where,} covers {lot}[ and has {features}]",
    "{A home} of {lot} is for sale in {where}[, with {features}]",
    "For sale in {where}: {a home} of {lot}[, with {features}]",
    "In {where,} this {home} measures {lot}[, with {features}]",
  ],
  warm: [
    "Here is {a home} in {where}: {lot}[, with {features}]",
    "Come walk this {home} in {where}: {lot}[, with {features}]",
    "This {home} gives you {lot} in {where}[, with {features}]",
    "In {where,} this {home} gives you {lot}[, with {features}]",
  ],
  polished: [
    "This {home} in {where,} extends to {lot}[, with {features}]",
    "Presented in {where}: {a home} of {lot}[, with {features}]",
    "Set in {where,} this {home} comprises {lot}[, with {features}]",
    "In {where,} {a home} of {lot} is offered for sale[, with {features}]",
  ],
};

export const ROOMS_ON_LAND: TemplateSet = {
  plain: [
    "On it {rooms:is|are} {rooms}",
    "The property includes {rooms}",
    "There {rooms:is|are} {rooms} on it",
  ],
  warm: ["You'll find {rooms} on it", "It comes with {rooms}", "There {rooms:is|are} {rooms} here"],
  polished: ["It includes {rooms}", "The land holds {rooms}", "On the land {rooms:is|are} {rooms}"],
};
