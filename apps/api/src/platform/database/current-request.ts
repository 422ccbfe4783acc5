import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string>();

/** Does the work of a call: what it writes into the audit names the call, as the lines of the log do. */
export function duringRequest<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** The id of the call that the code works for; null for jobs and the terminal. */
export function currentRequest(): string | null {
  return current.getStore() ?? null;
}
