import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // They take long, and guard what changes seldom or has tests of its rules: everything else is tested each time.
    exclude: process.env.TEST_DEPTH === "short" ? ["**/*.whole.test.ts"] : [],
    globalSetup: "test/fixtures/run-folder.ts",
    // No test replaces a module, the clock or the environment: one import of the API serves all files of a worker.
    isolate: false,
    // Opening the embedded database, and starting whole processes, takes seconds on a busy machine.
    testTimeout: 60_000,
    // The sample catalogue is imported once, by whichever file needs it first.
    hookTimeout: 180_000,
    // Each file opens a database of its own; more at once would only wait for the disk.
    maxWorkers: 2,
    // A poll ends when what it waits for is there. Within vitest's one second that could not be said of anything that the
    // API itself looks up each second.
    expect: { poll: { timeout: 30_000 } },
  },
});
