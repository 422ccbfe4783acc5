/** A change of the stock that shoppers see. */
export interface ArticleChange {
  readonly id: number;
  /** Its place in the index; undefined for what is not listed. */
  readonly ordinal: number | undefined;
  /** It sold out or came back: then searches are in another order. */
  readonly isRanked: boolean;
}

/** More changes than that while one answer is made count as everything. */
const mostRemembered = 1_000;

/**
 * Which changes came while an answer was being made: such an answer may say what was before, so it must not be kept.
 */
export function changeHistory() {
  let count = 0;
  let everythingAt = 0;
  let recent: { readonly at: number; readonly change: ArticleChange }[] = [];
  return {
    /** To be taken before the first reading that an answer is made from. */
    mark: (): number => count,
    note(changes: readonly ArticleChange[]): void {
      count += 1;
      for (const change of changes) recent.push({ at: count, change });
      const gone = recent.splice(0, Math.max(0, recent.length - mostRemembered)).at(-1);
      if (gone) everythingAt = Math.max(everythingAt, gone.at);
    },
    noteEverything(): void {
      count += 1;
      everythingAt = count;
      recent = [];
    },
    /** What changed after the mark; null when it is all or too much. */
    since(mark: number): ArticleChange[] | null {
      if (mark < everythingAt) return null;
      return recent.filter(({ at }) => at > mark).map(({ change }) => change);
    },
  };
}
export type ChangeHistory = ReturnType<typeof changeHistory>;
