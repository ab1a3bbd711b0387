import { reading, routes } from "#http/route.ts";
import { inquiriesOfAccount } from "#services/inquiries.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/inquiries": reading({ inquiries: inquiriesOfAccount }, (answers) => answers),
});
