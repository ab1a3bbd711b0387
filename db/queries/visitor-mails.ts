import type { Transaction } from "#db/client.ts";
import { addJob } from "#db/jobs.ts";
import type { ShowingMailAbout } from "#lib/showings/mail-about.ts";
import type { Showing } from "#db/schema/index.ts";

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
  tx: Transaction,
  before: Showing | null,
  after: Showing,
): Promise<void> {
  const about = aboutOf(before, after);
  if (!about || after.email === null) return;
  const { id: showingId, sequence } = after;
  await addJob(tx, "mail", { kind: "showing", showingId, about, sequence });
}
