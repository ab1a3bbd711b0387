export const SUPPORT_TOPICS = ["question", "feature"] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

export const MAX_SUPPORT_SUBJECT = 150;
export const MAX_SUPPORT_MESSAGE = 5_000;
