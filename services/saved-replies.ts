import "server-only";
import { savedRepliesOfAccount } from "#db/queries/saved-replies.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import type { SavedRepliesView } from "#lib/schemas/saved-replies.ts";

export {
  addSavedReply,
  changeSavedReply,
  deleteSavedReply,
  savedRepliesOfAccount,
} from "#db/queries/saved-replies.ts";

export const listSavedReplies = async (accountId: string): Promise<SavedRepliesView> => ({
  savedReplies: await readOwned(savedRepliesOfAccount, ofAccount(accountId)),
});
