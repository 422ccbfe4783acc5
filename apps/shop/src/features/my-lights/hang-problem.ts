/** Why rooms were not kept. `check`: the form says what is wrong with a line. */
export const hangProblems = ["check", "unreachable", "too_many_requests", "not_done"] as const;
export type HangProblem = (typeof hangProblems)[number];

/** As the address names it; null for anything else. */
export function hangProblemOf(text: unknown): HangProblem | null {
  return hangProblems.find((each) => each === text) ?? null;
}
