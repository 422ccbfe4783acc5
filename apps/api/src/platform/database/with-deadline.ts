import { AsyncLocalStorage } from "node:async_hooks";

/** Something took longer than its caller waits. What it would still ask of the database is refused. */
export class DeadlinePassed extends Error {
  override readonly name = "DeadlinePassed";
}

/** How long the work that runs now is worth doing. */
export interface Deadline {
  readonly hasPassed: boolean;
  /** Calls back in the moment when it passes. @returns what takes that back */
  whenPassed(callback: () => void): () => void;
}

const current = new AsyncLocalStorage<Deadline>();
const noDeadline: Deadline = { hasPassed: false, whenPassed: () => () => undefined };

/** The deadline of the code that asks; one that never passes outside of `withDeadline`. */
export function currentDeadline(): Deadline {
  return current.getStore() ?? noDeadline;
}

/** @throws DeadlinePassed when no one waits any more for what is about to be done */
export function refuseLate({ hasPassed }: Deadline): void {
  if (hasPassed) throw new DeadlinePassed("its caller no longer waits");
}

/** Runs what serves many callers apart from the deadline of the one whose call began it. */
export function withoutDeadline<Result>(work: () => Result): Result {
  return current.run(noDeadline, work);
}

/**
 * Does the work, but waits no longer than that, nor for a caller who is gone. Afterwards its next statement is refused, so that an
 * open transaction is rolled back, and what still waits for a connection is not begun. Fastify's own `handlerTimeout` is no help:
 * it stops its clock as soon as a request's body has been read.
 * @param gone the caller no longer waits, for work that may be left half done
 * @throws DeadlinePassed
 */
export async function withDeadline<Result>(
  work: () => Promise<Result> | Result,
  milliseconds: number,
  gone?: AbortSignal,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const callbacks = new Set<() => void>();
  const deadline = {
    hasPassed: false,
    whenPassed(callback: () => void) {
      callbacks.add(callback);
      return () => void callbacks.delete(callback);
    },
  };
  const pass = (why: string) => {
    deadline.hasPassed = true;
    late.reject(new DeadlinePassed(why));
    for (const callback of callbacks) callback();
  };
  const leave = () => pass("its caller is gone");
  const timer = setTimeout(() => pass(`not done within ${milliseconds} ms`), milliseconds);
  gone?.addEventListener("abort", leave, { once: true });
  try {
    const done = current.run(deadline, async () => work());
    return await Promise.race([done, late.promise]);
  } finally {
    clearTimeout(timer);
    gone?.removeEventListener("abort", leave);
  }
}
