import type { TemplateSet } from "#lib/description/writer/template.ts";

export { ROOMS_ON_LAND } from "./opening.ts";

export const SIZE: TemplateSet = {
  plain: [
    "It has {holds}[ on {lot}]",
    "Inside {holds:is|are} {holds}[, on {lot}]",
    "The floor plan has {holds}[, on {lot}]",
    "There {holds:is|are} {holds}[ on {lot}]",
  ],
  warm: [
    "Inside, you'll have {holds}[, on {lot}]",
    "You'll have {holds}[, on {lot}]",
    "There {holds:is|are} {holds} to make your own[, on {lot}]",
    "The floor plan gives you {holds}[, on {lot}]",
  ],
  polished: [
    "The interior comprises {holds}[, on {lot}]",
    "The plan extends to {holds}[, on {lot}]",
    "Within {holds:is|are} {holds}[, on {lot}]",
    "The {noun} holds {holds}[, on {lot}]",
  ],
};

export const LOT: TemplateSet = {
  plain: ["It is on {lot}", "It has {lot}", "The {noun} has {lot}"],
  warm: ["It sits on {lot}", "You'll have {lot}", "The {noun} sits on {lot}"],
  polished: ["It stands on {lot}", "The {noun} occupies {lot}", "The setting is {lot}"],
};

export const SIZE_AND_YEARS: TemplateSet = {
  plain: [
    "Built in {built}[ and remodeled in {remodeled}], it has {holds}[ on {lot}]",
    "It was built in {built}[, remodeled in {remodeled},] and has {holds}[ on {lot}]",
    "There {holds:is|are} {holds}[ on {lot}], in a {noun} built in {built}[ and remodeled in {remodeled}]",
    "The {noun}, built in {built}[ and remodeled in {remodeled}], has {holds}[ on {lot}]",
  ],
  warm: [
    "Built in {built}[ and remodeled in {remodeled}], it gives you {holds}[ on {lot}]",
    "You'll have {holds}[ on {lot}], in a {noun} that dates from {built}[ and was remodeled in {remodeled}]",
    "The {noun} went up in {built}[, was remodeled in {remodeled},] and has {holds}[ on {lot}]",
    "Inside, you'll have {holds}[ on {lot}]; it was built in {built}[ and remodeled in {remodeled}]",
  ],
  polished: [
    "Dating from {built}[, with a remodel in {remodeled}], it comprises {holds}[ on {lot}]",
    "The {noun} dates from {built}[, was remodeled in {remodeled},] and extends to {holds}[ on {lot}]",
    "The interior comprises {holds}[ on {lot}]; construction dates from {built}[, the remodel from {remodeled}]",
    "Constructed in {built}[ and remodeled in {remodeled}], the {noun} offers {holds}[ on {lot}]",
  ],
};

export const YEARS: TemplateSet = {
  plain: [
    "The {noun} was built in {built}[ and remodeled in {remodeled}]",
    "Its construction dates to {built}[, with a remodel in {remodeled}]",
    "It was built in {built}[ and remodeled in {remodeled}]",
    "The building dates from {built}[, its remodel from {remodeled}]",
  ],
  warm: [
    "The {noun} went up in {built}[ and was remodeled in {remodeled}]",
    "It dates back to {built}[ and was remodeled in {remodeled}]",
    "The {noun} was built in {built}[, with a remodel in {remodeled}]",
  ],
  polished: [
    "The {noun} dates from {built}[ and was remodeled in {remodeled}]",
    "Construction dates from {built}[, the remodel from {remodeled}]",
    "It was constructed in {built}[ and remodeled in {remodeled}]",
  ],
};

export const REMODELED: TemplateSet = {
  plain: ["It was remodeled in {remodeled}", "The remodel was in {remodeled}"],
  warm: ["It had a remodel in {remodeled}", "The remodel came in {remodeled}"],
  polished: ["A remodel was carried out in {remodeled}", "The remodel dates from {remodeled}"],
};

export const BUILT_AHEAD: TemplateSet = {
  any: ["Construction is scheduled for {built}", "Its construction is scheduled for {built}"],
};

export const REMODEL_AHEAD: TemplateSet = {
  any: [
    "A structural remodel is scheduled for {remodeled}",
    "The {noun} is scheduled for a structural remodel in {remodeled}",
  ],
};

export const HIGHLIGHTS: TemplateSet = {
  plain: [
    "Highlights include {list}",
    "{List} {list:stands|stand} out as well",
    "It also features {list}",
    "Notable features include {list}",
    "Other highlights {list:is|are} {list}",
  ],
  warm: [
    "You'll also love {list}",
    "{List} {list:rounds|round} out the highlights",
    "You'll enjoy {list}, too",
    "There {list:is|are} also {list} to enjoy",
    "Count {list} among the pleasures",
  ],
  polished: [
    "The {noun} also features {list}",
    "{List} {list:adds|add} to its appeal",
    "Highlights extend to {list}",
    "Among its features {list:is|are} {list}",
    "Equally appealing {list:is|are} {list}",
  ],
};

export const STYLES: TemplateSet = {
  plain: ["The architecture draws on {styles}", "The design follows {styles}"],
  warm: ["You'll see {styles} in the design", "The design takes after {styles}"],
  polished: ["Architecturally, the {noun} follows {styles}", "Its architecture reflects {styles}"],
};

export const NEAR: TemplateSet = {
  plain: ["It is near transportation", "The location is near transportation"],
  warm: ["You'll be near transportation", "The {noun} is near transportation"],
  polished: ["It is situated near transportation", "The setting is near transportation"],
};
