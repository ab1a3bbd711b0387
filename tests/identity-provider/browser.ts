import { eq } from "drizzle-orm";
import { vi } from "vitest";
import { database } from "#db/client.ts";
import { accounts } from "#db/schema/index.ts";
import { CLIENT, type startIdentityProvider } from "./provider.ts";

export const ORIGIN = "http://localhost:3000";

type Context = { params: Promise<Record<string, string>> };
type Handler = (request: Request, context: Context) => Promise<Response>;
type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>;

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

/** Reloads the login routes with these variables, and those of the identity provider that replaces Google. */
export async function configure(
  provider: IdentityProvider,
  variables: Record<string, string> = {},
) {
  const google = {
    AUTH_GOOGLE_ID: CLIENT.id,
    AUTH_GOOGLE_SECRET: CLIENT.secret,
    AUTH_GOOGLE_ISSUER: provider.issuer,
  };
  for (const [name, value] of Object.entries({ ...google, ...variables })) vi.stubEnv(name, value);
  vi.resetModules();
  const start = await import("#app/api/auth/[provider]/route.ts");
  const finish = await import("#app/api/auth/callback/[provider]/route.ts");
  const currentUser = await import("#app/api/auth/user/route.ts");
  const login = await import("#app/api/login/route.ts");
  const completion = await import("#app/api/login/second-factor/route.ts");

  class Browser {
    readonly #jar = new CookieJar();

    async #send(handler: Handler, url: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers);
      headers.set("host", "localhost:3000");
      headers.set("cookie", this.#jar.header);
      const name = new URL(url).pathname.split("/").at(-1) ?? "";
      const params = Promise.resolve({ provider: name });
      return this.#jar.take(await handler(new Request(url, { ...init, headers }), { params }));
    }

    get cookies(): string {
      return this.#jar.header;
    }

    async leave(name = "google", headers: Record<string, string> = {}): Promise<string> {
      const response = await this.#send(start.GET, `${ORIGIN}/api/auth/${name}`, { headers });
      return response.headers.get("location") ?? "";
    }

    /** Opens a URL from the provider and returns where the browser ends up. */
    async comeBack(url: string): Promise<string | null> {
      return (await this.#send(finish.GET, url)).headers.get("location");
    }

    /** Returns with a form that another site's page posts. */
    postBack(url: string, form: Record<string, string>, site: string): Promise<Response> {
      const headers = { origin: site, "sec-fetch-site": "cross-site" };
      return this.#send(finish.POST, url, {
        method: "POST",
        headers,
        body: new URLSearchParams(form),
      });
    }

    async signIn(account: string) {
      const back = await answerProvider(provider, await this.leave(), {
        email: account,
        answer: "continue",
      });
      return { location: await this.comeBack(back), back };
    }

    async logIn(email: string, password: string): Promise<number> {
      const response = await this.#send(login.POST, `${ORIGIN}/api/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password }),
      });
      return response.status;
    }

    async sendCode(code: string): Promise<number> {
      const url = `${ORIGIN}/api/login/second-factor`;
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ code });
      return (await this.#send(completion.POST, url, { method: "POST", headers, body })).status;
    }

    async whoAmI() {
      const response = await this.#send(currentUser.GET, `${ORIGIN}/api/auth/user`);
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    }
  }

  return () => new Browser();
}

/** Fills in the provider's page and returns the URL that it redirects to. */
export async function answerProvider(
  provider: IdentityProvider,
  authorizationUrl: string,
  form: Record<string, string>,
): Promise<string> {
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

/** Returns the identity provider accounts that a user can log in with. */
export async function linksOf(userId: unknown): Promise<string[]> {
  const rows = await database()
    .select()
    .from(accounts)
    .where(eq(accounts.userId, String(userId)));
  return rows.map(({ provider, providerAccountId }) => `${provider} ${providerAccountId}`);
}
