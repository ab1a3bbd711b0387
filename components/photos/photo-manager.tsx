"use client";

import { useEffect, useRef, useState } from "react";
import { UploadPanel } from "#components/data/uploads/upload-panel.tsx";
import { usePageDrop } from "#components/data/uploads/use-page-drop.ts";
import { Callout } from "#components/ui/callout.tsx";
import { DropNote } from "#components/ui/drop-note.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { returnFocus } from "#components/ui/return-focus.ts";
import { MAX_PHOTOS } from "#lib/fields/photos.ts";
import type { PhotoRoomChoice, PhotosView } from "#lib/schemas/photos.ts";
import { DeletedPhotos } from "./deleted-photos.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { useOrder } from "./gallery/use-order.ts";
import { Guide } from "./guide/guide.tsx";
import { nextStep } from "./guide/next-step.ts";
import { NextStepCard } from "./guide/next-step-card.tsx";
import { NoPhotos } from "./no-photos.tsx";
import { roomChoices } from "./room-name.ts";
import { AddButtons } from "./upload/add-buttons.tsx";
import { LocalPreview } from "./upload/local-preview.tsx";
import { useUploads } from "./upload/use-uploads.ts";
import { useDelete } from "./use-delete.ts";

const PhotoDialog = loadOnOpening(
  async () => (await import("./photo/photo-dialog.tsx")).PhotoDialog,
);

const UPLOADS = {
  words: ["photo", "photos"],
  preparing: "Uploaded. Preparing the photo...",
  previewOf: (file: File) => <LocalPreview file={file} />,
} as const;

export function PhotoManager({ view }: { view: PhotosView }) {
  const { photos, deleted, coverage, cannotAdd } = view;
  const { queue, ...uploads } = useUploads();
  const order = useOrder();
  const { deletion, restoration } = useDelete();
  const [openId, setOpenId] = useState<string | null>(null);
  const opener = useRef<Element>(null);
  const gallery = useRef<HTMLHeadingElement>(null);

  const isFull = photos.length >= MAX_PHOTOS;
  const canAdd = cannotAdd === null && !isFull;
  const add = (files: File[], room: PhotoRoomChoice | null = null) =>
    queue.add(files, { room }, photos.length);
  const addHere = canAdd ? add : null;
  const isEmpty = photos.length === 0 && uploads.uploads.length === 0;
  const isOver = usePageDrop(canAdd ? add : null);

  function open(id: string) {
    if (openId === null) opener.current = document.activeElement;
    setOpenId(id);
  }
  const focusAgain = (event: Event) => returnFocus(event, opener.current, gallery.current);
  function remove(ids: readonly string[]) {
    if (!deletion.isPending) deletion.mutate(ids, { onSuccess: () => setOpenId(null) });
  }
  const handled = useRef(0);
  const { isSuccess, submittedAt, variables } = deletion;
  useEffect(() => {
    const isGone = isSuccess && !photos.some(({ id }) => variables.includes(id));
    if (!isGone || handled.current === submittedAt) return;
    handled.current = submittedAt;
    // What had the focus is gone.
    if (document.activeElement === document.body) gallery.current?.focus();
  }, [isSuccess, submittedAt, variables, photos]);

  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-8">
      <PageHeader
        eyebrow="List Builder"
        title="Photography"
        description="Show every room as it is, in daylight. The first photo is the cover of your listing page and of every link you share."
        actions={canAdd && !isEmpty ? <AddButtons onChoose={add} /> : null}
      />
      {cannotAdd ? <Callout>{cannotAdd}</Callout> : null}
      {isFull ? (
        <Callout>
          You&apos;ve reached the limit of {MAX_PHOTOS} photos. Delete one to add another.
        </Callout>
      ) : null}
      <UploadPanel {...uploads} {...UPLOADS} queue={queue} />
      <NextStepCard
        step={nextStep(view)}
        onAdd={addHere}
        onOpen={open}
        onChooseRoom={(id) => document.getElementById(`room-${id}`)?.focus()}
        onMakeCover={(id) => order.move(id, 0)}
      />
      {photos.length > 0 ? (
        <Gallery
          photos={photos}
          rooms={roomChoices(view)}
          order={order}
          heading={gallery}
          onOpen={open}
          onPreload={PhotoDialog.preload}
          isDeleting={deletion.isPending}
          onDelete={remove}
        />
      ) : null}
      {isEmpty ? <NoPhotos action={canAdd ? <AddButtons onChoose={add} /> : null} /> : null}
      <Guide coverage={coverage} onAdd={addHere} />
      <DeletedPhotos
        photos={deleted}
        restoring={restoration.isPending ? (restoration.variables[0] ?? null) : null}
        onRestore={(id) => restoration.mutate([id])}
      />
      <PhotoDialog
        open={openId !== null}
        onClose={() => setOpenId(null)}
        photos={photos}
        photoId={openId}
        onOpen={open}
        onDelete={(id) => remove([id])}
        onAdd={addHere}
        onCloseAutoFocus={focusAgain}
      />
      {isOver ? <DropNote>Drop photos here</DropNote> : null}
    </div>
  );
}
