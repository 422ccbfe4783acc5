import type { Look } from "./look-at-process.ts";

/** So much of a soak fills caches and compiles what is often run: it is not judged. */
export const warmUpShare = 0.15;
/** As Node names it. */
const timerKind = "Timeout";
/** Memory may end up so much above or below where the warm-up left it. */
const flatShare = 0.05;
/** Connections come and go: so many handles more are none that stay behind. */
const spareHandles = 4;
/** PostgreSQL's driver has two timers for each of the API's ten connections, which it ends after 30 to 60 minutes and when they idle. */
const spareTimers = 20;

/** How a figure went from the end of the warm-up to the end, by the straight line that fits it best. */
export interface Trend {
  /** The line at the end of the warm-up, and at the end. */
  readonly from: number;
  readonly to: number;
}

/** What became of one process. */
export interface Verdict {
  readonly name: string;
  readonly rss: Trend;
  readonly heap: Trend;
  readonly handles: Trend;
  /** What keeps its event loop alive, without its timers. */
  readonly active: Trend;
  readonly timers: Trend;
  readonly lagP99Ms: number;
  readonly lagMostMs: number;
  /** One word for each promise that is broken: `memory`, `heap`, `handles`, `timers`. */
  readonly broken: readonly string[];
}

/**
 * Judges one process by what was noted of it each minute. Memory that falls breaks nothing.
 * @param lastsMs how long the soak was to last; looks in its first 15 % are left out
 * @throws Error where fewer than three looks are left
 */
export function judgeSoak(name: string, looks: readonly Look[], lastsMs: number): Verdict {
  const judged = looks.filter(({ atMs }) => atMs >= lastsMs * warmUpShare);
  if (judged.length < 3) throw new Error(`${name} was looked at ${judged.length} times after the warm-up`);
  const trendOf = (figure: (look: Look) => number) =>
    fitLine(judged.map((look) => [look.atMs, figure(look)] as const));
  const rss = trendOf(({ rssMib }) => rssMib);
  const heap = trendOf(({ heapMib, externalMib }) => heapMib + externalMib);
  const handles = trendOf((look) => look.handles);
  const timers = trendOf(({ active }) => active[timerKind] ?? 0);
  const active = trendOf(({ active }) =>
    Object.entries(active).reduce((sum, [kind, count]) => (kind === timerKind ? sum : sum + count), 0),
  );
  return {
    name,
    rss,
    heap,
    handles,
    active,
    timers,
    lagP99Ms: Math.max(...judged.map(({ lagP99Ms }) => lagP99Ms)),
    lagMostMs: Math.max(...judged.map(({ lagMostMs }) => lagMostMs)),
    broken: [
      ...(growth(rss) > flatShare ? ["memory"] : []),
      ...(growth(heap) > flatShare ? ["heap"] : []),
      ...(handles.to - handles.from > spareHandles || active.to - active.from > spareHandles
        ? ["handles"]
        : []),
      ...(timers.to - timers.from > spareTimers ? ["timers"] : []),
    ],
  };
}

/** As a share of where it began. */
export function growth({ from, to }: Trend): number {
  return (to - from) / Math.max(from, 1);
}

/** The line of least squares through points, at the first and the last of them. */
export function fitLine(points: readonly (readonly [x: number, y: number])[]): Trend {
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanX = meanOf(points.map(([x]) => x));
  const meanY = meanOf(points.map(([, y]) => y));
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  const together = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const slope = spread === 0 ? 0 : together / spread;
  const at = (x: number) => meanY + slope * (x - meanX);
  return { from: at(points[0]?.[0] ?? 0), to: at(points.at(-1)?.[0] ?? 0) };
}

/** A line for each process: every figure at the end of the warm-up and at the end, by its trend, and the verdict. */
export function soakTable(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ name, rss, heap, handles, active, timers, lagP99Ms, lagMostMs, broken }) => [
    name,
    memory(rss),
    memory(heap),
    counted(handles),
    counted(active),
    counted(timers),
    `${lagP99Ms.toFixed(0)} / ${lagMostMs.toFixed(0)}`,
    broken.length === 0 ? "✓ flat" : `✗ grows: ${broken.join(", ")}`,
  ]);
  const head = [
    "",
    "RSS MiB",
    "heap and buffers MiB",
    "handles",
    "active",
    "timers",
    "lag p99 / most ms",
    "",
  ];
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return all
    .map((row) => `  ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join("  ")}`.trimEnd())
    .join("\n");
}

function memory(trend: Trend): string {
  const percent = growth(trend) * 100;
  return `${trend.from.toFixed(1)} → ${trend.to.toFixed(1)} (${percent < 0 ? "" : "+"}${percent.toFixed(1)} %)`;
}

function counted({ from, to }: Trend): string {
  return `${from.toFixed(0)} → ${to.toFixed(0)}`;
}
