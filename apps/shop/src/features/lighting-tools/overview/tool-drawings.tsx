import type { ReactNode } from "react";
import * as css from "./tool-overview.css.ts";

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 120" className={css.drawing} aria-hidden="true">
      {children}
    </svg>
  );
}

const columns = [85, 120, 155];
const rows = [40, 60, 80];

/** A room from above with nine lights. */
export function PlanDrawing() {
  return (
    <Drawing>
      <rect x="60" y="20" width="120" height="80" className={css.strong} />
      {rows.flatMap((y) =>
        columns.map((x) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r="13" className={css.halo} />
            <circle cx={x} cy={y} r="3.5" className={css.light} />
          </g>
        )),
      )}
      <path d="M60 110h120M60 106v8M180 106v8M192 20v80M188 20h8M188 100h8" className={css.line} />
    </Drawing>
  );
}

const bars = [
  { x: 72, height: 64, isOurs: false },
  { x: 108, height: 40, isOurs: false },
  { x: 144, height: 14, isOurs: true },
];

/** Three bars, the last one low. */
export function CostDrawing() {
  return (
    <Drawing>
      {bars.map(({ x, height, isOurs }) => (
        <rect
          key={x}
          x={x}
          y={98 - height}
          width="24"
          height={height}
          className={isOurs ? css.light : css.dark}
        />
      ))}
      <path d="M56 98h128" className={css.strong} />
    </Drawing>
  );
}

const windows = [
  { x: 84, y: 56, isLit: true },
  { x: 112, y: 56, isLit: false },
  { x: 140, y: 56, isLit: false },
  { x: 84, y: 80, isLit: false },
  { x: 112, y: 80, isLit: true },
  { x: 140, y: 80, isLit: false },
];

/** A house with two lit windows and a battery. */
export function OutageDrawing() {
  return (
    <Drawing>
      <path d="M66 48 120 18l54 30M72 45v57h96V45" className={css.strong} />
      {windows.map(({ x, y, isLit }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="16" height="14" className={isLit ? css.light : css.dark} />
      ))}
      <path d="M188 84h24v18h-24zM194 84v-4M206 84v-4M200 88l-4 5h8l-4 5" className={css.line} />
    </Drawing>
  );
}

const colours = [
  { x: 66, look: css.warmest },
  { x: 102, look: css.warm },
  { x: 138, look: css.neutral },
  { x: 174, look: css.cool },
];

/** Four bulbs from warm to cool. */
export function ColourDrawing() {
  return (
    <Drawing>
      {colours.map(({ x, look }) => (
        <g key={x}>
          <circle cx={x} cy="54" r="15" className={look} />
          <path d={`M${x - 7} 67v8h14v-8M${x - 5} 79h10`} className={css.line} />
          <circle cx={x} cy="54" r="15" className={css.line} />
        </g>
      ))}
    </Drawing>
  );
}

/** A ceiling light, a bulb and a lamp on a list. */
export function BulbsDrawing() {
  return (
    <Drawing>
      {[34, 60, 86].map((y, at) => (
        <g key={y}>
          <circle cx="74" cy={y} r="8" className={at === 1 ? css.dark : css.light} />
          <path
            d={`M94 ${y - 4}h${at === 1 ? 52 : 72}M94 ${y + 6}h${at === 2 ? 64 : 40}`}
            className={css.line}
          />
        </g>
      ))}
    </Drawing>
  );
}

/** Two pendants over their figures, the second one ahead. */
export function CompareDrawing() {
  return (
    <Drawing>
      {[84, 156].map((x, at) => (
        <g key={x}>
          <path d={`M${x} 12v18M${x - 20} 50a20 20 0 0 1 40 0z`} className={css.strong} />
          <circle cx={x} cy="56" r="5" className={css.light} />
          <path d={`M${x - 24} 78h48M${x - 24} 90h48M${x - 24} 102h48`} className={css.line} />
          <path d={`M${x - 24} 90h${at === 0 ? 20 : 40}`} className={css.strong} />
        </g>
      ))}
      <path d="M120 16v90" className={css.line} />
    </Drawing>
  );
}
