import type { TouchEvent } from "react";
import { expect, it } from "vitest";
import { swipeAway } from "./swipe-away.ts";

/** Moves a finger over a panel, lifts it, and returns the panel's end state. */
function swipe(towards: -1 | 1, ...path: readonly (readonly [number, number])[]) {
  let isAway = false;
  const panel = document.createElement("div");
  const handlers = swipeAway(towards, () => {
    isAway = true;
  });
  const event = ([clientX, clientY]: readonly [number, number]) =>
    ({ touches: [{ clientX, clientY }], currentTarget: panel }) as unknown as TouchEvent<HTMLElement>;
  const [start = [0, 0], ...moves] = path;
  handlers.onTouchStart(event(start));
  for (const move of moves) handlers.onTouchMove(event(move));
  const underFinger = panel.style.transform;
  handlers.onTouchEnd(event(start));
  return { isAway, underFinger, after: panel.style.transform };
}

it("a panel on the left follows a finger to the left and goes", () => {
  expect(swipe(-1, [200, 300], [180, 302], [100, 305])).toEqual({
    isAway: true,
    underFinger: "translateX(-100px)",
    after: "translateX(-100px)",
  });
});

it("slides back when the finger is lifted early", () => {
  expect(swipe(-1, [200, 300], [180, 300], [150, 300])).toEqual({
    isAway: false,
    underFinger: "translateX(-50px)",
    after: "",
  });
});

it("does not leave its edge when the finger goes the other way", () => {
  expect(swipe(-1, [200, 300], [260, 300])).toEqual({ isAway: false, underFinger: "", after: "" });
});

it("stays where a finger scrolls, even if it strays sideways later", () => {
  expect(swipe(-1, [200, 300], [198, 340], [60, 380])).toEqual({ isAway: false, underFinger: "", after: "" });
});

it("a panel on the right goes to the right", () => {
  expect(swipe(1, [200, 300], [220, 300], [290, 300]).isAway).toBe(true);
});
