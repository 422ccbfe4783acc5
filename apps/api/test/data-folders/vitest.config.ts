import { defineConfig } from "vitest/config";

/** Runs the maker of a data folder, which the tests' own configuration leaves out (`pnpm --filter @precise/api data-folder`). */
export default defineConfig({
  test: { include: ["test/data-folders/make-data-folder.ts"], testTimeout: 300_000 },
});
