"use client";

import { useRef } from "react";
import { cn } from "#lib/utils.ts";
import { type Corner, CORNERS, type Crop, moveCorner, moveCrop } from "./crop.ts";
import { CropGrip } from "./crop-grip.tsx";

const PLACES: Record<Corner, string> = {
  "top left": "-top-5.5 -left-5.5 cursor-nwse-resize",
  "top right": "-top-5.5 -right-5.5 cursor-nesw-resize",
  "bottom left": "-bottom-5.5 -left-5.5 cursor-nesw-resize",
  "bottom right": "-right-5.5 -bottom-5.5 cursor-nwse-resize",
};

const percent = (share: number) => `${Math.round(share * 100)}%`;

function describe({ left, top, width, height }: Crop): string {
  return `${percent(width)} of the width and ${percent(height)} of the height, ${percent(left)} from the left and ${percent(top)} from the top`;
}

/** Selects the area to keep. Covers the picture. */
export function CropBox({ crop, onChange }: { crop: Crop; onChange: (crop: Crop) => void }) {
  const area = useRef<HTMLDivElement>(null);
  const gripped = useRef(crop);
  const onGrip = () => {
    gripped.current = crop;
  };
  const place = {
    left: `${crop.left * 100}%`,
    top: `${crop.top * 100}%`,
    width: `${crop.width * 100}%`,
    height: `${crop.height * 100}%`,
  };
  return (
    <div ref={area} className="absolute inset-0">
      <div aria-hidden className="absolute inset-0 overflow-hidden">
        <div style={place} className="absolute shadow-[0_0_0_100vmax_oklch(0_0_0/0.55)]" />
      </div>
      <div
        style={place}
        className="absolute outline-2 outline-white forced-colors:outline-[CanvasText]"
      >
        <CropGrip
          area={area}
          onGrip={onGrip}
          onMove={(x, y) => onChange(moveCrop(gripped.current, x, y))}
          aria-label="Move the crop area with the arrow keys"
          aria-describedby="crop-area"
          className="absolute inset-0 cursor-move touch-none -outline-offset-4"
        />
        {CORNERS.map((corner) => (
          <CropGrip
            key={corner}
            area={area}
            onGrip={onGrip}
            onMove={(x, y) => onChange(moveCorner(gripped.current, corner, x, y))}
            aria-label={`Move the ${corner} corner with the arrow keys`}
            aria-describedby="crop-area"
            className={cn(
              "group absolute flex size-11 touch-none items-center justify-center rounded-full outline-none",
              PLACES[corner],
            )}
          >
            <span className="size-4.5 rounded-full border-2 border-white bg-primary group-focus-visible:outline-3 group-focus-visible:outline-offset-2 group-focus-visible:outline-lamp" />
          </CropGrip>
        ))}
      </div>
      <p id="crop-area" aria-live="polite" className="sr-only">
        {describe(crop)}
      </p>
    </div>
  );
}
