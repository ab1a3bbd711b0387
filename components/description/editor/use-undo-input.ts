"use client";

import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from "react";

type Direction = "undo" | "redo";

function directionOfKey(event: KeyboardEvent): Direction | null {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  const key = event.key.toLowerCase();
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" && event.ctrlKey ? "redo" : null;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  historyUndo: "undo",
  historyRedo: "redo",
};

/**
 * Replaces the browser's undo and redo in a field.
 * @returns the field's `onKeyDown`
 */
export function useUndoInput(
  field: RefObject<HTMLTextAreaElement | null>,
  { isBusy, onUndo, onRedo }: { isBusy: boolean; onUndo: () => void; onRedo: () => void },
) {
  function handle(event: { preventDefault: () => void }, direction: Direction | null | undefined) {
    if (!direction) return;
    event.preventDefault();
    if (isBusy) return;
    if (direction === "undo") onUndo();
    else onRedo();
  }

  // Undo from a menu, a gesture or a shake comes as an `input` event.
  const handleInput = useEffectEvent((event: InputEvent) =>
    handle(event, DIRECTIONS[event.inputType]),
  );
  useEffect(() => {
    const element = field.current;
    const listener = (event: InputEvent) => handleInput(event);
    element?.addEventListener("beforeinput", listener);
    return () => element?.removeEventListener("beforeinput", listener);
  }, [field]);

  return (event: KeyboardEvent) => handle(event, directionOfKey(event));
}
