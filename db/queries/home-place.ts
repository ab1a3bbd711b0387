import { properties } from "#db/schema/index.ts";

/** What tells the time zone of a home (`timeZoneOfHome`), as a group of a select's fields. */
export const homePlace = {
  state: properties.state,
  zipCode: properties.zipCode,
  chosenTimeZone: properties.timeZone,
};
