/** What a buyer types into the form that asks for a showing, by the names of its fields. */
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

/** What a visitor may do on their own page. */
export const BUYER_SHOWING_ACTIONS = ["agree", "move", "cancel", "again", "feedback"] as const;
export type BuyerShowingAction = (typeof BUYER_SHOWING_ACTIONS)[number];

/** The times that a form offers, by the clocks where the home is. */
export interface OfferedTimes {
  timeZone: string;
  starts: readonly Date[];
}
