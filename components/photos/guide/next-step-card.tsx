"use client";

import { ArrowRight, CircleCheck, ImagePlus, Star } from "lucide";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { PhotoRoomChoice } from "#lib/schemas/photos.ts";
import { ChooseFiles } from "#components/data/uploads/choose-files.tsx";
import { MAKE_COVER_PHOTO } from "#lib/fields/photos.ts";
import type { NextStep } from "./next-step.ts";

function Action({
  step,
  onAdd,
  onOpen,
  onChooseRoom,
  onMakeCover,
}: {
  step: NextStep;
  onAdd: ((files: File[], room: PhotoRoomChoice) => void) | null;
  onOpen: (id: string) => void;
  onChooseRoom: (id: string) => void;
  onMakeCover: (id: string) => void;
}) {
  switch (step.kind) {
    case "add":
      return onAdd ? (
        <ChooseFiles variant="outline" onChoose={(files) => onAdd(files, step.room)}>
          <Icon node={ImagePlus} />
          Add photo
        </ChooseFiles>
      ) : null;
    case "open":
      return (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => onOpen(step.photoId)}>
          {step.label}
          <Icon node={ArrowRight} />
        </Button>
      );
    case "room":
      return (
        <Button variant="outline" onClick={() => onChooseRoom(step.photoId)}>
          Choose a room
        </Button>
      );
    case "cover":
      return (
        <Button variant="outline" onClick={() => onMakeCover(step.photoId)}>
          <Icon node={Star} />
          {MAKE_COVER_PHOTO}
        </Button>
      );
    case "done":
      return null;
  }
}

export function NextStepCard({ step, ...actions }: Parameters<typeof Action>[0]) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl bg-accent px-5 py-4 text-accent-foreground">
      <p className="flex min-w-0 items-start gap-3 leading-6 font-medium">
        {step.kind === "done" ? (
          <Icon node={CircleCheck} className="mt-0.5 size-5 shrink-0" />
        ) : null}
        {step.text}
      </p>
      <Action step={step} {...actions} />
    </div>
  );
}
