"use client";

import { Ellipsis, Lightbulb } from "lucide";
import { type KeyboardEvent, type Ref, useRef, useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import type { PhotoView } from "#lib/schemas/photos.ts";
import { PhotoPicture } from "../photo-picture.tsx";
import { nameOfPhoto, nameOfRoom } from "../room-name.ts";
import { UnalteredLink } from "../unaltered-link.tsx";
import type { PhotoActions } from "./photo-actions.ts";

const PhotoMenu = loadOnOpening(async () => (await import("./photo-menu.tsx")).PhotoMenu);

/** The number of photos side by side on a phone. */
const FIRST_ROW = 2;

/** Returns the index to which a key moves a photo, or undefined. */
function placeByKey({ key, shiftKey }: KeyboardEvent, index: number, count: number) {
  if (!shiftKey) return undefined;
  const places: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

function Marks({ photo, index }: { photo: PhotoView; index: number }) {
  const { hints, findings } = photo;
  const remarks = hints.length + findings.length;
  return (
    <span className="pointer-events-none absolute inset-x-2 top-2 flex flex-wrap gap-1.5 pr-11">
      {index === 0 ? <Badge variant="lamp">Cover</Badge> : null}
      {photo.alteration ? <Badge variant="accent">Altered</Badge> : null}
      {remarks > 0 ? (
        <Badge className="bg-card text-card-foreground">
          <Icon node={Lightbulb} />
          {remarks} {remarks === 1 ? "hint" : "hints"}
        </Badge>
      ) : null}
    </span>
  );
}

function MoreButton({ photo, index, count, actions }: Omit<PhotoCardProps, "button">) {
  const [isOpen, setOpen] = useState(false);
  const [openedBy, setOpenedBy] = useState<"key" | "pointer">("pointer");
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={trigger}
        variant="secondary"
        size="icon-sm"
        data-no-drag
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`Move or delete ${nameOfPhoto(photo, index)}, ${index + 1} of ${count}`}
        onPointerEnter={PhotoMenu.preload}
        onFocus={PhotoMenu.preload}
        onClick={({ detail }) => {
          setOpenedBy(detail === 0 ? "key" : "pointer");
          setOpen(true);
        }}
        className="absolute top-2 right-2 border bg-card"
      >
        <Icon node={Ellipsis} />
      </Button>
      <PhotoMenu
        photo={photo}
        index={index}
        count={count}
        actions={actions}
        open={isOpen}
        onClose={() => setOpen(false)}
        trigger={trigger}
        openedBy={openedBy}
      />
    </>
  );
}

type PhotoCardProps = {
  photo: PhotoView;
  index: number;
  count: number;
  actions: PhotoActions;
  button: Ref<HTMLButtonElement> | undefined;
};

export function PhotoCard({ photo, index, count, actions, button }: PhotoCardProps) {
  const { alteration, caption } = photo;
  return (
    <li
      id={`photo-${photo.id}`}
      data-photo-id={photo.id}
      className="flex min-w-0 flex-col gap-2 select-none [-webkit-touch-callout:none]"
    >
      <div className="relative">
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Shift+Home Shift+End"
          onPointerEnter={actions.preload}
          onFocus={actions.preload}
          onClick={() => actions.open(photo.id)}
          onKeyDown={(event) => {
            const to = placeByKey(event, index, count);
            if (to === undefined) return;
            event.preventDefault();
            actions.move(photo.id, Math.min(Math.max(to, 0), count - 1));
          }}
          className="block w-full overflow-hidden rounded-xl border"
        >
          <span className="sr-only">
            Photo {index + 1} of {count}:{" "}
          </span>
          <PhotoPicture
            photo={photo}
            isFirst={index < FIRST_ROW}
            className="aspect-4/3 w-full object-cover"
          />
        </button>
        <Marks photo={photo} index={index} />
        <MoreButton photo={photo} index={index} count={count} actions={actions} />
      </div>
      <div className="flex min-w-0 flex-col px-0.5">
        <p className="truncate text-md leading-6 font-medium">{nameOfRoom(photo)}</p>
        {caption ? (
          <p className="truncate text-sm leading-5 text-muted-foreground">{caption}</p>
        ) : null}
        {alteration ? (
          <UnalteredLink photoId={alteration.unalteredPhotoId} onOpen={actions.open} />
        ) : null}
      </div>
    </li>
  );
}
