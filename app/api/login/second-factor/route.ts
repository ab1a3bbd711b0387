import { after } from "next/server";
import { signIn } from "#http/auth.ts";
import { rememberBrowser } from "#http/device-cookie.ts";
import { routes } from "#http/route.ts";
import { found } from "#lib/errors.ts";
import { getUserView } from "#services/accounts.ts";
import { sweep } from "#services/sweep.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/login/second-factor": async ({ request, input, setCookie }) => {
    const { userId, cookies } = await signIn(request.headers, "second-factor", input);
    for (const { name, value, options } of cookies) setCookie(name, value, options);
    setCookie(...(await rememberBrowser(request.headers, userId)));
    after(sweep);
    return found(await getUserView(userId));
  },
});
