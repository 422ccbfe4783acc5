import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // Files share a worker: starting one for each would take most of the time.
  test: {
    isolate: false,
    environment: "jsdom",
    setupFiles: ["./src/test-setup.ts"],
    include: ["src/**/*.test.{ts,tsx}"],
    // A poll ends when what it waits for is there, or with its test.
    expect: { poll: { timeout: 5_000 } },
  },
});
