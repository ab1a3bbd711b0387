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
  MAP_HEADERS,
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

// Renders the preview image of a listing (server/draw-svg.ts).
const RESVG = "./node_modules/@resvg/resvg-wasm/index_bg.wasm";

// Read at run time by the public pages.
const LISTING_FILES = ["./public/pages/*.css", `./${LISTING_PAGE}/**/*.{css,js}`];

// Used by the separate process that decodes photos (server/photos/decode.ts), so not in the bundle.
const DECODER = [
  "./server/photos/decoder/*.mjs",
  "./node_modules/libheif-js/{package.json,wasm-bundle.js,libheif-wasm/libheif-bundle.js}",
];

// `npm test` checks types separately and deletes its build.
const IN_TESTS = process.env.PORCHLIGHT_TESTS === "1";
const IS_PREVIEW = isPreview(process.env);

const config: NextConfig = {
  // Read by lib/preview.ts, also in the browser, and by lib/page-files.ts.
  env: { PREVIEW_BUILD: IS_PREVIEW ? "1" : "0", PAGE_STYLES_VERSION: hashPageStyles() },
  // scripts/build/build.ts compares it with the sources to see whether a build is current.
  generateBuildId: () => buildIdOf(import.meta.dirname),
  // Only for scripts/build/standalone.ts: copying the server's files takes time and space.
  output: process.env.PORCHLIGHT_STANDALONE === "1" ? "standalone" : undefined,
  poweredByHeader: false,
  // Browsers and caches don't store pages, so no request would send an ETag.
  generateEtags: false,
  // `npm run check` checks the types of the tests.
  typescript: { tsconfigPath: "tsconfig.build.json", ignoreBuildErrors: IN_TESTS },
  reactStrictMode: true,
  // The routes in proxy.ts accept a trailing slash.
  skipTrailingSlashRedirect: true,
  devIndicators: false,
  // Turns off the image optimizer, which nothing uses.
  images: { unoptimized: true },
  // Load a screen's code on its first request, so that starts and serverless functions don't wait.
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
    "/h/**": LISTING_FILES,
    "/messages/**": LISTING_FILES,
    "/offers/**": LISTING_FILES,
    "/showing-answers/**": LISTING_FILES,
    "/shared-documents/**": LISTING_FILES,
    "/open-house/**": LISTING_FILES,
    "/offline": LISTING_FILES,
    "/worker.js": LISTING_FILES,
    "/{terms,privacy,fair-housing}": ["./content/legal/*.md"],
    "/api/templates/**": ["./app/fonts/*-print.ttf", RESVG],
    "/api/{photo-uploads,photos,template-brand}/**": DECODER,
    "/api/listing/preview": LISTING_FILES,
  },
  // Keep this list short: Next tries every entry on each request. Don't use named parameters, which Next
  // would compile and look up in each value.
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
    // Later entries win. Screens get their policy, which has a nonce, in proxy.ts.
    { source: "/homes/(.+)", headers: listHeaders(publicPageHeaders(hashListingScript())) },
    { source: "/h/([^/]+)", headers: listHeaders(SHARED_DOCUMENT_HEADERS) },
    {
      source: "/(visits|offers|messages|showing-answers)/(.+)",
      headers: listHeaders(secretPageHeaders(hashListingScript())),
    },
    { source: "/api/listing/preview", headers: listHeaders(previewHeaders(hashListingScript())) },
    { source: "/map/([^/]+)", headers: listHeaders(MAP_HEADERS) },
    { source: "/open-house/sheet", headers: listHeaders(sheetHeaders(hashSheetScript())) },
    { source: "/offline", headers: listHeaders(OFFLINE_PAGE_HEADERS) },
    { source: "/(worker\\.js|open-house/worker\\.js)", headers: listHeaders(WORKER_HEADERS) },
    {
      source: "/homes/([^/]+)/open-house/([^/]+)",
      headers: [{ key: "Referrer-Policy", value: "no-referrer" }],
    },
    {
      source: "/homes/([^/]+)/follow/([^/]+)",
      headers: [{ key: "Referrer-Policy", value: "strict-origin" }],
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
      source:
        "/(homes/[^/]+/documents/[^/]+|shared-documents/[^/]+/file|api/documents/[^/]+/versions/[^/]+/file|api/offers/[^/]+/turns/.+|offers/[^/]+/files/.+)",
      headers: [{ key: "Content-Security-Policy", value: DOCUMENT_POLICY }],
    },
    // Safe to cache: a changed file gets another URL (lib/page-files.ts).
    {
      source: "/pages/(.+)",
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
    {
      source: "/_next/static/chunks/(.*)",
      headers: [{ key: "Content-Security-Policy", value: BUILT_SCRIPT_POLICY }],
    },
  ],
  // Only `fallback`: Next would recompile the other kinds on each request, API calls included.
  rewrites: async () => ({
    // For /Homes/…, which the route redirects to lowercase.
    fallback: [{ source: "/homes/:path+", destination: "/homes/:path+" }],
  }),
};

export default config;
