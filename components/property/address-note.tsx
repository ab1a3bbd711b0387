"use client";

import { useDebounced } from "#components/data/use-debounced.ts";
import { useStill } from "#components/ui/use-still.ts";
import { noteAddress } from "#lib/us/address-notes.ts";

const ASK_DELAY_MS = 400;

/** Questions a state and zip code that look wrong; they can still be saved. */
export function AddressNote({ state, zipCode }: { state: string; zipCode: string }) {
  const asked = useDebounced(noteAddress({ state, zipCode }).join(" "), ASK_DELAY_MS);
  const note = useStill(asked);
  return (
    <p role="status" className="text-sm text-muted-foreground">
      {note ? `${note} You can save the address as it is.` : null}
    </p>
  );
}
