/** A part of a picture in its pixels, from its top left corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

/** Smaller parts are nothing to see. */
export const leastSide = 40;

/** The largest square in the middle: what the shop's cards show. */
export function squareIn({ width, height }: Size): Area {
  const side = Math.min(width, height);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), width: side, height: side };
}

/** The part somewhere else, never over the edge. */
export function movedArea(area: Area, dx: number, dy: number, size: Size): Area {
  return {
    ...area,
    x: between(area.x + dx, 0, size.width - area.width),
    y: between(area.y + dy, 0, size.height - area.height),
  };
}

/**
 * The part with one of its corners at another place; the opposite corner stays.
 * @param isSquare its sides stay alike: the longer of both wins as far as there is room
 */
export function withCorner(
  area: Area,
  corner: Corner,
  at: { readonly x: number; readonly y: number },
  size: Size,
  isSquare: boolean,
): Area {
  const isLeft = corner.endsWith("left");
  const isTop = corner.startsWith("top");
  const fixedX = isLeft ? area.x + area.width : area.x;
  const fixedY = isTop ? area.y + area.height : area.y;
  const roomX = isLeft ? fixedX : size.width - fixedX;
  const roomY = isTop ? fixedY : size.height - fixedY;
  const least = Math.min(leastSide, roomX, roomY);
  let width = between(Math.round(isLeft ? fixedX - at.x : at.x - fixedX), least, roomX);
  let height = between(Math.round(isTop ? fixedY - at.y : at.y - fixedY), least, roomY);
  if (isSquare) {
    width = Math.min(Math.max(width, height), roomX, roomY);
    height = width;
  }
  return { x: isLeft ? fixedX - width : fixedX, y: isTop ? fixedY - height : fixedY, width, height };
}

/** Larger or smaller by so many pixels at its right and lower edge. */
export function resizedArea(area: Area, dx: number, dy: number, size: Size, isSquare: boolean): Area {
  const change = isSquare ? dx || dy : undefined;
  const at = { x: area.x + area.width + (change ?? dx), y: area.y + area.height + (change ?? dy) };
  return withCorner(area, "bottom-right", at, size, isSquare);
}

/** The part in fractions of the picture's sides, as the API takes it. */
export function fractionsOf({ x, y, width, height }: Area, size: Size): Area {
  return { x: x / size.width, y: y / size.height, width: width / size.width, height: height / size.height };
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
