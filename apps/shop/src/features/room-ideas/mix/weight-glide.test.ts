import { expect, it } from "vitest";
import type { Rgb } from "./tint.ts";
import { createWeightGlide } from "./weight-glide.ts";

/** Frames that come when the test says so. */
function handFrames() {
  let nextFrame: FrameRequestCallback | undefined;
  return {
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      nextFrame = callback;
      return 1;
    },
    cancelAnimationFrame: () => {
      nextFrame = undefined;
    },
    isAsked: () => nextFrame !== undefined,
    show(time: number) {
      const callback = nextFrame;
      nextFrame = undefined;
      callback?.(time);
    },
  };
}
const dark: Rgb[] = [[0, 0, 0]];
const lit: Rgb[] = [[1, 0.5, 0.25]];

it("glides to the new light in 160 ms and then asks for no more frames", () => {
  const frames = handFrames();
  const drawn: (readonly Rgb[])[] = [];
  const glide = createWeightGlide(dark, false, (weights) => drawn.push(weights), frames);
  glide.to(lit);
  frames.show(1000);
  frames.show(1080);
  frames.show(1160);
  expect(drawn).toEqual([dark, [[0.5, 0.25, 0.125]], lit]);
  expect(frames.isAsked()).toBe(false);
});

it("turns round from where it is when the light is changed on the way", () => {
  const frames = handFrames();
  const drawn: (readonly Rgb[])[] = [];
  const glide = createWeightGlide(dark, false, (weights) => drawn.push(weights), frames);
  glide.to(lit);
  frames.show(0);
  frames.show(80);
  glide.to(dark);
  frames.show(100);
  frames.show(180);
  expect(drawn.slice(2)).toEqual([[[0.5, 0.25, 0.125]], [[0.25, 0.125, 0.0625]]]);
});

it("shows a change at once to those who want no motion", () => {
  const frames = handFrames();
  const drawn: (readonly Rgb[])[] = [];
  createWeightGlide(dark, true, (weights) => drawn.push(weights), frames).to(lit);
  frames.show(5);
  expect(drawn).toEqual([lit]);
});

it("draws nothing after it was stopped", () => {
  const frames = handFrames();
  const glide = createWeightGlide(dark, false, () => expect.unreachable(), frames);
  glide.to(lit);
  glide.stop();
  frames.show(5);
  expect(frames.isAsked()).toBe(false);
});

it("takes as long as it is told", () => {
  const frames = handFrames();
  const drawn: (readonly Rgb[])[] = [];
  createWeightGlide(dark, false, (weights) => drawn.push(weights), frames).to(lit, 1000);
  frames.show(0);
  frames.show(500);
  expect(drawn.at(-1)).toEqual([[0.5, 0.25, 0.125]]);
});
