import type { HomeLocation, Sale, Subject } from "./data/home.ts";
import { streetKey } from "#lib/us/address.ts";

const MAX_NUMBERS_APART = 100;

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

/** The subject with the coordinates of the nearest house number on its street, where it has none. */
export function borrowCoordinates<S extends Subject>(subject: S, sales: readonly Sale[]): S {
  const { latitude, houseNumber, zipCode } = subject;
  if (latitude !== null || subject.street === null || houseNumber === null) return subject;
  const isOnStreet = onStreetOf(subject);
  let nearest: Sale | undefined;
  let least = MAX_NUMBERS_APART + 1;
  for (const sale of sales) {
    if (sale.latitude === null || sale.longitude === null || sale.houseNumber === null) continue;
    const apart = Math.abs(sale.houseNumber - houseNumber);
    if (apart < least && sale.zipCode === zipCode && isOnStreet(sale)) {
      nearest = sale;
      least = apart;
    }
  }
  return nearest
    ? { ...subject, latitude: nearest.latitude, longitude: nearest.longitude }
    : subject;
}
