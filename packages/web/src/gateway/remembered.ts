/**
 * Answers of one catalogue version, kept until the version changes; the oldest go first when there are too many.
 * @param version today's version; while it is null nothing is kept, for no one could say when to forget it
 */
export function rememberPerVersion<Answer>(
  version: () => string | null,
  most: number,
): (key: string, ask: () => Promise<Answer | undefined>) => Promise<Answer | undefined> {
  const kept = new Map<string, Answer>();
  let keptVersion: string | null = null;
  return async (key, ask) => {
    if (version() !== keptVersion) {
      kept.clear();
      keptVersion = version();
    }
    const known = kept.get(key);
    if (known !== undefined) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const askedUnder = keptVersion;
    const answer = await ask();
    if (answer !== undefined && askedUnder !== null && askedUnder === version()) {
      kept.set(key, answer);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    }
    return answer;
  };
}
