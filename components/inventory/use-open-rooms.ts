"use client";

import { useState } from "react";
import type { InventoryRoom } from "#lib/fields/inventory.ts";
import { byRoom } from "#lib/inventory/by-room.ts";
import type { Item } from "./use-list.ts";

/** A list this short shows all of its rooms. */
const SHORT_LIST = 6;

/** Returns which rooms show their items: at first the first room, or all of a short list. */
export function useOpenRooms(items: readonly Item[]) {
  const [rooms, setRooms] = useState<ReadonlySet<InventoryRoom>>(() => {
    const all = byRoom(items).map(({ room }) => room);
    return new Set(items.length <= SHORT_LIST ? all : all.slice(0, 1));
  });
  const open = (more: readonly InventoryRoom[]) => setRooms((now) => new Set([...now, ...more]));
  return {
    has: (room: InventoryRoom) => rooms.has(room),
    open,
    toggle(room: InventoryRoom) {
      if (rooms.has(room)) setRooms(new Set([...rooms].filter((one) => one !== room)));
      else open([room]);
    },
  };
}
export type OpenRooms = Pick<ReturnType<typeof useOpenRooms>, "has" | "toggle">;
