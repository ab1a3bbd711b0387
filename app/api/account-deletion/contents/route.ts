import { reading, routes } from "#http/route.ts";
import { contentsOfAccount, viewContents } from "#services/account-deletion.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/account-deletion/contents": reading(
    { contents: contentsOfAccount },
    ({ contents }, { user }) => viewContents(user, contents),
  ),
});
