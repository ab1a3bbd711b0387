import { routes } from "#http/route.ts";
import { writeToSupport } from "#services/support.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/support": ({ user, input }) => writeToSupport(user, input),
});
