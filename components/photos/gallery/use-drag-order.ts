"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { onFirstTouch } from "#components/ui/on-first-touch.ts";

/**
 * Makes a list's items draggable. Loads the library when the pointer first enters the list or the
 * page is first touched.
 * @param onMove gets the item's `data-photo-id` and its new index from 0
 * @returns the ref of the list
 */
export function useDragOrder(onMove: (id: string, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const moved = useEffectEvent((item: HTMLElement, to: number) => {
    const { photoId } = item.dataset;
    if (photoId) onMove(photoId, to);
  });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let isGone = false;
    let end = () => undefined as void;
    const load = async () => {
      stopWaiting();
      // Without the library, buttons and keys still work.
      const sortable = await import("./sortable.ts").catch(() => null);
      if (sortable && !isGone) end = sortable.makeSortable(element, (...move) => moved(...move));
    };
    const stopTouch = onFirstTouch(() => void load());
    const enter = () => void load();
    element.addEventListener("pointerenter", enter);
    const stopWaiting = () => {
      stopTouch();
      element.removeEventListener("pointerenter", enter);
    };
    return () => {
      isGone = true;
      stopWaiting();
      end();
    };
  }, []);
  return list;
}
