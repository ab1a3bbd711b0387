"use client";

import { useEffect, useState } from "react";
import type * as checksModule from "./find-notes.ts";

type Checks = typeof checksModule;
let loaded: Checks | null = null;

export async function loadChecks(): Promise<Checks> {
  loaded ??= await import("./find-notes.ts");
  return loaded;
}

/** The checks, null while they load. */
export function useChecks(): { checks: Checks | null; isFailed: boolean } {
  const [checks, setChecks] = useState(loaded);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    loadChecks().then(
      (all) => {
        if (!isGone) setChecks(all);
      },
      () => {
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return { checks, isFailed };
}
