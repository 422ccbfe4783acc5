import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { DatabaseBusy } from "#api/platform/database/admission.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { SqlError } from "#api/platform/database/sql-error.ts";

/** PostgreSQL's word for a disk that takes nothing more. Reading goes on: the API stays ready, and an alarm says it. */
const diskFull = "53100";

/** What is measured, in Prometheus' text form. @source decision 034 */
export interface Metrics {
  /** One answered request. `call` is the contract's id, or the kind of route; never a path, which may hold anything. */
  answered(request: { call: string; method: string; status: number; seconds: number }): void;
  /** The same database, with the time of each statement and transaction measured. */
  measured(db: Database): Database;
  /** Also reports what is cached of the catalogue: answers, questions that were asked once, and the bytes of both. */
  watchAnswerCache(size: () => Readonly<Record<"answers" | "questions" | "bytes", number>>): void;
  /** One batch of a sweep: how many rows it removed. */
  swept(sweep: string, rows: number): void;
  /** A run of a job that ended so. */
  jobEnded(job: string, outcome: string, times?: number): void;
  /** An attempt to send a row of an outbox, `mail` or `message`, that ended so. */
  sendingTried(outbox: string, outcome: string, times?: number): void;
  text(): Promise<{ readonly contentType: string; readonly body: string }>;
}

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** @param watchProcess also measures memory, event loop and garbage collection; once per process */
export function createMetrics(watchProcess: boolean): Metrics {
  const registry = new Registry();
  if (watchProcess) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request, by call of the contract and status.",
    labelNames: ["call", "method", "status"],
    buckets: seconds,
    registers: [registry],
  });
  const statements = new Histogram({
    name: "database_duration_seconds",
    help: "Time of single statements and of whole transactions, waiting included.",
    labelNames: ["kind", "outcome"],
    buckets: seconds,
    registers: [registry],
  });

  const rowsSwept = new Counter({
    name: "sweep_rows_total",
    help: "Rows that a sweep has removed or emptied.",
    labelNames: ["sweep"],
    registers: [registry],
  });
  // Not "job": Prometheus has a label of that name of its own.
  const jobRuns = new Counter({
    name: "job_runs_total",
    help: "Runs of jobs by their end: done, failed and tried again, or dead (given up).",
    labelNames: ["name", "outcome"],
    registers: [registry],
  });

  const sendings = new Counter({
    name: "outbox_attempts_total",
    help: "Attempts to send an e-mail or a message to a phone: sent, failed and tried again, or dead (given up).",
    labelNames: ["outbox", "outcome"],
    registers: [registry],
  });

  async function timed<Result>(
    kind: "statement" | "transaction",
    work: () => Promise<Result>,
  ): Promise<Result> {
    const started = performance.now();
    let outcome = "failed";
    try {
      const result = await work();
      outcome = "done";
      return result;
    } catch (fault) {
      if (fault instanceof DatabaseBusy) outcome = "refused";
      if (fault instanceof SqlError && fault.code === diskFull) outcome = "disk_full";
      throw fault;
    } finally {
      statements.observe({ kind, outcome }, (performance.now() - started) / 1000);
    }
  }

  return {
    answered: ({ call, method, status, seconds: took }) => requests.observe({ call, method, status }, took),
    measured: (db) => ({
      kind: db.kind,
      query: <Row extends object>(text: string, values?: Parameters<Sql["query"]>[1]) =>
        timed("statement", () => db.query<Row>(text, values)),
      transaction: (work) => timed("transaction", () => db.transaction(work)),
      listen: (channel, onNotice) => db.listen(channel, onNotice),
      close: () => db.close(),
    }),
    watchAnswerCache(size) {
      new Gauge({
        name: "catalogue_kept",
        help: "What is kept in memory of answers that everybody gets alike.",
        labelNames: ["what"],
        registers: [registry],
        collect() {
          for (const [what, count] of Object.entries(size())) this.set({ what }, count);
        },
      });
    },
    swept: (sweep, rows) => rowsSwept.inc({ sweep }, rows),
    jobEnded: (name, outcome, times = 1) => jobRuns.inc({ name, outcome }, times),
    sendingTried: (outbox, outcome, times = 1) => sendings.inc({ outbox, outcome }, times),
    text: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
  };
}
