import { describe, expect, it } from "vitest";
import { pageNumbers } from "./pagination.tsx";

describe("page numbers", () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, null, 9]],
    [5, 9, [1, null, 3, 4, 5, 6, 7, null, 9]],
    [9, 9, [1, null, 7, 8, 9]],
  ])("on page %i of %i are %o", (current, total, shown) => {
    expect(pageNumbers(current, total)).toEqual(shown);
  });
});
