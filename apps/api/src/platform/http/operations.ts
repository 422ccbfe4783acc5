import type { FastifyInstance } from "fastify";
import type { Sql } from "#api/platform/database/port.ts";
import { DeadlinePassed, withDeadline } from "#api/platform/database/with-deadline.ts";
import type { Metrics } from "#api/platform/monitoring/metrics.ts";
import { isDatabaseUnavailable } from "./database-fault.ts";
import type { Stopping } from "./server.ts";

/** A database that does not answer within this is not ready. */
const readyWithinMilliseconds = 2_000;

/**
 * What operators and load balancers ask, outside /api, so that the shop's origin does not pass it on:
 * /healthz (the process lives), /readyz (it can serve: database reachable, migrations applied, not stopping) and
 * /metrics.
 */
export function answerOperators(
  app: FastifyInstance,
  options: {
    readonly sql: Sql;
    readonly migrationsApplied: (sql: Sql) => Promise<boolean>;
    readonly metrics: Metrics;
    readonly stopping: Stopping;
  },
): void {
  const { sql, migrationsApplied, metrics, stopping } = options;

  async function notReadyBecause(): Promise<string | undefined> {
    if (stopping.begun) return "stopping";
    try {
      const applied = await withDeadline(() => migrationsApplied(sql), readyWithinMilliseconds);
      return applied ? undefined : "migrations are missing";
    } catch (fault) {
      app.log.warn({ err: fault }, "not ready");
      const isAway = isDatabaseUnavailable(fault) || fault instanceof DeadlinePassed;
      return isAway ? "the database cannot be reached" : "the database could not be checked";
    }
  }

  app.get("/healthz", { config: { call: "healthz", limit: "none" } }, async () => ({ status: "alive" }));
  app.get("/readyz", { config: { call: "readyz", limit: "none" } }, async (_request, reply) => {
    const reason = await notReadyBecause();
    if (reason === undefined) return { status: "ready" };
    return reply.code(503).header("retry-after", "2").send({ status: "not ready", reason });
  });
  app.get("/metrics", { config: { call: "metrics", limit: "none" } }, async (_request, reply) => {
    const { contentType, body } = await metrics.text();
    return reply.header("content-type", contentType).send(body);
  });
}
