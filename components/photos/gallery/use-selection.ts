"use client";

import { useState } from "react";

/** Returns which photos are selected. `ids` is null while none can be selected. */
export function useSelection() {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  return {
    ids,
    start: () => setIds([]),
    end: () => setIds(null),
    toggle: (id: string) =>
      setIds((before) =>
        before?.includes(id) ? before.filter((one) => one !== id) : [...(before ?? []), id],
      ),
  };
}
