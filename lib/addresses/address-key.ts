import { cityKey } from "#lib/us/address.ts";
import { streetKey } from "#lib/us/street-key.ts";
import { stateOfZip } from "#lib/us/zip-states.ts";

/** Where an address is, as written; the house number is normalized for comparison. */
export interface WrittenAddress {
  houseNumber: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
}

/**
 * What identifies an imported address. `place` is the zip code, or "WI madison" where the file has
 * none.
 */
export interface AddressKey {
  place: string;
  state: string;
  streetKey: string;
  houseNumber: string;
}

/**
 * Returns an address's keys, the most certain first: by zip code, then by city.
 * @returns a reason if it can't be identified
 */
export function addressKeys(address: WrittenAddress): AddressKey[] | { reason: string } {
  const { houseNumber, street, city } = address;
  if (houseNumber === null) return { reason: "no house number" };
  if (street === null) return { reason: "no street" };
  const zipCode = /^\d{5}$/.test(address.zipCode ?? "") ? address.zipCode : null;
  const written = /^[A-Z]{2}$/.test(address.state ?? "") ? address.state : null;
  const state = written ?? (zipCode === null ? null : stateOfZip(zipCode));
  if (state === null) return { reason: "no state or US zip code" };
  const places = [zipCode, city === null ? null : `${state} ${cityKey(city)}`];
  const known = places.filter((place) => place !== null);
  if (known.length === 0) return { reason: "no zip code or city" };
  const key = { state, streetKey: streetKey(street), houseNumber };
  return known.map((place) => ({ place, ...key }));
}
