import type { NextConfig } from "next";
import { hashSources } from "./build-id.ts";
import { BUILT_SCRIPT_POLICY, SECURITY_HEADERS } from "./lib/security-headers.ts";

const config: NextConfig = {
  // Tells scripts/build.ts whether a build is of the sources as they are.
  generateBuildId: () => hashSources(import.meta.dirname),
  poweredByHeader: false,
  // The product only; the tests are checked by `npm run types`.
  typescript: { tsconfigPath: "tsconfig.build.json" },
  reactStrictMode: true,
  // The route table takes a trailing slash as it is (proxy.ts): no redirect for it.
  skipTrailingSlashRedirect: true,
  devIndicators: false,
  // Nothing uses the optimizer: its address answers 404.
  images: { unoptimized: true },
  serverExternalPackages: ["@node-rs/bcrypt", "postgres"],
  headers: async () => [
    {
      source: "/:path*",
      headers: Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value })),
    },
    {
      source: "/_next/static/chunks/:file*",
      headers: [{ key: "Content-Security-Policy", value: BUILT_SCRIPT_POLICY }],
    },
  ],
};

export default config;
