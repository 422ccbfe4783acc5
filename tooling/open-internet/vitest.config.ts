import { defineConfig } from "vitest/config";

// One file after the other: all ask the same shop, whose machine may have two cores.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000, fileParallelism: false } });
