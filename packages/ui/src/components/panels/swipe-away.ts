import type { TouchEvent } from "react";

/** A finger moves this many pixels before it is decided whether it scrolls or swipes. */
const decisionPixels = 8;
/** A swipe of this many pixels takes the panel away; a shorter one lets it slide back. */
const awayPixels = 72;

interface Swipe {
  readonly x: number;
  readonly y: number;
  decided: "swipe" | "scroll" | null;
}

/**
 * Touch handlers for a panel that a finger pushes out of the side it came from; it follows the finger.
 * @param towards -1 for a panel on the left, 1 for one on the right
 */
export function swipeAway(towards: -1 | 1, onAway: () => void) {
  let swipe: Swipe | null = null;
  let pushed = 0;
  const place = (panel: HTMLElement, pixels: number) => {
    pushed = pixels;
    panel.style.transform = pixels === 0 ? "" : `translateX(${pixels}px)`;
  };
  return {
    onTouchStart: ({ touches }: TouchEvent<HTMLElement>) => {
      const finger = touches[0];
      swipe = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY, decided: null } : null;
    },
    onTouchMove: ({ touches, currentTarget }: TouchEvent<HTMLElement>) => {
      const finger = touches[0];
      if (!swipe || !finger) return;
      const along = finger.clientX - swipe.x;
      const across = finger.clientY - swipe.y;
      if (swipe.decided === null && Math.max(Math.abs(along), Math.abs(across)) > decisionPixels) {
        swipe.decided = Math.abs(along) > Math.abs(across) ? "swipe" : "scroll";
      }
      if (swipe.decided === "swipe") place(currentTarget, towards * Math.max(0, towards * along));
    },
    onTouchEnd: ({ currentTarget }: TouchEvent<HTMLElement>) => {
      if (Math.abs(pushed) >= awayPixels) onAway();
      else place(currentTarget, 0);
      swipe = null;
    },
  };
}
