import type { PublicItem } from "#lib/listing/public-listing.ts";
import { grantsOf } from "#lib/plans/grants.ts";
import type { InventoryItem } from "#lib/schemas/inventory.ts";
import { byRoom } from "./by-room.ts";

/**
 * Returns the items buyers see, by room: included and for sale, if the seller shows them and the plan
 * allows it.
 */
export function publicItems(
  { isShown, items }: { isShown: boolean; items: readonly InventoryItem[] },
  planName: string | null,
): PublicItem[] {
  if (!isShown || !grantsOf(planName).inventoryTools) return [];
  return byRoom(items).flatMap(({ items: ofRoom }) =>
    ofRoom.flatMap(({ id, room, name, fate, price, note }) =>
      fate === "goes" ? [] : [{ id, room, name, fate, price, note }],
    ),
  );
}
