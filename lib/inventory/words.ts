import { INVENTORY_FATE_LABELS, type InventoryFate } from "#lib/fields/inventory.ts";
import { formatMoney } from "#lib/format.ts";

/** "Included", "Excluded", "For sale", "For sale: $450". */
export const fateText = ({ fate, price }: { fate: InventoryFate; price: number | null }): string =>
  price === null
    ? INVENTORY_FATE_LABELS[fate]
    : `${INVENTORY_FATE_LABELS[fate]}: ${formatMoney(price)}`;

/** What a list is, and is not, on every way in which it is taken out. */
export const NO_CONTRACT =
  "This list isn't legal advice. It's binding only as part of the sales contract. Attach it to the contract and refer to it there. If the two differ, the contract decides.";
