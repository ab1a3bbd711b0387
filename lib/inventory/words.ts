import { INVENTORY_FATE_LABELS, type InventoryFate } from "#lib/fields/inventory.ts";
import { formatMoney } from "#lib/format.ts";

/** "Included", "Excluded", "For sale", "For sale: $450". */
export const fateText = ({ fate, price }: { fate: InventoryFate; price: number | null }): string =>
  price === null
    ? INVENTORY_FATE_LABELS[fate]
    : `${INVENTORY_FATE_LABELS[fate]}: ${formatMoney(price)}`;

/** What a list is, and is not, on every way in which it is taken out. */
export const NO_CONTRACT =
  "This list is no legal advice. It binds nobody by itself: it becomes binding only as part of the contract of sale. Attach it there, and let the contract name it. Where the two differ, the contract decides.";
