import "server-only";
import { readPlace } from "#lib/description/index.ts";
import { stateCodeOf } from "#lib/us/states.ts";
import { NAMES_BY_STATE } from "./names.ts";
import { placeKey } from "./place-key.ts";

const read = new Map<string, ReadonlyMap<string, string>>();

function namesOf(state: string): ReadonlyMap<string, string> | null {
  const code = stateCodeOf(state);
  if (!code) return null;
  const known = read.get(code);
  if (known) return known;
  const names = (NAMES_BY_STATE[code] ?? "").split("|");
  const byKey = new Map(names.map((name) => [placeKey(name), name]));
  read.set(code, byKey);
  return byKey;
}

const keyIn = (city: string, state: string) => placeKey(readPlace({ city, state }).city);

/** Returns whether a state has a town or post office of that name, in any spelling. */
export function isKnownPlace(city: string, state: string): boolean {
  return namesOf(state)?.has(keyIn(city, state)) ?? false;
}

const mostWrong = (length: number) => (length < 5 ? 1 : 2);

/** Returns the known place with the most similar spelling; null if none is close. */
export function nearestPlace(city: string, state: string): string | null {
  const key = keyIn(city, state);
  let best: { name: string; wrong: number } | null = null;
  for (const [other, name] of namesOf(state) ?? []) {
    const most = best ? best.wrong - 1 : mostWrong(key.length);
    if (most < 1 || Math.abs(other.length - key.length) > most) continue;
    const wrong = lettersWrong(key, other);
    if (wrong <= most) best = { name, wrong };
  }
  return best?.name ?? null;
}

function lettersWrong(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one.charAt(at - 1) === other.charAt(to - 1);
      const isSwapped =
        at > 1 &&
        to > 1 &&
        one.charAt(at - 1) === other.charAt(to - 2) &&
        one.charAt(at - 2) === other.charAt(to - 1);
      row[to] = Math.min(
        (last[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + 1,
        (last[to - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[to - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}

/** Returns the property, with an empty city if the place is unknown. */
export function withKnownPlace<Property extends { city: string; state: string }>(
  property: Property,
): Property {
  return isKnownPlace(property.city, property.state) ? property : { ...property, city: "" };
}
