export const LINK_PURPOSES = [
  "reset_password",
  "verify_email",
  "confirm_email",
  "restore_email",
  "invitation",
  "unsubscribe",
  "delete_account",
] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export const LINK_HOURS: Record<LinkPurpose, number> = {
  reset_password: 1,
  verify_email: 7 * 24,
  confirm_email: 24,
  restore_email: 7 * 24,
  invitation: 7 * 24,
  unsubscribe: 365 * 24,
  delete_account: 1,
};
