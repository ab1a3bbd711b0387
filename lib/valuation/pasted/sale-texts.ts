import type { SaleField } from "../import/column-names.ts";

/** What is written of one sale, by the fields of an import, with the row of the text that it stands in. */
export interface SaleTexts {
  row: number;
  text: string;
  fields: Partial<Record<SaleField, string>>;
}

/** What a seller reads a field as; fields that are not here are not used of pasted text. */
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
