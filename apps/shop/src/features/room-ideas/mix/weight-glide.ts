import type { Rgb } from "./tint.ts";

/** How long a change takes that someone makes, in milliseconds. */
export const steadyGlideMs = 160;

/** Moves from one state of the light to the next, a frame at a time, and rests when it is there. */
export interface WeightGlide {
  /** @param glideMs how long it takes, in milliseconds */
  to(weights: readonly Rgb[], glideMs?: number): void;
  /** Draws what stands now: after the canvas has changed its size. */
  again(): void;
  stop(): void;
}

/**
 * @param isStill no motion: every change shows at once
 * @param draw paints one state
 * @param frames the browser's; others in tests
 */
export function createWeightGlide(
  first: readonly Rgb[],
  isStill: boolean,
  draw: (weights: readonly Rgb[]) => void,
  frames: Pick<Window, "requestAnimationFrame" | "cancelAnimationFrame"> = window,
): WeightGlide {
  let from = first;
  let now = first;
  let target = first;
  let startedAt: number | undefined;
  let durationMs = steadyGlideMs;
  let frame: number | undefined;

  const step = (time: number) => {
    frame = undefined;
    startedAt ??= time;
    const share = isStill ? 1 : Math.min((time - startedAt) / durationMs, 1);
    now = share === 1 ? target : mixed(from, target, share);
    draw(now);
    if (share < 1) ask();
  };
  const ask = () => {
    frame ??= frames.requestAnimationFrame(step);
  };

  return {
    to(weights, glideMs = steadyGlideMs) {
      from = now;
      durationMs = glideMs;
      target = weights;
      startedAt = undefined;
      ask();
    },
    again: ask,
    stop() {
      if (frame !== undefined) frames.cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
}

function mixed(from: readonly Rgb[], target: readonly Rgb[], share: number): Rgb[] {
  return target.map((to, index): Rgb => {
    const [red, green, blue] = from[index] ?? to;
    return [red + (to[0] - red) * share, green + (to[1] - green) * share, blue + (to[2] - blue) * share];
  });
}
