import type { ListTemplates } from "#lib/description/writer/list-templates.ts";
import type { TemplateSet } from "#lib/description/writer/template.ts";

const FIRST_OUTDOORS: TemplateSet = {
  plain: [
    "Outside, the property has {list}",
    "Outdoor features include {list}",
    "Outdoors {list:is|are} {list}",
    "The outdoor space has {list}",
  ],
  warm: [
    "Step outside to {list}",
    "Outdoors you'll find {list}",
    "The outdoor space gives you {list}",
    "Outside, you'll have {list}",
  ],
  polished: [
    "The exterior spaces comprise {list}",
    "Outdoor amenities include {list}",
    "The grounds offer {list}",
    "Out of doors, the property provides {list}",
  ],
};

const ON_LAND: TemplateSet = {
  plain: [
    "The land has {list}",
    "On the land {list:is|are} {list}",
    "Features of the land include {list}",
  ],
  warm: [
    "On the land you'll find {list}",
    "The land comes with {list}",
    "Walk it and you'll come to {list}",
  ],
  polished: [
    "The grounds take in {list}",
    "The land offers {list}",
    "Among the features of the land {list:is|are} {list}",
  ],
};

const NEXT_OUTDOORS: TemplateSet = {
  plain: [
    "The property also has {list}",
    "Also outside {list:is|are} {list}",
    "Other outdoor features include {list}",
  ],
  warm: [
    "{ShortList} {list:is|are} out here too",
    "You'll also have {list}",
    "The grounds also give you {list}",
    "{ShortList} {list:is|are} part of it as well",
  ],
  polished: [
    "The grounds also hold {list}",
    "{ShortList} {list:completes|complete} the outdoor space",
    "To these the property adds {list}",
  ],
};

const LIVING_OUTSIDE: TemplateSet = {
  plain: ["For time outdoors, the property has {list}"],
  warm: ["When the weather is good, you'll have {list}"],
  polished: ["{ShortList} {list:extends|extend} the living space outdoors"],
};

const GROUNDS: TemplateSet = {
  plain: ["The grounds include {list}"],
  warm: ["The grounds give you {list}"],
  polished: ["The grounds are laid out with {list}"],
};

const WATER: TemplateSet = {
  plain: ["The property also has {list}"],
  warm: [
    "{ShortList} {list:is|are} there when it's time to unwind",
    "For unwinding, you'll have {list}",
  ],
  polished: ["For leisure, the property provides {list}"],
};

export const OUTDOOR_LIST: ListTemplates<"outdoorFeatures"> = {
  topic: "outdoors",
  feature: "outdoorFeatures",
  first: FIRST_OUTDOORS,
  next: NEXT_OUTDOORS,
  groups: [
    { options: ["Waterfront", "Dock", "Pond"] },
    { options: ["Porch", "Deck", "Barbecue area", "Balcony/patio"], templates: LIVING_OUTSIDE },
    {
      options: ["Lawn", "Fenced yard", "Garden", "Greenhouse", "Sprinkler system"],
      templates: GROUNDS,
    },
    { options: ["Pool", "Hot tub/spa", "Sauna"], templates: WATER },
  ],
  pairs: [
    {
      options: ["Waterfront", "Dock"],
      templates: {
        plain: ["the waterfront setting has a dock"],
        warm: ["with a waterfront setting and a dock, you can go out by boat"],
        polished: ["the waterfront setting is complemented by a dock"],
      },
    },
    {
      options: ["Deck", "Barbecue area"],
      templates: {
        plain: ["the barbecue area is for cooking outdoors and the deck for eating there"],
        warm: ["dinner can be cooked in the barbecue area and served on the deck"],
        polished: ["a barbecue area and a deck take cooking and dining into the open air"],
      },
    },
    {
      options: ["Porch", "Deck"],
      templates: {
        plain: ["the porch is one place to sit outside, the deck another one"],
        warm: ["sit under cover on the porch or out in the open on the deck"],
        polished: ["a porch offers shelter, a deck the open air"],
      },
    },
    {
      options: ["Garden", "Greenhouse"],
      templates: {
        plain: ["the greenhouse is for starting seeds and the garden for growing them on"],
        warm: ["start seeds in the greenhouse and set them out in the garden"],
        polished: ["a greenhouse starts what the garden goes on to grow"],
      },
    },
    {
      options: ["Pool", "Hot tub/spa"],
      templates: {
        plain: ["the pool is for swimming and the hot tub for soaking"],
        warm: ["swim in the pool, then warm up in the hot tub"],
        polished: ["a pool and a hot tub offer the choice of a swim or a soak"],
      },
    },
  ],
  leadIn: "Outside",
};

export const LAND_LIST: ListTemplates<"outdoorFeatures"> = {
  ...OUTDOOR_LIST,
  first: ON_LAND,
  leadIn: undefined,
};
