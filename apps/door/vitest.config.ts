import { defineConfig } from "vitest/config";

// A poll ends when what it waits for is there, or with its test.
export default defineConfig({
  test: { isolate: false, include: ["src/**/*.test.ts"], expect: { poll: { timeout: 5_000 } } },
});
