import "server-only";
import { isKnownPlace, nearestPlace } from "#server/place-names/known-places.ts";

/**
 * Whether a name is one of a place in a state, and else the one that is spelled most like it.
 * @param state by its name or its code; of one that is none, no place is known
 */
export function findPlace({ city, state }: { city: string; state: string }) {
  const isKnown = isKnownPlace(city, state);
  return { isKnown, nearest: isKnown ? null : nearestPlace(city, state) };
}
