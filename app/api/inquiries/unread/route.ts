import { reading, routes } from "#http/route.ts";
import { unreadInquiriesOfAccount } from "#services/inquiries.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/inquiries/unread": reading({ unread: unreadInquiriesOfAccount }, (answers) => answers),
});
