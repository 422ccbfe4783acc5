/** A failure that the person at the terminal can act on: printed in its own words, without a stack trace. */
export class PlainFailure extends Error {
  override readonly name = "PlainFailure";
}

/** What to print for anything thrown: the bare words of a `PlainFailure`, the full stack of a surprise. */
export function wordsOf(thrown: unknown): string {
  if (thrown instanceof PlainFailure) return thrown.message;
  if (thrown instanceof Error) return thrown.stack ?? thrown.message;
  return String(thrown);
}
