import * as css from "./cost-chart.css.ts";
import type { LampCost, Span } from "./cost-of-light.ts";
import { aboutNaira, lampText } from "./cost-words.ts";
import { runningCostCopy } from "./running-cost-copy.ts";

const rowHeight = 56;
const barTop = 26;
const barHeight = 20;
const hatch = "own-supply-hatch";

/**
 * A bar for each lamp, its part from the grid and its part from the own supply after each other. The table below has the same
 * numbers, so that screen readers pass over the drawing.
 * @param hasOwnSupply whether any part can be from there
 */
export function CostChart(props: {
  readonly lamps: readonly LampCost[];
  readonly pieces: number;
  readonly span: Span;
  readonly hasOwnSupply: boolean;
}) {
  const { lamps, pieces, span, hasOwnSupply } = props;
  const most = Math.max(1, ...lamps.map((lamp) => lamp[span].all));
  const share = (amount: number) => `${((amount / most) * 100).toFixed(2)}%`;
  const { title, grid, own } = runningCostCopy.chart;
  return (
    <figure className={css.figure} aria-hidden="true">
      <figcaption className={css.caption}>{title(runningCostCopy.spanText[span])}</figcaption>
      <ul className={css.legend} role="list">
        <li className={css.entry}>
          <Swatch className={css.grid} /> {grid}
        </li>
        {hasOwnSupply && (
          <li className={css.entry}>
            <Swatch className={css.ownEdge} fill={`url(#${hatch})`} /> {own}
          </li>
        )}
      </ul>
      <svg width="100%" height={lamps.length * rowHeight} className={css.drawing} aria-hidden="true">
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" className={css.ownGround} />
            <line x1="0" y1="0" x2="0" y2="6" className={css.ownLine} />
          </pattern>
        </defs>
        {lamps.map((lamp, at) => {
          const { all, fromGrid, fromOwnSupply } = lamp[span];
          return (
            <g key={lamp.lamp} transform={`translate(0 ${at * rowHeight})`}>
              <text x="0" y="18" className={css.name}>
                {lampText(lamp.lamp, lamp.watts, pieces)}
              </text>
              <text x="100%" y="18" textAnchor="end" className={css.amount}>
                {aboutNaira(all)}
              </text>
              <rect y={barTop} width="100%" height={barHeight} className={css.track} />
              <rect y={barTop} width={share(fromGrid)} height={barHeight} className={css.grid} />
              {fromOwnSupply > 0 && (
                <>
                  <rect
                    x={share(fromGrid)}
                    y={barTop}
                    width={share(fromOwnSupply)}
                    height={barHeight}
                    fill={`url(#${hatch})`}
                  />
                  <rect
                    x={share(fromGrid)}
                    y={barTop}
                    width={share(fromOwnSupply)}
                    height={barHeight}
                    className={css.ownEdge}
                  />
                </>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function Swatch({ className, fill }: { readonly className: string; readonly fill?: string }) {
  return (
    <svg width="16" height="16" className={css.swatch} aria-hidden="true">
      {fill !== undefined && <rect x="0.5" y="0.5" width="15" height="15" fill={fill} />}
      <rect x="0.5" y="0.5" width="15" height="15" className={className} />
    </svg>
  );
}
