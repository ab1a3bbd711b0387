import { routes } from "#http/route.ts";
import { beginUpload } from "#services/document-uploads.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/document-uploads": ({ user, input }) => beginUpload(user.accountId, input.size),
});
