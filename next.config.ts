import type { NextConfig } from "next";
import { hashSources } from "./build-id.ts";

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
      headers: [
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "X-Frame-Options", value: "DENY" },
        { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
        { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
        { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=()" },
        { key: "Strict-Transport-Security", value: "max-age=31536000" },
      ],
    },
  ],
};

export default config;
