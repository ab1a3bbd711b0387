import { defineConfig } from "@playwright/test";
import { findTestBrowser } from "./scripts/test/browser.ts";
import { LIMITS } from "./tests/limits.ts";

const port = process.env.E2E_PORT ?? "3210";
const isRoot = process.getuid?.() === 0;
// Playwright's own list, because only the last such switch counts, plus a feature that preloads the
// browser's own pages, which the tests don't need.
const WITHOUT = [
  "AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,MediaRouter",
  "NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch",
  "ThirdPartyStoragePartitioning,PreloadTopChromeWebUI",
];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: LIMITS.journey,
  expect: { timeout: LIMITS.condition },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-US",
    timezoneId: "America/Los_Angeles",
    actionTimeout: LIMITS.condition,
    navigationTimeout: LIMITS.condition,
    // A trace makes a test several times slower. Request one with --trace on.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${WITHOUT.join(",")}`,
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" --import ./scripts/node.mjs tests/e2e/server.ts`,
    env: { PORT: port },
    url: `http://localhost:${port}/api/health`,
    // Builds first if there's no build.
    timeout: LIMITS.serverStart,
    gracefulShutdown: { signal: "SIGINT", timeout: LIMITS.serverStop },
    stdout: "ignore",
    stderr: "pipe",
  },
});
