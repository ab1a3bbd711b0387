import {
  getRewrittenUrl,
  unstable_doesMiddlewareMatch as doesProxyMatch,
  unstable_getResponseFromNextConfig as answerOf,
} from "next/experimental/testing/server";
import { describe, expect, it } from "vitest";
import { sessionCookie } from "#http/session-cookie.ts";
import { decide, PAGE_PATHS } from "#lib/routes.ts";
import nextConfig from "./next.config.ts";
import { config } from "./proxy.ts";

const ORIGIN = "https://homes.example.com";
const NAME = sessionCookie(new Headers()).name;
const PAGES = [
  ...["/", "/login", "/profile", "/PROFILE/", "/nothing", "/get-ready/steps", "/apiary"],
  ...["/create-account", "/create-account/", "/create-account/x", "/create-accounts"],
  ...["/login/returning", "/favicon.ico/x", "/%00", "/x.js", "/homes", "/homes/", "/homestead"],
];
const NO_PAGES = [
  ...["/api/plans", "/_next/static/x.js", "/favicon.ico", "/icon.svg", "/robots.txt"],
  ...["/sitemap.xml", "/homes/611-s-maple-st", "/homes/611-s-maple-st/photos/x.webp"],
];

const matches = (path: string, cookies?: Record<string, string>) =>
  doesProxyMatch({ config, nextConfig, url: ORIGIN + path, cookies });

async function rewriteOf(path: string, cookies?: Record<string, string>) {
  const rewritten = getRewrittenUrl(await answerOf({ url: ORIGIN + path, nextConfig, cookies }));
  return rewritten && new URL(rewritten).pathname;
}

it("is asked for the paths that could be pages", () => {
  for (const { source } of config.matcher) expect(source).toBe(PAGE_PATHS);
});

describe.each(PAGES)("%s", (path) => {
  it("is decided without code for a browser without a cookie, by the same table", async () => {
    expect(matches(path)).toBe(false);
    expect(await rewriteOf(path)).toBe(decide(path, false));
  });

  it.each([NAME, `__Host-${NAME}`])("is for the proxy to decide with %s", async (name) => {
    const cookies = { [name]: "anything" };
    expect(matches(path, cookies)).toBe(true);
    expect(await rewriteOf(path, cookies)).toBeNull();
  });

  it("is for the proxy to decide after a sign-in that failed", async () => {
    expect(matches(`${path}?error=OAuthSignin`)).toBe(true);
    expect(await rewriteOf(`${path}?error=OAuthSignin`)).toBeNull();
  });
});

it.each(NO_PAGES)("%s is left as it is", async (path) => {
  expect(matches(path, { [NAME]: "anything" })).toBe(false);
  expect((await rewriteOf(path)) ?? path).toBe(path);
});
