"use client";

import { type Ref, useEffect, useRef, useState } from "react";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import type { PhotoView } from "#lib/schemas/photos.ts";
import { nameOfPhoto } from "../room-name.ts";
import type { PhotoActions } from "./photo-actions.ts";
import { PhotoCard } from "./photo-card.tsx";
import { useDragOrder } from "./use-drag-order.ts";
import type { useOrder } from "./use-order.ts";

const PlaceDialog = loadOnOpening(async () => (await import("./place-dialog.tsx")).PlaceDialog);

export function Gallery({
  photos,
  order: { move, moved },
  heading,
  onOpen,
  onPreload,
  onDelete,
}: {
  photos: readonly PhotoView[];
  order: ReturnType<typeof useOrder>;
  /** Must be focusable. */
  heading: Ref<HTMLHeadingElement>;
  onOpen: (id: string) => void;
  onPreload: () => void;
  onDelete: (id: string) => void;
}) {
  const list = useDragOrder(move);
  const movedButton = useRef<HTMLButtonElement>(null);
  const [placedId, setPlacedId] = useState<string | null>(null);
  const placedIndex = photos.findIndex(({ id }) => id === placedId);
  const placed = photos[placedIndex];

  useEffect(() => {
    // An element loses the focus when it moves within the document.
    if (moved && document.activeElement === document.body) movedButton.current?.focus();
  }, [moved]);

  const actions: PhotoActions = {
    open: onOpen,
    preload: onPreload,
    move,
    askPlace: setPlacedId,
    askDelete: onDelete,
  };
  return (
    <section aria-labelledby="gallery" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} id="gallery" tabIndex={-1} className="text-xl leading-7">
          Your photos
        </h2>
        {photos.length > 1 ? (
          <p className="text-sm leading-6 text-muted-foreground">
            Buyers see them in this order.{" "}
            <span className="pointer-coarse:hidden">
              Drag a photo to move it, or press Shift and an arrow key.
            </span>
            <span className="hidden pointer-coarse:inline">
              Touch and hold a photo to drag it, or use its menu.
            </span>
          </p>
        ) : null}
      </div>
      <ul
        ref={list}
        className="grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-x-4 md:grid-cols-3 2xl:grid-cols-4"
      >
        {photos.map((photo, index) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            index={index}
            count={photos.length}
            actions={actions}
            button={photo.id === moved?.id ? movedButton : undefined}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {moved?.said}
      </p>
      {placed ? (
        <PlaceDialog
          key={placed.id}
          open
          onClose={() => setPlacedId(null)}
          name={nameOfPhoto(placed, placedIndex)}
          place={placedIndex + 1}
          count={photos.length}
          onMove={(place) => move(placed.id, place - 1)}
        />
      ) : null}
    </section>
  );
}
