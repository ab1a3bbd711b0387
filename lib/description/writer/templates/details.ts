import type { ListTemplates } from "#lib/description/writer/list-templates.ts";
import type { TemplateSet } from "#lib/description/writer/template.ts";

const FIRST_DETAILS: TemplateSet = {
  plain: [
    "Interior features include {list}",
    "The interior has {list}",
    "Indoors {list:is|are} {list}",
    "{ShortList} {list:is|are} among the indoor features",
  ],
  warm: [
    "You'll notice {list}",
    "Indoor comforts include {list}",
    "Look around and you'll find {list}",
    "Inside, {list} {list:adds|add} to the comfort",
  ],
  polished: [
    "Interior appointments include {list}",
    "The rooms are complemented by {list}",
    "Interior details include {list}",
    "The interior is distinguished by {list}",
  ],
};

const NEXT_DETAILS: TemplateSet = {
  plain: [
    "The {noun} also has {list}",
    "Other indoor features include {list}",
    "{ShortList} {list:is|are} inside as well",
  ],
  warm: [
    "The {noun} also gives you {list}",
    "You'll come across {list} too",
    "{ShortList} {list:is|are} here too",
  ],
  polished: [
    "To these, the {noun} adds {list}",
    "{ShortList} {list:belongs|belong} to the interior as well",
    "The interior is also provided with {list}",
  ],
};

const OVERHEAD: TemplateSet = {
  plain: ["Overhead {list:is|are} {list}"],
  warm: ["Look up and you'll see {list}"],
  polished: ["Overhead, the interior features {list}"],
};

export const DETAIL_LIST: ListTemplates<"indoorFeatures"> = {
  topic: "details",
  feature: "indoorFeatures",
  first: FIRST_DETAILS,
  next: NEXT_DETAILS,
  groups: [
    { options: ["Vaulted ceiling", "Skylights", "Ceiling Fans"], templates: OVERHEAD },
    {
      options: [
        "Double Pane/storm windows",
        "Jetted tub",
        "Wet bar",
        "Attic",
        "Mother-in-law apartment",
      ],
    },
  ],
  pairs: [
    {
      options: ["Vaulted ceiling", "Skylights"],
      templates: {
        plain: ["a vaulted ceiling adds height and skylights let in light from above"],
        warm: ["look up and you'll see a vaulted ceiling and skylights that let the day in"],
        polished: ["a vaulted ceiling lends height, while skylights draw in the day"],
      },
    },
  ],
};
