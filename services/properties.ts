import "server-only";
import type { z } from "zod";
import { saveProperty as save } from "#db/queries/properties.ts";
import { checkFairHousing } from "#lib/description/index.ts";
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
 * Saves the address. The city is public, so it is checked for fair housing violations. Names of
 * real places are always allowed.
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
