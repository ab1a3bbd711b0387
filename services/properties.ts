import "server-only";
import type { z } from "zod";
import { saveProperty as save } from "#db/queries/properties.ts";
import { checkFairHousing } from "#lib/description/fair-housing/check.ts";
import { AppError } from "#lib/errors.ts";
import type { propertyInput } from "#lib/schemas/property.ts";
import { isKnownPlace } from "#server/place-names/known-places.ts";

export {
  addressOfAccount,
  correctBasics,
  propertyOfAccount,
  saveBasics,
} from "#db/queries/properties.ts";

const UNFAIR_CITY =
  "This describes who may live there, which fair housing law doesn't allow. Please enter the name of the city.";

/**
 * Saves the address. The city is shown on public pages, so that it may not say what fair-housing law
 * forbids; the name of a real place always may stay, and so may one that nobody knows.
 * @throws AppError `bad_request` with a message on the city
 */
export async function saveProperty(accountId: string, input: z.output<typeof propertyInput>) {
  const { city, state } = input;
  const isUnfair = checkFairHousing(city).some(({ severity }) => severity === "violation");
  if (isUnfair && !isKnownPlace(city, state)) {
    throw new AppError("bad_request", UNFAIR_CITY, { fields: { city: UNFAIR_CITY } });
  }
  return save(accountId, input);
}
