/** What `pnpm bench` can measure; `--only` chooses among these. */
export const partNames = [
  "weights",
  "lighthouse",
  "cpu",
  "latency",
  "search",
  "sales",
  "outages",
  "settings",
  "traces",
  "start",
  "memory",
  "desk",
  "tasks",
] as const;
export type PartName = (typeof partNames)[number];

/** What a figure may be at most, or must be at least, in the figure's own unit. */
export type Limit = { readonly atMost: number } | { readonly atLeast: number };

/** One measured number: the median of its runs. */
export interface Figure {
  readonly part: PartName;
  /** Row of the table: a page, a call, a start. */
  readonly subject: string;
  /** Column of the table, with its unit. */
  readonly measure: string;
  readonly value: number;
  /** Left out where the design gives no budget. */
  readonly limit?: Limit;
  /** What a person should know beside the number: what loses points, what was requested. */
  readonly note?: string;
}

export type Verdict = "kept" | "missed" | "no budget";

/** Compares the number as it was measured, not as it is shown. */
export function verdictOf({ value, limit }: Pick<Figure, "value" | "limit">): Verdict {
  if (limit === undefined) return "no budget";
  const isKept = "atMost" in limit ? value <= limit.atMost : value >= limit.atLeast;
  return isKept ? "kept" : "missed";
}
