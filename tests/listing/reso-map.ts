import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";

/** Maps each option of the product's lists to the standard, as checked against it. */
export interface MappedOption {
  list: string;
  option: string;
  reso_field: string;
  reso_value: string;
  note: string;
}

export const RESO_MAP: readonly MappedOption[] = parse(
  readFileSync(path.join(import.meta.dirname, "reso-map.csv")),
  { columns: true },
);
