import { after } from "next/server";
import { signIn } from "#http/auth.ts";
import { rememberBrowser } from "#http/device-cookie.ts";
import { routes } from "#http/route.ts";
import { found } from "#lib/errors.ts";
import { getUserView } from "#services/accounts.ts";
import { sweep } from "#services/sweep.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/login": async ({ request, input, setCookie }) => {
    const { userId, isPending, cookies } = await signIn(request.headers, "password", input);
    for (const { name, value, options } of cookies) setCookie(name, value, options);
    if (isPending) return { secondFactor: true };
    setCookie(...(await rememberBrowser(request.headers, userId)));
    after(sweep);
    return found(await getUserView(userId));
  },
});
