import { largestUploadBytes } from "@precise/contract/wire/upload-paths";
import { expect, it } from "vitest";
import { largestListFileBytes } from "./list-limits.ts";

it("a file is refused here exactly where the API would refuse it", () => {
  expect(largestListFileBytes).toBe(largestUploadBytes);
});
