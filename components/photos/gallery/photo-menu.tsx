"use client";

import { ArrowLeft, ArrowRight, Hash, Star, Trash2 } from "lucide-react";
import type { RefObject } from "react";
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
} from "#components/ui/dropdown-menu.tsx";
import type { PhotoView } from "#lib/schemas/photos.ts";
import { nameOfPhoto } from "../room-name.ts";
import type { PhotoActions } from "./photo-actions.ts";

/** The ways to move a photograph without dragging it. */
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
        <ArrowLeft aria-hidden />
        Move earlier
      </DropdownMenuItem>
      <DropdownMenuItem disabled={isLast} onSelect={() => actions.move(id, index + 1)}>
        <ArrowRight aria-hidden />
        Move later
      </DropdownMenuItem>
      <DropdownMenuItem disabled={isFirst} onSelect={() => actions.move(id, 0)}>
        <Star aria-hidden />
        Make cover
      </DropdownMenuItem>
      <DropdownMenuItem disabled={count < 3} onSelect={() => actions.askPlace(id)}>
        <Hash aria-hidden />
        Move to…
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => actions.askDelete(id)}>
        <Trash2 aria-hidden />
        Delete
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
