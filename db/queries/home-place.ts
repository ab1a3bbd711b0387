import { properties } from "#db/schema/index.ts";

/** The fields that `timeZoneOfHome` needs, as a group for a select. */
export const homePlace = {
  state: properties.state,
  zipCode: properties.zipCode,
  chosenTimeZone: properties.timeZone,
};
