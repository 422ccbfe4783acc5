import { dictionary } from "@precise/cart-core/dictionary";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { type Area, type Corner, movedArea, resizedArea, type Size, withCorner } from "./crop-area.ts";
import { pictureSrc } from "./picture-src.ts";
import * as css from "./pictures.css.ts";

const cornerNames = ["top-left", "top-right", "bottom-left", "bottom-right"] as const;
const arrows: Readonly<Record<string, readonly [number, number]>> = dictionary({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

interface Drag {
  readonly corner: Corner | "move";
  readonly from: { readonly x: number; readonly y: number };
  readonly area: Area;
}

/** The picture with the part that is chosen: dragged by a pointer, or moved by arrow keys. */
export function CropStage(props: {
  readonly whole: Size & { readonly imageUrl: string };
  readonly area: Area;
  readonly isSquare: boolean;
  readonly onArea: (area: Area) => void;
}) {
  const { whole, area, isSquare, onArea } = props;
  const canvas = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(null);
  /** Where a pointer is, in pixels of the picture. */
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const box = canvas.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return { x: 0, y: 0 };
    const scale = whole.width / box.width;
    return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
  };
  const begin = (corner: Drag["corner"]) => (event: PointerEvent) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { corner, from: pointOf(event), area };
  };
  const follow = (event: PointerEvent) => {
    const dragged = drag.current;
    if (dragged === null) return;
    const at = pointOf(event);
    const { corner, from } = dragged;
    onArea(
      corner === "move"
        ? movedArea(dragged.area, Math.round(at.x - from.x), Math.round(at.y - from.y), whole)
        : withCorner(dragged.area, corner, at, whole, isSquare),
    );
  };
  const end = () => {
    drag.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    // A hundredth of the picture at a time; a pixel with Alt.
    const step = event.altKey ? 1 : Math.max(1, Math.round(whole.width / 100));
    const [dx, dy] = [arrow[0] * step, arrow[1] * step];
    onArea(event.shiftKey ? resizedArea(area, dx, dy, whole, isSquare) : movedArea(area, dx, dy, whole));
  };
  const percent = (part: number, of: number) => `${(part / of) * 100}%`;
  return (
    <div className={css.stage}>
      <div className={css.canvas} ref={canvas}>
        {/* biome-ignore lint/performance/noImgElement: no server of ours makes other sizes for the desk. */}
        <img className={css.whole} src={pictureSrc(whole.imageUrl)} alt="" draggable={false} />
        {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML chooses a part of a picture. */}
        <div
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it.
          tabIndex={0}
          data-first=""
          aria-label={`Part of the picture: ${area.width} by ${area.height} pixels, ${area.x} from the left, ${area.y} from the top`}
          className={css.area}
          style={{
            left: percent(area.x, whole.width),
            top: percent(area.y, whole.height),
            width: percent(area.width, whole.width),
            height: percent(area.height, whole.height),
          }}
          onKeyDown={press}
          onPointerDown={begin("move")}
          onPointerMove={follow}
          onPointerUp={end}
          onPointerCancel={end}
        >
          {cornerNames.map((corner) => (
            <span
              key={corner}
              className={css.corners[corner]}
              onPointerDown={begin(corner)}
              onPointerMove={follow}
              onPointerUp={end}
              onPointerCancel={end}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
