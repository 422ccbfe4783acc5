import { defineConfig } from "vitest/config";

// One process for all: each would read the whole repository for itself.
export default defineConfig({ test: { isolate: false, maxWorkers: 1 } });
