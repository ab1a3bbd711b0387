"use client";

import { type Ref, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import type { PhotoRoomChoice, PhotoView } from "#lib/schemas/photos.ts";
import { nameOfPhoto } from "../room-name.ts";
import type { PhotoActions } from "./photo-actions.ts";
import { PhotoCard } from "./photo-card.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { useDragOrder } from "./use-drag-order.ts";
import type { useOrder } from "./use-order.ts";
import { useRooms } from "./use-rooms.ts";
import { useSelection } from "./use-selection.ts";

const PlaceDialog = loadOnOpening(async () => (await import("./place-dialog.tsx")).PlaceDialog);

function OrderHint() {
  return (
    <p className="text-sm leading-6 text-muted-foreground">
      Buyers see them in this order.{" "}
      <span className="pointer-coarse:hidden">
        Drag a photo to move it, or press Shift and an arrow key.
      </span>
      <span className="hidden pointer-coarse:inline">
        Touch and hold a photo to drag it, or use its menu.
      </span>
    </p>
  );
}

function GalleryHeader({
  heading,
  hasMany,
  onSelect,
}: {
  heading: Ref<HTMLHeadingElement>;
  hasMany: boolean;
  onSelect: (() => void) | null;
}) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} id="gallery" tabIndex={-1} className="text-xl leading-7">
          Your photos
        </h2>
        {hasMany ? <OrderHint /> : null}
      </div>
      {hasMany && onSelect ? (
        <Button variant="outline" onClick={onSelect}>
          Select
        </Button>
      ) : null}
    </div>
  );
}

export function Gallery({
  photos,
  rooms,
  order: { move, moved },
  heading,
  onOpen,
  onPreload,
  isDeleting,
  onDelete,
}: {
  photos: readonly PhotoView[];
  rooms: readonly PhotoRoomChoice[];
  order: ReturnType<typeof useOrder>;
  /** Must be focusable. */
  heading: RefObject<HTMLHeadingElement | null>;
  onOpen: (id: string) => void;
  onPreload: () => void;
  isDeleting: boolean;
  onDelete: (ids: readonly string[]) => void;
}) {
  const list = useDragOrder(move);
  const movedButton = useRef<HTMLButtonElement>(null);
  const [placedId, setPlacedId] = useState<string | null>(null);
  const choice = useRooms();
  const selection = useSelection();
  // The button that starts or ends it goes away.
  function setSelecting(isSelecting: boolean) {
    if (isSelecting) selection.start();
    else selection.end();
    heading.current?.focus();
  }
  const selected = photos.filter(({ id }) => selection.ids?.includes(id));
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
    delete: (id) => onDelete([id]),
    chooseRoom: (photo, room) => choice.mutate({ photos: [photo], room }),
    toggle: selection.toggle,
  };
  return (
    <section aria-labelledby="gallery" className="flex flex-col gap-4">
      <GalleryHeader
        heading={heading}
        hasMany={photos.length > 1}
        onSelect={selection.ids === null ? () => setSelecting(true) : null}
      />
      {selection.ids ? (
        <SelectionBar
          count={selected.length}
          rooms={rooms}
          isBusy={choice.isPending || isDeleting}
          onRoom={(room) =>
            choice.mutate({ photos: selected, room }, { onSuccess: () => setSelecting(false) })
          }
          onDelete={() => {
            onDelete(selected.map(({ id }) => id));
            setSelecting(false);
          }}
          onDone={() => setSelecting(false)}
        />
      ) : null}
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
            rooms={rooms}
            isSelected={selection.ids && selection.ids.includes(photo.id)}
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
