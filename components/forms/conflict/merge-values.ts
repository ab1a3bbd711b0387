import { hashKey } from "@tanstack/react-query";

const isSame = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other]);

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the values that others saved, with those that this person changed in their place. A list
 * counts as one value.
 * @param base the saved values that this person began with
 */
export function mergeValues<Value>(base: Value, mine: Value, theirs: Value): Value {
  if (isGroup(base) && isGroup(mine) && isGroup(theirs)) {
    const merged = Object.keys(theirs).map((name) => [
      name,
      mergeValues(base[name], mine[name], theirs[name]),
    ]);
    return Object.fromEntries(merged) as Value;
  }
  return isSame(base, mine) ? theirs : mine;
}

/** A field in words: its label and its value. */
export type FieldWords = readonly [label: string, value: string];

export interface Difference {
  label: string;
  theirs: string;
  other: string;
}

/** Returns the fields whose words differ, in the order of the screen. */
export function differences(
  theirs: readonly FieldWords[],
  others: readonly FieldWords[],
): Difference[] {
  const byLabel = new Map(others);
  return theirs.flatMap(([label, value]) => {
    const other = byLabel.get(label) ?? "";
    return other === value ? [] : [{ label, theirs: value, other }];
  });
}
