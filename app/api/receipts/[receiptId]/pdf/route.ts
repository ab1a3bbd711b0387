import { attachment } from "#http/attachment.ts";
import { routes } from "#http/route.ts";
import { makeReceiptPdf } from "#services/billing.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/receipts/{receiptId}/pdf": async ({ user, params, request }) => {
    const { name, body } = await makeReceiptPdf(user, params.receiptId);
    return attachment(request, { name, type: "application/pdf" }, body);
  },
});
