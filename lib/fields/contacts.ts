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
  cleaner: "Cleaner",
  helper: "Day helper",
  contractor: "Contractor",
  landscaper: "Landscaper",
  stager: "Stager",
  photographer: "Photographer",
  inspector: "Inspector",
  lawyer: "Attorney",
  title: "Title or escrow company",
  agent: "Real estate agent",
  mover: "Mover",
  other: "Other",
};

export const MAX_CONTACTS = 100;
export const MAX_CONTACT_NAME = 100;
export const MAX_CONTACT_NOTE = 500;
