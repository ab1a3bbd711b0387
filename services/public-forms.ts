import "server-only";
import { TOKEN_FIELD } from "#lib/listing/inquiry-form.ts";
import { ageOfTimeToken } from "#server/time-token.ts";

const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
// No person fills in a form faster, and bots rarely wait this long.
const YOUNGEST_MS = 3 * SECOND_MS;

/**
 * Returns whether a form has a token of this listing that is between three seconds and a day old.
 * @param purpose that the token was made for
 */
export function isTimely(purpose: string, listingId: string, form: URLSearchParams): boolean {
  const age = ageOfTimeToken(purpose, listingId, form.get(TOKEN_FIELD) ?? "");
  return age !== null && age >= YOUNGEST_MS && age <= DAY_MS;
}

/** Returns those of the named fields that a form has. */
export const sentFields = <Name extends string>(
  form: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = form.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ) as Partial<Record<Name, string>>;
