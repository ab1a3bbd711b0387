"use client";

import { type ComponentProps, type RefObject, useRef } from "react";

const STEP = 0.01;
const LARGE_STEP = 0.05;
const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * A handle that mouse, touch and arrow keys can move.
 * @param onMove the distance since `onGrip`, as shares of the area's width and height
 */
export function CropGrip({
  area,
  onGrip,
  onMove,
  ...props
}: ComponentProps<"button"> & {
  area: RefObject<HTMLElement | null>;
  onGrip: () => void;
  onMove: (x: number, y: number) => void;
}) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const letGo = () => {
    start.current = null;
  };
  return (
    <button
      type="button"
      onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
        currentTarget.setPointerCapture(pointerId);
        start.current = { x: clientX, y: clientY };
        onGrip();
      }}
      onPointerMove={({ clientX, clientY }) => {
        const box = area.current?.getBoundingClientRect();
        if (!start.current || !box) return;
        const { x, y } = start.current;
        onMove((clientX - x) / box.width, (clientY - y) / box.height);
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={(event) => {
        const arrow = ARROWS[event.key];
        if (!arrow) return;
        event.preventDefault();
        // Arrow keys also change the photo.
        event.stopPropagation();
        const step = event.shiftKey ? LARGE_STEP : STEP;
        onGrip();
        onMove(arrow[0] * step, arrow[1] * step);
      }}
      {...props}
    />
  );
}
