import type { SaleField } from "../import/column-names.ts";

/** The texts of one sale by import field, with its row in the pasted text. */
export interface SaleTexts {
  row: number;
  text: string;
  fields: Partial<Record<SaleField, string>>;
}

/** The seller's name for each field; other fields aren't read from pasted text. */
export const FIELD_LABELS: Partial<Record<SaleField, string>> = {
  address: "Address",
  houseNumber: "Address",
  houseNumberSuffix: "Address",
  streetPrefix: "Address",
  street: "Address",
  streetSuffix: "Address",
  streetDirSuffix: "Address",
  unit: "Address",
  city: "Address",
  state: "Address",
  zipCode: "Address",
  soldOn: "Sale date",
  soldYear: "Sale date",
  soldMonth: "Sale date",
  price: "Price",
  livingArea: "Living area",
  lotSize: "Lot size",
  lotAcres: "Lot size",
  bedrooms: "Bedrooms",
  bathrooms: "Bathrooms",
  fullBathrooms: "Bathrooms",
  threeFourthBathrooms: "Bathrooms",
  halfBathrooms: "Bathrooms",
  oneFourthBathrooms: "Bathrooms",
  yearBuilt: "Year built",
};
