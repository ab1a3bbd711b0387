import type { FairHousingRule } from "../rule.ts";
import { AGE } from "./age.ts";
import { DISABILITY } from "./disability.ts";
import { FAMILIAL_STATUS } from "./familial-status.ts";
import { INCOME } from "./income.ts";
import { ORIGIN } from "./origin.ts";
import { RACE } from "./race.ts";
import { RELIGION } from "./religion.ts";
import { SEX } from "./sex.ts";

/**
 * Words of listing text that fair housing law forbids or that invite a complaint.
 *
 * Basis: Fair Housing Act, 42 U.S.C. 3604(c), as read by HUD's advertising memorandum of January
 * 1995 ("Guidance regarding advertisements"), which also names what is acceptable; state laws on
 * source of income and age; and the terms that real-estate boards warn their members about. The
 * phrases, reasons, and replacements are the product's own.
 */
export const FAIR_HOUSING_RULES: readonly FairHousingRule[] = [
  ...AGE,
  ...DISABILITY,
  ...FAMILIAL_STATUS,
  ...INCOME,
  ...ORIGIN,
  ...RACE,
  ...RELIGION,
  ...SEX,
];
