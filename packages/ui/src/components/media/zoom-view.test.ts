import { describe, expect, it } from "vitest";
import { movedBy, roomOf, wholeView, zoomedAt } from "./zoom-view.ts";

const room = { frame: { width: 400, height: 600 }, picture: { width: 400, height: 400 } };

it("a picture is as large as its frame allows, for any shape", () => {
  expect(roomOf({ width: 400, height: 600 }, { width: 1000, height: 1000 })).toEqual(room);
  expect(roomOf({ width: 400, height: 200 }, { width: 1000, height: 500 }).picture).toEqual({
    width: 400,
    height: 200,
  });
});

describe("zooming", () => {
  it("keeps the point under the finger in place", () => {
    expect(zoomedAt(wholeView, 2, { x: 100, y: 0 }, room)).toEqual({ scale: 2, x: -100, y: 0 });
  });
  it("zooms in at most four times and out to the whole picture", () => {
    expect(zoomedAt(wholeView, 10, { x: 0, y: 0 }, room).scale).toBe(4);
    expect(zoomedAt({ scale: 2, x: 200, y: 100 }, 0.1, { x: 0, y: 0 }, room)).toEqual(wholeView);
  });
  it("never shows anything beyond the picture", () => {
    // Twice as large it is 800 by 800 in a frame of 400 by 600: 200 to each side, 100 up and down.
    expect(zoomedAt({ scale: 2, x: 0, y: 0 }, 1, { x: 0, y: 0 }, room)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, room)).toEqual({
      scale: 2,
      x: 200,
      y: -100,
    });
  });
});

it("the whole picture cannot be moved", () => {
  expect(movedBy(wholeView, { x: 50, y: 50 }, room)).toEqual(wholeView);
});
