export const ITEM_KEYS = [
  "property_condition",
  "flood",
  "lead_paint",
  "state_more",
  "association",
  "condominium",
  "well",
  "septic",
  "deed",
  "title_policy",
  "survey",
  "property_tax",
  "mortgage",
  "permits",
  "warranties",
  "inspections",
] as const;
export type ItemKey = (typeof ITEM_KEYS)[number];
