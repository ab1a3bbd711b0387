"use client";

import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Radio, RadioGroup } from "#components/ui/radio-group.tsx";
import {
  INVENTORY_FATE_LABELS,
  INVENTORY_FATES,
  INVENTORY_KIND_LABELS,
} from "#lib/fields/inventory.ts";
import { formatMoney } from "#lib/format.ts";
import type { InventoryView } from "#lib/schemas/inventory.ts";
import type { Item } from "./use-list.ts";

export interface RowActions {
  change: (item: Item) => void;
  edit: () => void;
  /** Null if it is first in its room. */
  moveUp: (() => void) | null;
  moveDown: (() => void) | null;
  remove: () => void;
}

// Uses `aria-disabled`, because a disabled button loses the focus.
function RowButton({
  label,
  autoFocus = false,
  onClick,
  children,
}: {
  label: string;
  autoFocus?: boolean;
  onClick: (() => void) | null;
  children: ReactNode;
}) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      autoFocus={autoFocus}
      aria-disabled={onClick === null || undefined}
      className={onClick === null ? "opacity-50" : undefined}
      onClick={() => onClick?.()}
    >
      {children}
    </Button>
  );
}

export function ItemRow({
  item,
  wasOpen,
  findings,
  actions,
}: {
  item: Item;
  /** Its form was just closed, so the row takes the focus back. */
  wasOpen: boolean;
  findings: InventoryView["findings"];
  actions: RowActions;
}) {
  const { id, name, kind, fate, price, note } = item;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-40 flex-1">
          <p id={`thing-${id}`} className="font-medium wrap-anywhere">
            {name}
          </p>
          <p className="text-sm leading-5 text-muted-foreground">
            {[
              INVENTORY_KIND_LABELS[kind].label,
              ...(fate === "for_sale"
                ? [price === null ? "No price yet" : formatMoney(price)]
                : []),
            ].join(" · ")}
          </p>
        </div>
        <RadioGroup
          value={fate}
          onValueChange={(chosen) =>
            actions.change({ ...item, fate: chosen, price: chosen === "for_sale" ? price : null })
          }
          aria-label={`Included, excluded or for sale: ${name}`}
          className="flex gap-x-4 gap-y-0"
        >
          {INVENTORY_FATES.map((one) => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
              <Radio value={one} className="size-5 accent-primary" />
              {INVENTORY_FATE_LABELS[one]}
            </label>
          ))}
        </RadioGroup>
        <div className="flex">
          <RowButton label={`Move ${name} up`} onClick={actions.moveUp}>
            <Icon node={ArrowUp} />
          </RowButton>
          <RowButton label={`Move ${name} down`} onClick={actions.moveDown}>
            <Icon node={ArrowDown} />
          </RowButton>
          <RowButton label={`Edit ${name}`} autoFocus={wasOpen} onClick={actions.edit}>
            <Icon node={Pencil} />
          </RowButton>
          <RowButton label={`Remove ${name}`} onClick={actions.remove}>
            <Icon node={Trash2} />
          </RowButton>
        </div>
      </div>
      {note ? <p className="text-md leading-6 wrap-anywhere">{note}</p> : null}
      {findings.map(({ quote, reason }, index) => (
        <p key={`${quote} ${index}`} className="text-sm leading-6 text-destructive">
          {`Hidden from buyers: “${quote}”. ${reason}`}
        </p>
      ))}
    </div>
  );
}
