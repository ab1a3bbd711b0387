"use client";

import { useEffect, useEffectEvent } from "react";

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select"));

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key === "/" && !ctrlKey && !metaKey && !altKey) return !isTypedInto(target);
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

const isDialogOpen = () =>
  document.querySelector("[role=dialog][data-state=open], [role=alertdialog][data-state=open]");

/** Calls back for `/`, Ctrl+K or Cmd+K, but not while one types or in a dialog. */
export function useSearchKey(onPressed: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isSearchKey(event) || isDialogOpen()) return;
    event.preventDefault();
    onPressed();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
