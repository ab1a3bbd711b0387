import "server-only";
import type { SupportRequest } from "#db/jobs.ts";
import { findSupported } from "#db/queries/support.ts";
import { supportLevel } from "#lib/plans/grants.ts";
import { supportAddress } from "#server/mail/addresses.ts";
import type { Mail } from "#server/mail/message.ts";
import { supportCopy, supportMail } from "#server/mail/templates/support.tsx";

/** Writes the email to the operator with a person's support request. */
export async function writeSupportMail(request: SupportRequest): Promise<Mail | null> {
  const person = await findSupported(request.userId);
  if (!person) return null;
  const level = supportLevel(person.planName);
  return {
    ...supportMail({ ...request, ...person, level }),
    to: supportAddress(),
    replyTo: request.contactEmail,
  };
}

/** Writes the copy for the person, at their confirmed address. */
export async function writeSupportCopy(request: SupportRequest): Promise<Mail | null> {
  const person = await findSupported(request.userId);
  return person?.emailVerified ? { ...supportCopy(request), to: person.email } : null;
}
