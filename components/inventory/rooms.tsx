"use client";

import { Plus } from "lucide";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import {
  INVENTORY_FATE_LABELS,
  INVENTORY_FATES,
  INVENTORY_ROOMS,
  type InventoryRoom,
} from "#lib/fields/inventory.ts";
import { byRoom } from "#lib/inventory/by-room.ts";
import type { InventoryView } from "#lib/schemas/inventory.ts";
import { ItemForm, newItem } from "./item-form.tsx";
import { ItemRow } from "./item-row.tsx";
import type { Edits } from "./use-edits.ts";
import type { OpenRooms } from "./use-open-rooms.ts";
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

function countsOf(items: readonly Item[]): string {
  return INVENTORY_FATES.flatMap((fate) => {
    const count = items.filter((item) => item.fate === fate).length;
    return count === 0 ? [] : [`${count} ${INVENTORY_FATE_LABELS[fate].toLowerCase()}`];
  }).join(", ");
}

function Room({
  room,
  isOpen,
  onToggle,
  items,
  findings,
  edits,
  isFull,
}: {
  room: InventoryRoom;
  isOpen: boolean;
  onToggle: () => void;
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
    <details open={isOpen} className="border-t open:pb-4">
      <SummaryRow
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
      >
        <h3 className="text-lg">{label}</h3>
        <span className="text-sm text-muted-foreground">{countsOf(items)}</span>
      </SummaryRow>
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
    </details>
  );
}

export function Rooms({
  items,
  open,
  ...rest
}: {
  items: readonly Item[];
  open: OpenRooms;
  findings: InventoryView["findings"];
  edits: Edits;
  isFull: boolean;
}) {
  return (
    <div className="flex flex-col">
      {byRoom(items).map(({ room, items: ofRoom }) => (
        <Room
          key={room}
          room={room}
          isOpen={open.has(room)}
          onToggle={() => open.toggle(room)}
          items={ofRoom}
          {...rest}
        />
      ))}
    </div>
  );
}
