import { after } from "next/server";
import { signInWithPassword } from "#http/auth.ts";
import { rememberBrowser } from "#http/device-cookie.ts";
import { routes } from "#http/route.ts";
import { found } from "#lib/errors.ts";
import { getUserByEmail } from "#services/accounts.ts";
import { endSession } from "#services/sessions.ts";
import { sweep } from "#services/sweep.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/login": async ({ request, input, sessionId, setCookie }) => {
    const cookies = await signInWithPassword(request.headers, input);
    if (sessionId) await endSession(sessionId);
    for (const { name, value, options } of cookies) setCookie(name, value, options);
    const user = found(await getUserByEmail(input.email));
    setCookie(...(await rememberBrowser(request.headers, user.id)));
    after(sweep);
    return user;
  },
});
