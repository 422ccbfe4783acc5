import { defineConfig } from "vitest/config";

export default defineConfig({
  // Powers of 3072-bit numbers take their time on a busy machine.
  test: { include: ["src/**/*.test.ts", "test/**/*.test.ts"], testTimeout: 30_000 },
});
