import { defineConfig } from "@playwright/test";

/** Where the running stack answers, the shop's door in front. `pnpm test` starts one of its own and sets these. */
const shopUrl = process.env.SHOP_URL ?? "http://localhost:3000";
const chromium = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: "e2e",
  projects: [{ name: "journeys" }],
  globalSetup: "./e2e/global-setup.ts",
  outputDir: "test-results/traces",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    baseURL: shopUrl,
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "en-NG",
    timezoneId: "Africa/Lagos",
    trace: "retain-on-failure",
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
