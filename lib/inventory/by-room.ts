import { INVENTORY_ROOM_KEYS, INVENTORY_ROOMS, type InventoryRoom } from "#lib/fields/inventory.ts";

/** Groups items by room, in the order of rooms and items. Empty rooms are left out. */
export function byRoom<Item extends { room: InventoryRoom }>(items: readonly Item[]) {
  return INVENTORY_ROOM_KEYS.map((room) => ({
    room,
    label: INVENTORY_ROOMS[room],
    items: items.filter((item) => item.room === room),
  })).filter(({ items: ofRoom }) => ofRoom.length > 0);
}
