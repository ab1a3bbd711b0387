/** In degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Coordinates that may be unknown. */
export type Placed = { [Degrees in keyof Coordinates]: number | null };

const EARTH_KM = 6371.0088;
const RADIANS = Math.PI / 180;
const KM_PER_MILE = 1.609344;

export const milesOf = (kilometers: number) => kilometers / KM_PER_MILE;

/** Returns the bounds in degrees of a square around a place, so many miles to each side. */
export function boundsAround({ latitude, longitude }: Coordinates, miles: number) {
  const high = (miles * KM_PER_MILE) / EARTH_KM / RADIANS;
  const wide = high / Math.cos(latitude * RADIANS);
  return {
    ...{ south: latitude - high, north: latitude + high },
    ...{ west: longitude - wide, east: longitude + wide },
  };
}

/**
 * Returns how far one place is east and north of another in kilometers, on a plane (exact to meters
 * within a county).
 */
export function offsetKm(from: Coordinates, to: Coordinates): { east: number; north: number } {
  const middle = ((from.latitude + to.latitude) / 2) * RADIANS;
  return {
    east: EARTH_KM * (to.longitude - from.longitude) * RADIANS * Math.cos(middle),
    north: EARTH_KM * (to.latitude - from.latitude) * RADIANS,
  };
}

/** Returns a home's coordinates, or null if one of them is unknown. */
export function coordinatesOf(home: Placed): Coordinates | null {
  const { latitude, longitude } = home;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
