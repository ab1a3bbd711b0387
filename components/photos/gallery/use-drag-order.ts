"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { onFirstTouch } from "#components/ui/on-first-touch.ts";

/**
 * Lets the items of a list be dragged; what that needs is loaded when the page is first touched.
 * @param onMove gets the `data-photo-id` of the item, and its new place from 0
 * @returns the ref of the list
 */
export function useDragOrder(onMove: (id: string, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const moved = useEffectEvent((item: HTMLElement, to: number) => {
    const { photoId } = item.dataset;
    if (photoId) onMove(photoId, to);
  });
  useEffect(() => {
    let isGone = false;
    let stop = onFirstTouch(() => {
      void import("./sortable.ts").then(
        ({ makeSortable }) => {
          if (!isGone && list.current)
            stop = makeSortable(list.current, (item, to) => moved(item, to));
        },
        // The buttons and keys are there.
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return list;
}
