import { reading, routes } from "#http/route.ts";
import { conversationReads, viewFoundConversation } from "#services/conversations.ts";
import { changeInquiry, deleteInquiry, listInquiries } from "#services/inquiries.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/inquiries/{inquiryId}": reading(
    conversationReads,
    viewFoundConversation,
    ({ params }: { params: { inquiryId: string } }) => params,
  ),
  "PATCH /api/inquiries/{inquiryId}": async ({ user, params, input }) => {
    await changeInquiry(user.accountId, params.inquiryId, input);
    return listInquiries(user.accountId);
  },
  "DELETE /api/inquiries/{inquiryId}": async ({ user, params, query }) => {
    await deleteInquiry(user.accountId, params.inquiryId, query.lastAt);
    return listInquiries(user.accountId);
  },
});
