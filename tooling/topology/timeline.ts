import type { Maker, SentRequest } from "./steady-load.ts";

/** Something that was done, in milliseconds since the load began. */
export interface Happening {
  readonly atMs: number;
  readonly words: string;
}

const makers: readonly Maker[] = ["shop", "trade", "api", "files"];

/** A row for each event, with the requests from then until the next: a table of Markdown. */
export function timelineOf(
  happenings: readonly Happening[],
  requests: readonly SentRequest[],
  endMs: number,
): string {
  const rows = happenings.map(({ atMs, words }, index) => {
    const until = happenings[index + 1]?.atMs ?? endMs;
    const within = requests.filter((each) => each.atMs >= atMs && each.atMs < until);
    const lost = within.filter(({ fault }) => fault !== undefined).length;
    return [Math.round(atMs / 1000), words, within.length, lost, ...quantiles(within)];
  });
  return table(["Second", "Event", "Requests", "Lost", "p50 ms", "p99 ms"], rows);
}

/** How long each kind of answer took before the first roll-out, and from then on. */
export function makersTable(requests: readonly SentRequest[], rolledFromMs: number): string {
  const rows = makers.map((maker) => {
    const own = requests.filter((each) => each.maker === maker);
    const [before, during] = [true, false].map((isBefore) =>
      own.filter(({ atMs }) => atMs < rolledFromMs === isBefore),
    );
    return [maker, ...quantiles(before ?? []), ...quantiles(during ?? [])];
  });
  return table(["Answers of", "p50 before", "p99 before", "p50 meanwhile", "p99 meanwhile"], rows);
}

/** What was lost, each kind with its number and its seconds. */
export function faultsTable(faults: readonly SentRequest[]): string {
  const kinds = Map.groupBy(faults, ({ what, fault }) => `${what}: ${fault}`);
  const rows = [...kinds].map(([kind, each]) => [
    kind,
    each.length,
    each.map(({ atMs }) => Math.round(atMs / 1000)).join(" "),
  ]);
  return table(["What", "Lost", "Seconds"], rows);
}

function quantiles(requests: readonly SentRequest[]): readonly string[] {
  const times = requests.map(({ tookMs }) => tookMs).toSorted((one, other) => one - other);
  return [0.5, 0.99].map((share) => {
    const found = times[Math.min(times.length - 1, Math.floor(times.length * share))];
    return found === undefined ? "–" : String(Math.round(found));
  });
}

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [heads, heads.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
