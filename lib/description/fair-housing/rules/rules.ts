import {
  type FairHousingRow,
  type FairHousingRule,
  type ProtectedClass,
  sourceOf,
} from "../rule.ts";
import { AGE, INCOME } from "./age-and-income.ts";
import { DISABILITY } from "./disability.ts";
import { FAMILIAL_STATUS } from "./familial-status.ts";
import { ORIGIN } from "./origin.ts";
import { RACE } from "./race.ts";
import { RELIGION } from "./religion.ts";
import { SEX } from "./sex.ts";

const TABLES: readonly (readonly [ProtectedClass, readonly FairHousingRow[]])[] = [
  ["age", AGE],
  ["disability", DISABILITY],
  ["familial status", FAMILIAL_STATUS],
  ["source of income", INCOME],
  ["national origin", ORIGIN],
  ["race or color", RACE],
  ["religion", RELIGION],
  ["sex", SEX],
];

/**
 * Words of listing text that fair housing law forbids or that invite a complaint.
 *
 * Basis: Fair Housing Act, 42 U.S.C. 3604(c), as read by HUD's advertising memorandum of January
 * 1995 ("Guidance regarding advertisements"), which also names what is acceptable; state laws on
 * source of income and age; and the terms that real-estate boards warn their members about. The
 * phrases, reasons, and replacements are the product's own.
 */
export const FAIR_HOUSING_RULES: readonly FairHousingRule[] = TABLES.flatMap(
  ([protectedClass, rows]) =>
    rows.map((row) => ({
      source: sourceOf(protectedClass, row.severity),
      ...row,
      protectedClass,
      table: `fair-housing/${protectedClass.replaceAll(" ", "-")}`,
    })),
);
