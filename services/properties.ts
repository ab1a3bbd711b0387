import "server-only";
import type { z } from "zod";
import type { Author } from "#db/queries/description-versions.ts";
import * as properties from "#db/queries/properties.ts";
import { checkFairHousing } from "#lib/description/index.ts";
import { AppError } from "#lib/errors.ts";
import type { Basics } from "#lib/fields/basics.ts";
import type { TextCorrection } from "#lib/schemas/description.ts";
import type { propertyInput } from "#lib/schemas/property.ts";
import { isKnownPlace } from "#server/place-names/known-places.ts";
import { saveDetails } from "./corrections.ts";

export { addressOfAccount, propertyOfAccount, saveOptionalFacts } from "#db/queries/properties.ts";

type Corrected = { correction?: TextCorrection | undefined };

const UNFAIR_CITY =
  "This describes who may live there, which fair housing law doesn't allow. Please enter the name of the city.";

/**
 * Saves the address. The city is public, so it is checked for fair housing violations. Names of
 * real places are always allowed.
 * @param basedOn the revision that it was changed from
 * @throws AppError `bad_request` with a message on the city, `conflict` if it was saved since, and as
 *   `saveDetails`
 */
export async function saveProperty(
  author: Author,
  { correction, ...input }: z.output<typeof propertyInput> & Corrected,
  basedOn?: number,
) {
  const { city, state } = input;
  const isUnfair = checkFairHousing(city).some(({ severity }) => severity === "violation");
  if (isUnfair && !isKnownPlace(city, state)) {
    throw new AppError("bad_request", UNFAIR_CITY, { fields: { city: UNFAIR_CITY } });
  }
  return saveDetails(author, correction, (tx) =>
    properties.saveProperty(author, input, basedOn, tx),
  );
}

/** @throws AppError as `properties.saveBasics` and `saveDetails` */
export const saveBasics = (
  author: Author,
  { correction, ...basics }: Basics & Corrected,
  basedOn?: number,
) => saveDetails(author, correction, (tx) => properties.saveBasics(author, basics, basedOn, tx));

/** @throws AppError as `properties.correctBasics` and `saveDetails` */
export const correctBasics = (
  author: Author,
  { correction, ...changes }: Partial<Basics> & Corrected,
) => saveDetails(author, correction, (tx) => properties.correctBasics(author, changes, tx));
