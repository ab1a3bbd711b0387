"use client";

import { Plus } from "lucide";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { INVENTORY_ROOMS, type InventoryRoom } from "#lib/fields/inventory.ts";
import { byRoom } from "#lib/inventory/by-room.ts";
import type { InventoryView } from "#lib/schemas/inventory.ts";
import { ItemForm, newItem } from "./item-form.tsx";
import { ItemRow } from "./item-row.tsx";
import type { Edits } from "./use-edits.ts";
import type { Item } from "./use-list.ts";

export function AddHere({
  room,
  label,
  isFull,
  onAdd,
}: {
  room: InventoryRoom;
  label: string;
  isFull: boolean;
  onAdd: (item: Item) => void;
}) {
  const [item, setItem] = useState<Item | null>(null);
  // Returns the focus to the button that opened the form.
  const [wasOpen, setWasOpen] = useState(false);
  if (!item) {
    return (
      <Button
        variant="outline"
        className="self-start"
        autoFocus={wasOpen}
        disabled={isFull}
        onClick={() => setItem(newItem(room))}
      >
        <Icon node={Plus} />
        {label}
      </Button>
    );
  }
  return (
    <ItemForm
      key={item.id}
      item={item}
      label={label}
      done="Add item"
      onDone={(added) => {
        onAdd(added);
        // The next item probably has the same room and kind.
        const { kind, fate } = added;
        setItem({ ...newItem(added.room), kind, fate });
      }}
      onClose={() => {
        setWasOpen(true);
        setItem(null);
      }}
    />
  );
}

function Room({
  room,
  items,
  findings,
  edits,
  isFull,
}: {
  room: InventoryRoom;
  items: readonly Item[];
  findings: InventoryView["findings"];
  edits: Edits;
  isFull: boolean;
}) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [closedId, setClosedId] = useState<string | null>(null);
  function close() {
    setClosedId(openId);
    setOpenId(null);
  }
  const label = INVENTORY_ROOMS[room];
  const moveTo = (item: Item, neighbor: Item | undefined) =>
    neighbor ? () => edits.swap(item, neighbor) : null;
  return (
    <section aria-labelledby={`room-${room}`} className="flex flex-col gap-3">
      <h3 id={`room-${room}`} className="text-lg">
        {label}
      </h3>
      <ul className="divide-y" aria-label={label}>
        {items.map((item, index) => (
          <li key={item.id} className="py-3 first:pt-0">
            {item.id === openId ? (
              <ItemForm
                item={item}
                label={`Edit ${item.name}`}
                done="Done"
                onDone={(changed) => {
                  edits.replace(changed);
                  close();
                }}
                onClose={close}
              />
            ) : (
              <ItemRow
                item={item}
                wasOpen={item.id === closedId}
                findings={findings.filter(({ id }) => id === item.id)}
                actions={{
                  change: edits.replace,
                  edit: () => setOpenId(item.id),
                  moveUp: moveTo(item, items[index - 1]),
                  moveDown: moveTo(item, items[index + 1]),
                  remove: () => edits.remove(item),
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <AddHere room={room} label={`Add to ${label}`} isFull={isFull} onAdd={edits.add} />
    </section>
  );
}

export function Rooms({
  items,
  ...rest
}: {
  items: readonly Item[];
  findings: InventoryView["findings"];
  edits: Edits;
  isFull: boolean;
}) {
  return byRoom(items).map(({ room, items: ofRoom }) => (
    <Room key={room} room={room} items={ofRoom} {...rest} />
  ));
}
