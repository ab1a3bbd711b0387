import "server-only";
import { RecentMap } from "./recent-map.ts";

const MOST = 1_000;

// On globalThis because pages and instrumentation-node.ts are bundled separately.
const holder = globalThis as typeof globalThis & {
  porchlightPageFailures?: RecentMap<string, unknown>;
};
const failures = (holder.porchlightPageFailures ??= new RecentMap(MOST));

/**
 * Returns an error for a page to throw. It contains no query or personal data because Next prints
 * it. instrumentation-node.ts logs the original failure, once.
 * @param requestId shown on the error screen, as Next's `digest`
 */
export function recordPageFailure(error: unknown, requestId: string | null): Error {
  const digest = requestId ?? crypto.randomUUID();
  failures.set(digest, error);
  const shown = Object.assign(new Error("This page can't be shown right now."), { digest });
  shown.stack = `${shown.name}: ${shown.message}`;
  return shown;
}

/** Returns the failure behind an error thrown by a page, or the error itself. */
export function causeOfPageFailure(thrown: unknown): unknown {
  const digest = thrown instanceof Error && "digest" in thrown ? String(thrown.digest) : "";
  return failures.get(digest) ?? thrown;
}
