/**
 * Keeps a transaction together on one connection. Single statements pass straight on while no transaction is open or
 * waits; those that come during one are held back until it has ended, in the order they came. `send` is called in the
 * same turn in which the place is given, so that nothing can slip in between.
 */
export function pgliteQueue() {
  const waiting: { exclusive: boolean; send: () => void }[] = [];
  let busy = false;

  function advance(): void {
    while (!busy) {
      const next = waiting.shift();
      if (!next) return;
      busy = next.exclusive;
      next.send();
    }
  }

  function turn<Result>(exclusive: boolean, send: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      waiting.push({ exclusive, send: () => send().then(resolve, reject) });
      advance();
    });
  }

  return {
    /** Sends a single statement as soon as no transaction is in the way. */
    single: <Result>(send: () => Promise<Result>): Promise<Result> =>
      busy || waiting.length > 0 ? turn(false, send) : send(),
    /** Sends the statement that begins a transaction, and keeps the connection until `leave`, even where it fails. */
    enter: <Result>(send: () => Promise<Result>): Promise<Result> => turn(true, send),
    leave(): void {
      busy = false;
      advance();
    },
  };
}
