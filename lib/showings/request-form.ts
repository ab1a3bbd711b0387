/** Field names of the form that requests a showing. */
export type ShowingField =
  | "startsAt"
  | "way"
  | "name"
  | "email"
  | "phone"
  | "preApproved"
  | "message"
  | "textConsent"
  | "consent";
export type ShowingValues = Partial<Record<ShowingField, string>>;

export const SHOWING_FIELDS = [
  "startsAt",
  "way",
  "name",
  "email",
  "phone",
  "preApproved",
  "message",
  "textConsent",
  "consent",
] as const satisfies readonly ShowingField[];

export const BUYER_SHOWING_ACTIONS = ["agree", "move", "cancel", "again", "feedback"] as const;
export type BuyerShowingAction = (typeof BUYER_SHOWING_ACTIONS)[number];

/** What a seller can answer to a request from an email. */
export const SHOWING_ANSWERS = ["confirm", "propose", "decline"] as const;
export type ShowingAnswer = (typeof SHOWING_ANSWERS)[number];

/** The times that a form offers, in the home's time zone. */
export interface OfferedTimes {
  timeZone: string;
  starts: readonly Date[];
}
