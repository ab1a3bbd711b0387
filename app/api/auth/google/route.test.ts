import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import { userProfiles, users } from "#db/schema/index.ts";
import { createUser, PASSWORD } from "#tests/factories.ts";
import { CLIENT, startIdentityProvider } from "#tests/identity-provider/provider.ts";

const ORIGIN = "http://localhost:3000";
const NO_PARAMS = { params: Promise.resolve({}) };
type Handler = (request: Request, context: typeof NO_PARAMS) => Promise<Response>;

/** A browser's cookies, for one origin. */
class CookieJar {
  readonly #cookies = new Map<string, string>();

  take(response: Response): Response {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const [name = "", ...value] = pair.split("=");
      if (/max-age=0/i.test(cookie) || /expires=thu, 01 jan 1970/i.test(cookie)) {
        this.#cookies.delete(name);
      } else this.#cookies.set(name, value.join("="));
    }
    return response;
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}

let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let routes: { start: Handler; finish: Handler; currentUser: Handler; login: Handler };

beforeAll(async () => {
  provider = await startIdentityProvider({
    redirectUris: [`${ORIGIN}/api/auth/callback/google`],
  });
});
afterAll(() => provider.stop());

/** Loads the routes anew, with these variables. */
async function configure(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  routes = {
    start: (await import("./route.ts")).GET,
    finish: (await import("../callback/google/route.ts")).GET,
    currentUser: (await import("../user/route.ts")).GET,
    login: (await import("../../login/route.ts")).POST,
  };
}

beforeEach(() =>
  configure({
    AUTH_GOOGLE_ID: CLIENT.id,
    AUTH_GOOGLE_SECRET: CLIENT.secret,
    AUTH_GOOGLE_ISSUER: provider.issuer,
  }),
);

const ask = (handler: Handler, url: string, jar: CookieJar) =>
  handler(
    new Request(url, { headers: { host: "localhost:3000", cookie: jar.header } }),
    NO_PARAMS,
  ).then((response) => jar.take(response));

/** Leaves for the provider: the address that the browser is sent to. */
async function leave(jar: CookieJar): Promise<string> {
  const response = await ask(routes.start, `${ORIGIN}/api/auth/google`, jar);
  return response.headers.get("location") ?? "";
}

/** Answers the provider's page: the address with which it sends the browser back. */
async function answerProvider(authorizationUrl: string, form: Record<string, string>) {
  const jar = new CookieJar();
  let response = await fetch(authorizationUrl, { redirect: "manual" });
  for (let turn = 0; turn < 6; turn++) {
    jar.take(response);
    const location = new URL(response.headers.get("location") ?? "", provider.issuer);
    if (location.origin === ORIGIN) return location.href;
    const atForm = location.pathname.startsWith("/interaction/");
    response = await fetch(location, {
      redirect: "manual",
      headers: { cookie: jar.header },
      ...(atForm && { method: "POST", body: new URLSearchParams(form) }),
    });
  }
  throw new Error("The provider never sent the browser back");
}

const consent = (email: string) => ({ email, answer: "continue" });

/** The whole way there and back: where the browser lands, and with which cookies. */
async function signInAs(email: string) {
  const jar = new CookieJar();
  const back = await answerProvider(await leave(jar), consent(email));
  const response = await ask(routes.finish, back, jar);
  return { jar, location: response.headers.get("location"), back };
}

const whoIs = async (jar: CookieJar) => {
  const response = await ask(routes.currentUser, `${ORIGIN}/api/auth/user`, jar);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe("GET /api/auth/google", () => {
  it("sends the browser to the provider with state and PKCE", async () => {
    const { searchParams, origin } = new URL(await leave(new CookieJar()));
    expect(origin).toBe(provider.issuer);
    expect(searchParams.get("code_challenge_method")).toBe("S256");
    expect(searchParams.get("code_challenge")).toMatch(/.{20}/);
    expect(searchParams.get("state")).toMatch(/.{20}/);
    expect(searchParams.get("redirect_uri")).toBe(`${ORIGIN}/api/auth/callback/google`);
  });

  it("says that it is not available when it is not configured", async () => {
    await configure({ AUTH_GOOGLE_ID: "", AUTH_GOOGLE_SECRET: "" });
    const jar = new CookieJar();
    expect(await leave(jar)).toBe("/?error=google");
    const back = await ask(routes.finish, `${ORIGIN}/api/auth/callback/google?code=x`, jar);
    expect(back.headers.get("location")).toBe("/?error=google");
  });

  it("says so when the provider is down", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await configure({ AUTH_GOOGLE_ISSUER: "http://127.0.0.1:9" });
    expect(await leave(new CookieJar())).toBe("/?error=google-unavailable");
  });
});

