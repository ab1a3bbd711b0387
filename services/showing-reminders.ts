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
 * Tells what time alone brings about: reminders of showings, requests and proposals that nobody has
 * answered, the question how it was. Each is told once, on however many instances this runs at once. A
 * failure is logged, and what failed is tried again by the next run.
 */
export async function sendShowingReminders(now = new Date()): Promise<void> {
  const failures: unknown[] = [];
  const forEach = async (ids: readonly string[], work: (id: string) => Promise<unknown>) => {
    for (const id of ids) await work(id).catch((error: unknown) => failures.push(error));
  };
  try {
    if (!(await hasDueShowings(now))) return;
    // What is not answered ends by itself wherever showings are changed.
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
    logError("showings not told of", failures[0], { failed: failures.length });
  }
}
