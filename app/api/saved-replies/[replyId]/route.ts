import { routes } from "#http/route.ts";
import { changeSavedReply, deleteSavedReply, listSavedReplies } from "#services/saved-replies.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/saved-replies/{replyId}": async ({ user, params, input }) => {
    await changeSavedReply(user.accountId, params.replyId, input.text);
    return listSavedReplies(user.accountId);
  },
  "DELETE /api/saved-replies/{replyId}": async ({ user, params }) => {
    await deleteSavedReply(user.accountId, params.replyId);
    return listSavedReplies(user.accountId);
  },
});
