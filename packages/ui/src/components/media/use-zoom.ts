import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import {
  movedBy,
  type Point,
  roomOf,
  type Size,
  wholeView,
  type ZoomRoom,
  type ZoomView,
  zoomedAt,
} from "./zoom-view.ts";

const doubleTapMs = 300;
/** A movement of less than this many pixels is a tap. */
const tapPixels = 12;
const swipePixels = 48;
const doubleTapZoom = 2.5;

export interface Zoom {
  readonly view: ZoomView;
  readonly zoomBy: (factor: number) => void;
  readonly moveBy: (by: Point) => void;
  readonly reset: () => void;
  /** For the frame: drag, pinch, double tap, swipe. */
  readonly gestures: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
}

/**
 * Zooms and moves a picture within a frame by fingers, mouse and wheel.
 * @param natural the picture's own size in pixels
 * @param onSwipe the whole picture was swiped away: 1 to the next, -1 to the one before
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  natural: Size,
  onSwipe: (direction: 1 | -1) => void,
): Zoom {
  const [view, setView] = useState(wholeView);
  const fingers = useRef(new Map<number, Point>());
  const down = useRef<Point | null>(null);
  const lastTap = useRef({ at: 0, x: 0, y: 0 });

  function place(): { room: ZoomRoom; middle: Point } {
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect();
    return {
      room: roomOf(box, natural),
      middle: { x: box.left + box.width / 2, y: box.top + box.height / 2 },
    };
  }
  function zoomAround(factor: number, point?: Point): void {
    const { room, middle } = place();
    const at = point ? { x: point.x - middle.x, y: point.y - middle.y } : { x: 0, y: 0 };
    setView((now) => zoomedAt(now, factor, at, room));
  }
  const moveBy = (by: Point) => setView((now) => movedBy(now, by, place().room));

  const onWheel = useRef(zoomAround);
  useEffect(() => {
    onWheel.current = zoomAround;
  });
  useEffect(() => {
    const element = frame.current;
    // React's own listener is passive: the browser would zoom the page as well.
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      onWheel.current(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
    };
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, [frame]);

  function tap(point: Point, at: number): void {
    const before = lastTap.current;
    const isSecond = at - before.at < doubleTapMs && distance(before, point) < 3 * tapPixels;
    lastTap.current = isSecond ? { at: 0, x: 0, y: 0 } : { at, ...point };
    if (isSecond) zoomAround(view.scale > 1 ? 0 : doubleTapZoom, point);
  }

  const gestures: Zoom["gestures"] = {
    onPointerDown(event) {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, pointOf(event));
      down.current = fingers.current.size === 1 ? pointOf(event) : null;
    },
    onPointerMove(event) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      if (other)
        zoomAround(distance(now, other) / Math.max(distance(before, other), 1), middleOf(now, other));
      else moveBy({ x: now.x - before.x, y: now.y - before.y });
    },
    onPointerUp(event) {
      const start = down.current;
      const end = pointOf(event);
      fingers.current.delete(event.pointerId);
      down.current = null;
      if (!start) return;
      const along = end.x - start.x;
      if (distance(start, end) < tapPixels) tap(end, event.timeStamp);
      else if (view.scale === 1 && Math.abs(along) > Math.max(swipePixels, Math.abs(end.y - start.y)))
        onSwipe(along < 0 ? 1 : -1);
    },
    onPointerCancel(event) {
      fingers.current.delete(event.pointerId);
      down.current = null;
    },
  };
  return { view, zoomBy: (factor) => zoomAround(factor), moveBy, reset: () => setView(wholeView), gestures };
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}
function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
