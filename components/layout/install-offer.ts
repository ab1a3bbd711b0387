"use client";

import { useEffect, useSyncExternalStore } from "react";

/** Chromium's: the page may be installed, and asks for it when it likes. */
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

/** @returns asks the person whether to install Porchlight; null where the browser does not offer it */
export function useInstallOffer(): (() => void) | null {
  const current = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  );
  if (!current) return null;
  return () => {
    // An offer is good for one question.
    setOffer(null);
    void current.prompt();
  };
}

// Without it everything works but the page of no connection: another visit tries again.
function register(): void {
  if (navigator.onLine) void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}

/**
 * Makes Porchlight installable: has the worker of the page of no connection registered when the page
 * has nothing else to do, and notes that the browser offers to install.
 */
export function useInstallable(): void {
  useEffect(() => {
    const note = (event: Event) => {
      // It is offered on the settings screen, not by a bar of the browser's over a form.
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
