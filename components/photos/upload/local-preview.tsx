"use client";

import { Image } from "lucide";
import pLimit from "p-limit";
import { useEffect, useRef, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { cn } from "#lib/utils.ts";

const SIDE = 96;
/** A phone doesn't have the memory to decode several photos in parallel. */
const oneAtATime = pLimit(1);

async function draw(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const bitmap = await createImageBitmap(file, { resizeWidth: SIDE * 2, resizeQuality: "medium" });
  const scale = SIDE / Math.min(bitmap.width, bitmap.height);
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  const context = canvas.getContext("2d");
  context?.drawImage(bitmap, (SIDE - width) / 2, (SIDE - height) / 2, width, height);
  bitmap.close();
}

/** Previews a file during its upload, if the browser can decode it. */
export function LocalPreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    let isGone = false;
    void oneAtATime(async () => {
      if (isGone || !canvas.current) return;
      await draw(file, canvas.current);
      if (!isGone) setIsDrawn(true);
    }).catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [file]);
  return (
    <span
      aria-hidden
      className="relative flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-lg bg-secondary text-muted-foreground"
    >
      <Icon node={Image} className="size-6" />
      <canvas
        ref={canvas}
        width={SIDE}
        height={SIDE}
        className={cn("absolute inset-0 size-full", !isDrawn && "invisible")}
      />
    </span>
  );
}
