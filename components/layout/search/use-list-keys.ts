"use client";

import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** Returns the next position in the list; past its ends null, for the box itself. */
function moved(active: number | null, count: number, isDown: boolean): number | null {
  if (active === null) return isDown ? 0 : count - 1;
  const next = isDown ? active + 1 : active - 1;
  return next < 0 || next >= count ? null : next;
}

/**
 * Handles the keys of a list whose box keeps the focus: arrows select, Enter follows, Escape
 * closes.
 * @param list the list's content; another list resets the selection
 * @returns the selected position
 */
export function useListKeys(
  input: RefObject<HTMLInputElement | null>,
  {
    list,
    count,
    follow,
    close,
  }: { list: unknown; count: number; follow: (place: number) => void; close: () => void },
): number | null {
  const [chosen, setChosen] = useState<{ of: unknown; place: number | null }>();
  const active = chosen?.of === list && chosen ? chosen.place : null;

  function act(key: string): boolean {
    if (key === "Escape") close();
    else if (count > 0 && (key === "ArrowDown" || key === "ArrowUp"))
      setChosen({ of: list, place: moved(active, count, key === "ArrowDown") });
    else if (key === "Enter" && active !== null) follow(active);
    else return false;
    return true;
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (act(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const box = input.current;
    const listen = (event: KeyboardEvent) => press(event);
    box?.addEventListener("keydown", listen);
    return () => box?.removeEventListener("keydown", listen);
  }, [input]);
  return active;
}
