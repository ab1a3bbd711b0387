"use client";

import { useState } from "react";
import { toast } from "#components/ui/use-toast.ts";
import { INVENTORY_ROOMS } from "#lib/fields/inventory.ts";
import type { Item, useList } from "./use-list.ts";

/**
 * Returns the edits of an inventory. `said` is the announcement for screen readers.
 * @param after.onPut shows the item that was added, changed or restored
 * @param after.onRemoved moves the focus to a place that still exists
 */
export function useEdits(
  { now, change }: Pick<ReturnType<typeof useList>, "now" | "change">,
  { onPut, onRemoved }: { onPut: (item: Item) => void; onRemoved: () => void },
) {
  const [said, setSaid] = useState("");
  const put = (items: Item[]) => change({ items });
  const items = () => now().items;

  function restore(item: Item, index: number) {
    if (items().some(({ id }) => id === item.id)) return;
    put(items().toSpliced(index, 0, item));
    onPut(item);
    setSaid(`${item.name} restored.`);
  }

  return {
    said,
    add(item: Item) {
      put([...items(), item]);
      onPut(item);
      setSaid(`${item.name} added to ${INVENTORY_ROOMS[item.room]}.`);
    },
    replace(item: Item) {
      put(items().map((one) => (one.id === item.id ? item : one)));
      onPut(item);
    },
    swap(item: Item, neighbor: Item) {
      const swapped = items().map((one) => {
        if (one.id === item.id) return neighbor;
        return one.id === neighbor.id ? item : one;
      });
      put(swapped);
      const ofRoom = swapped.filter(({ room }) => room === item.room);
      const place = ofRoom.findIndex(({ id }) => id === item.id) + 1;
      setSaid(`${item.name} is now ${place} of ${ofRoom.length}.`);
    },
    remove(item: Item) {
      const index = items().findIndex(({ id }) => id === item.id);
      put(items().filter(({ id }) => id !== item.id));
      onRemoved();
      toast({
        title: `${item.name} removed`,
        action: {
          label: "Undo",
          hint: "Undo to add it back to the list",
          onClick: () => restore(item, index),
        },
      });
    },
  };
}
export type Edits = ReturnType<typeof useEdits>;
