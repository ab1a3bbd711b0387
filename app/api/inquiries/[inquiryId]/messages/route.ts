import { routes } from "#http/route.ts";
import { replyToBuyer } from "#services/conversations.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/inquiries/{inquiryId}/messages": ({ user, params, input }) =>
    replyToBuyer(user, params.inquiryId, input.text),
});
