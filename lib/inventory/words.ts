import { INVENTORY_FATE_LABELS, type InventoryFate } from "#lib/fields/inventory.ts";
import { formatMoney } from "#lib/format.ts";

/** Formats what happens to an item: "Included", "Excluded", "For sale", "For sale: $450". */
export const fateText = ({ fate, price }: { fate: InventoryFate; price: number | null }): string =>
  price === null
    ? INVENTORY_FATE_LABELS[fate]
    : `${INVENTORY_FATE_LABELS[fate]}: ${formatMoney(price)}`;

export const NO_ITEMS = "No items listed.";

/** The notice on every copy of the list. */
export const NO_CONTRACT =
  "This list isn't legal advice. It's binding only as part of the sales contract. Attach it to the contract and refer to it there. If the two differ, the contract decides.";
