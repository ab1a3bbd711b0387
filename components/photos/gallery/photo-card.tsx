"use client";

import { CircleCheck, Ellipsis, Lightbulb } from "lucide";
import { type KeyboardEvent, type Ref, useRef, useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import type { PhotoRoomChoice, PhotoView } from "#lib/schemas/photos.ts";
import { PhotoPicture } from "../photo-picture.tsx";
import { nameOfPhoto, NO_ROOM } from "../room-name.ts";
import { UnalteredLink } from "../unaltered-link.tsx";
import type { PhotoActions } from "./photo-actions.ts";
import { RoomSelect } from "./room-select.tsx";

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

type ButtonProps = Pick<PhotoCardProps, "photo" | "index" | "count" | "actions">;

function MoreButton({ photo, index, count, actions }: ButtonProps) {
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

function OpenButton({
  photo,
  index,
  count,
  actions,
  button,
  isSelected,
}: ButtonProps & Pick<PhotoCardProps, "button" | "isSelected">) {
  const opens = isSelected === null;
  return (
    <button
      ref={button}
      type="button"
      aria-haspopup={opens ? "dialog" : undefined}
      aria-pressed={isSelected ?? undefined}
      aria-keyshortcuts={
        opens ? "Shift+ArrowLeft Shift+ArrowRight Shift+Home Shift+End" : undefined
      }
      data-no-drag={opens ? undefined : true}
      onPointerEnter={actions.preload}
      onFocus={actions.preload}
      onClick={() => (opens ? actions.open(photo.id) : actions.toggle(photo.id))}
      onKeyDown={(event) => {
        const to = opens ? placeByKey(event, index, count) : undefined;
        if (to === undefined) return;
        event.preventDefault();
        actions.move(photo.id, Math.min(Math.max(to, 0), count - 1));
      }}
      className="block w-full overflow-hidden rounded-xl border aria-pressed:ring-3 aria-pressed:ring-primary"
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
  );
}

type PhotoCardProps = {
  photo: PhotoView;
  index: number;
  count: number;
  rooms: readonly PhotoRoomChoice[];
  /** Null while no photos can be selected. */
  isSelected: boolean | null;
  actions: PhotoActions;
  button: Ref<HTMLButtonElement> | undefined;
};

export function PhotoCard(props: PhotoCardProps) {
  const { photo, index, count, rooms, isSelected, actions } = props;
  const { alteration, caption } = photo;
  return (
    <li
      id={`photo-${photo.id}`}
      data-photo-id={photo.id}
      className="flex min-w-0 flex-col gap-2 select-none [-webkit-touch-callout:none]"
    >
      <div className="relative">
        <OpenButton {...props} />
        <Marks photo={photo} index={index} />
        {isSelected === null ? (
          <MoreButton photo={photo} index={index} count={count} actions={actions} />
        ) : null}
        {isSelected ? (
          <Icon
            node={CircleCheck}
            className="pointer-events-none absolute top-2 right-2 size-8 rounded-full bg-card text-primary"
          />
        ) : null}
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <RoomSelect
          id={`room-${photo.id}`}
          label={`Room of photo ${index + 1}`}
          none={NO_ROOM}
          room={photo.room}
          rooms={rooms}
          onChoose={(room) => actions.chooseRoom(photo, room)}
        />
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
