// @vitest-environment node
import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it.each([
  ["fraunces", 24_576],
  ["figtree", 25_000],
])("%s weighs at most %i bytes", (name, most) => {
  const { size } = statSync(join(import.meta.dirname, `../../fonts/${name}.woff2`));
  expect(size).toBeLessThanOrEqual(most);
});
