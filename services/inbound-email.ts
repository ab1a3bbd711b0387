import "server-only";
import { createHash } from "node:crypto";
import { addBuyerMessage, addReply, findMemberOfConversation } from "#db/queries/messages.ts";
import { openShowingConversation } from "#db/queries/showing-conversations.ts";
import { AppError, notFound } from "#lib/errors.ts";
import { replyIn } from "#lib/messages/email-reply.ts";
import {
  type InboundEmail,
  inboundEmail,
  type InboundOutcome,
} from "#lib/schemas/inbound-email.ts";
import { messageInput } from "#lib/schemas/inquiries.ts";
import { parseInput } from "#lib/validation.ts";
import { env } from "#server/env.ts";
import { hashLinkSecret } from "#server/link-secret.ts";
import { addressesIn, senderIn } from "#server/mail/address-header.ts";
import { metrics } from "#server/metrics.ts";
import { readRelayAddress, type RelayAddress } from "#server/relay-address.ts";
import { isSigned } from "#server/webhooks/signature.ts";
import { conversationSecret, countBuyerMessage, countReply } from "./conversations.ts";
import type { CountedAttempt } from "./limits.ts";

const NOT_SIGNED = "The signature isn't valid.";
const NOT_AN_EMAIL = "The body isn't an email in the documented form.";
const PRECEDENCES = /^(?:bulk|junk|list|auto_reply)$/i;
const ROBOTS = /^(?:mailer-daemon|postmaster|no-?reply|bounces?)(?:[+@-]|$)/;

/** Whether a person didn't write it: a bounce, an out-of-office reply, or a mailing list. */
function isAutomatic({ autoSubmitted, precedence }: InboundEmail, sender: string | null) {
  const kind = autoSubmitted?.trim().toLowerCase() ?? "no";
  return kind !== "no" || PRECEDENCES.test(precedence?.trim() ?? "") || ROBOTS.test(sender ?? "");
}

interface Received {
  from: string;
  text: string;
  emailHash: string;
}

/** Adds a message. An email that adds none doesn't use up the limit. */
async function addCounted(attempt: CountedAttempt, add: () => Promise<boolean>): Promise<boolean> {
  let isAdded = false;
  try {
    isAdded = await add();
    return isAdded;
  } finally {
    if (!isAdded) await attempt.forgive();
  }
}

async function addFrom(
  { sender, inquiryId }: RelayAddress,
  { from, text, emailHash }: Received,
): Promise<boolean> {
  const secretHash = hashLinkSecret(conversationSecret(inquiryId));
  await openShowingConversation({ id: inquiryId, secretHash }, { sender, email: from });
  if (sender === "buyer") {
    const add = () => addBuyerMessage({ secretHash, email: from }, { text, emailHash }, new Date());
    return addCounted(await countBuyerMessage(secretHash), add);
  }
  const member = await findMemberOfConversation(inquiryId, from);
  if (!member) throw notFound();
  const add = () => addReply(member, { inquiryId, text, secretHash, emailHash });
  return addCounted(await countReply(member.accountId), add);
}

async function handle(email: InboundEmail): Promise<InboundOutcome> {
  const from = senderIn(email.from);
  if (isAutomatic(email, from)) return "automatic";
  const relay = addressesIn(email.to)
    .map(readRelayAddress)
    .find((found) => found !== null);
  if (!relay || !from) return "unknown";
  const written = messageInput.safeParse({ text: replyIn(email.text) });
  if (!written.success) return "empty";
  const { text } = written.data;
  const emailHash = createHash("sha256").update(email.messageId.trim()).digest("base64url");
  try {
    return (await addFrom(relay, { from, text, emailHash })) ? "added" : "repeated";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "not_found") return "unknown";
    if (error.code === "conflict") return "refused";
    throw error;
  }
}

/**
 * Adds an email that the email service received to its conversation. Only the address of the
 * conversation's side that the relay address belongs to counts.
 * @param body the exact text that was signed
 * @throws AppError `not_found` without inbound email, `bad_request` for a wrong signature or body,
 *   `rate_limited`
 */
export async function receiveEmail(body: string, headers: Headers): Promise<InboundOutcome> {
  const { INBOUND_EMAIL_SECRET: secret } = env();
  if (!secret) throw notFound();
  if (!isSigned(secret, headers, body)) throw new AppError("bad_request", NOT_SIGNED);
  const outcome = await handle(parseInput(inboundEmail, parseJson(body), () => NOT_AN_EMAIL));
  metrics()?.inboundEmails.inc({ outcome });
  return outcome;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new AppError("bad_request", NOT_AN_EMAIL, { cause });
  }
}
