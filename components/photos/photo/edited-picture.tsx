"use client";

import { type CSSProperties, type ReactNode, useState } from "react";
import { keptShare } from "#lib/photos/straighten.ts";
import type { PhotoEdits, PhotoView } from "#lib/schemas/photos.ts";
import { UNEDITED, sameEdits } from "./photo-fields.ts";

type Size = { width: number; height: number };

/** The picture before any edit. Where there was none, one in a size that loads faster. */
function sourceOf({ edits, webp, originalUrl }: PhotoView): string {
  const large = webp.findLast(({ width }) => width <= 1600);
  return (sameEdits(edits, UNEDITED) && large?.url) || originalUrl;
}

/** How wide and high the picture is once it is turned and straightened. */
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

/** A photograph as it would be with these edits, as the browser can show it at once. */
export function EditedPicture({
  photo,
  edits,
  children,
}: {
  photo: PhotoView;
  edits: PhotoEdits;
  /** Covers the picture. Without it, what was cropped away is not shown. */
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
      // As large as its place allows: by its shape, either side may be what limits it.
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
