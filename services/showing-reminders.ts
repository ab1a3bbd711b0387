import "server-only";
import {
  askForFeedback,
  findOverdueAccounts,
  findToAsk,
  findToRemind,
  hasDueShowings,
  remind,
} from "#db/queries/showing-reminders.ts";
import { REMINDERS } from "#lib/showings/reminders.ts";
import { logError } from "#server/log.ts";
import { withShowings } from "./booking.ts";

/**
 * Sends reminders and feedback requests, and ends requests and proposals that weren't answered.
 * Each is sent once, even with several instances. Logs failures; the next run retries them.
 */
export async function sendShowingReminders(now = new Date()): Promise<void> {
  const failures: unknown[] = [];
  const forEach = async (ids: readonly string[], work: (id: string) => Promise<unknown>) => {
    for (const id of ids) await work(id).catch((error: unknown) => failures.push(error));
  };
  try {
    if (!(await hasDueShowings(now))) return;
    // Every change of showings first ends the unanswered ones, so an empty change is enough.
    const end = (accountId: string) => withShowings(accountId, now, () => Promise.resolve());
    await forEach(await findOverdueAccounts(now), end);
    for (const which of REMINDERS) {
      await forEach(await findToRemind(which, now), (id) => remind(id, which, now));
    }
    await forEach(await findToAsk(now), (id) => askForFeedback(id, now));
  } catch (error) {
    failures.push(error);
  }
  if (failures.length > 0) {
    logError("showing reminders failed", failures[0], { failed: failures.length });
  }
}
