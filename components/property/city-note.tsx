"use client";

import { useQuery } from "@tanstack/react-query";
import { place } from "#components/data/queries.ts";
import { useDebounced } from "#components/data/use-debounced.ts";
import { Button } from "#components/ui/button.tsx";
import { readsAsPlace } from "#lib/description/place-name.ts";
import { STATE_NAMES, stateCodeOf } from "#lib/us/states.ts";

const ASK_DELAY_MS = 400;

/** Tells where a city is none that is known in its state; it may be saved all the same. */
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
  return (
    <div role="status" className="flex flex-col items-start gap-2 text-sm text-muted-foreground">
      {isUnknown ? (
        <>
          <p>
            We don’t know a place named {asked} in {STATE_NAMES[code]}. Please check the spelling.
            You can save it as it is; the description leaves the city out.
          </p>
          {data.nearest ? (
            <Button
              type="button"
              variant="outline"
              size="sm"
              onClick={() => onTake(data.nearest ?? asked)}
            >
              Use “{data.nearest}”
            </Button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
