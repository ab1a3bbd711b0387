import type { ListTemplates } from "#lib/description/writer/list-templates.ts";
import type { TemplateSet } from "#lib/description/writer/template.ts";

const FIRST_BUILDING: TemplateSet = {
  plain: [
    "The property has {list}",
    "On site {list:is|are} {list}",
    "The property includes {list}",
  ],
  warm: [
    "The property gives you {list}",
    "On site, you'll find {list}",
    "{ShortList} {list:comes|come} with the property",
  ],
  polished: [
    "Amenities include {list}",
    "The property provides {list}",
    "Among the amenities {list:is|are} {list}",
  ],
};

const NEXT_BUILDING: TemplateSet = {
  plain: ["The property also has {list}", "Also on site {list:is|are} {list}"],
  warm: ["You'll also have {list}", "{ShortList} {list:is|are} there too"],
  polished: [
    "The property also provides {list}",
    "Further amenities include {list}",
    "{ShortList} {list:is|are} provided as well",
  ],
  any: ["{ShortList} {list:belongs|belong} to the property as well"],
};

const COURTS: TemplateSet = {
  plain: ["For recreation, the property has {list}"],
  warm: ["When you feel like a game, you'll have {list}"],
  polished: ["For recreation, the property offers {list}"],
};

export const BUILDING_LIST: ListTemplates<"buildingDetails"> = {
  topic: "building",
  feature: "buildingDetails",
  first: FIRST_BUILDING,
  next: NEXT_BUILDING,
  groups: [
    {
      options: [
        "Gated entry",
        "Controlled access",
        "Doorman",
        "Elevator",
        "Disabled access",
        "Storage",
      ],
    },
    { options: ["Basketball court", "Tennis court", "Sports court"], templates: COURTS },
  ],
};
