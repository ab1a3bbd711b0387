"use client";

import { useState } from "react";
import { useHydrated } from "#components/ui/use-hydrated.ts";

const KEY = "porchlight.first-login";

/** What the first login after signing up or accepting an invitation continues with. */
interface FirstLogin {
  email?: string;
  /** The person joins a sale, so the dashboard comes before their profile. */
  opensDashboard?: boolean;
}

/** Runs work on this tab's storage. Returns null if that is full or disabled. */
function attempt<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

/** Remembers it in this tab until the first login. */
export function rememberFirstLogin(first: FirstLogin): void {
  attempt((storage) => storage.setItem(KEY, JSON.stringify(first)));
}

export function clearFirstLogin(): void {
  attempt((storage) => storage.removeItem(KEY));
}

function read(): FirstLogin {
  return attempt((storage) => JSON.parse(storage.getItem(KEY) ?? "{}") as FirstLogin) ?? {};
}

/** Returns what was remembered in this tab; empty on the server and during hydration. */
export function useFirstLogin(): FirstLogin {
  const isHydrated = useHydrated();
  const [first, setFirst] = useState<FirstLogin | null>(null);
  if (isHydrated && !first) setFirst(read());
  return first ?? {};
}
