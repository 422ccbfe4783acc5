import type { Database } from "#api/platform/database/port.ts";
import { deliverDueMails, type MailSender } from "./deliver-mails.ts";

/** How often it looks for what is due; nothing notifies it. */
const lookEveryMilliseconds = 1_000;
const stopWithinMilliseconds = 3_000;

export interface MailWorker {
  /** Takes up no further mail, and waits a little for what is under way. */
  stop(): Promise<void>;
}

/** Sends mails in the background as they are queued; any number of replicas may run one each. */
export function startMailWorker(
  db: Database,
  sender: Omit<MailSender, "sql" | "isStopped">,
  onFault: (fault: unknown) => void,
): MailWorker {
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;

  function wake(): void {
    if (stopped) return;
    again = true;
    running ??= work().finally(() => {
      running = undefined;
      // Woken in the very moment when the work had ended.
      if (again) wake();
    });
  }
  async function work(): Promise<void> {
    while (again && !stopped) {
      again = false;
      await deliverDueMails({ ...sender, sql: db, isStopped: () => stopped }).catch(onFault);
    }
  }

  const timer = setInterval(wake, lookEveryMilliseconds).unref();
  wake();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      const giveUp = new Promise<void>((resolve) => setTimeout(resolve, stopWithinMilliseconds).unref());
      await Promise.race([running, giveUp]);
    },
  };
}
