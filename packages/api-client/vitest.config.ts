import { defineConfig } from "vitest/config";

// One file starts the real API and calls it, beside the other steps of the test command.
export default defineConfig({ test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 } });
