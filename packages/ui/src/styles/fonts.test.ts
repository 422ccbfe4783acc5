// @vitest-environment node
import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it("the web font weighs at most 24 KiB", () => {
  const { size } = statSync(join(import.meta.dirname, "../../fonts/fraunces.woff2"));
  expect(size).toBeLessThanOrEqual(24_576);
});
