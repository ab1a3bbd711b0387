/** Followers of a home. More would exceed an account's emails of a day. */
export const MAX_FOLLOWERS = 200;
/** How long the link that confirms an address works. */
export const CONFIRM_DAYS = 2;
