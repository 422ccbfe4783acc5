/** What a round showed. Times are milliseconds. */
export interface RoundFigures {
  readonly fault: string;
  /** Nobody's order was taken for so long. */
  readonly refusedFor: number;
  /** From the first attempt to the acknowledgement, retries included, whoever waited longest. */
  readonly slowestOrder: number;
  readonly acknowledged: number;
  /** Orders that were acknowledged and are lost, are there twice or unasked for; answers that were neither done nor "try again". */
  readonly broken: readonly string[];
  /** What the former primary acknowledged and the new one does not have. */
  readonly staleWrites: number;
  readonly hasMoved: boolean;
}

export const longestRefusal = 15_000;

/** The longest time between two of these moments, from the first limit to the last. */
export function longestGap(moments: readonly number[], from: number, to: number): number {
  const inside = moments.filter((moment) => moment > from && moment < to).toSorted((one, two) => one - two);
  const all = [from, ...inside, to];
  return Math.max(...all.slice(1).map((moment, at) => moment - (all[at] ?? from)));
}

/** One row for each fault: its worst figures, and whether all of them hold. */
export function tableOf(
  rounds: readonly RoundFigures[],
  words: (fault: string) => string,
): { readonly text: string; readonly holds: boolean } {
  const names = [...new Set(rounds.map(({ fault }) => fault))];
  const rows = names.map((name) => {
    const ofIt = rounds.filter(({ fault }) => fault === name);
    const most = (figure: (round: RoundFigures) => number) => Math.max(...ofIt.map(figure));
    const sum = (figure: (round: RoundFigures) => number) =>
      ofIt.reduce((total, round) => total + figure(round), 0);
    return {
      holds: most((round) => round.refusedFor) <= longestRefusal && sum(faultsIn) === 0,
      cells: [
        words(name),
        String(ofIt.length),
        String(ofIt.filter(({ hasMoved }) => hasMoved).length),
        String(sum(({ acknowledged }) => acknowledged)),
        String(sum(({ broken }) => broken.length)),
        seconds(most((round) => round.refusedFor)),
        seconds(most((round) => round.slowestOrder)),
        String(sum(({ staleWrites }) => staleWrites)),
      ],
    };
  });
  const head = [
    "The primary is",
    "Rounds",
    "Moved",
    "Orders",
    "Lost, doubled, 5xx but 503",
    "No order taken for",
    "Slowest order",
    "Stale writes",
  ];
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return {
    text: [line(head), line(head.map(() => "---")), ...rows.map(({ cells }) => line(cells))].join("\n"),
    holds: rows.every(({ holds }) => holds),
  };
}

function faultsIn({ broken, staleWrites }: RoundFigures): number {
  return broken.length + staleWrites;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
