export const CONTACT_KINDS = [
  "organizer",
  "cleaner",
  "helper",
  "contractor",
  "landscaper",
  "stager",
  "photographer",
  "inspector",
  "lawyer",
  "title",
  "agent",
  "mover",
  "other",
] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

export const CONTACT_KIND_LABELS: Record<ContactKind, string> = {
  organizer: "Organizer",
  cleaner: "Cleaning",
  helper: "Help for a day",
  contractor: "Contractor",
  landscaper: "Landscaping",
  stager: "Staging",
  photographer: "Photography",
  inspector: "Inspection",
  lawyer: "Attorney",
  title: "Title or escrow",
  agent: "Real estate agent",
  mover: "Moving",
  other: "Other",
};

export const MAX_CONTACTS = 100;
export const MAX_CONTACT_NAME = 100;
export const MAX_CONTACT_NOTE = 500;
