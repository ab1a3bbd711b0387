/** What a link in a mail is for. */
export const LINK_PURPOSES = [
  "reset_password",
  "verify_email",
  "confirm_email",
  "restore_email",
  "invitation",
  "unsubscribe",
] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];
