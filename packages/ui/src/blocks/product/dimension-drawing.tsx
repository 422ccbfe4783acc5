import { useId } from "react";
import * as css from "./dimension-drawing.css.ts";
import { measuresInWords, type PlanLine, planDimensions } from "./dimension-plan.ts";
import { silhouettePath } from "./silhouette.ts";
import type { StatedMeasures } from "./stated-measures.ts";

/**
 * An article's front and side with their measures, drawn from what is stated of it. On a card only the front with height
 * and width, in the place of a picture.
 * @source design D30
 */
export function DimensionDrawing(props: {
  readonly name: string;
  readonly measures: StatedMeasures;
  readonly views?: "all" | "front";
}) {
  const { name, measures, views = "all" } = props;
  const id = useId();
  const {
    width,
    height,
    bodies,
    reference,
    building,
    cords,
    measures: lines,
    texts,
  } = planDimensions(measures, views);
  return (
    <svg
      viewBox={`0 0 ${rounded(width)} ${rounded(height)}`}
      className={css.drawing}
      // A card gives it a square, and it is in its middle.
      height={views === "front" ? "100%" : undefined}
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <title id={`${id}t`}>{`Dimension drawing of ${name}`}</title>
      <desc id={`${id}d`}>{measuresInWords(measures)}</desc>
      <path d={lines.map(measurePath).join("")} strokeWidth="0.75" opacity="0.7" />
      <path d={cords.map(polyline).join("")} />
      <path d={building.map(({ from, to }) => polyline([from, to])).join("")} strokeWidth="2.5" />
      <path
        d={bodies.map((body) => silhouettePath(measures.silhouette ?? "box", body)).join("")}
        fill="currentColor"
        fillOpacity="0.08"
        strokeWidth="1.25"
      />
      {reference && <path d={silhouettePath("box", reference)} strokeDasharray="4 3" opacity="0.5" />}
      <g fill="currentColor" stroke="none" fontSize="14" textAnchor="middle">
        {texts.map(({ at: [x, y], text, isUpright }) => (
          <text
            key={`${rounded(x)} ${rounded(y)}`}
            x={rounded(x)}
            y={rounded(y)}
            transform={isUpright === true ? `rotate(-90 ${at([x, y])})` : undefined}
          >
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** A measure's line with a short bar at each end. */
function measurePath({ from, to }: PlanLine): string {
  const isUpright = from[0] === to[0];
  const bar = isUpright ? "m-4 0h8" : "m0 -4v8";
  return `${polyline([from, to])}M${at(from)}${bar}M${at(to)}${bar}`;
}

function polyline(points: readonly (readonly [number, number])[]): string {
  return points.map((point, place) => `${place === 0 ? "M" : "L"}${at(point)}`).join("");
}

const at = ([x, y]: readonly [number, number]): string => `${rounded(x)} ${rounded(y)}`;

/** One decimal is finer than any screen shows. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
