"use client";
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import * as css from "./lamps-slider.css.ts";
import { roomCopy as copy } from "./room-copy.ts";

/**
 * Two pictures of one camera over each other, lamps off on the left and on at the right of a handle that is dragged, or moved by
 * keyboard. Without scripts both stand whole, one under the other.
 */
export function LampsSlider(props: {
  readonly off: ReactNode;
  readonly on: ReactNode;
  readonly caption: string;
}) {
  const { off, on, caption } = props;
  const handle = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState(half);
  // It may have been moved before anything listened.
  useEffect(() => setPercent(Number(handle.current?.value ?? half)), []);
  return (
    <figure className={css.figure}>
      <div className={css.frame} style={{ "--cut": cutAt(percent) } as CSSProperties}>
        <div className={css.on}>{on}</div>
        <div className={css.off}>{off}</div>
        <input
          ref={handle}
          type="range"
          className={css.handle}
          min={0}
          max={100}
          defaultValue={half}
          aria-label={copy.compareLamps}
          aria-valuetext={copy.lampsOnIn(100 - percent)}
          onChange={(event) => setPercent(Number(event.target.value))}
        />
      </div>
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  );
}

/** Where the middle of the handle stands, which never leaves the picture. */
function cutAt(percent: number): string {
  return `calc(${css.handleSize / 2}px + (100% - ${css.handleSize}px) * ${percent / 100})`;
}

/** The handle's place at first, in percent from the left. */
const half = 50;
