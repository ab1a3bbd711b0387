"use client";

import { useQuery } from "@tanstack/react-query";
import { place } from "#components/data/queries.ts";
import { useDebounced } from "#components/data/use-debounced.ts";
import { Button } from "#components/ui/button.tsx";
import { useStill } from "#components/ui/use-still.ts";
import { readsAsPlace } from "#lib/us/place-name.ts";
import { STATE_NAMES, stateCodeOf } from "#lib/us/states.ts";

const ASK_DELAY_MS = 400;

/** Warns about an unknown city in the state; it can still be saved. */
export function CityNote({
  city,
  state,
  onTake,
}: {
  city: string;
  state: string;
  onTake: (city: string) => void;
}) {
  const asked = useDebounced(city.trim(), ASK_DELAY_MS);
  const code = stateCodeOf(useDebounced(state, ASK_DELAY_MS));
  const isName = asked !== "" && readsAsPlace(asked);
  const { data } = useQuery({ ...place(asked, code ?? ""), enabled: isName && code !== null });
  const isCurrent = asked === city.trim() && code === stateCodeOf(state);
  const isUnknown = isName && isCurrent && code !== null && data?.isKnown === false;
  const note = useStill(
    isUnknown ? { name: asked, state: STATE_NAMES[code], nearest: data.nearest } : null,
  );
  return (
    <div role="status" className="flex flex-col items-start gap-2 text-sm text-muted-foreground">
      {note ? (
        <>
          <p>
            We couldn&apos;t find {note.name} in {note.state}. Check the spelling. You can still
            save it, but your description won&apos;t mention the city.
          </p>
          {note.nearest ? (
            <Button
              type="button"
              variant="outline"
              size="sm"
              onClick={() => onTake(note.nearest ?? note.name)}
            >
              Use “{note.nearest}”
            </Button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
