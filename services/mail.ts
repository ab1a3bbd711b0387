import "server-only";
import { database } from "#db/client.ts";
import { addJob, type Job, type MailKind, type Mails } from "#db/jobs.ts";
import { logError } from "#server/log.ts";
import { metrics } from "#server/metrics.ts";
import { MailRefused } from "#server/mail/errors.ts";
import type { Mail } from "#server/mail/message.ts";
import { renderMail } from "#server/mail/render.ts";
import { sendMessage } from "#server/mail/transport.ts";
import { countMail, nextDay } from "./usage.ts";

/**
 * Writes an email from its job's data and the database, or returns null when there is no
 * recipient anymore.
 */
type Writer<Kind extends MailKind> = (data: Mails[Kind]) => Promise<Mail | null>;

const WRITERS: { [Kind in MailKind]: Writer<Kind> } = {
  notification: async (data) => (await import("./notification-mails.ts")).writeNotification(data),
  digest: async (data) => (await import("./notification-mails.ts")).writeDigest(data),
  link: async (data) => (await import("./account-mails.ts")).writeLinkMail(data),
  password_changed: async (data) => (await import("./account-mails.ts")).writePasswordChanged(data),
  account_claimed: async (data) => (await import("./account-mails.ts")).writeAccountClaimed(data),
  email_changed: async (data) => (await import("./account-mails.ts")).writeEmailChanged(data),
  address_taken: async (data) => (await import("./account-mails.ts")).writeAddressTaken(data),
  showing: async (data) => (await import("./showing-mails.ts")).writeShowingMail(data),
  showing_gone: async (data) => (await import("./showing-removed.ts")).writeShowingRemoved(data),
  reply: async (data) => (await import("./conversation-mails.ts")).writeReply(data),
  offer: async (data) => (await import("./offer-mails.ts")).writeOfferMail(data),
  offer_draft: async (data) => (await import("./offer-mails.ts")).writeDraftMail(data),
  follow_up: async (data) => (await import("./open-house-mails.ts")).writeFollowUp(data),
  follow_confirmation: async (data) =>
    (await import("./follower-mails.ts")).writeFollowConfirmation(data),
  follower_news: async (data) => (await import("./follower-mails.ts")).writeFollowerNews(data),
  receipt: async (data) => (await import("./receipt-mails.ts")).writeReceiptMail(data),
  account_deletion: async (data) =>
    (await import("./account-deletion-mails.ts")).writeAccountDeletion(data),
  account_deleted: async (data) =>
    (await import("./account-deletion-mails.ts")).writeAccountDeleted(data),
  support: async (data) => (await import("./support-mails.ts")).writeSupportMail(data),
  support_copy: async (data) => (await import("./support-mails.ts")).writeSupportCopy(data),
};

/** Handles the email queues. An email over the daily limit waits for the next day. */
export async function runMailJob(
  { id, name, data }: Job<"mail" | "bulk_mail">,
  now = new Date(),
): Promise<void> {
  const write = WRITERS[data.kind] as Writer<MailKind>;
  const mail = await write(data);
  if (!mail) return;
  const counted = await countMail(mail.countedAs ?? null, now);
  if (!counted) return addJob(database(), queueOf(name), data, nextDay(now));
  try {
    await deliver(id, mail);
  } catch (error) {
    await counted.giveBack();
    throw error;
  }
}

const queueOf = (name: string) => (name === "bulk_mail" ? "bulk_mail" : "mail");

/**
 * Sends an email. Logs and drops one that the recipient's server permanently rejects.
 * @param id the job's id, from which the Message-ID is derived
 * @throws MailFailed when a retry may succeed
 */
export async function deliver(id: string, mail: Mail): Promise<void> {
  const { content: _content, countedAs: _countedAs, ...rest } = mail;
  const message = { ...rest, ...(await renderMail(mail)), id };
  try {
    await sendMessage(message);
    metrics()?.mails.inc({ outcome: "sent" });
  } catch (error) {
    const isRefused = error instanceof MailRefused;
    metrics()?.mails.inc({ outcome: isRefused ? "refused" : "failed" });
    if (!isRefused) throw error;
    logError("mail refused", error, { jobId: id });
  }
}
