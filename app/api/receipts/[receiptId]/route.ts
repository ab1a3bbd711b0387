import { routes } from "#http/route.ts";
import { findReceiptFile } from "#services/billing.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/receipts/{receiptId}": async ({ user, params }) => ({
    pdfUrl: await findReceiptFile(user, params.receiptId),
  }),
});
