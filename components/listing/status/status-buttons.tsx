"use client";

import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { type ListingStatus, LISTING_STATUSES } from "#lib/fields/listing.ts";
import { canBePublished, describeRequirements } from "#lib/listing/requirements.ts";
import type { ListingView } from "#lib/schemas/listing.ts";
import { changeTo } from "./status-words.ts";

const StatusDialog = loadOnOpening(async () => (await import("./status-dialog.tsx")).StatusDialog);

/**
 * Returns the reason why the home can't be published, or null. A public home can always change its
 * status.
 */
function whyNot({ status, checklist }: ListingView): string | null {
  if (LISTING_STATUSES[status].isPublic || canBePublished(checklist)) return null;
  return `${describeRequirements(checklist)}. Complete the rest to publish.`;
}

// Publishing first, withdrawing last.
const ORDER: readonly ListingStatus[] = ["active", "coming_soon", "pending", "sold", "withdrawn"];

export function StatusButtons({ view }: { view: ListingView }) {
  // Keeps the old status while the dialog closes.
  const [opened, setOpened] = useState<{ target: ListingStatus; view: ListingView } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const reason = whyNot(view);
  const targets = ORDER.filter((status) => view.canBecome.includes(status));
  const isMain = (target: ListingStatus) =>
    target === "active" && view.status !== "sold" && reason === null;
  return (
    <div className="flex flex-col gap-3">
      {reason ? <p className="leading-6">{reason}</p> : null}
      <div
        ref={group}
        role="group"
        aria-label="Change status"
        tabIndex={-1}
        className="flex flex-wrap gap-3 outline-none"
      >
        {targets.map((target) => (
          <Button
            key={target}
            variant={isMain(target) ? "primary" : "outline"}
            disabled={reason !== null}
            aria-haspopup="dialog"
            onPointerEnter={StatusDialog.preload}
            onFocus={StatusDialog.preload}
            onClick={() => {
              setOpened({ target, view });
              setOpen(true);
            }}
          >
            {changeTo(target, view.status)?.action}
          </Button>
        ))}
      </div>
      {opened ? (
        <StatusDialog
          open={isOpen}
          {...opened}
          onClose={() => setOpen(false)}
          onCloseAutoFocus={(event) => {
            // The pressed button no longer exists if the status has changed.
            event.preventDefault();
            group.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}
