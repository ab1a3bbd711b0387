"use client";

import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import { MAX_INVENTORY_ITEMS } from "#lib/fields/inventory.ts";
import { formatCount } from "#lib/format.ts";
import type { InventoryView } from "#lib/schemas/inventory.ts";
import { EVERYTHING, Filters, isShown } from "./filters.tsx";
import { PlanNote, SaveLine, ShowField } from "./notes.tsx";
import { AddHere, Rooms } from "./rooms.tsx";
import { DownloadInventory } from "./download-inventory.tsx";
import { useEdits } from "./use-edits.ts";
import { useList } from "./use-list.ts";
import { useOpenRooms } from "./use-open-rooms.ts";

const CUSTOM =
  "We mark what usually stays, such as attached items, as included. Local custom varies and the contract decides, so check each item.";

/** Adds the items found in Specific Features, after saving all changes. */
function BeginButton({
  count,
  isFirst,
  lists,
}: {
  count: number;
  /** Whether the list is empty. */
  isFirst: boolean;
  lists: Pick<ReturnType<typeof useList>, "flush" | "now" | "show">;
}) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await lists.flush();
      const { version } = lists.now();
      return api("POST /api/inventory/beginning", { body: { version } });
    },
    onSuccess: (view) => {
      lists.show(view);
      toast({ title: `${formatCount(count, "item", "items")} added from your features` });
    },
    onError: (error) => toastFailure("We couldn't add your features", error),
  });
  if (count === 0) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        variant={isFirst ? "primary" : "outline"}
        pending={isPending}
        onClick={() => mutate()}
      >
        {`Add from your features (${count})`}
      </Button>
      <p className="text-sm leading-6 text-muted-foreground">{CUSTOM}</p>
    </div>
  );
}

/** Shows, edits and downloads the list of included, excluded and for-sale items. */
export function Inventory({ view }: { view: InventoryView }) {
  const lists = useList(view);
  const heading = useRef<HTMLHeadingElement>(null);
  const rooms = useOpenRooms(lists.list.items);
  const edits = useEdits(lists, {
    onPut: ({ room }) => rooms.open([room]),
    onRemoved: () => heading.current?.focus(),
  });
  const [shown, setShown] = useState(EVERYTHING);
  const { items } = lists.list;
  const visible = items.filter((item) => isShown(shown, item));
  const isFull = items.length >= MAX_INVENTORY_ITEMS;
  return (
    <div className="flex flex-col gap-6">
      <PlanNote hasTools={view.hasTools} />
      <BeginButton count={view.fromFeatures} isFirst={items.length === 0} lists={lists} />
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {formatCount(items.length, "item", "items")}
      </h3>
      {items.length === 0 ? (
        <EmptyState
          title="No items yet"
          description="Walk through your home and list what stays and what goes, such as curtains, shelves, the washer or the grill."
        />
      ) : (
        <>
          <Filters
            items={items}
            shown={shown}
            onChange={(chosen) => {
              setShown(chosen);
              if (chosen.room === "" && chosen.fate === "") return;
              rooms.open(items.filter((item) => isShown(chosen, item)).map(({ room }) => room));
            }}
          />
          {visible.length === 0 ? <p>No items match these filters.</p> : null}
          <Rooms
            items={visible}
            open={rooms}
            findings={view.findings}
            edits={edits}
            isFull={isFull}
          />
        </>
      )}
      <AddHere
        room={shown.room || "kitchen"}
        label={items.length === 0 ? "Add your first item" : "Add to another room"}
        isFull={isFull}
        onAdd={(item) => {
          setShown(EVERYTHING);
          edits.add(item);
        }}
      />
      {isFull ? (
        <p className="text-sm leading-6">{`You've reached the limit of ${MAX_INVENTORY_ITEMS} items. Remove one to add another.`}</p>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {edits.said}
      </p>
      <SaveLine state={lists.state} retry={() => lists.flush()} settle={lists.settle} />
      <ShowField
        hasTools={view.hasTools}
        checked={lists.list.isShown}
        onChange={(checked) => lists.change({ isShown: checked })}
      />
      <DownloadInventory
        hasTools={view.hasTools}
        isEmpty={items.length === 0}
        before={() => lists.flush()}
      />
    </div>
  );
}
