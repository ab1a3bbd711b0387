import "server-only";
import type { Mails } from "#db/jobs.ts";
import { findReceipt } from "#db/queries/receipts.ts";
import { isTestReceipt } from "#lib/billing/receipt-sheet.ts";
import { formatCents, formatDate } from "#lib/format.ts";
import { chargeSentence } from "#lib/plans/price.ts";
import type { Mail } from "#server/mail/message.ts";
import { receiptMail } from "#server/mail/templates/receipts.tsx";
import { siteOrigin } from "#server/site-origin.ts";

/** Writes the email about a payment, to the Admin's confirmed address. */
export async function writeReceiptMail({
  accountId,
  receiptId,
}: Mails["receipt"]): Promise<Mail | null> {
  const receipt = await findReceipt(accountId, receiptId);
  if (!receipt?.emailVerified) return null;
  const mail = receiptMail({
    amount: formatCents(receipt.amount),
    day: formatDate(receipt.date.toISOString()),
    number: receipt.number,
    description: receipt.description,
    charge: receipt.monthlyCost === null ? null : chargeSentence(receipt.monthlyCost),
    isTest: isTestReceipt(receipt),
    href: `${siteOrigin()}/billing`,
  });
  return { ...mail, to: receipt.email };
}
