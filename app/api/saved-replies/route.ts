import { reading, routes } from "#http/route.ts";
import { addSavedReply, listSavedReplies, savedRepliesOfAccount } from "#services/saved-replies.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/saved-replies": reading({ savedReplies: savedRepliesOfAccount }, (answers) => answers),
  "POST /api/saved-replies": async ({ user, input }) => {
    await addSavedReply(user.accountId, input.text);
    return listSavedReplies(user.accountId);
  },
});
