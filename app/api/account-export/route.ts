import { attachment } from "#http/attachment.ts";
import { routes } from "#http/route.ts";
import { exportAccount } from "#services/account-export.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/account-export": async ({ request, user }) => {
    const file = { name: "porchlight-data.zip", type: "application/zip" };
    return attachment(request, file, request.method === "HEAD" ? "" : await exportAccount(user));
  },
});
