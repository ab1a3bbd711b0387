import { routes } from "#http/route.ts";
import { deleteInquiry, listInquiries, moveInquiry } from "#services/inquiries.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PATCH /api/inquiries/{inquiryId}": async ({ user, params, input }) => {
    await moveInquiry(user.accountId, params.inquiryId, input.state);
    return listInquiries(user.accountId);
  },
  "DELETE /api/inquiries/{inquiryId}": async ({ user, params }) => {
    await deleteInquiry(user.accountId, params.inquiryId);
    return listInquiries(user.accountId);
  },
});
