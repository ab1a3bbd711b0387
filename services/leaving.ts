import "server-only";
import type { Executor } from "#db/client.ts";
import { isDeletionRequested } from "#db/queries/account-deletions.ts";
import { AppError } from "#lib/errors.ts";

const LEAVING = "Your account is scheduled for deletion. To do this, keep your account first.";

/**
 * Checks that an account's deletion isn't requested, before something that it would undo.
 * @throws AppError `conflict`
 */
export async function assertNotLeaving(accountId: string, db?: Executor): Promise<void> {
  if (await isDeletionRequested(accountId, db)) throw new AppError("conflict", LEAVING);
}
