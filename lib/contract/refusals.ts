// Refusals that several parts of the contract share.

export const NO_PROPERTY = { not_found: "The account has no property yet" } as const;
export const NO_SALE = {
  not_found: "The account has no property, or the sale wasn't found",
} as const;
export const NO_UPLOAD = { not_found: "Upload not found" } as const;

export const NO_ACTIVE_PLAN = "The account has no active plan";
export const NO_API_ACCESS = "The account’s plan doesn’t include API access";
export const NO_MAIL = "Email can't be sent";
export const LINK_EXPIRED = "The link is unknown or expired; both get the same response";
export const PASSWORDS_BUSY =
  "The database is unavailable, or too many passwords are being checked";
export const NOT_RECENTLY_SIGNED_IN = "You have no password and signed in more than 10 minutes ago";
