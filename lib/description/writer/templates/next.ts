import type { TemplateSet } from "#lib/description/writer/template.ts";

/** The rest of a long list. */
export const NEXT: TemplateSet = {
  plain: [
    "There {list:is|are} also {list}",
    "{ShortList} {list:is|are} here as well",
    "The {noun} also has {list}",
  ],
  warm: [
    "You'll also find {list}",
    "{ShortList} {list:is|are} here too",
    "There {list:is|are} {list}, too",
  ],
  polished: [
    "{ShortList} {list:adds|add} to the plan",
    "The {noun} also offers {list}",
    "Also provided {list:is|are} {list}",
    "{ShortList} {list:is|are} provided as well",
  ],
};
