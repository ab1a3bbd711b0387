/** In degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371.0088;
const RADIANS = Math.PI / 180;
const KM_PER_MILE = 1.609344;

export const milesOf = (kilometers: number) => kilometers / KM_PER_MILE;

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
export function coordinatesOf(home: {
  latitude: number | null;
  longitude: number | null;
}): Coordinates | null {
  const { latitude, longitude } = home;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
