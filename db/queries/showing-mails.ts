import type { Executor } from "#db/client.ts";
import { addJob } from "#db/jobs.ts";
import { type ShowingMailAbout, TEXTED_ABOUT } from "#lib/showings/mail-about.ts";
import { mailMode } from "#server/mail/mode.ts";
import { textSender } from "#server/text-messages/text-messages.ts";
import type { Showing } from "./showing-row.ts";

/** Adds an email to a buyer in the transaction of its cause, if they gave an address and email can be sent. */
export async function addShowingMail(
  tx: Executor,
  { id, email, sequence }: Pick<Showing, "id" | "email" | "sequence">,
  about: ShowingMailAbout,
): Promise<void> {
  if (!email || mailMode() === "none") return;
  await addJob(tx, "mail", { kind: "showing", showingId: id, about, sequence });
}

/**
 * Adds a text message to a buyer in the transaction of its cause, if they agreed, gave a number and texts
 * can be sent.
 * @param about a reminder if omitted
 */
export async function addShowingText(
  tx: Executor,
  { id, sequence, phone, textConsent }: Showing,
  about?: (typeof TEXTED_ABOUT)[number],
): Promise<void> {
  if (!textConsent || !phone || !textSender()) return;
  await addJob(tx, "visitor_text", { showingId: id, sequence, ...(about && { about }) });
}

/** Returns what to tell the buyer about a change of a showing; null for nothing. */
function aboutOf(before: Showing | null, after: Showing): ShowingMailAbout | null {
  const isMoved = before !== null && +before.startsAt !== +after.startsAt;
  if (before?.state === after.state && !isMoved) return null;
  switch (after.state) {
    case "requested":
      return "asked";
    case "confirmed":
      return before?.state === "confirmed" ? "moved" : "confirmed";
    case "blocked":
    case "spam":
      return null;
    default:
      return after.state;
  }
}

/**
 * Adds the email to a buyer about a change of their showing, and a text message if it is urgent. Nothing if
 * they canceled it themselves.
 */
export async function notifyBuyer(
  tx: Executor,
  before: Showing | null,
  after: Showing,
): Promise<void> {
  const about = aboutOf(before, after);
  if (!about) return;
  await addShowingMail(tx, after, about);
  const texted = TEXTED_ABOUT.find((one) => one === about);
  if (texted && after.endedBy !== "visitor") await addShowingText(tx, after, texted);
}
