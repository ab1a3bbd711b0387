import { z } from "zod";

const MAX_HEADER = 1_000;
/** Longer texts are cut: the reply is at the top, and quoted history follows. */
const MAX_EMAIL_TEXT = 60_000;

const header = z.string().max(MAX_HEADER);

/** An email that the email service received, as its webhook sends it. */
export const inboundEmail = z.object({
  to: header,
  from: header,
  text: z.string().transform((text) => text.slice(0, MAX_EMAIL_TEXT)),
  messageId: header.min(1),
  // The email's headers of these names; absent if it has none.
  autoSubmitted: header.nullish(),
  precedence: header.nullish(),
});
export type InboundEmail = z.output<typeof inboundEmail>;

export const INBOUND_OUTCOMES = [
  "added",
  "repeated",
  "automatic",
  "unknown",
  "empty",
  "refused",
] as const;
export type InboundOutcome = (typeof INBOUND_OUTCOMES)[number];

export const inboundView = z.object({ outcome: z.enum(INBOUND_OUTCOMES) });
