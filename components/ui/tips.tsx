"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { clamp } from "#lib/math.ts";
import { type Tip, watchTips } from "./watch-tips.ts";

const GAP = 6;
const MARGIN = 8;

function place(box: HTMLElement, { anchor }: Tip) {
  const above = anchor.top - GAP - box.offsetHeight;
  const left = anchor.left + (anchor.width - box.offsetWidth) / 2;
  const furthest = document.documentElement.clientWidth - MARGIN - box.offsetWidth;
  box.style.top = `${above >= MARGIN ? above : anchor.bottom + GAP}px`;
  box.style.left = `${clamp(left, MARGIN, Math.max(MARGIN, furthest))}px`;
}

/** Render it once per page. */
export function Tips() {
  const [tip, setTip] = useState<Tip | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => watchTips(setTip), []);
  useLayoutEffect(() => {
    if (tip && box.current) place(box.current, tip);
  }, [tip]);
  if (!tip) return null;
  return createPortal(
    <div
      ref={box}
      role="tooltip"
      className="fixed z-50 max-w-64 animate-fade-in rounded-lg bg-foreground px-3 py-1.5 text-sm leading-5 text-background shadow-raised"
    >
      {tip.text}
    </div>,
    document.body,
  );
}
