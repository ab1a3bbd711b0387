import type { NextConfig } from "next";
import { buildIdOf } from "./scripts/build/build-id.ts";
import { isPreview } from "./lib/preview.ts";
import {
  BUILT_SCRIPT_POLICY,
  CARD_HEADERS,
  DOCUMENT_POLICY,
  EMAIL_PREVIEW_HEADERS,
  headersOfEvery,
  SAME_ORIGIN_NAVIGATIONS,
  OPENER_HEADERS,
  PICTURE_POLICY,
  previewHeaders,
  publicPageHeaders,
  secretPageHeaders,
  SEEN_DOCUMENT_HEADERS,
  SHARED_DOCUMENT_HEADERS,
  OFFLINE_PAGE_HEADERS,
  WORKER_HEADERS,
  sheetHeaders,
} from "./lib/security-headers.ts";
import {
  hashListingScript,
  hashPageStyles,
  hashSheetScript,
  LISTING_PAGE,
} from "./scripts/build/page-hashes.ts";

const listHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

// What the card of a home is drawn by (server/draw-svg.ts).
const RESVG = "./node_modules/@resvg/resvg-wasm/index_bg.wasm";

// What the pages for buyers read while they run.
const LISTING_FILES = ["./public/pages/*.css", `./${LISTING_PAGE}/**/*.{css,js}`];

// What a process of its own reads pictures by (server/photos/decode.ts), which is no part of the bundle.
const DECODER = [
  "./server/photos/decoder/*.mjs",
  "./node_modules/libheif-js/{package.json,wasm-bundle.js,libheif-wasm/libheif-bundle.js}",
];

// `npm test` checks the types by itself, and throws its build away.
const IN_TESTS = process.env.PORCHLIGHT_TESTS === "1";
const IS_PREVIEW = isPreview(process.env);

const config: NextConfig = {
  // Read by lib/preview.ts, in the browser too, and by lib/page-files.ts.
  env: { PREVIEW_BUILD: IS_PREVIEW ? "1" : "0", PAGE_STYLES_VERSION: hashPageStyles() },
  // Tells scripts/build/build.ts whether a build is of the sources as they are.
  generateBuildId: () => buildIdOf(import.meta.dirname),
  // Only where scripts/build/standalone.ts asks for it: copying what the server needs takes time and room.
  output: process.env.PORCHLIGHT_STANDALONE === "1" ? "standalone" : undefined,
  poweredByHeader: false,
  // No page is kept by a browser or a cache, so none is asked for again by its tag.
  generateEtags: false,
  // The product only; the tests are checked by `npm run check`.
  typescript: { tsconfigPath: "tsconfig.build.json", ignoreBuildErrors: IN_TESTS },
  reactStrictMode: true,
  // The route table takes a trailing slash as it is (proxy.ts): no redirect for it.
  skipTrailingSlashRedirect: true,
  devIndicators: false,
  // Nothing uses the optimizer: its address answers 404.
  images: { unoptimized: true },
  // A screen's code is loaded at its first request: a start, and a function of a platform, waits for none.
  experimental: { preloadEntriesOnStart: false, turbopackFileSystemCacheForBuild: !IN_TESTS },
  serverExternalPackages: [
    "@node-rs/bcrypt",
    "@resvg/resvg-wasm",
    "fontkit",
    "nodemailer",
    "pdfkit",
    "pg-boss",
    "postgres",
    "prom-client",
    "satori",
    "unpdf",
  ],
  outputFileTracingIncludes: {
    "/homes/**": [...LISTING_FILES, "./app/fonts/*-drawn.ttf", RESVG],
    "/visits/**": LISTING_FILES,
    "/shared-documents/**": LISTING_FILES,
    "/open-house/**": LISTING_FILES,
    "/offline": LISTING_FILES,
    "/worker.js": LISTING_FILES,
    "/api/templates/**": ["./app/fonts/*-print.ttf", RESVG],
    "/api/{photo-uploads,photos,template-brand}/**": DECODER,
    "/api/listing/preview": LISTING_FILES,
  },
  // Few, since Next goes through them all for each request, and without names in the sources: it would look
  // for them in each value, and compile that.
  headers: async () => [
    { source: "/(.*)", headers: listHeaders(headersOfEvery(IS_PREVIEW)) },
    {
      source: "/(.*)",
      missing: [
        {
          type: "header",
          key: "sec-fetch-site",
          value: `(?:${SAME_ORIGIN_NAVIGATIONS.join("|")})`,
        },
      ],
      headers: listHeaders(OPENER_HEADERS),
    },
    // The later wins. Screens get their policy, which has a nonce, in proxy.ts.
    { source: "/homes/(.+)", headers: listHeaders(publicPageHeaders(hashListingScript())) },
    { source: "/visits/(.+)", headers: listHeaders(secretPageHeaders(hashListingScript())) },
    { source: "/api/listing/preview", headers: listHeaders(previewHeaders(hashListingScript())) },
    { source: "/open-house/sheet", headers: listHeaders(sheetHeaders(hashSheetScript())) },
    { source: "/offline", headers: listHeaders(OFFLINE_PAGE_HEADERS) },
    { source: "/(worker\\.js|open-house/worker\\.js)", headers: listHeaders(WORKER_HEADERS) },
    {
      source: "/homes/([^/]+)/open-house/([^/]+)",
      headers: [{ key: "Referrer-Policy", value: "no-referrer" }],
    },
    { source: "/api/template-email", headers: listHeaders(EMAIL_PREVIEW_HEADERS) },
    {
      source: "/(homes/[^/]+/photos|api/photo-files)/([^/]+)",
      headers: [{ key: "Content-Security-Policy", value: PICTURE_POLICY }],
    },
    { source: "/homes/([^/]+)/card.jpg", headers: listHeaders(CARD_HEADERS) },
    {
      source: "/api/documents/([^/]+)/versions/([^/]+)/view",
      headers: listHeaders(SEEN_DOCUMENT_HEADERS),
    },
    { source: "/shared-documents/(.+)", headers: listHeaders(SHARED_DOCUMENT_HEADERS) },
    {
      source: "/(shared-documents|api/documents/[^/]+/versions)/([^/]+)/file",
      headers: [{ key: "Content-Security-Policy", value: DOCUMENT_POLICY }],
    },
    // Safe to cache: a changed file gets another address (lib/page-files.ts).
    {
      source: "/pages/(.+)",
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
    {
      source: "/_next/static/chunks/(.*)",
      headers: [{ key: "Content-Security-Policy", value: BUILT_SCRIPT_POLICY }],
    },
  ],
  // None before the files or after them: Next would compile it anew for each request, a call's too.
  rewrites: async () => ({
    // Typed as /Homes/…: the route redirects to the one spelling.
    fallback: [{ source: "/homes/:path+", destination: "/homes/:path+" }],
  }),
};

export default config;
