import type { InventoryItem } from "#lib/schemas/inventory.ts";
import { byRoom } from "./by-room.ts";
import { fateText, NO_CONTRACT, NO_ITEMS } from "./words.ts";

const LINE_END = "\r\n";

export interface InventorySheet {
  /** On one line. */
  address: string;
  /** The date of the list, formatted. */
  day: string;
  items: readonly InventoryItem[];
}

/** Formats the list as plain text, by room. */
export function inventoryAsText({ address, day, items }: InventorySheet): string {
  const rooms = byRoom(items).flatMap(({ label, items: ofRoom }) => [
    "",
    label.toUpperCase(),
    ...ofRoom.map((item) =>
      [`${item.name} - ${fateText(item)}`, item.note.replace(/\s+/g, " ")]
        .filter(Boolean)
        .join(" - "),
    ),
  ]);
  const body = rooms.length > 0 ? rooms : ["", NO_ITEMS];
  return ["Inventory", address, day, ...body, "", NO_CONTRACT, ""].join(LINE_END);
}
