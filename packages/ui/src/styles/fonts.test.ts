import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

it("the web font weighs at most 24 KiB", () => {
  const path = fileURLToPath(new URL("../../fonts/fraunces.woff2", import.meta.url));
  expect(statSync(path).size).toBeLessThanOrEqual(24_576);
});
