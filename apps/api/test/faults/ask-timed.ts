/** Hears of each call: how it was answered, undefined where no answer came, and how long that took. */
export type OnAnswer = (status: number | undefined, waitedMs: number) => void;

/** Asks once, for half a minute at most, and reads the whole answer. @throws what `fetch` throws where none comes */
export async function askTimed(onAnswer: OnAnswer, url: string, init: RequestInit = {}) {
  const begunAt = performance.now();
  let status: number | undefined;
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
    const text = await answer.text();
    status = answer.status;
    return { status, text, headers: answer.headers };
  } finally {
    onAnswer(status, performance.now() - begunAt);
  }
}
