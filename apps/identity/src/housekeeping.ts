import type { PoolStore } from "./store/pool-store.ts";

const HOUR = 60 * 60_000;

/** Once at the start and each hour: what has ended goes, and the day's backup is made where there is none. */
export function startHousekeeping(
  store: PoolStore,
  backups: { readonly folder: string; readonly keep: number } | undefined,
): { stop(): Promise<void> } {
  const keepHouse = async () => {
    try {
      await store.transaction(() => store.removeEnded(Date.now()));
      const file = backups && (await store.backUp(backups.folder, backups.keep, new Date()));
      if (file !== undefined) console.log(JSON.stringify({ msg: "backup made", file }));
    } catch (fault) {
      // A full disk stays full: it is tried again in an hour, and signing in goes on.
      console.error(JSON.stringify({ level: "error", msg: "housekeeping failed", fault: String(fault) }));
    }
  };
  let under = keepHouse();
  const timer = setInterval(() => {
    under = keepHouse();
  }, HOUR).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await under;
    },
  };
}
