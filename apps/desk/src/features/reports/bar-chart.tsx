import { useEffect, useRef, useState } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import * as css from "./bar-chart.css.ts";
import { type Bar, hasBars, wholeSteps } from "./chart-axis.ts";

const height = 240;
/** Of the axis' small letters, about. */
const letterWidth = 7;

interface BarChartProps {
  readonly bars: readonly Bar[];
  readonly text: (value: number) => string;
}

/**
 * Bars beside a table that has the same figures: screen readers read the table, so that the picture is hidden from them.
 * @param text a value in words, for the axis and for the bar that the pointer is at
 */
export function BarChart(props: BarChartProps) {
  return hasBars(props.bars) ? <DrawnBars {...props} /> : null;
}

function DrawnBars({ bars, text }: BarChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let chart = draw(element, bars, text, setAt);
    const again = () => {
      chart.destroy();
      chart = draw(element, bars, text, setAt);
    };
    const width = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
    width.observe(element);
    // The lights were switched: colours are read again.
    const lights = new MutationObserver(again);
    lights.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "class"] });
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", again);
    return () => {
      width.disconnect();
      lights.disconnect();
      system.removeEventListener("change", again);
      chart.destroy();
    };
  }, [bars, text]);
  const bar = at === null ? undefined : bars[at];
  return (
    <div aria-hidden="true">
      <p className={css.reading}>{bar ? `${bar.label}: ${text(bar.value)}` : "\u00a0"}</p>
      <div ref={place} className={css.chart} />
    </div>
  );
}

function draw(
  element: HTMLElement,
  bars: readonly Bar[],
  text: (value: number) => string,
  onPoint: (index: number | null) => void,
): uPlot {
  const { color: ink, borderTopColor: line, accentColor: accent } = getComputedStyle(element);
  const font = `12px ${getComputedStyle(element).fontFamily}`;
  const longest = Math.max(...bars.map(({ label }) => label.length), 1);
  const axis = { stroke: ink, font, grid: { stroke: line, width: 1 }, ticks: { show: false } };
  return new uPlot(
    {
      width: element.clientWidth,
      height,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      // Half a bar of room at both ends.
      scales: { x: { time: false, range: [-0.6, Math.max(bars.length - 0.4, 0.6)] }, y: { range: yRange } },
      axes: [
        {
          ...axis,
          grid: { show: false },
          space: longest * letterWidth + 16,
          incrs: [1, 2, 5, 7, 10, 14, 30, 60, 90],
          values: (_chart, splits) => splits.map((split) => bars[split]?.label ?? ""),
        },
        {
          ...axis,
          size: 88,
          space: 40,
          incrs: [...wholeSteps],
          values: (_chart, splits) => splits.map(text),
        },
      ],
      series: [
        {},
        {
          fill: accent,
          stroke: accent,
          width: 0,
          points: { show: false },
          ...(uPlot.paths.bars && { paths: uPlot.paths.bars({ size: [0.7, 64] }) }),
        },
      ],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
    },
    [bars.map((_, place) => place), bars.map(({ value }) => value)],
    element,
  );
}

/** From zero, with a little air above the largest. */
const yRange: uPlot.Range.Function = (_chart, least, most) => [
  Math.min(0, least * 1.1),
  Math.max(most * 1.1, least < 0 ? 0 : 1),
];
