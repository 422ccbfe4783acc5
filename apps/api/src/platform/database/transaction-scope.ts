import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Remembers which code runs inside a transaction, so that a call to the database itself from there fails at once. On
 * PGlite's one connection it would wait forever; on PostgreSQL it would silently run outside the transaction.
 * @source design D16
 */
export function transactionScope() {
  const inside = new AsyncLocalStorage<{ open: boolean }>();
  return {
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      const scope = { open: true };
      try {
        return await inside.run(scope, work);
      } finally {
        // Work that was started inside but goes on after the end is outside again.
        scope.open = false;
      }
    },
    /** @throws Error inside an open transaction */
    refuseInside(): void {
      if (inside.getStore()?.open) {
        throw new Error(
          "The database was called inside its own transaction: use the `tx` that the transaction gives.",
        );
      }
    },
  };
}
