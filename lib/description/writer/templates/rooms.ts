import type { ListTemplates } from "#lib/description/writer/list-templates.ts";
import type { TemplateSet } from "#lib/description/writer/template.ts";

const FIRST_ROOMS: TemplateSet = {
  plain: [
    "Rooms include {list}",
    "The {noun} has {list}",
    "The floor plan includes {list}",
    "Inside {list:is|are} {list}",
  ],
  warm: [
    "Inside, you'll find {list}",
    "Walk through and you'll come to {list}",
    "The floor plan gives you {list}",
    "As for rooms, you'll have {list}",
  ],
  polished: [
    "The floor plan comprises {list}",
    "The interior is arranged to include {list}",
    "The plan provides {list}",
    "The interior provides {list}",
  ],
};

const NEXT_ROOMS: TemplateSet = {
  plain: [
    "The plan also has {list}",
    "Other rooms include {list}",
    "{ShortList} {list:is|are} also part of the plan",
  ],
  warm: [
    "You'll also have {list}",
    "Then there {list:is|are} {list}",
    "{ShortList} {list:is|are} part of the picture too",
  ],
  polished: [
    "{ShortList} {list:completes|complete} the plan",
    "Further rooms include {list}",
    "To these the plan adds {list}",
  ],
};

const LIVING: TemplateSet = {
  plain: ["Living areas include {list}"],
  warm: ["For time together, you'll have {list}"],
  polished: ["Living areas include {list}"],
};

const PRACTICAL: TemplateSet = {
  plain: ["For practical use, the {noun} has {list}"],
  warm: [
    "{PluralList} take care of the practical side",
    "On the practical side, you'll have {list}",
  ],
  polished: ["{ShortList} {list:serves|serve} the practical side"],
};

export const ROOM_LIST: ListTemplates<"rooms"> = {
  topic: "rooms",
  feature: "rooms",
  first: FIRST_ROOMS,
  next: NEXT_ROOMS,
  groups: [
    { options: ["Family Room", "Library", "Dining Room", "Breakfast Nook"], templates: LIVING },
    { options: ["Owner's Suite", "Walk-in closet", "Sun Room", "Solarium/Atrium"] },
    { options: ["Workshop", "Laundry Room", "Mud Room"], templates: PRACTICAL },
  ],
  pairs: [
    {
      options: ["Dining Room", "Breakfast Nook"],
      templates: {
        plain: ["a dining room is there for sit-down meals and a breakfast nook for quick ones"],
        warm: ["long dinners go to the dining room, quick breakfasts to the breakfast nook"],
        polished: ["a dining room provides for formal meals, a breakfast nook for informal ones"],
      },
    },
    {
      options: ["Laundry Room", "Mud Room"],
      templates: {
        plain: ["a laundry room takes the wash and a mud room takes coats and boots"],
        warm: ["coats and boots stop at the mud room, and the wash stays in the laundry room"],
        polished: ["coats and boots are kept to a mud room, and the weekly wash to a laundry room"],
      },
    },
    {
      options: ["Owner's Suite", "Walk-in closet"],
      templates: {
        plain: ["there is an owner's suite, and clothes go in a walk-in closet"],
        warm: ["the owner's suite is yours, and so is a walk-in closet for your clothes"],
      },
    },
  ],
  leadIn: "Inside",
};
