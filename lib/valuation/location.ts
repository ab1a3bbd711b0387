import type { HomeFacts, HomeLocation, Sale, Subject } from "./data/home.ts";
import { cityKey } from "#lib/us/address.ts";
import { numbersApartFrom } from "#lib/us/house-number.ts";
import { streetKey } from "#lib/us/street-key.ts";
import { coordinatesOf, offsetKm, type Placed } from "./offset.ts";

const MAX_NUMBERS_APART = 100;
// Five blocks, at a hundred house numbers a block.
const MAX_DISTRICT_NUMBERS_APART = 500;

/** Returns the kilometers between two homes; null if either location is unknown. */
export function distanceKm(a: Placed, b: Placed): number | null {
  const [from, to] = [coordinatesOf(a), coordinatesOf(b)];
  if (!from || !to) return null;
  const { east, north } = offsetKm(from, to);
  return Math.hypot(east, north);
}

/** Returns a test for homes on the same street, in any zip and spelling. */
export function onStreetOf({ street }: HomeLocation): (home: HomeLocation) => boolean {
  if (street === null) return () => false;
  const key = streetKey(street);
  // A zip code's sales share a few streets.
  const found = new Map<string | null, boolean>([[null, false]]);
  return (home) => {
    const isSame = found.get(home.street) ?? streetKey(home.street ?? "") === key;
    found.set(home.street, isSame);
    return isSame;
  };
}

/** Returns a test for homes in the same zip, or in the same city if the home has no zip. */
export function inPlaceOf({ zipCode, state, city }: HomeLocation): (home: HomeLocation) => boolean {
  const name = city === null ? null : cityKey(city);
  return (home) =>
    home.zipCode === null
      ? name !== null && home.state === state && home.city !== null && cityKey(home.city) === name
      : home.zipCode === zipCode;
}

const isCondominium = ({ propertyType }: HomeFacts) => propertyType === "condominium";

/**
 * Resolves a home's district by the nearest house number on its street. Condominiums compare only
 * with each other, because offices often give them their own districts.
 */
export function resolveDistrict(subject: Subject, onStreet: readonly Sale[]): string | null {
  const { houseNumber, propertyType } = subject;
  if (houseNumber === null) return null;
  let district: string | null = null;
  let least = MAX_DISTRICT_NUMBERS_APART + 1;
  const numbersApart = numbersApartFrom(houseNumber);
  for (const sale of onStreet) {
    const isOtherKind =
      propertyType !== null &&
      sale.propertyType !== null &&
      isCondominium(sale) !== isCondominium(subject);
    if (sale.district === null || sale.houseNumber === null || isOtherKind) continue;
    const apart = numbersApart(sale.houseNumber);
    if (apart >= least) continue;
    district = sale.district;
    least = apart;
  }
  return district;
}

/** Returns the subject with its district and, if it has none, borrowed coordinates. */
export const locate = <S extends Subject>(
  subject: S,
  district: string | null,
  sales: readonly Sale[],
): S => borrowCoordinates({ ...subject, district }, sales);

function borrowCoordinates<S extends Subject>(subject: S, sales: readonly Sale[]): S {
  const { latitude, houseNumber } = subject;
  if (latitude !== null || subject.street === null || houseNumber === null) return subject;
  const isOnStreet = onStreetOf(subject);
  const isInPlace = inPlaceOf(subject);
  let nearest: Sale | undefined;
  let least = MAX_NUMBERS_APART + 1;
  const numbersApart = numbersApartFrom(houseNumber);
  for (const sale of sales) {
    if (sale.latitude === null || sale.longitude === null || sale.houseNumber === null) continue;
    const apart = numbersApart(sale.houseNumber);
    if (apart < least && isInPlace(sale) && isOnStreet(sale)) {
      nearest = sale;
      least = apart;
    }
  }
  return nearest
    ? { ...subject, latitude: nearest.latitude, longitude: nearest.longitude }
    : subject;
}
