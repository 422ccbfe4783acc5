import type { OnAnswer } from "./ask-timed.ts";

/** What shoppers saw since they were last asked. */
export interface AnswerTally {
  readonly onAnswer: OnAnswer;
  /** `31 × 200, 4 × 503, 1 × no answer; half within 0.1 s, the longest 6.2 s`; begins anew. */
  take(): string;
}

export function startAnswerTally(): AnswerTally {
  let counts = new Map<string, number>();
  let waits: number[] = [];
  return {
    onAnswer(status, waitedMs) {
      const name = String(status ?? "no answer");
      counts.set(name, (counts.get(name) ?? 0) + 1);
      waits.push(waitedMs);
    },
    take() {
      const sorted = waits.toSorted((a, b) => a - b);
      const seconds = (ms: number | undefined) => `${((ms ?? 0) / 1000).toFixed(1)} s`;
      const answers = [...counts].sort().map(([name, count]) => `${count} × ${name}`);
      counts = new Map();
      waits = [];
      if (sorted.length === 0) return "nobody was answered";
      return `${answers.join(", ")}; half within ${seconds(sorted[Math.floor(sorted.length / 2)])}, the longest ${seconds(sorted.at(-1))}`;
    },
  };
}
