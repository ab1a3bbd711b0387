import type { ListTemplates } from "#lib/description/writer/list-templates.ts";
import type { TemplateSet } from "#lib/description/writer/template.ts";

const FIRST_APPLIANCES: TemplateSet = {
  plain: [
    "Appliances include {pluralList}",
    "The {noun} is equipped with {list}",
    "Among the appliances {list:is|are} {list}",
    "The appliances include {pluralList}",
  ],
  warm: [
    "Appliances include {pluralList}",
    "You'll have {list} to work with",
    "The {noun} is equipped with {list}",
    "The appliances include {pluralList}",
  ],
  polished: [
    "The appliance package comprises {list}",
    "The {noun} is equipped with {list}",
    "Appliances extend to {pluralList}",
    "Among the appliances {list:is|are} {list}",
  ],
};

const NEXT_APPLIANCES: TemplateSet = {
  plain: ["Other appliances include {list}"],
  warm: ["You'll also have {list}", "{ShortList} {list:is|are} there too"],
  polished: ["To these {list:is|are} added {list}"],
  any: ["{ShortList} {list:rounds|round} out the equipment"],
};

const LAUNDRY: TemplateSet = {
  plain: ["Laundry equipment includes {list}"],
  warm: ["For laundry day, there {list:is|are} {list}"],
  polished: ["Laundry equipment extends to {list}"],
  any: ["{ShortList} {list:handles|handle} the laundry"],
};

const DUTIES: ListTemplates<"appliances">["duties"] = [
  {
    options: ["Range/Oven", "Microwave"],
    templates: {
      plain: [
        "everyday cooking is done with {list}",
        "{list} {list:is|are} there for everyday cooking",
      ],
      warm: [
        "when it's time to cook, you'll have {list}",
        "{list} {list:takes|take} care of the cooking",
      ],
      polished: [
        "{list} {list:provides|provide} for cooking",
        "for cooking there {list:is|are} {list}",
      ],
    },
  },
  {
    options: ["Refrigerator", "Freezer"],
    templates: {
      plain: ["{list} {list:keeps|keep} food cold", "food is kept cold in {list}"],
      warm: ["{list} {list:keeps|keep} the food cold", "for the groceries, there's {list}"],
      polished: ["food is kept cold in {list}", "{list} {list:keeps|keep} food cold"],
    },
  },
  {
    options: ["Dishwasher", "Garbage Disposal", "Trash Compactor"],
    templates: {
      plain: [
        "{list} {list:is|are} there for cleaning up after meals",
        "cleanup after meals is done with {list}",
      ],
      warm: [
        "{list} {list:helps|help} with the cleanup",
        "after dinner, there {list:is|are} {list}",
      ],
      polished: [
        "{list} {list:attends|attend} to what is left after dinner",
        "cleanup after dinner is eased by {list}",
      ],
    },
  },
  {
    options: ["Washer", "Dryer"],
    templates: {
      plain: ["{list} {list:is|are} there for the laundry", "laundry is done with {list}"],
      warm: ["{list} {list:takes|take} care of the laundry", "laundry day comes with {list}"],
      polished: [
        "{list} {list:attends|attend} to the laundry",
        "{list} {list:is|are} provided for the laundry",
      ],
    },
  },
];

export const APPLIANCE_LIST: ListTemplates<"appliances"> = {
  topic: "appliances",
  feature: "appliances",
  first: FIRST_APPLIANCES,
  next: NEXT_APPLIANCES,
  groups: [
    {
      options: [
        "Range/Oven",
        "Microwave",
        "Refrigerator",
        "Freezer",
        "Dishwasher",
        "Garbage Disposal",
        "Trash Compactor",
      ],
    },
    { options: ["Washer", "Dryer"], templates: LAUNDRY },
  ],
  asOne: { options: ["Washer", "Dryer"], text: "a washer and dryer" },
  duties: DUTIES,
};
