import type { RecordReader } from "#lib/import/record-reader.ts";
import type { SaleField } from "./column-names.ts";

const MAX_PARCELS = 1_000_000;
const YES = /^(?:y|yes|t|true|multi\w*|several)$/i;
const NO = /^(?:0|n|no|f|false|s|single\w*|one)$/i;

/** Returns whether the row says its price covers several parcels. */
export function isOfSeveralParcels(reader: RecordReader<SaleField>): boolean {
  const readText = (field: SaleField) => reader.orUnknown(() => reader.text(field));
  const said = readText("severalParcels");
  // Some offices write a code for such a sale, and leave the field empty for others.
  if (said !== null && !NO.test(said)) return true;
  const count = readText("parcelCount");
  if (count === null || NO.test(count)) return false;
  if (YES.test(count)) return true;
  return (reader.orUnknown(() => reader.number("parcelCount", 0, MAX_PARCELS)) ?? 0) > 1;
}
