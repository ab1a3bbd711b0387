import { routes } from "#http/route.ts";
import { beginUpload } from "#services/photo-uploads.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/photo-uploads": ({ user, input }) => beginUpload(user.accountId, input.size),
});
