import { sizeOf } from "./fitting-size.ts";
import type { LightPicture } from "./light-scale.ts";
import { luxNumbers } from "./lux-numbers.ts";
import { LuxTable } from "./lux-table.client.tsx";
import { type Dimension, type PlanDrawing, planDrawing } from "./plan-drawing.ts";
import * as css from "./plan-figure.css.ts";
import { plannerCopy as copy } from "./planner-copy.ts";
import type { RoomTask } from "./planner-values.ts";
import type { LightPlan } from "./rank-plans.ts";

/** The room from above: its light as a picture, its fittings to scale, the spacings. */
export function PlanFigure(props: {
  readonly task: RoomTask;
  readonly shown: LightPlan;
  /** Its light; undefined where all of it goes up. */
  readonly picture: LightPicture | undefined;
}) {
  const { task, shown, picture } = props;
  const { light, plan } = shown;
  const drawing = planDrawing(task, plan, sizeOf(light.item), picture);
  const { lengthM, widthM } = task.room;
  return (
    <figure className={css.figure}>
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        className={css.drawing}
        role="img"
        aria-label={copy.planAlt(light.item.name, shown, lengthM, widthM)}
      >
        <rect {...drawing.room} className={css.floor} />
        {drawing.light.map(
          (outline, step) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: steps never move.
            outline !== "" && <path key={step} d={outline} fill={colourOf(step, drawing.light.length)} />,
        )}
        <rect {...drawing.room} className={css.wall} />
        <Fan drawing={drawing} />
        <Fittings drawing={drawing} />
        <Dimensions drawing={drawing} />
      </svg>
      {picture && <Scale picture={picture} />}
      <figcaption className={css.caption}>{picture ? copy.planCaption : copy.planCaptionUp}</figcaption>
      {picture && <LuxTable {...luxNumbers(picture)} />}
    </figure>
  );
}

/** One fitting, again and again over the room. */
function Fittings({ drawing: { room, fitting, pitch, isRound } }: { readonly drawing: PlanDrawing }) {
  const { width, height } = fitting;
  const [x, y] = [fitting.x - room.x, fitting.y - room.y];
  return (
    <>
      <pattern
        id="fittings"
        patternUnits="userSpaceOnUse"
        x={room.x}
        y={room.y}
        width={pitch.x}
        height={pitch.y}
      >
        {isRound ? (
          <circle cx={x + width / 2} cy={y + height / 2} r={width / 2} className={css.fitting} />
        ) : (
          <rect x={x} y={y} width={width} height={height} className={css.fitting} />
        )}
      </pattern>
      <rect {...room} fill="url(#fittings)" />
    </>
  );
}

function Fan({ drawing: { fan } }: { readonly drawing: PlanDrawing }) {
  if (fan === undefined) return null;
  const { x, y, blades, clear } = fan;
  return (
    <>
      <circle cx={x} cy={y} r={clear} className={css.clear} />
      <circle cx={x} cy={y} r={blades} className={css.blades} />
      <path d={`M${x - blades} ${y}H${x + blades}M${x} ${y - blades}V${y + blades}`} className={css.blades} />
    </>
  );
}

/** Under the room along its length, beside it across its width: the whole outside, one spacing inside. */
function Dimensions({ drawing: { room, along, across } }: { readonly drawing: PlanDrawing }) {
  const bottom = room.y + room.height;
  const [length, pitchAlong] = along;
  const [width, pitchAcross] = across;
  return (
    <>
      {pitchAlong && <Along dimension={pitchAlong} y={bottom + 12} isTextAtEnd />}
      {length && <Along dimension={length} y={bottom + 34} />}
      {pitchAcross && <Across dimension={pitchAcross} x={room.x - 12} />}
      {width && <Across dimension={width} x={room.x - 36} />}
    </>
  );
}

function Along(props: { readonly dimension: Dimension; readonly y: number; readonly isTextAtEnd?: boolean }) {
  const { dimension, y, isTextAtEnd = false } = props;
  const { from, to, text } = dimension;
  return (
    <>
      <path d={`M${from} ${y}H${to}M${from} ${y - 4}v8M${to} ${y - 4}v8`} className={css.dimension} />
      {isTextAtEnd ? (
        <text x={to + 6} y={y + 5} className={css.text}>
          {text}
        </text>
      ) : (
        <text x={(from + to) / 2} y={y + 18} className={css.middleText}>
          {text}
        </text>
      )}
    </>
  );
}

function Across({ dimension, x }: { readonly dimension: Dimension; readonly x: number }) {
  const { from, to, text } = dimension;
  const middle = (from + to) / 2;
  return (
    <>
      <path d={`M${x} ${from}V${to}M${x - 4} ${from}h8M${x - 4} ${to}h8`} className={css.dimension} />
      <text transform={`translate(${x - 6} ${middle}) rotate(-90)`} className={css.middleText}>
        {text}
      </text>
    </>
  );
}

function Scale({ picture: { steps } }: { readonly picture: LightPicture }) {
  return (
    <div>
      <p className={css.caption}>{copy.scale}</p>
      <ul className={css.scale} role="list">
        {steps.map((step, at) => (
          <li key={step} className={css.step}>
            <span className={css.swatch} style={{ background: colourOf(at, steps.length) }} />
            {copy.scaleStep(step, steps[at + 1])}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** From dusk to full light, the same by day and by night and on paper; each step is lighter than the one before. */
const palette = ["#3a2c22", "#6a4826", "#996a2a", "#c38d38", "#e3b051", "#f6d488", "#fff3cf"] as const;

function colourOf(step: number, steps: number): string {
  const at = steps < 2 ? palette.length - 1 : Math.round((step * (palette.length - 1)) / (steps - 1));
  return palette[at] ?? palette[0];
}
