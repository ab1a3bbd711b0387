import type { TemplateSet } from "#lib/description/writer/template.ts";

export const SERVICES: TemplateSet = {
  plain: [
    "The property is served by {services}",
    "The property has {services}",
    "{Services} {services:is|are} in place",
  ],
  warm: [
    "{Services} {services:serves|serve} the property",
    "You'll have {services}",
    "The property is on {services}",
  ],
  polished: [
    "The property is served by {services}",
    "The property relies on {services}",
    "{Services} {services:serves|serve} the property",
  ],
};
