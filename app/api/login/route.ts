import { NextResponse } from "next/server";
import { endSession } from "#db/queries/sessions.ts";
import { getUserByEmail } from "#db/queries/users.ts";
import { methods, route } from "#lib/api/route.ts";
import { signInWithPassword } from "#lib/auth.ts";
import { loginInput, userView } from "#lib/schemas/account.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({ public: true, input: loginInput }, async ({ request, input, sessionId }) => {
    const cookies = await signInWithPassword(request.headers, input);
    if (sessionId) await endSession(sessionId);
    const answer = NextResponse.json(userView.parse(await getUserByEmail(input.email)));
    for (const { name, value, options } of cookies) answer.cookies.set(name, value, options);
    return answer;
  }),
});
