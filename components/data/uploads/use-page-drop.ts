"use client";

import { useEffect, useEffectEvent, useState } from "react";

const hasFiles = (data: DataTransfer | null) => data?.types.includes("Files") ?? false;

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])];

/**
 * Takes files that are dropped or pasted anywhere on the page.
 * @param onFiles null while no files are accepted
 * @returns whether files are being dragged over the page
 */
export function usePageDrop(onFiles: ((files: File[]) => void) | null): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((data: DataTransfer | null) => {
    const files = filesOf(data);
    if (files.length > 0) onFiles?.(files);
  });
  const isOff = onFiles === null;
  useEffect(() => {
    if (isOff) return;
    const stop = new AbortController();
    const listen = <Type extends "dragenter" | "dragover" | "dragleave" | "drop" | "paste">(
      type: Type,
      act: (event: WindowEventMap[Type]) => void,
    ) => window.addEventListener(type, act, { signal: stop.signal });
    const hold = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(true);
    };
    listen("dragenter", hold);
    listen("dragover", hold);
    listen("dragleave", ({ relatedTarget }) => {
      if (relatedTarget === null) setIsOver(false);
    });
    listen("drop", (event) => {
      setIsOver(false);
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      take(event.dataTransfer);
    });
    listen("paste", (event) => take(event.clipboardData));
    return () => stop.abort();
  }, [isOff]);
  return isOver && !isOff;
}
