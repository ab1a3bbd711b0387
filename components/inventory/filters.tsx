"use client";

import { useId } from "react";
import { fieldClasses } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import {
  INVENTORY_FATE_LABELS,
  INVENTORY_FATES,
  type InventoryFate,
  type InventoryRoom,
} from "#lib/fields/inventory.ts";
import { byRoom } from "#lib/inventory/by-room.ts";
import { cn } from "#lib/utils.ts";
import type { Item } from "./use-list.ts";

export interface Shown {
  room: InventoryRoom | "";
  fate: InventoryFate | "";
}

export const EVERYTHING: Shown = { room: "", fate: "" };

export const isShown = ({ room, fate }: Shown, item: Item): boolean =>
  (room === "" || item.room === room) && (fate === "" || item.fate === fate);

export function Filters({
  items,
  shown,
  onChange,
}: {
  items: readonly Item[];
  shown: Shown;
  onChange: (shown: Shown) => void;
}) {
  const id = useId();
  const rooms = byRoom(items);
  const isThere = rooms.some(({ room }) => room === shown.room);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-1.5">
        <Label htmlFor={`${id}-room`}>Filter by room</Label>
        <select
          id={`${id}-room`}
          className={cn(fieldClasses, "h-11")}
          value={isThere ? shown.room : ""}
          onChange={({ target }) =>
            onChange({ ...shown, room: target.value as InventoryRoom | "" })
          }
        >
          <option value="">All rooms</option>
          {rooms.map(({ room, label, items: { length } }) => (
            <option key={room} value={room}>
              {`${label} (${length})`}
            </option>
          ))}
        </select>
      </div>
      <div className="flex min-w-0 flex-col gap-1.5">
        <Label htmlFor={`${id}-fate`}>Filter by status</Label>
        <select
          id={`${id}-fate`}
          className={cn(fieldClasses, "h-11")}
          value={shown.fate}
          onChange={({ target }) =>
            onChange({ ...shown, fate: target.value as InventoryFate | "" })
          }
        >
          <option value="">All items</option>
          {INVENTORY_FATES.map((fate) => (
            <option key={fate} value={fate}>
              {`${INVENTORY_FATE_LABELS[fate]} (${items.filter((item) => item.fate === fate).length})`}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
