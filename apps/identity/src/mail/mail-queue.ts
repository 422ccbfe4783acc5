import type { QueuedMail } from "../store/pool-state.ts";
import type { PoolStore } from "../store/pool-store.ts";
import type { Codes } from "../user-pool/codes.ts";
import { codeMail, type MailBrand } from "./code-mail.ts";
import { MailRefused, type ReadyMail } from "./smtp-transport.ts";

const AT_ONCE = 5;
const FIRST_WAIT = 5_000;
/** Longer than an attempt may take: a mail whose sender was killed is sent again after it. */
const LEASE = 60_000;
/** Who waits for a code for longer has asked for another one. */
const GIVEN_UP_AFTER = 15 * 60_000;

/** Mails with codes, on the disk until a server has taken them. */
export interface MailQueue {
  /** A mail was queued. */
  wake(): void;
  /** Mails that were given up since the start. */
  givenUp(): number;
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

/**
 * Sends what is due. The digits of a code are made for each attempt and kept only hashed: when a mail arrives twice, the
 * later code counts.
 */
export function startMailQueue(parts: {
  readonly store: PoolStore;
  readonly codes: Codes;
  readonly brand: MailBrand;
  readonly send: (mail: ReadyMail) => Promise<void>;
}): MailQueue {
  const { store, codes, brand, send } = parts;
  let givenUp = 0;
  let isStopped = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const attempt = async (mail: QueuedMail): Promise<void> => {
    const code = await store.transaction(() => {
      const digits = codes.issue(mail);
      if (digits === null) store.removeMail(mail.id);
      else store.noteAttempt(mail.id, Date.now() + LEASE);
      return digits;
    });
    if (code === null) return;
    try {
      // Also what no one gets is worked on: the server is as busy for names that it does not know.
      const text = codeMail(mail.purpose, code, brand);
      if (mail.to !== null) await send({ to: mail.to, ...text });
      await store.transaction(() => store.removeMail(mail.id));
    } catch (fault) {
      const nextAt = Date.now() + FIRST_WAIT * 2 ** mail.attempts;
      const isLast = fault instanceof MailRefused || nextAt > mail.queuedAt + GIVEN_UP_AFTER;
      if (isLast) givenUp++;
      note(
        fault,
        isLast ? "an e-mail with a code was given up" : "an e-mail with a code could not be sent yet",
        mail,
      );
      await store.transaction(() => {
        if (isLast) store.removeMail(mail.id);
        else store.retryMail(mail.id, nextAt);
      });
    }
  };

  const run = async (): Promise<void> => {
    while (!isStopped) {
      isWoken = false;
      const due = store.dueMails(Date.now(), AT_ONCE);
      if (due.length > 0) await Promise.all(due.map(attempt));
      else if (!isWoken) return;
    }
  };
  const wake = () => {
    isWoken = true;
    if (isStopped || running !== undefined) return;
    clearTimeout(timer);
    running = run()
      .catch((fault) => console.error(fault))
      .finally(() => {
        running = undefined;
        const next = store.nextMailDue();
        if (isStopped || next === undefined) return;
        timer = setTimeout(wake, Math.max(100, next - Date.now())).unref();
      });
  };
  wake();
  return {
    wake,
    givenUp: () => givenUp,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Without the address: logs are read by more people than mails. */
function note(fault: unknown, msg: string, { id, purpose, attempts }: QueuedMail): void {
  const { code, message } =
    fault instanceof Error ? (fault as Error & { code?: unknown }) : { code: "", message: "" };
  const reason = String(code ?? message);
  console.error(JSON.stringify({ level: "warn", msg, mail: id, purpose, attempt: attempts + 1, reason }));
}
