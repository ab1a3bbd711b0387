import type { PublicItem } from "#lib/listing/public-listing.ts";
import { grantsOf } from "#lib/plans/grants.ts";
import type { InventoryItem } from "#lib/schemas/inventory.ts";
import { byRoom } from "./by-room.ts";

/**
 * What buyers are to see of a list, by room: what stays and what is for sale, where the seller wants it
 * shown and the plan has it. That a plan has run out ends the whole page, some days later.
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
