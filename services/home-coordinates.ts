import "server-only";
import { findCoordinates } from "#db/queries/addresses.ts";
import { addressKeys } from "#lib/addresses/address-key.ts";
import type { Subject } from "#lib/valuation/data/home.ts";

/** Returns a home with the coordinates of its address, if the operator imported that address. */
export async function placeHome(subject: Subject): Promise<Subject> {
  const keys = addressKeys(subject);
  if ("reason" in keys) return subject;
  return { ...subject, ...(await findCoordinates(keys)) };
}
