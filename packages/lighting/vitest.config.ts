import { defineConfig } from "vitest/config";

// Files share a worker: starting one for each would take most of the time.
export default defineConfig({ test: { isolate: false } });
