import "server-only";
import { RecentMap } from "./recent-map.ts";

const MOST = 1_000;

// Kept on globalThis: pages and instrumentation-node.ts are bundled apart.
const holder = globalThis as typeof globalThis & {
  porchlightPageFailures?: RecentMap<string, unknown>;
};
const failures = (holder.porchlightPageFailures ??= new RecentMap(MOST));

/**
 * What a page may throw for a failure. Next prints it as it is, so it says nothing of a query or a
 * person; instrumentation-node.ts logs the failure itself, once.
 * @param requestId shown on the error screen, as Next's `digest`
 */
export function recordPageFailure(error: unknown, requestId: string | null): Error {
  const digest = requestId ?? crypto.randomUUID();
  failures.set(digest, error);
  const shown = Object.assign(new Error("This page can't be shown right now."), { digest });
  shown.stack = `${shown.name}: ${shown.message}`;
  return shown;
}

/** The failure behind what a page has thrown, else that itself. */
export function causeOfPageFailure(thrown: unknown): unknown {
  const digest = thrown instanceof Error && "digest" in thrown ? String(thrown.digest) : "";
  return failures.get(digest) ?? thrown;
}
