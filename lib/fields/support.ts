export const MAX_SUPPORT_SUBJECT = 150;
export const MAX_SUPPORT_MESSAGE = 5_000;
