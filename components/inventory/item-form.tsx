"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { fieldClasses, Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { Segment, SegmentedControl } from "#components/ui/segmented-control.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { UnitInput } from "#components/ui/unit-input.tsx";
import {
  ENTER_ITEM_NAME,
  INVENTORY_FATE_LABELS,
  INVENTORY_FATES,
  INVENTORY_KIND_LABELS,
  INVENTORY_KINDS,
  INVENTORY_ROOM_KEYS,
  INVENTORY_ROOMS,
  MAX_INVENTORY_NAME,
  MAX_INVENTORY_NOTE,
  type InventoryRoom,
} from "#lib/fields/inventory.ts";
import { atLeast, atMost, MUST_BE_NUMBER, MUST_BE_WHOLE_DOLLARS } from "#lib/fields/numbers.ts";
import { plainNumber } from "#lib/format.ts";
import { readAmount } from "#lib/us/amounts.ts";
import { cn } from "#lib/utils.ts";
import type { Item } from "./use-list.ts";

const MAX_PRICE = 1_000_000_000;

type Fields = Omit<Item, "price"> & { price: string };

export const newItem = (room: InventoryRoom): Item => ({
  ...{ id: crypto.randomUUID(), room, name: "", kind: "thing", fate: "stays" },
  ...{ price: null, note: "", feature: null },
});

function priceError(typed: string): string | null {
  if (typed.trim() === "") return null;
  const price = typed.trim().endsWith("%") ? null : readAmount(typed);
  if (price === null) return MUST_BE_NUMBER;
  if (!Number.isInteger(price)) return MUST_BE_WHOLE_DOLLARS;
  if (price < 1) return atLeast(1);
  return price > MAX_PRICE ? atMost(MAX_PRICE) : null;
}

interface Errors {
  name?: string | undefined;
  price?: string | undefined;
}

const check = ({ name, fate, price }: Fields): Errors => ({
  name: name.trim() === "" ? ENTER_ITEM_NAME : undefined,
  price: (fate === "for_sale" && priceError(price)) || undefined,
});

const read = ({ price, ...fields }: Fields): Item => ({
  ...fields,
  name: fields.name.trim(),
  note: fields.note.trim(),
  price: fields.fate === "for_sale" && price.trim() ? readAmount(price) : null,
});

function Message({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="text-sm leading-5 font-medium text-destructive">
      {children}
    </p>
  );
}

function RoomField({
  room,
  onChange,
}: {
  room: InventoryRoom;
  onChange: (room: InventoryRoom) => void;
}) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Label htmlFor={`${id}-room`}>Room</Label>
      <select
        id={`${id}-room`}
        name="room"
        className={cn(fieldClasses, "h-11")}
        value={room}
        onChange={({ target }) => onChange(target.value as InventoryRoom)}
      >
        {INVENTORY_ROOM_KEYS.map((one) => (
          <option key={one} value={one}>
            {INVENTORY_ROOMS[one]}
          </option>
        ))}
      </select>
    </div>
  );
}

function Choices({ fields, set }: { fields: Fields; set: (part: Partial<Fields>) => void }) {
  return (
    <>
      <SegmentedControl label="Type" value={fields.kind} onValueChange={(kind) => set({ kind })}>
        {INVENTORY_KINDS.map((kind) => (
          <Segment key={kind} value={kind}>
            {INVENTORY_KIND_LABELS[kind].label}
          </Segment>
        ))}
      </SegmentedControl>
      <SegmentedControl
        label="Is it included?"
        value={fields.fate}
        onValueChange={(fate) => set({ fate })}
      >
        {INVENTORY_FATES.map((fate) => (
          <Segment key={fate} value={fate}>
            {INVENTORY_FATE_LABELS[fate]}
          </Segment>
        ))}
      </SegmentedControl>
    </>
  );
}

export function ItemForm({
  item,
  label,
  done,
  onDone,
  onClose,
}: {
  item: Item;
  /** Describes the form to screen readers. */
  label: string;
  done: string;
  onDone: (item: Item) => void;
  onClose: () => void;
}) {
  const id = useId();
  const [fields, setFields] = useState<Fields>({
    ...item,
    price: item.price === null ? "" : plainNumber(item.price),
  });
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const set = (part: Partial<Fields>) => {
    setFields({ ...fields, ...part });
    setErrors({});
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = check(fields);
    setErrors(found);
    const wrong = found.name ? "name" : found.price ? "price" : null;
    if (!wrong) return onDone(read(fields));
    form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={submit}
      className="flex flex-col gap-5 rounded-lg border bg-background p-4 sm:p-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-1.5">
          <Label htmlFor={`${id}-name`}>Item name</Label>
          <Input
            id={`${id}-name`}
            name="name"
            autoFocus
            maxLength={MAX_INVENTORY_NAME}
            value={fields.name}
            aria-invalid={errors.name !== undefined}
            aria-describedby={`${id}-name-message`}
            onChange={({ target }) => set({ name: target.value })}
          />
          <Message id={`${id}-name-message`}>{errors.name}</Message>
        </div>
        <RoomField room={fields.room} onChange={(room) => set({ room })} />
        <Choices fields={fields} set={set} />
        {fields.fate === "for_sale" ? (
          <div className="flex min-w-0 flex-col gap-1.5">
            <Label htmlFor={`${id}-price`}>Price (optional)</Label>
            <UnitInput
              id={`${id}-price`}
              name="price"
              before="$"
              inputMode="numeric"
              maxLength={20}
              value={fields.price}
              aria-invalid={errors.price !== undefined}
              aria-describedby={`${id}-price-message`}
              onChange={({ target }) => set({ price: target.value })}
            />
            <Message id={`${id}-price-message`}>{errors.price}</Message>
          </div>
        ) : null}
        <div className="flex min-w-0 flex-col gap-1.5 sm:col-span-2">
          <Label htmlFor={`${id}-note`}>Note (optional)</Label>
          <Textarea
            id={`${id}-note`}
            name="note"
            rows={2}
            maxLength={MAX_INVENTORY_NOTE}
            value={fields.note}
            onChange={({ target }) => set({ note: target.value })}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{done}</Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
