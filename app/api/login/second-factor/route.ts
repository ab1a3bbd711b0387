import { signIn } from "#http/auth.ts";
import { routes } from "#http/route.ts";
import { found } from "#lib/errors.ts";
import { getUserView } from "#services/accounts.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/login/second-factor": async ({ request, input, setCookie }) => {
    const { userId, cookies } = await signIn(request.headers, "second-factor", input);
    for (const { name, value, options } of cookies) setCookie(name, value, options);
    return found(await getUserView(userId));
  },
});
