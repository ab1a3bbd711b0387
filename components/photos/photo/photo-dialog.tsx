"use client";

import type { KeyboardEvent } from "react";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "#components/ui/dialog.tsx";
import type { PhotoView } from "#lib/schemas/photos.ts";
import { nameOfPhoto } from "../room-name.ts";
import { PhotoForm } from "./photo-form.tsx";

const isField = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches("input, textarea, select");

export function PhotoDialog({
  open,
  onClose,
  photos,
  photoId,
  onOpen,
  onDelete,
  onAdd,
  onCloseAutoFocus,
}: {
  open: boolean;
  onClose: () => void;
  photos: readonly PhotoView[];
  photoId: string | null;
  onOpen: (id: string) => void;
  onDelete: (id: string) => void;
  onAdd: ((files: File[]) => void) | null;
  onCloseAutoFocus: (event: Event) => void;
}) {
  const index = photos.findIndex(({ id }) => id === photoId);
  const photo = photos[index];
  if (!photo) return null;
  const stepTo = (other: PhotoView | undefined) => (other ? () => onOpen(other.id) : null);
  const onStep = {
    back: index > 0 ? stepTo(photos[index - 1]) : null,
    on: stepTo(photos[index + 1]),
  };
  function stepByKey({ key, target }: KeyboardEvent) {
    if (isField(target)) return;
    if (key === "ArrowLeft") onStep.back?.();
    if (key === "ArrowRight") onStep.on?.();
  }
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent
        aria-describedby={undefined}
        onKeyDown={stepByKey}
        onCloseAutoFocus={onCloseAutoFocus}
        className="max-w-6xl"
      >
        <DialogHeader>
          <DialogTitle>{nameOfPhoto(photo, index)}</DialogTitle>
          <p aria-live="polite" className="text-sm figures text-muted-foreground">
            {index === 0 ? "Cover, " : null}
            {index + 1} of {photos.length}
          </p>
        </DialogHeader>
        <PhotoForm
          key={photo.id}
          photo={photo}
          others={photos.filter(({ id }) => id !== photo.id)}
          onStep={onStep}
          onOpen={onOpen}
          onDelete={() => onDelete(photo.id)}
          onAdd={onAdd}
        />
      </DialogContent>
    </Dialog>
  );
}
