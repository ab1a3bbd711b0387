"use client";

import { ChevronLeft, ChevronRight } from "lucide";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { PhotoEdits, PhotoView } from "#lib/schemas/photos.ts";
import { PhotoPicture } from "../photo-picture.tsx";
import { UnalteredLink } from "../unaltered-link.tsx";
import { orNull, WHOLE } from "./crop.ts";
import { CropBox } from "./crop-box.tsx";
import { EditedPicture } from "./edited-picture.tsx";
import { sameEdits } from "./photo-fields.ts";

function Shown({ photo }: { photo: PhotoView }) {
  const { width, height } = photo;
  return (
    <div
      style={{
        aspectRatio: `${width} / ${height}`,
        width: `min(100%, ${width / height} * var(--stage-height))`,
      }}
      className="mx-auto"
    >
      <PhotoPicture
        photo={photo}
        sizes="(min-width: 64rem) 60vw, 100vw"
        className="size-full object-contain"
      />
    </div>
  );
}

/** Shows the large picture: as saved, with unsaved edits, or with handles to crop it. */
export function PhotoStage({
  photo,
  isAdjusted,
  edits,
  onEdit,
  onStep,
  onOpen,
}: {
  photo: PhotoView;
  isAdjusted: boolean;
  edits: PhotoEdits;
  onEdit: (edits: PhotoEdits) => void;
  /** Opens the previous or next photo; null if there is none. */
  onStep: Record<"back" | "on", (() => void) | null>;
  onOpen: (photoId: string) => void;
}) {
  const isEdited = !sameEdits(edits, photo.edits);
  return (
    <div className="flex flex-col gap-3 [--stage-height:45dvh] lg:sticky lg:top-0 lg:[--stage-height:calc(100dvh-15rem)]">
      <div className={isAdjusted ? "p-4" : "overflow-hidden rounded-lg"}>
        {isAdjusted ? (
          <EditedPicture photo={photo} edits={edits}>
            <CropBox
              crop={edits.crop ?? WHOLE}
              onChange={(crop) => onEdit({ ...edits, crop: orNull(crop) })}
            />
          </EditedPicture>
        ) : isEdited ? (
          <EditedPicture photo={photo} edits={edits} />
        ) : (
          <Shown photo={photo} />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {photo.alteration ? (
            <>
              <Badge variant="accent">Altered</Badge>
              <UnalteredLink photoId={photo.alteration.unalteredPhotoId} onOpen={onOpen} />
            </>
          ) : null}
        </div>
        <div className="flex gap-2">
          <Button
            variant="outline"
            size="icon"
            aria-label="Previous photo"
            disabled={!onStep.back}
            onClick={() => onStep.back?.()}
          >
            <Icon node={ChevronLeft} />
          </Button>
          <Button
            variant="outline"
            size="icon"
            aria-label="Next photo"
            disabled={!onStep.on}
            onClick={() => onStep.on?.()}
          >
            <Icon node={ChevronRight} />
          </Button>
        </div>
      </div>
    </div>
  );
}
