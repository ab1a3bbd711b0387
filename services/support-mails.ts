import "server-only";
import type { SupportRequest } from "#db/jobs.ts";
import { findSupported } from "#db/queries/support.ts";
import { supportLevel } from "#lib/plans/grants.ts";
import { supportAddress } from "#server/mail/addresses.ts";
import type { Mail } from "#server/mail/message.ts";
import { supportCopy, supportMail } from "#server/mail/templates/support.tsx";

/** The mail by which the operator gets what a person has written. */
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

/** The copy that goes to the person, at an address that is known to be theirs. */
export async function writeSupportCopy(request: SupportRequest): Promise<Mail | null> {
  const person = await findSupported(request.userId);
  return person?.emailVerified ? { ...supportCopy(request), to: person.email } : null;
}
