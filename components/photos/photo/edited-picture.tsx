"use client";

import { type CSSProperties, type ReactNode, useState } from "react";
import { keptShare } from "#lib/photos/straighten.ts";
import type { PhotoEdits, PhotoView } from "#lib/schemas/photos.ts";
import { UNEDITED, sameEdits } from "./photo-fields.ts";

type Size = { width: number; height: number };

/**
 * Returns the URL of the picture before any edit. An unedited photo uses a smaller size, which
 * loads faster.
 */
function sourceOf({ edits, webp, originalUrl }: PhotoView): string {
  const large = webp.findLast(({ width }) => width <= 1600);
  return (sameEdits(edits, UNEDITED) && large?.url) || originalUrl;
}

/** Returns the size after rotating and straightening. */
function shownSize(size: Size, { rotation, straighten }: PhotoEdits): Size {
  const isUpright = rotation % 180 === 0;
  const width = isUpright ? size.width : size.height;
  const height = isUpright ? size.height : size.width;
  const share = keptShare(width, height, straighten);
  return { width: width * share, height: height * share };
}

function styleOf(size: Size, shown: Size, { rotation, straighten, brightness }: PhotoEdits) {
  return {
    width: `${(100 * size.width) / shown.width}%`,
    transform: `translate(-50%, -50%) rotate(${rotation + straighten}deg)`,
    filter: brightness === 1 ? undefined : `brightness(${brightness})`,
  } satisfies CSSProperties;
}

/** Previews a photo with its edits in the browser. */
export function EditedPicture({
  photo,
  edits,
  children,
}: {
  photo: PhotoView;
  edits: PhotoEdits;
  /** Covers the picture. With it, the whole picture shows; without it, only the crop. */
  children?: ReactNode;
}) {
  const [size, setSize] = useState<Size>({ width: photo.width, height: photo.height });
  const turned = shownSize(size, edits);
  const crop = children ? null : edits.crop;
  const seen = crop
    ? { width: turned.width * crop.width, height: turned.height * crop.height }
    : turned;
  return (
    <div
      // Fits both the available width and height.
      style={{
        aspectRatio: `${seen.width} / ${seen.height}`,
        width: `min(100%, ${seen.width / seen.height} * var(--stage-height))`,
      }}
      className="relative mx-auto"
    >
      <div className="absolute inset-0 overflow-hidden">
        <div
          style={
            crop
              ? {
                  left: `${(-100 * crop.left) / crop.width}%`,
                  top: `${(-100 * crop.top) / crop.height}%`,
                  width: `${100 / crop.width}%`,
                  height: `${100 / crop.height}%`,
                }
              : { inset: 0 }
          }
          className="absolute"
        >
          <picture>
            <img
              src={sourceOf(photo)}
              alt={photo.alternativeText}
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setSize({ width, height })
              }
              style={styleOf(size, turned, edits)}
              className="absolute top-1/2 left-1/2 max-w-none"
            />
          </picture>
        </div>
      </div>
      {children}
    </div>
  );
}
