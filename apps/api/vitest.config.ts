import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // Opening the embedded database, and starting whole processes, takes seconds on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Each file opens a database of its own; more at once would only wait for the disk.
    maxWorkers: 2,
  },
});
