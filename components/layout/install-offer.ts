"use client";

import { useEffect, useSyncExternalStore } from "react";

/** Chromium's `beforeinstallprompt` event, which can show the install prompt later. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const IDLE_WITHIN_MS = 10_000;

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * @returns a function that asks the person to install Porchlight; null if the browser doesn't offer
 *   it
 */
export function useInstallOffer(): (() => void) | null {
  const current = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  );
  if (!current) return null;
  return () => {
    // An offer can prompt only once.
    setOffer(null);
    void current.prompt();
  };
}

// Only the offline page needs the worker, and the next page load tries again.
function register(): void {
  if (navigator.onLine) void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}

/**
 * Makes Porchlight installable. Registers the worker of the offline page when the page is idle, and
 * remembers the browser's offer to install.
 */
export function useInstallable(): void {
  useEffect(() => {
    const note = (event: Event) => {
      // The settings screen makes the offer, so the browser's own bar doesn't cover a form.
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    const forget = () => setOffer(null);
    window.addEventListener("beforeinstallprompt", note);
    window.addEventListener("appinstalled", forget);
    return () => {
      window.removeEventListener("beforeinstallprompt", note);
      window.removeEventListener("appinstalled", forget);
    };
  }, []);
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    if (typeof requestIdleCallback === "undefined") register();
    else requestIdleCallback(register, { timeout: IDLE_WITHIN_MS });
  }, []);
}
