import { defineConfig } from "@playwright/test";
import { journeysConfig } from "@precise/journeys/journeys-config";

export default defineConfig({
  ...journeysConfig({
    shopUrl: process.env.SHOP_URL ?? "http://localhost:3000",
    eagerUrl: process.env.EAGER_URL,
    chromiumPath: process.env.CHROMIUM_PATH,
    hasStackControl: Boolean(process.env.STACK_CONTROL_URL),
    depth: process.env.TEST_DEPTH,
  }),
  globalSetup: "./e2e/global-setup.ts",
});