describe("GET /api/auth/callback/google", () => {
  it("signs a new person up, and in again the next time", async () => {
    const first = await signInAs("gale@example.com");
    expect(first.location).toBe(`${ORIGIN}/`);
    const user = await whoIs(first.jar);
    expect(user.body).toMatchObject({
      email: "gale@example.com",
      name: "Gale Google",
      parentUserId: null,
      authProvider: "google",
    });
    const second = await whoIs((await signInAs("gale@example.com")).jar);
    expect(second.body.id).toBe(user.body.id);

    const [row] = await database().select().from(users).where(eq(users.email, "gale@example.com"));
    expect(row).toMatchObject({ password: null, googleId: "gale@example.com" });
  });

  it("links a verified email to the user who has it, whose password goes on working", async () => {
    const user = await createUser({ email: "linked@example.com" });
    const { jar } = await signInAs("linked@example.com");
    expect((await whoIs(jar)).body).toMatchObject({ id: user.id, authProvider: "email" });
    const response = await routes.login(
      new Request(`${ORIGIN}/api/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: user.email, password: PASSWORD }),
      }),
      NO_PARAMS,
    );
    expect(response.status).toBe(200);
  });

  it("never signs in with an email that is not verified, nor makes a user of it", async () => {
    const victim = await createUser({ email: "unverified@example.com" });
    const { jar, location } = await signInAs("unverified@example.com");
    expect(location).toBe(`${ORIGIN}/?error=google-unverified`);
    expect((await whoIs(jar)).status).toBe(401);
    const [row] = await database().select().from(users).where(eq(users.id, victim.id));
    expect(row?.googleId).toBeNull();
  });

  it("does not link a second Google account to a user", async () => {
    await createUser({ email: "taken@example.com", googleId: "google-someone-else" });
    const { jar, location } = await signInAs("taken@example.com");
    expect(location).toBe(`${ORIGIN}/?error=google-other`);
    expect((await whoIs(jar)).status).toBe(401);
  });

  it("makes one user out of five first sign-ins at once", async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => signInAs("rush@example.com")));
    const ids = await Promise.all(all.map(async ({ jar }) => (await whoIs(jar)).body.id));
    expect(new Set(ids).size).toBe(1);
    const profiles = await database()
      .select()
      .from(userProfiles)
      .where(eq(userProfiles.userId, String(ids[0])));
    expect(profiles).toHaveLength(1);
  });

  it("says that the person refused", async () => {
    const jar = new CookieJar();
    const back = await answerProvider(await leave(jar), { answer: "refuse" });
    const response = await ask(routes.finish, back, jar);
    expect(response.headers.get("location")).toBe("/?error=google-refused");
    expect((await whoIs(jar)).status).toBe(401);
  });

  it.each([
    ["a state that is not this browser's", (back: URL) => back.searchParams.set("state", "forged")],
    ["no state", (back: URL) => back.searchParams.delete("state")],
    ["a code that the provider does not know", (back: URL) => back.searchParams.set("code", "x")],
  ])("asks for another try with %s", async (_, spoil) => {
    const jar = new CookieJar();
    const back = new URL(await answerProvider(await leave(jar), consent("spoilt@example.com")));
    spoil(back);
    const response = await ask(routes.finish, back.href, jar);
    expect(response.headers.get("location")).toBe("/?error=google-expired");
    expect((await whoIs(jar)).status).toBe(401);
  });

  it("takes a code once, and from the browser that started only", async () => {
    const { back, jar } = await signInAs("once@example.com");
    const again = await ask(routes.finish, back, jar);
    expect(again.headers.get("location")).toBe("/?error=google-expired");
    const elsewhere = await ask(routes.finish, back, new CookieJar());
    expect(elsewhere.headers.get("location")).toBe("/?error=google-expired");
  });
});
