import { traced } from "@precise/tracing/traced";
import type { FastifyBaseLogger } from "fastify";
import type { Sql } from "#api/platform/database/port.ts";
import { withDeadline } from "#api/platform/database/with-deadline.ts";
import { retryDelayMilliseconds } from "#api/platform/jobs/retry-delay.ts";
import { reasonOf } from "#api/platform/jobs/run-jobs.ts";
import { MailRefused, type ReadyMail } from "./mail-transport.ts";
import { type ClaimedMail, claimDueMails, noteFailed, noteSent, type Outbox } from "./outbox-rows.ts";
import { readQueuedBy } from "./queued-by.ts";

/** Sent side by side; also the most connections to the mail server. */
const atOnce = 5;
/** Far below the lease of a claim. */
const attemptMilliseconds = 60_000;
/** After so many attempts, about a day and a half, a mail is given up until an operator asks for it again. */
const mostAttempts = 14;
const waits = { first: 30_000, longest: 6 * 60 * 60_000 };

/** `failed`: it is tried again; `dead`: it is not. */
export const attemptOutcomes = ["sent", "failed", "dead"] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** What sending stands on: e-mails go to a mail server, messages to the service that carries them. */
export interface Sender<Ready> {
  readonly sql: Sql;
  /** @defaultValue `mail` */
  readonly outbox?: Outbox;
  /** The kinds that may be sent now; undefined for all. Asked each time. */
  readonly kindsNow?: () => readonly string[] | undefined;
  /** @throws MailRefused when trying again would be in vain; any other fault is tried again */
  readonly transport: { send(ready: Ready): Promise<void> };
  /** @throws for a row that this release cannot read */
  readonly render: (mail: ClaimedMail) => Ready | Promise<Ready>;
  readonly log: Pick<FastifyBaseLogger, "error" | "warn">;
  /** Called after each attempt. */
  readonly onAttempt?: (outcome: AttemptOutcome) => void;
  readonly isStopped?: () => boolean;
  /** For tests; otherwise the database's clock and real chance. */
  readonly now?: () => Date;
  readonly chance?: () => number;
}
export type MailSender = Sender<ReadyMail>;

/**
 * Sends everything that is due. A mail is marked as sent after the server took it, so one whose sender dies in between
 * is sent again, under the same Message-ID: at least once, and once for a server that knows what it has.
 * @returns how many attempts were made
 */
export async function deliverDueMails<Ready>(sender: Sender<Ready>): Promise<number> {
  let attempts = 0;
  while (!sender.isStopped?.()) {
    const kinds = sender.kindsNow?.() ?? null;
    const claimed = await claimDueMails(sender.sql, atOnce, sender.now?.() ?? null, sender.outbox, kinds);
    if (claimed.length === 0) return attempts;
    attempts += claimed.length;
    await Promise.all(claimed.map((mail) => deliver(sender, mail)));
  }
  return attempts;
}

async function deliver<Ready>(sender: Sender<Ready>, mail: ClaimedMail): Promise<void> {
  const { sql, outbox = "mail", transport, render, log, now, chance = Math.random } = sender;
  const queuedBy = readQueuedBy(mail.content);
  const facts = { kind: mail.kind, attempt: mail.attempts };
  let ready: Ready | undefined;
  try {
    ready = await render(mail);
    const mailToSend = ready;
    const { traceparent } = queuedBy ?? {};
    await traced(
      traceparent === undefined ? undefined : { traceparent },
      `send ${outbox}`,
      "client",
      facts,
      () => withDeadline(() => transport.send(mailToSend), attemptMilliseconds),
    );
  } catch (fault) {
    // What cannot be made, or is refused for good, is not tried again by itself.
    const isFinal = ready === undefined || fault instanceof MailRefused || mail.attempts >= mostAttempts;
    const retryMilliseconds = isFinal ? null : retryDelayMilliseconds(mail.attempts, chance(), waits);
    await noteFailed(sql, mail, { reason: reasonOf(fault), retryMilliseconds }, now?.() ?? null, outbox);
    sender.onAttempt?.(isFinal ? "dead" : "failed");
    const fields = { err: fault, [outbox]: mail.id, reqId: queuedBy?.request, ...facts };
    if (isFinal) log.error(fields, `a ${outbox} was given up`);
    else log.warn(fields, `a ${outbox} could not be sent yet`);
    return;
  }
  await noteSent(sql, mail, now?.() ?? null, outbox);
  sender.onAttempt?.("sent");
}
