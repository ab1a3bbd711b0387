"use client";

import { ArrowLeft, ArrowRight, Hash, Star, Trash2 } from "lucide";
import type { RefObject } from "react";
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
} from "#components/ui/dropdown-menu.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { MAKE_COVER_PHOTO } from "#lib/fields/photos.ts";
import type { PhotoView } from "#lib/schemas/photos.ts";
import { nameOfPhoto } from "../room-name.ts";
import type { PhotoActions } from "./photo-actions.ts";

/** Offers the ways to move a photo without dragging. */
export function PhotoMenu({
  photo,
  index,
  count,
  actions,
  ...menu
}: {
  photo: PhotoView;
  index: number;
  count: number;
  actions: PhotoActions;
  open: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
  openedBy: "key" | "pointer";
}) {
  const isFirst = index === 0;
  const isLast = index === count - 1;
  const { id } = photo;
  return (
    <DropdownMenu label={nameOfPhoto(photo, index)} {...menu}>
      <DropdownMenuItem disabled={isFirst} onSelect={() => actions.move(id, index - 1)}>
        <Icon node={ArrowLeft} />
        Move earlier
      </DropdownMenuItem>
      <DropdownMenuItem disabled={isLast} onSelect={() => actions.move(id, index + 1)}>
        <Icon node={ArrowRight} />
        Move later
      </DropdownMenuItem>
      <DropdownMenuItem disabled={isFirst} onSelect={() => actions.move(id, 0)}>
        <Icon node={Star} />
        {MAKE_COVER_PHOTO}
      </DropdownMenuItem>
      <DropdownMenuItem disabled={count < 3} onSelect={() => actions.askPlace(id)}>
        <Icon node={Hash} />
        Move to…
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => actions.delete(id)}>
        <Icon node={Trash2} />
        Delete
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
