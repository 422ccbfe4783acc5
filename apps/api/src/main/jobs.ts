import { rehearseApart } from "#api/desk/operations/rehearse-apart.ts";
import { publishDueDrafts } from "#api/desk/products/publish-due-drafts.ts";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { MessageToSend } from "#api/modules/messaging/messaging-port.ts";
import { urgentKinds } from "#api/modules/messaging/queue-message.ts";
import { isQuiet } from "#api/modules/messaging/quiet-hours.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import { expireOrders } from "#api/modules/orders/expire-orders.ts";
import { endHolds } from "#api/modules/orders/goods/end-holds.ts";
import { applyDueEvents, checkDueAttempts, runDueRefunds } from "#api/modules/orders/online/payment-jobs.ts";
import { sweepPayments } from "#api/modules/orders/online/sweep-payments.ts";
import type { ShownRecord } from "#api/modules/our-record/nightly-record.ts";
import { runDueChanges } from "#api/modules/prices/due-changes.ts";
import { queueBrokenAuditMails, queueHeadMails } from "#api/modules/staff/staff-mails.ts";
import { reopenStopped } from "#api/modules/staff/stopped-approvals.ts";
import { mailBackInStock } from "#api/modules/stock-notices/mail-notices.ts";
import { type BackupPlace, runDueBackups } from "#api/platform/backup/backup-runs.ts";
import { checkHeads } from "#api/platform/backup/check-heads.ts";
import { cleanOneTable } from "#api/platform/database/clean-one-table.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import type { Job } from "#api/platform/jobs/job.ts";
import { sweepHits } from "#api/platform/limits/limit-rows.ts";
import {
  type AttemptOutcome,
  attemptOutcomes,
  deliverDueMails,
  type MailSender,
  type Sender,
} from "#api/platform/mail/deliver-mails.ts";
import type { Outbox } from "#api/platform/mail/outbox-rows.ts";
import type { Metrics } from "#api/platform/monitoring/metrics.ts";
import { runSweep, type Sweep } from "#api/platform/retention/run-sweep.ts";
import type { OpenedMail } from "./open-mail.ts";
import { runDeskJobs } from "./run-desk-jobs.ts";
import { allSweeps } from "./sweeps.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Everything that is done later and without being asked. Mails, with reminders of appointments among them, are queued in
 * the transaction of their cause; orders carry the moments when their time is over.
 * @source decision 053
 */
export function allJobs(deps: {
  readonly db: Database;
  readonly files: ShopFiles;
  readonly content: ShopContent;
  /** Undefined where the shop has no payment service. */
  readonly online?: OnlinePayments | undefined;
  readonly mail: Pick<OpenedMail, "transport" | "render">;
  /** Undefined where the shop sends no messages to phones. */
  readonly messages?: Pick<Sender<MessageToSend>, "transport" | "render"> | undefined;
  /** Undefined where backups are made by other means alone. */
  readonly backups?: BackupPlace | undefined;
  readonly record: ShownRecord;
  readonly log: MailSender["log"];
  readonly metrics: Pick<Metrics, "swept" | "jobEnded" | "sendingTried">;
}): readonly Job[] {
  const { db, files, content, online, mail, messages, backups, record, log, metrics } = deps;
  const sweepJob = (sweep: Sweep, everyMilliseconds: number): Job => ({
    name: `sweep_${sweep.name}`,
    everyMilliseconds,
    // Not with the next hour: a shop that is restarted every night has sweeps too.
    firstAfterMilliseconds: 5 * minute,
    leases: "job",
    run: (isStopped) => runSweep(db, sweep, { metrics, isStopped }),
  });
  return [
    ...mailJobs(db, mail, { log, metrics }),
    ...(messages ? [messageJob(db, messages, { log, metrics })] : []),
    {
      name: "expire_orders",
      everyMilliseconds: minute,
      firstAfterMilliseconds: minute,
      leases: "job",
      run: () => expireOrders(db, online),
    },
    {
      name: "end_holds",
      everyMilliseconds: minute,
      firstAfterMilliseconds: minute,
      leases: "job",
      run: () => endHolds(db, content.company.email),
    },
    {
      name: "desk_jobs",
      everyMilliseconds: second,
      leases: "rows",
      run: (isStopped) => {
        const { unpaidOrderHours } = content.limits;
        return runDeskJobs({ db, files, unpaidOrderHours, content, online }, isStopped);
      },
    },
    {
      name: "publish_drafts",
      everyMilliseconds: 2 * second,
      leases: "rows",
      run: (isStopped) => {
        const { unpaidOrderHours } = content.limits;
        return publishDueDrafts({ db, files, unpaidOrderHours }, isStopped);
      },
    },
    {
      name: "price_changes",
      everyMilliseconds: second,
      leases: "rows",
      run: (isStopped) => runDueChanges(db, isStopped),
    },
    {
      name: "stock_notices",
      everyMilliseconds: 2 * second,
      leases: "rows",
      run: (isStopped) => mailBackInStock(db, isStopped),
    },
    {
      // Every replica looks by itself, for each has pages whose mark changes with it.
      name: "our_record",
      everyMilliseconds: minute,
      firstAfterMilliseconds: 10 * second,
      leases: "rows",
      run: () => record.makeDue(db),
    },
    ...(online ? paymentJobs(db, online) : []),
    ...(backups ? [backupJob(db, backups, content), auditJob(db, backups, log)] : []),
    sweepJob({ name: "stopped_approvals", batch: reopenStopped }, 5 * minute),
    ...allSweeps(files).map((sweep) => sweepJob(sweep, hour)),
    sweepJob({ name: "limits", batch: sweepHits }, 10 * minute),
    ...(db.kind === "pglite" ? [cleaning(db)] : []),
  ];
}

