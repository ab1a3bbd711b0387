type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Returns JSON with sorted names and without spaces, the same for equal values. */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item: Json) => canonicalJson(item)).join(",")}]`;
  const entries = Object.entries(value as { readonly [name: string]: Json });
  const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, item]) => `${JSON.stringify(name)}:${canonicalJson(item)}`).join(",")}}`;
}
