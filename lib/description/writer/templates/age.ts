import type { TemplateSet } from "#lib/description/writer/template.ts";

export const BUILT_AND_REMODELED: TemplateSet = {
  plain: [
    "The {noun} was built in {built} and structurally remodeled in {remodeled}",
    "Built in {built}, the {noun} was structurally remodeled in {remodeled}",
    "The {noun} was built in {built}, with a structural remodel in {remodeled}",
  ],
  warm: [
    "The {building} went up in {built} and had a structural remodel in {remodeled}",
    "The {noun} dates back to {built}, with a structural remodel in {remodeled}",
    "Built in {built}, the {noun} was structurally remodeled in {remodeled}",
  ],
  polished: [
    "The {noun} dates from {built} and was structurally remodeled in {remodeled}",
    "Construction dates from {built}, a structural remodel from {remodeled}",
    "Built in {built}, the {noun} underwent a structural remodel in {remodeled}",
  ],
};

export const YEARS_BETWEEN: TemplateSet = {
  plain: [
    "The year of construction is {built}; a structural remodel was done {yearsBetween} later, in {remodeled}",
    "The {noun} was built in {built} and structurally remodeled {yearsBetween} later, in {remodeled}",
  ],
  warm: [
    "The {building} went up in {built}, and {yearsBetween} later, in {remodeled}, it had a structural remodel",
    "The {noun} dates back to {built}; a structural remodel came along {yearsBetween} later, in {remodeled}",
  ],
  polished: [
    "The {noun} dates from {built}; a structural remodel followed {yearsBetween} later, in {remodeled}",
    "Construction dates from {built}, and a structural remodel was carried out in {remodeled}, {yearsBetween} later",
  ],
};

export const BUILT: TemplateSet = {
  plain: [
    // Twice, so that it comes twice as often as the other.
    "The {noun} was built in {built}[, {longAgo}]",
    "The {noun} was built in {built}[, {longAgo}]",
    "The year of construction is {built}[, {longAgo}]",
  ],
  warm: [
    "The {building} went up in {built}[, {longAgo}]",
    "The {noun} dates back to {built}[, {longAgo}]",
    "The {noun} was built in {built}[, {longAgo}]",
  ],
  polished: [
    "The {noun} dates from {built}[, {longAgo}]",
    "Construction dates from {built}[, {longAgo}]",
    "The {noun} was constructed in {built}[, {longAgo}]",
  ],
};

export const BUILT_AHEAD: TemplateSet = {
  any: [
    "Construction is scheduled for {built}",
    "The scheduled year of construction is {built}",
    "Its construction is scheduled for {built}",
  ],
};

export const REMODELED: TemplateSet = {
  any: [
    "The {noun} was structurally remodeled in {remodeled}",
    "A structural remodel was done in {remodeled}",
    "A structural remodel dates from {remodeled}",
  ],
};

export const REMODEL_AHEAD: TemplateSet = {
  any: [
    "A structural remodel is scheduled for {remodeled}",
    "The {noun} is scheduled for a structural remodel in {remodeled}",
  ],
};

export const LOT: TemplateSet = {
  plain: [
    "The lot measures {lot}[, {acres}]",
    "Its lot covers {lot}[, {acres}]",
    "The lot size is {lot}[, {acres}]",
  ],
  warm: [
    "The lot comes to {lot}[, {acres}]",
    "You'll have {lot} of ground[, {acres}]",
    "The {noun} sits on a lot of {lot}[, {acres}]",
  ],
  polished: [
    "The grounds extend to {lot}[, {acres}]",
    "The {noun} stands on a lot of {lot}[, {acres}]",
    "Its lot extends to {lot}[, {acres}]",
  ],
};

export const BUILT_AND_LOT: TemplateSet = {
  plain: [
    "The {noun} was built in {built} on a lot of {lot}",
    "The {noun} was built in {built}, and the lot measures {lot}",
    "The lot measures {lot}, and the {noun} was built in {built}",
  ],
  warm: [
    "Built in {built}, the {noun} sits on a lot of {lot}",
    "The {building} went up in {built} on a lot of {lot}",
    "The {noun} dates back to {built} and has a lot of {lot}",
  ],
  polished: [
    "Built in {built}, the {noun} stands on a lot of {lot}",
    "The {noun} dates from {built}, and its lot extends to {lot}",
    "Dating from {built}, the {noun} occupies a lot of {lot}",
  ],
};

export const ALL_THREE: TemplateSet = {
  plain: [
    "The {noun} was built in {built} and structurally remodeled in {remodeled}, on a lot of {lot}",
    "The {noun} was built in {built} on a lot of {lot} and structurally remodeled in {remodeled}",
    "Built in {built} and structurally remodeled in {remodeled}, the {noun} has a lot of {lot}",
  ],
  warm: [
    "Built in {built} and structurally remodeled in {remodeled}, the {noun} sits on a lot of {lot}",
    "The {building} went up in {built} on a lot of {lot} and had a structural remodel in {remodeled}",
    "The {noun} dates back to {built}, had a structural remodel in {remodeled}, and sits on a lot of {lot}",
  ],
  polished: [
    "Built in {built} and structurally remodeled in {remodeled}, the {noun} stands on a lot of {lot}",
    "The {noun} dates from {built}, underwent a structural remodel in {remodeled}, and occupies a lot of {lot}",
    "Dating from {built}, with a structural remodel in {remodeled}, the {noun} occupies a lot of {lot}",
  ],
};
