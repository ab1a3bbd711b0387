import { runInThisContext } from "node:vm";
import { vi } from "vitest";
import { WHEN_SEEN_SCRIPT } from "#lib/when-seen.ts";

/** Runs a part of the head's script as a browser does. */
export const runInHead = (script: string): void =>
  void runInThisContext(`{ ${WHEN_SEEN_SCRIPT}\n${script} }`);

/** A browser that tells of a paint when `paint` is called with its name. */
export function stubPaints(): { paint: (name: string) => void } {
  const seen: ((name: string) => void)[] = [];
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      static supportedEntryTypes = ["paint"];
      constructor(see: (paints: object, observer: object) => void) {
        seen.push((painted) =>
          see(
            { getEntriesByName: (name: string) => (name === painted ? [{ name }] : []) },
            { disconnect: () => undefined },
          ),
        );
      }
      observe() {}
    },
  );
  return { paint: (name) => seen.forEach((see) => see(name)) };
}
