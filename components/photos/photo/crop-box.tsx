"use client";

import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { cn } from "#lib/utils.ts";
import { type Corner, CORNERS, type Crop, moveCorner, moveCrop } from "./crop.ts";

const STEP = 0.01;
const LARGE_STEP = 0.05;
const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
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

/** The area that stays of a picture, moved by mouse, finger and arrow keys. It covers the picture. */
export function CropBox({ crop, onChange }: { crop: Crop; onChange: (crop: Crop) => void }) {
  const area = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number; crop: Crop } | null>(null);

  /** What a grip does: `move` gives the area moved by shares of the picture. */
  function grip(move: (crop: Crop, x: number, y: number) => Crop) {
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY, crop };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const box = area.current?.getBoundingClientRect();
        if (!from.current || !box) return;
        const { x, y, crop: before } = from.current;
        onChange(move(before, (clientX - x) / box.width, (clientY - y) / box.height));
      },
      onPointerUp: () => (from.current = null),
      onPointerCancel: () => (from.current = null),
      onKeyDown: (event: KeyboardEvent) => {
        const arrow = ARROWS[event.key];
        if (!arrow) return;
        event.preventDefault();
        event.stopPropagation();
        const step = event.shiftKey ? LARGE_STEP : STEP;
        onChange(move(crop, arrow[0] * step, arrow[1] * step));
      },
    };
  }

  const place = {
    left: percentOf(crop.left),
    top: percentOf(crop.top),
    width: percentOf(crop.width),
    height: percentOf(crop.height),
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
        <button
          type="button"
          aria-label="Move the area that stays, with the arrow keys"
          aria-describedby="crop-area"
          {...grip(moveCrop)}
          className="absolute inset-0 cursor-move touch-none bg-[linear-gradient(to_right,transparent_33.2%,#fff6_33.2%,#fff6_33.5%,transparent_33.5%,transparent_66.5%,#fff6_66.5%,#fff6_66.8%,transparent_66.8%),linear-gradient(to_bottom,transparent_33.2%,#fff6_33.2%,#fff6_33.5%,transparent_33.5%,transparent_66.5%,#fff6_66.5%,#fff6_66.8%,transparent_66.8%)] -outline-offset-4"
        />
        {CORNERS.map((corner) => (
          <button
            key={corner}
            type="button"
            aria-label={`Move the ${corner} corner, with the arrow keys`}
            aria-describedby="crop-area"
            {...grip((before, x, y) => moveCorner(before, corner, x, y))}
            className={cn(
              "group absolute flex size-11 touch-none items-center justify-center rounded-full outline-none",
              PLACES[corner],
            )}
          >
            <span className="size-4.5 rounded-full border-2 border-white bg-primary group-focus-visible:outline-3 group-focus-visible:outline-offset-2 group-focus-visible:outline-lamp" />
          </button>
        ))}
      </div>
      <p id="crop-area" aria-live="polite" className="sr-only">
        {describe(crop)}
      </p>
    </div>
  );
}

const percentOf = (share: number) => `${share * 100}%`;
