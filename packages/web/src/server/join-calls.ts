/**
 * Callers that ask for the same thing at the same time share one answer, or one failure.
 * @returns a function that makes the answer of a key, unless it is being made already
 */
export function joinCalls<Answer>(): (key: string, make: () => Promise<Answer>) => Promise<Answer> {
  const running = new Map<string, Promise<Answer>>();
  return (key, make) => {
    const joined = running.get(key);
    if (joined !== undefined) return joined;
    const answer = make().finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  };
}
