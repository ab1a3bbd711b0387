import type { TemplateSet } from "#lib/description/writer/template.ts";

export const OUTDOORS: TemplateSet = {
  plain: [
    "Outside {list:is|are} {list}",
    "Outdoor space includes {list}",
    "{ShortList} {list:extends|extend} the living space outdoors",
    "For time outside there {list:is|are} {list}",
  ],
  warm: [
    "Outside, you'll have {list}",
    "Step out to {list}",
    "{ShortList} {list:takes|take} the day outdoors",
    "Outdoors, there {list:is|are} {list} to enjoy",
  ],
  polished: [
    "Outdoors, the {noun} offers {list}",
    "{ShortList} {list:extends|extend} the living areas outdoors",
    "Outdoor living includes {list}",
    "The outdoor areas comprise {list}",
  ],
};

export const GROUNDS: TemplateSet = {
  plain: [
    "The grounds have {list}",
    "On the grounds {list:is|are} {list}",
    "The property has {list}",
  ],
  warm: [
    "The grounds give you {list}",
    "You'll have {list} outside",
    "{ShortList} {list:rounds|round} out the grounds",
  ],
  polished: [
    "The grounds include {list}",
    "{ShortList} {list:completes|complete} the grounds",
    "On the grounds {list:is|are} {list}",
  ],
};

/** Slots: {cars}, several; {garages}, a list in which no "parking" stands. */
export const PARKING_FOR: TemplateSet = {
  plain: [
    "Parking for {cars} includes {garages}",
    "There {list:is|are} {list}, with room for {cars} in all",
    "{ShortList} {list:holds|hold} {cars} in all",
  ],
  warm: [
    "You'll have {list}, with room for {cars} in all",
    "{ShortList} {list:makes|make} room for {cars}",
    "For {cars} there {list:is|are} {list}",
  ],
  polished: [
    "{ShortList} {list:accommodates|accommodate} {cars} in all",
    "Parking for {cars} is provided by {garages}",
    "There {list:is|are} {list}, with space for {cars} in all",
  ],
};

export const PARKING: TemplateSet = {
  plain: [
    "Parking includes {garages}",
    "The property has {list}",
    "There {list:is|are} also {list}",
    "{ShortList} {list:is|are} available",
  ],
  warm: [
    "You'll also have {list}",
    "There {list:is|are} {list}, too",
    "{ShortList} {list:comes|come} with it",
  ],
  polished: [
    "Parking is provided by {garages}",
    "The property offers {list}",
    "There {list:is|are} {list} for vehicles",
    "{ShortList} {list:is|are} provided",
  ],
};

export const SPACES: TemplateSet = {
  plain: ["There is parking for {cars}", "The property has parking for {cars}"],
  warm: ["You'll have parking for {cars}", "There's parking for {cars}"],
  polished: ["Parking is provided for {cars}", "The property offers parking for {cars}"],
};

/** Each with its full stop: no clause about the home may join it. */
export const AMENITIES: TemplateSet = {
  plain: [
    "Amenities include {list}.",
    "There {list:is|are} {list}.",
    "{ShortList} {list:is|are} available.",
    "Also available {list:is|are} {list}.",
  ],
  warm: [
    "You'll find {list}, too.",
    "There {list:is|are} {list}, too.",
    "{ShortList} {list:is|are} here for you.",
    "Amenities include {list}.",
  ],
  polished: [
    "{ShortList} {list:is|are} among the amenities.",
    "Amenities include {list}.",
    "Among the amenities {list:is|are} {list}.",
    "Also offered {list:is|are} {list}.",
  ],
};

export const MORE_AMENITIES: TemplateSet = {
  plain: ["There {list:is|are} also {list}.", "{ShortList} {list:is|are} here as well."],
  warm: ["You'll also find {list}.", "{ShortList} {list:is|are} here too."],
  polished: ["Also provided {list:is|are} {list}.", "{ShortList} {list:is|are} provided as well."],
};

/** Land has no inside that an outside could follow. */
export const ON_LAND: TemplateSet = {
  plain: [
    "The property has {list}",
    "On it {list:is|are} {list}",
    "Also here {list:is|are} {list}",
  ],
  warm: ["You'll find {list} on it", "There {list:is|are} {list} here", "It comes with {list}"],
  polished: ["The land holds {list}", "On the land {list:is|are} {list}", "It includes {list}"],
};

/** Things to live with, grounds, and a garage in one list. */
export const OUTSIDE: TemplateSet = {
  plain: [
    "Outside {list:is|are} {list}",
    "The property has {list}",
    "Outdoors there {list:is|are} {list}",
  ],
  warm: [
    "Outside, you'll have {list}",
    "Outdoors, there {list:is|are} {list}",
    "Step out to {list}",
  ],
  polished: [
    "Outdoors, the {noun} offers {list}",
    "The property includes {list}",
    "Outside {list:is|are} {list}",
  ],
};
