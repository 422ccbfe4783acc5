import { visitsPath } from "@precise/contract/door/visits";
import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { Sql } from "#api/platform/database/port.ts";
import { sendFault } from "#api/platform/http/answer-faults.ts";

const reported = z.strictObject({
  counts: z.record(z.string().check(z.regex(/^[a-z_]{1,40}$/)), z.int().check(z.gte(1), z.lte(10_000_000))),
});

/**
 * Takes the door's counts of opened pages. The door lets no visitor through to this path, and who does not prove to be the
 * door finds nothing here.
 */
export function serveVisits(app: FastifyInstance, db: Sql): void {
  app.post(visitsPath, { config: { call: "visits", limit: "none" } }, async (request, reply) => {
    if (!app.isDoor(request))
      return sendFault(reply, { status: 404, code: "not_found", message: "There is nothing here." });
    const read = reported.safeParse(request.body);
    if (!read.success)
      return sendFault(reply, {
        status: 400,
        code: "invalid_input",
        message: "counts must be whole numbers.",
      });
    await addVisits(db, lagosDay(new Date()), read.data.counts);
    return reply
      .header("cache-control", "private, no-store")
      .code(200)
      .send({ data: { counted: true } });
  });
}

async function addVisits(sql: Sql, day: string, counts: Readonly<Record<string, number>>): Promise<void> {
  // In one order, so that two doors do not wait for each other.
  const pages = Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1));
  await sql.query(
    `insert into visit_count as known (day, page, visits)
     select $1::date, page, visits from unnest($2::text[], $3::int[]) as given (page, visits)
     on conflict (day, page) do update set visits = known.visits + excluded.visits`,
    [day, pages.map(([page]) => page), pages.map(([, visits]) => visits)],
  );
}
