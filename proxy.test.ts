import { NextRequest } from "next/server";
import {
  getRewrittenUrl,
  unstable_doesMiddlewareMatch as doesProxyMatch,
  unstable_getResponseFromNextConfig as answerOf,
} from "next/experimental/testing/server";
import { describe, expect, it } from "vitest";
import { decide, PAGE_PATHS } from "#lib/routes.ts";
import nextConfig from "./next.config.ts";
import { config, proxy } from "./proxy.ts";

const ORIGIN = "https://homes.example.com";
const PAGES = [
  ...["/", "/login", "/profile", "/PROFILE/", "/nothing", "/get-ready/steps", "/apiary"],
  ...["/create-account", "/create-account/", "/create-account/x", "/create-accounts"],
  ...["/login/returning", "/favicon.ico/x", "/%00", "/x.js", "/homes", "/homes/", "/homestead"],
  ...["/pages", "/pages/x", "/pages/a/b.css"],
];
const NO_PAGES = [
  ...[
    "/api/plans",
    "/_next/static/x.js",
    "/favicon.ico",
    "/icon.svg",
    "/robots.txt",
    "/pages/tokens.css",
  ],
  ...[
    "/sitemap.xml",
    "/h/a3c9f2bx",
    "/homes/611-s-maple-st",
    "/homes/611-s-maple-st/photos/x.webp",
  ],
];

const matches = (path: string) => doesProxyMatch({ config, nextConfig, url: ORIGIN + path });

const pathIn = (rewritten: string | null) => rewritten && new URL(rewritten).pathname;

const configRewrites = async (path: string) =>
  pathIn(getRewrittenUrl(await answerOf({ url: ORIGIN + path, nextConfig })));

it("matches paths that could be pages", () => {
  expect(config.matcher).toEqual([{ source: PAGE_PATHS }]);
});

describe.each(PAGES)("%s", (path) => {
  it("shows a visitor the screen from the route table", async () => {
    expect(matches(path)).toBe(true);
    expect(await configRewrites(path)).toBeNull();
    const answer = await proxy(new NextRequest(ORIGIN + path));
    expect(pathIn(getRewrittenUrl(answer))).toBe(decide(path, false));
  });
});

it.each(NO_PAGES)("leaves %s unchanged", async (path) => {
  expect(matches(path)).toBe(false);
  expect((await configRewrites(path)) ?? path).toBe(path);
});

it("leaves a listing page URL in another spelling to its route", () => {
  expect(matches("/Homes/611-s-maple-st")).toBe(false);
});

it("rejects other methods on a page", async () => {
  const answer = await proxy(new NextRequest(`${ORIGIN}/settings`, { method: "POST" }));
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe("GET, HEAD");
});
