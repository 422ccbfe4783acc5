import { defineConfig } from "vitest/config";

// They start programs, which takes its time on a machine that is busy.
export default defineConfig({ test: { testTimeout: 60_000 } });
