export const PROPERTY_TYPES = ["single_family", "multi_family", "condominium", "land_lot"] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const PROPERTY_TYPE_LABELS: Record<PropertyType, string> = {
  single_family: "Single Family",
  multi_family: "Multi Family",
  condominium: "Condominium",
  land_lot: "Land/Lot",
};
