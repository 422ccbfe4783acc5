import { describe, expect, it } from "vitest";
import { fractionsOf, movedArea, resizedArea, squareIn, withCorner } from "./crop-area.ts";

const size = { width: 400, height: 300 };

describe("a part of a picture", () => {
  it("is first the largest square in the middle", () => {
    expect(squareIn(size)).toEqual({ x: 50, y: 0, width: 300, height: 300 });
    expect(squareIn({ width: 300, height: 401 })).toEqual({ x: 0, y: 51, width: 300, height: 300 });
  });

  it("moves to the edge and not over it", () => {
    const area = { x: 50, y: 0, width: 300, height: 300 };
    expect(movedArea(area, 80, 10, size)).toEqual({ x: 100, y: 0, width: 300, height: 300 });
    expect(movedArea(area, -80, 0, size)).toEqual({ x: 0, y: 0, width: 300, height: 300 });
  });

  it("keeps the corner that is opposite to the one that is moved", () => {
    const area = { x: 100, y: 100, width: 100, height: 100 };
    expect(withCorner(area, "top-left", { x: 60, y: 80 }, size, false)).toEqual({
      x: 60,
      y: 80,
      width: 140,
      height: 120,
    });
    expect(withCorner(area, "top-left", { x: 60, y: 80 }, size, true)).toEqual({
      x: 60,
      y: 60,
      width: 140,
      height: 140,
    });
    expect(withCorner(area, "bottom-right", { x: 900, y: 900 }, size, true)).toEqual({
      x: 100,
      y: 100,
      width: 200,
      height: 200,
    });
  });

  it("is never smaller than can be seen, nor larger than the picture", () => {
    const area = { x: 100, y: 100, width: 100, height: 100 };
    expect(resizedArea(area, -90, 0, size, false)).toEqual({ x: 100, y: 100, width: 40, height: 100 });
    expect(resizedArea(area, 900, 0, size, false)).toEqual({ x: 100, y: 100, width: 300, height: 100 });
    expect(resizedArea(area, 10, 0, size, true)).toEqual({ x: 100, y: 100, width: 110, height: 110 });
  });

  it("goes to the API in fractions", () => {
    expect(fractionsOf({ x: 100, y: 75, width: 200, height: 150 }, size)).toEqual({
      x: 0.25,
      y: 0.25,
      width: 0.5,
      height: 0.5,
    });
  });
});
