import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // Throws wherever it is not bundled for a server; its own empty file is what servers get.
  resolve: { alias: { "server-only": join(import.meta.dirname, "node_modules/server-only/empty.js") } },
  // Tests of islands ask for a browser's document by a comment in their first line.
  // Files share a worker: starting one for each would take most of the time.
  test: {
    isolate: false,
    environment: "node",
    setupFiles: ["../../packages/web/src/test-setup.ts"],
    include: ["src/**/*.test.{ts,tsx}"],
    // A poll ends when what it waits for is there, or with its test.
    expect: { poll: { timeout: 5_000 } },
  },
});
