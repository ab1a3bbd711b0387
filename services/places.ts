import "server-only";
import { isKnownPlace, nearestPlace } from "#server/place-names/known-places.ts";

/**
 * Checks that a place exists in a state, and suggests the most similar name if it doesn't.
 * @param state its name or code; an unknown state has no known places
 */
export function findPlace({ city, state }: { city: string; state: string }) {
  const isKnown = isKnownPlace(city, state);
  return { isKnown, nearest: isKnown ? null : nearestPlace(city, state) };
}
