import { currentDeadline, refuseLate } from "./with-deadline.ts";

/** The database is full, and so is the queue before it: a call that comes now is refused at once. */
export class DatabaseBusy extends Error {
  override readonly name = "DatabaseBusy";
}

/**
 * Lets so many statements and transactions to the database at once and as many wait, in the order they came. Who waits
 * past the deadline of its call leaves the queue: its place is free again, and nothing of it is begun.
 */
export function admission({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const waiting = new Set<(isGiven: boolean) => void>();
  let inside = 0;

  async function enter(): Promise<void> {
    const deadline = currentDeadline();
    refuseLate(deadline);
    if (inside < atOnce) {
      inside += 1;
      return;
    }
    if (waiting.size >= mostWaiting) throw new DatabaseBusy(`more than ${mostWaiting} wait for the database`);
    const turn = Promise.withResolvers<boolean>();
    const forget = deadline.whenPassed(() => {
      if (waiting.delete(turn.resolve)) turn.resolve(false);
    });
    waiting.add(turn.resolve);
    const isGiven = await turn.promise;
    forget();
    // Its turn may have come in the very moment in which the deadline passed.
    if (isGiven && deadline.hasPassed) leave();
    refuseLate(deadline);
  }

  /** The place goes to the call that has waited longest. */
  function leave(): void {
    const [next] = waiting;
    if (!next) {
      inside -= 1;
      return;
    }
    waiting.delete(next);
    next(true);
  }

  return async function admitted<Result>(work: () => Promise<Result>): Promise<Result> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
