import type { Executor } from "#db/client.ts";
import { addJob } from "#db/jobs.ts";
import type { ShowingMailAbout } from "#lib/showings/mail-about.ts";
import { mailMode } from "#server/mail/mode.ts";
import type { Showing } from "./showing-row.ts";

/**
 * Adds the mail to a visitor in the transaction of what it tells, where they have given an address and
 * mail can be sent.
 */
export async function addShowingMail(
  tx: Executor,
  { id, email, sequence }: Pick<Showing, "id" | "email" | "sequence">,
  about: ShowingMailAbout,
): Promise<void> {
  if (!email || mailMode() === "none") return;
  await addJob(tx, "mail", { kind: "showing", showingId: id, about, sequence });
}

/** What a change of a showing tells its visitor; null: nothing that they have to know. */
function aboutOf(before: Showing | null, after: Showing): ShowingMailAbout | null {
  const isMoved = before !== null && +before.startsAt !== +after.startsAt;
  if (before?.state === after.state && !isMoved) return null;
  switch (after.state) {
    case "requested":
      return "asked";
    case "confirmed":
      return before?.state === "confirmed" ? "moved" : "confirmed";
    case "blocked":
      return null;
    default:
      return after.state;
  }
}

/** Adds the mail that tells a visitor of a change of their showing, where they gave an address. */
export async function tellVisitor(
  tx: Executor,
  before: Showing | null,
  after: Showing,
): Promise<void> {
  const about = aboutOf(before, after);
  if (about) await addShowingMail(tx, after, about);
}
