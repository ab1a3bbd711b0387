"use client";

import { useSyncExternalStore, type ReactNode } from "react";

/** SPEC section 9: one toast at a time, 5 s on screen, a dismissed one forgotten after 1,000,000 ms. */
export const TOAST_LIMIT = 1;
export const TOAST_DURATION = 5000;
export const TOAST_REMOVE_DELAY = 1_000_000;

export type ToastOptions = {
  title?: ReactNode;
  description?: ReactNode;
  /** A ToastAction, if there is something to do about it. */
  action?: ReactNode;
  variant?: "default" | "destructive";
  /** Milliseconds on screen; TOAST_DURATION unless given. */
  duration?: number;
};

export type ToastItem = ToastOptions & { id: string; open: boolean };

const NONE: ToastItem[] = [];
let items: ToastItem[] = NONE;
let count = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function commit(next: ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

/** Drops a toast for good, its timer too. */
function remove(id: string) {
  clearTimeout(removals.get(id));
  removals.delete(id);
  commit(items.filter((item) => item.id !== id));
}

/** Closes one toast, or all of them; it leaves the list TOAST_REMOVE_DELAY later. */
export function dismissToast(id?: string) {
  const closing = items.filter((item) => id === undefined || item.id === id);
  for (const item of closing) {
    if (removals.has(item.id)) continue;
    const timer = setTimeout(() => remove(item.id), TOAST_REMOVE_DELAY);
    // Under Node a pending timer would keep the process alive.
    if (typeof timer === "object") timer.unref?.();
    removals.set(item.id, timer);
  }
  commit(items.map((item) => (closing.includes(item) ? { ...item, open: false } : item)));
}

/**
 * Shows a toast in place of the one on screen, if any.
 * @returns its id, and functions that close it or change what it says.
 */
export function toast(options: ToastOptions) {
  const id = `toast-${++count}`;
  const next = [{ ...options, id, open: true }, ...items];
  for (const dropped of next.slice(TOAST_LIMIT)) {
    clearTimeout(removals.get(dropped.id));
    removals.delete(dropped.id);
  }
  commit(next.slice(0, TOAST_LIMIT));
  return {
    id,
    dismiss: () => dismissToast(id),
    update: (change: ToastOptions) =>
      commit(items.map((item) => (item.id === id ? { ...item, ...change } : item))),
  };
}

/** Forgets every toast at once, for tests. */
export function clearToasts() {
  for (const item of items) remove(item.id);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The toasts to draw, and the two functions that change them. */
export function useToast() {
  const toasts = useSyncExternalStore(
    subscribe,
    () => items,
    () => NONE,
  );
  return { toasts, toast, dismiss: dismissToast };
}
