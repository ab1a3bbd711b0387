import type { HomeFacts, HomeLocation, Sale, Subject } from "./data/home.ts";
import { cityKey } from "#lib/us/address.ts";
import { numbersApartFrom } from "#lib/us/house-number.ts";
import { streetKey } from "#lib/us/street-key.ts";

const MAX_NUMBERS_APART = 100;
// Five blocks, where a block has a hundred numbers.
const MAX_DISTRICT_NUMBERS_APART = 500;

const EARTH_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/** Kilometers between two homes, on a plane (exact to meters within a county); null where one is unknown. */
export function distanceKm(a: HomeLocation, b: HomeLocation): number | null {
  if (a.latitude === null || a.longitude === null) return null;
  if (b.latitude === null || b.longitude === null) return null;
  const middle = ((a.latitude + b.latitude) / 2) * RADIANS;
  const east = (b.longitude - a.longitude) * RADIANS * Math.cos(middle);
  return EARTH_KM * Math.hypot(east, (b.latitude - a.latitude) * RADIANS);
}

/** Whether homes are on the street of this one, however it is spelled, in any zip. */
export function onStreetOf({ street }: HomeLocation): (home: HomeLocation) => boolean {
  if (street === null) return () => false;
  const key = streetKey(street);
  return (home) => home.street !== null && streetKey(home.street) === key;
}

/** Whether a home is in the zip of this one or, where it has no zip, in its city. */
export function inPlaceOf({ zipCode, state, city }: HomeLocation): (home: HomeLocation) => boolean {
  const name = city === null ? null : cityKey(city);
  return (home) =>
    home.zipCode === null
      ? name !== null && home.state === state && home.city !== null && cityKey(home.city) === name
      : home.zipCode === zipCode;
}

const isCondominium = ({ propertyType }: HomeFacts) => propertyType === "condominium";

/**
 * The district of a home by the nearest house number on its street. Offices often keep districts of
 * their own for condominiums.
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

/** The subject in its district, with the coordinates that it has or can borrow. */
export const locate = <S extends Subject>(
  subject: S,
  district: string | null,
  sales: readonly Sale[],
): S => borrowCoordinates({ ...subject, district }, sales);

/** The subject with the coordinates of the nearest house number on its street, where it has none. */
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
