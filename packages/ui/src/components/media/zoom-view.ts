/** How a picture is shown: `scale` 1 shows all of it; `x` and `y` are how far its middle is from the frame's, in pixels. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** The frame that is looked through, and the picture as large as it is in it at scale 1; in pixels. */
export interface ZoomRoom {
  readonly frame: Size;
  readonly picture: Size;
}

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 };
export const mostZoom = 4;

/** The room of a picture that is as large as its frame allows. */
export function roomOf(frame: Size, natural: Size): ZoomRoom {
  const fit = Math.min(frame.width / natural.width, frame.height / natural.height);
  return { frame, picture: { width: natural.width * fit, height: natural.height * fit } };
}

/** Closer by a factor, or further away below 1. The point stays in place. @param at from the frame's middle */
export function zoomedAt(view: ZoomView, factor: number, at: Point, room: ZoomRoom): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), mostZoom);
  const ratio = scale / view.scale;
  const x = at.x - (at.x - view.x) * ratio;
  const y = at.y - (at.y - view.y) * ratio;
  return withinRoom({ scale, x, y }, room);
}

/** Moved under the frame, never further than its edge. */
export function movedBy(view: ZoomView, by: Point, room: ZoomRoom): ZoomView {
  return withinRoom({ ...view, x: view.x + by.x, y: view.y + by.y }, room);
}

function withinRoom({ scale, x, y }: ZoomView, { frame, picture }: ZoomRoom): ZoomView {
  const clamp = (shift: number, size: number, seen: number) => {
    const most = Math.max(0, (size * scale - seen) / 2);
    return Math.min(Math.max(shift, -most), most);
  };
  return { scale, x: clamp(x, picture.width, frame.width), y: clamp(y, picture.height, frame.height) };
}
