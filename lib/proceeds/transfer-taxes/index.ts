import { stateCodeOf } from "#lib/us/states.ts";
import { ALABAMA_TO_MONTANA } from "./alabama-to-montana.ts";
import { NEBRASKA_TO_WYOMING } from "./nebraska-to-wyoming.ts";
import type { TransferTax } from "./transfer-tax.ts";

export const TRANSFER_TAXES = { ...ALABAMA_TO_MONTANA, ...NEBRASKA_TO_WYOMING };

/** Returns the transfer tax of a state by its code or name; null if unknown. */
export function transferTaxOf(state: string): TransferTax | null {
  const code = stateCodeOf(state);
  return (code && TRANSFER_TAXES[code]) ?? null;
}