/** What is asked for at the desk comes soon; what is due by the clock waits until the api has been up for an hour. */
/** None until a mail server is set: mails that were never tried use up no attempts. */
function mailJobs(
  db: Database,
  { transport, render }: Pick<OpenedMail, "transport" | "render">,
  { log, metrics }: { readonly log: MailSender["log"]; readonly metrics: Pick<Metrics, "sendingTried"> },
): readonly Job[] {
  if (transport === undefined) return [];
  const onAttempt = countAttempts("mail", metrics);
  return [
    {
      name: "mail",
      everyMilliseconds: second,
      leases: "rows",
      run: (isStopped) => deliverDueMails({ transport, render, sql: db, log, isStopped, onAttempt }),
    },
  ];
}

function backupJob(db: Database, place: BackupPlace, content: ShopContent): Job {
  const startedAt = performance.now();
  return {
    name: "backups",
    // No other job comes as often, so that none waits for a long one.
    everyMilliseconds: 2 * minute,
    firstAfterMilliseconds: minute,
    leases: "job",
    run: () =>
      runDueBackups(db, place, () => performance.now() - startedAt > hour, {
        onHead: (head) => queueHeadMails(db, head),
        rehearse: (file) => rehearseApart({ file, content }),
      }),
  };
}

/** Soon after each start, for the database may have been put back while the api was down, and daily. */
function auditJob(db: Database, { folder }: BackupPlace, log: MailSender["log"]): Job {
  return {
    name: "audit_ends",
    everyMilliseconds: 24 * hour,
    firstAfterMilliseconds: minute,
    // Every replica looks by itself after its own start.
    leases: "rows",
    async run() {
      const faults = (await checkHeads(db, folder)).map(({ place, fault }) => `Link ${place}: ${fault}.`);
      if (faults.length === 0) return;
      log.error({ faults }, "the audit does not lead to ends that it had");
      await queueBrokenAuditMails(db, faults, new Date());
    },
  };
}

/** What counts attempts, each outcome from nought on: what never happened is a figure too. */
function countAttempts(
  outbox: Outbox,
  metrics: Pick<Metrics, "sendingTried">,
): (outcome: AttemptOutcome) => void {
  for (const outcome of attemptOutcomes) metrics.sendingTried(outbox, outcome, 0);
  return (outcome) => metrics.sendingTried(outbox, outcome);
}

/** Messages to phones: at night only those that someone waits for. */
function messageJob(
  db: Database,
  messages: Pick<Sender<MessageToSend>, "transport" | "render">,
  { log, metrics }: { readonly log: MailSender["log"]; readonly metrics: Pick<Metrics, "sendingTried"> },
): Job {
  const onAttempt = countAttempts("message", metrics);
  return {
    name: "phone_messages",
    everyMilliseconds: second,
    leases: "rows",
    run: (isStopped) =>
      deliverDueMails({
        ...messages,
        sql: db,
        outbox: "message",
        kindsNow: () => (isQuiet(new Date()) ? urgentKinds : undefined),
        log,
        isStopped,
        onAttempt,
      }),
  };
}

/** What the payment service reports, what it is asked about, and what goes back by it. @source decision 061 */
function paymentJobs(db: Database, online: OnlinePayments): readonly Job[] {
  const often = (name: string, run: typeof applyDueEvents): Job => ({
    name,
    everyMilliseconds: second,
    leases: "rows",
    run: (isStopped) => run(db, online, isStopped),
  });
  return [
    often("payment_events", applyDueEvents),
    often("payment_checks", checkDueAttempts),
    often("payment_refunds", runDueRefunds),
    {
      name: "payment_sweep",
      everyMilliseconds: 24 * hour,
      firstAfterMilliseconds: hour,
      leases: "job",
      // A day more: what succeeds at midnight is in one of two nights for certain.
      run: (isStopped) => sweepPayments(db, online, 2, isStopped),
    },
  ];
}

/** The embedded database has no autovacuum. */
function cleaning(db: Database): Job {
  return {
    name: "clean_table",
    everyMilliseconds: 5 * minute,
    firstAfterMilliseconds: 5 * minute,
    leases: "job",
    run: () => cleanOneTable(db),
  };
}
