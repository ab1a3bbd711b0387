import { expect, it, vi } from "vitest";
import { AppError } from "#lib/errors.ts";
import { publicRoutes } from "./public-route.ts";

const ADDRESS = "http://localhost:3000/homes/a";

function ask(handlers: ReturnType<typeof publicRoutes>, method: string, headers = {}) {
  const request = new Request(ADDRESS, { method, headers: { host: "localhost:3000", ...headers } });
  const handler = handlers[method as keyof typeof handlers];
  return handler(request, { params: Promise.resolve({ slug: "a" }) });
}

it("serves GET and HEAD with one handler and passes it the path parameters", async () => {
  const routes = publicRoutes({ "GET /homes/{slug}": ({ params }) => new Response(params.slug) });
  expect(await (await ask(routes, "GET")).text()).toBe("a");
  expect(await (await ask(routes, "HEAD")).text()).toBe("");
});

it("refuses a POST from another site before the handler runs", async () => {
  const handler = vi.fn(() => new Response("sent"));
  const routes = publicRoutes({ "POST /homes/{slug}/ask": handler });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }]) {
    expect((await ask(routes, "POST", headers)).status).toBe(403);
  }
  expect(handler).not.toHaveBeenCalled();
  expect((await ask(routes, "POST", { origin: "http://localhost:3000" })).status).toBe(200);
});

it("forbids caching a response that doesn't set Cache-Control", async () => {
  const routes = publicRoutes({
    "GET /a": () => new Response("a"),
    "POST /a": () => new Response("a", { headers: { "Cache-Control": "private, no-cache" } }),
  });
  expect((await ask(routes, "GET")).headers.get("cache-control")).toBe("no-store");
  expect((await ask(routes, "POST")).headers.get("cache-control")).toBe("private, no-cache");
});

it("returns an error page without internal details and logs the failure once", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const routes = publicRoutes(
    {
      "GET /a": () => {
        throw new Error("a secret");
      },
    },
    ({ message, status }) => new Response(`<p>${message}</p>`, { status }),
  );
  const response = await ask(routes, "GET");
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
  expect(log).toHaveBeenCalledTimes(1);
});

it("sets Retry-After when rate limited", async () => {
  const routes = publicRoutes({
    "GET /a": () => {
      throw new AppError("rate_limited", "Too many.", { retryAfter: 60 });
    },
  });
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const response = await ask(routes, "GET");
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
});
