import { signIn } from "#http/auth.ts";
import { routes } from "#http/route.ts";
import { found } from "#lib/errors.ts";
import { getUserView } from "#services/accounts.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/login": async ({ request, input, setCookie }) => {
    const { userId, isPending, cookies } = await signIn(request.headers, "password", input);
    for (const { name, value, options } of cookies) setCookie(name, value, options);
    return isPending ? { secondFactor: true } : found(await getUserView(userId));
  },
});
