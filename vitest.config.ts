import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { LIMITS } from "./tests/limits.ts";
import { LongestFirst } from "./tests/longest-first.ts";

/** Tests of the start scripts that need a production build, which `scripts/test/main.ts` makes first. */
const SYSTEM = "scripts/**/*.system.test.ts";
const INTEGRATION = [
  "app/{api,homes,h,visits,offers,messages,showing-answers,shared-documents,calendars}/**/*.test.ts",
  "db/**/*.test.ts",
  "services/**/*.test.ts",
  "tests/**/*.test.ts",
  "scripts/**/*.integration.test.ts",
];

export default defineConfig({
  plugins: [react()],
  // Tests of server-only code.
  resolve: { alias: { "server-only": path.resolve("node_modules/server-only/empty.js") } },
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: LIMITS.unitTest,
    hookTimeout: LIMITS.unitTest,
    teardownTimeout: LIMITS.serverStop,
    expect: { poll: { timeout: LIMITS.condition } },
    // The order matters: environment.ts resets what the other setup files set.
    sequence: { sequencer: LongestFirst, setupFiles: "list" },
    // next-auth imports "next/server" without an extension, which only a bundler resolves.
    server: { deps: { inline: ["next-auth"] } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          isolate: false,
          include: [
            "lib/**/*.test.ts",
            "server/**/*.test.{ts,tsx}",
            "http/**/*.test.ts",
            "components/**/*.test.ts",
            "app/**/*.test.ts",
            "scripts/**/*.test.ts",
            "services/**/*.test.ts",
            "*.test.ts",
          ],
          exclude: ["node_modules", ...INTEGRATION, SYSTEM],
          setupFiles: ["tests/setup/environment.ts", "tests/setup/console.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "unit-dom",
          isolate: false,
          include: ["{app,components,lib}/**/*.test.tsx"],
          environment: "jsdom",
          setupFiles: [
            "tests/setup/environment.ts",
            "tests/setup/console.ts",
            "tests/setup/dom.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          isolate: false,
          include: INTEGRATION,
          exclude: ["node_modules", "tests/e2e/**"],
          globalSetup: ["tests/setup/database-server.ts"],
          setupFiles: [
            "tests/setup/environment.ts",
            "tests/setup/console.ts",
            "tests/setup/database.ts",
          ],
          testTimeout: LIMITS.integrationTest,
          hookTimeout: LIMITS.integrationTest,
        },
      },
      {
        extends: true,
        test: {
          name: "system",
          include: [SYSTEM],
          setupFiles: ["tests/setup/environment.ts", "tests/setup/console.ts"],
          // Each of these starts its own servers, and two cores have enough to do with one.
          fileParallelism: false,
          testTimeout: LIMITS.systemTest,
          hookTimeout: LIMITS.systemTest,
        },
      },
    ],
  },
});
