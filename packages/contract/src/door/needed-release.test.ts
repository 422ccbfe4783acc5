import { expect, it } from "vitest";
import { releaseProblem } from "./needed-release.ts";

it.each([
  ["1.0.0", "1.0.0"],
  ["1.0.0", "1.0.1"],
  ["1.9.0", "1.10.0"],
  ["1.2.3", "2.0.0"],
  ["0.1.0", undefined],
])("an app that needs API %s serves beside %s", (needed, named) =>
  expect(releaseProblem(needed, named)).toBeNull(),
);

it.each([
  ["1.0.1", "1.0.0"],
  ["1.10.0", "1.9.9"],
  ["2.0.0", "1.99.99"],
])("an app that needs API %s does not serve beside %s", (needed, named) =>
  expect(releaseProblem(needed, named)).toBe(
    `it needs release ${needed} of the API, and release ${named} answers. Roll out the API first.`,
  ),
);

it("an API that does not say its release is older than every one that does", () => {
  expect(releaseProblem("1.0.0", undefined)).toBe(
    "it needs release 1.0.0 of the API, and release 0.1.0 answers. Roll out the API first.",
  );
});
