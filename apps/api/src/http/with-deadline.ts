/** Something took longer than anybody should wait for it; it goes on, but nobody waits any more. */
export class DeadlinePassed extends Error {
  override readonly name = "DeadlinePassed";
}

/**
 * Waits for the work, but no longer than that. Fastify's own `handlerTimeout` is no help: it stops its clock as soon as
 * a request's body has been read.
 * @throws DeadlinePassed
 */
export async function withDeadline<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new DeadlinePassed(`not done within ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
