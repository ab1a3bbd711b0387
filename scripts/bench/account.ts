const EMAIL = "bench@example.com";
const PASSWORD = "Lantern-quilt-48!";

async function send(origin: string, path: string, body: unknown, cookie = ""): Promise<Response> {
  const answer = await fetch(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin, cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/**
 * Makes a user with a described home.
 * @returns the session's cookie, as a Cookie header takes it
 */
export async function signIn(origin: string): Promise<string> {
  await send(origin, "/api/users", {
    email: EMAIL,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  const answer = await send(origin, "/api/login", { email: EMAIL, password: PASSWORD });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .find((pair) => pair.includes("session"));
  if (!cookie) throw new Error("The sign-in set no session cookie");
  await send(
    origin,
    "/api/property",
    {
      propertyType: "single_family",
      addressLine1: "1418 Juniper St",
      addressLine2: "",
      city: "Madison",
      state: "WI",
      zipCode: "53704",
    },
    cookie,
  );
  return cookie;
}
