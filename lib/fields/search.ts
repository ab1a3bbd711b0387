import { OWN_SALES } from "./own-sales.ts";

/** In UTF-16 units. */
export const MAX_QUERY = 100;

/** In the order in which equally good results are shown. */
export const RESULT_KINDS = {
  screen: "Screens and settings",
  fact: "Your property",
  description: "Description",
  version: "Past descriptions",
  step: "Preparation steps",
  help: "Help",
  photo: "Photos",
  inquiry: "Messages",
  showing: "Showings",
  document: "Documents",
  listing: "Online listing",
  offer: "Offers",
  sale: OWN_SALES,
  contact: "Your contacts",
  contractor: "Local help",
  person: "People on your account",
  notification: "Notifications",
} as const;
export type ResultKind = keyof typeof RESULT_KINDS;
export const RESULT_KIND_KEYS = Object.keys(RESULT_KINDS) as [ResultKind, ...ResultKind[]];
