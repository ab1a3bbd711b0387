"use client";

import { useSyncExternalStore, type ReactNode } from "react";

const MAX_TOASTS = 1;
export const TOAST_DURATION_MS = 5000;
const REMOVE_DELAY_MS = 1_000_000;

/** `hint` explains how to do the same on the screen after the toast has gone. */
type ToastButton = { label: string; hint: string; onClick: () => void };

type ToastOptions = {
  title?: ReactNode;
  description?: ReactNode;
  action?: ToastButton;
  variant?: "default" | "destructive";
  /** In milliseconds; TOAST_DURATION_MS by default. */
  duration?: number;
};

type ToastItem = ToastOptions & { id: string; open: boolean };

const NONE: ToastItem[] = [];
let items: ToastItem[] = NONE;
let count = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function commit(next: ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

function remove(id: string) {
  clearTimeout(removals.get(id));
  removals.delete(id);
  commit(items.filter((item) => item.id !== id));
}

/** Closes one toast, or all of them. They leave the list REMOVE_DELAY_MS later. */
export function dismissToast(id?: string) {
  const closing = items.filter((item) => id === undefined || item.id === id);
  for (const item of closing) {
    if (removals.has(item.id)) continue;
    const timer = setTimeout(() => remove(item.id), REMOVE_DELAY_MS);
    // In Node, a pending timer would keep the process alive.
    if (typeof timer === "object") timer.unref?.();
    removals.set(item.id, timer);
  }
  commit(items.map((item) => (closing.includes(item) ? { ...item, open: false } : item)));
}

/**
 * Shows a toast in place of the current one, if any.
 * @returns its id, and functions that close or change it
 */
export function toast(options: ToastOptions) {
  const id = `toast-${++count}`;
  const next = [{ ...options, id, open: true }, ...items];
  for (const dropped of next.slice(MAX_TOASTS)) {
    clearTimeout(removals.get(dropped.id));
    removals.delete(dropped.id);
  }
  commit(next.slice(0, MAX_TOASTS));
  return {
    id,
    dismiss: () => dismissToast(id),
    update: (change: ToastOptions) =>
      commit(items.map((item) => (item.id === id ? { ...item, ...change } : item))),
  };
}

/** Removes every toast immediately, for tests. */
export function clearToasts() {
  for (const item of items) remove(item.id);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useToast() {
  const toasts = useSyncExternalStore(
    subscribe,
    () => items,
    () => NONE,
  );
  return { toasts, toast, dismiss: dismissToast };
}
