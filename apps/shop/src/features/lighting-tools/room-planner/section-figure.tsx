import { factsOfArticle } from "@precise/lighting/article-facts";
import { sizeOf } from "./fitting-size.ts";
import { wideBeamDeg } from "./light-scale.ts";
import * as css from "./plan-figure.css.ts";
import { plannerCopy as copy } from "./planner-copy.ts";
import type { RoomTask } from "./planner-values.ts";
import type { LightPlan } from "./rank-plans.ts";
import { type SectionDrawing, sectionDrawing } from "./section-drawing.ts";

/** The room from the side: ceiling, plane, a table, a person. */
export function SectionFigure({ task, shown }: { readonly task: RoomTask; readonly shown: LightPlan }) {
  const { light, plan } = shown;
  const { ceilingM, planeM } = task.room;
  const facts = factsOfArticle(light.item.attributes);
  const section = sectionDrawing(task, plan, {
    size: sizeOf(light.item),
    dropM: facts.dropMinM ?? 0,
    beamDeg: light.planned.beamDeg ?? (light.planned.class === "wide" ? wideBeamDeg : undefined),
  });
  const { room, planeY, cordsFrom } = section;
  const right = room.x + room.width;
  const floor = room.y + room.height;
  return (
    <figure className={css.figure}>
      <svg
        viewBox={`0 0 ${section.width} ${section.height}`}
        className={css.drawing}
        role="img"
        aria-label={copy.sectionAlt(ceilingM, planeM)}
      >
        <rect {...room} className={css.floor} />
        {section.beams.map((beam) => (
          <path key={beam} d={beam} className={css.beam} />
        ))}
        <path
          d={`M${right} ${room.y}H${room.x}V${floor}H${right}${section.isCut ? "" : "z"}`}
          className={css.wall}
        />
        {section.isCut && <path d={`M${right} ${room.y}V${floor}`} className={css.goesOn} />}
        <Table section={section} />
        <Person {...section.person} />
        {section.fittings.map((box) => (
          <g key={box.x}>
            {cordsFrom !== undefined && (
              <path d={`M${box.x + box.width / 2} ${cordsFrom}V${box.y}`} className={css.cord} />
            )}
            <rect {...box} className={css.fitting} />
          </g>
        ))}
        {planeM > 0 && <path d={`M${room.x} ${planeY}H${right + 4}`} className={css.plane} />}
        <text x={right + 8} y={room.y + 10} className={css.text}>
          {copy.ceilingLabel(ceilingM)}
        </text>
        {planeM > 0 && (
          <text x={right + 8} y={planeY + 4} className={css.text}>
            {copy.planeLabel(planeM)}
          </text>
        )}
        <text x={section.person.x} y={floor + 18} className={css.middleText}>
          {copy.personLabel}
        </text>
      </svg>
    </figure>
  );
}

function Table({ section: { table } }: { readonly section: SectionDrawing }) {
  if (table === undefined) return null;
  const { x, y, width, height } = table;
  const inset = width * 0.08;
  return (
    <path
      d={`M${x} ${y}h${width}M${x + inset} ${y}v${height}M${x + width - inset} ${y}v${height}`}
      className={css.thing}
    />
  );
}

function Person({ x, y, height }: SectionDrawing["person"]) {
  const head = height * 0.07;
  const hip = y - height * 0.48;
  const neck = y - height + 2 * head;
  const arm = height * 0.11;
  return (
    <>
      <circle cx={x} cy={y - height + head} r={head} className={css.thing} />
      <path
        d={`M${x} ${neck}V${hip}L${x - arm * 0.7} ${y}M${x} ${hip}L${x + arm * 0.7} ${y}M${x - arm} ${hip}L${x} ${neck + arm * 0.6}L${x + arm} ${hip}`}
        className={css.thing}
      />
    </>
  );
}
