import { Readable } from "node:stream";
import { csvText } from "@precise/cart-core/csv-text";
import { type ExportKind, exportKinds, exportRoutePath } from "@precise/contract/desk/money/exports";
import { calendarDay } from "@precise/contract/wire/calendar-input";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { serveFile } from "#api/desk/kit/serve-file.ts";
import type { Actor } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { sendFault } from "#api/platform/http/answer-faults.ts";
import { type ExportQuery, exportPages, exportQueries } from "./export-queries.ts";

const schema = z.object({ from: calendarDay, to: calendarDay });

/**
 * GET of the accountant's files. They are read and sent in pages, so that a year needs no more memory than a day. That one
 * was taken out is noted before its first row is sent.
 */
export function serveExports(app: FastifyInstance, db: Database): void {
  serveFile<{ Params: { file: string }; Querystring: unknown }>(
    app,
    { path: exportRoutePath, call: "deskExport", rule: { permission: "export", isFresh: true } },
    async (request, reply, staff) => {
      const kind = exportKinds.find((each) => `${each}.csv` === request.params.file);
      if (kind === undefined)
        return sendFault(reply, { status: 404, code: "not_found", message: "There is no such export." });
      const range = z.safeParse(schema, request.query);
      if (!range.success || range.data.from > range.data.to) {
        const message = "from and to must be days like 2026-11-01, from before to.";
        return sendFault(reply, { status: 400, code: "invalid_input", message });
      }
      const { from, to } = range.data;
      await noteExport(db, staff.actor, kind, from, to);
      return reply
        .header("content-type", "text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="${kind}-${from}-${to}.csv"`)
        .send(Readable.from(csvPages(db, exportQueries[kind], from, to)));
    },
  );
}

function noteExport(db: Database, actor: Actor, kind: ExportKind, from: string, to: string): Promise<void> {
  return db.transaction((tx) =>
    writeAudit(tx, { actor, act: `exports.${kind}`, subject: "exports", before: null, after: { from, to } }),
  );
}

/** The text of a file: a byte order mark, by which spreadsheets know UTF-8, the columns, and the rows page by page. */
async function* csvPages(sql: Sql, query: ExportQuery, from: string, to: string): AsyncGenerator<string> {
  const { columns } = query;
  yield `\ufeff${csvText(columns, [])}`;
  for await (const rows of exportPages(sql, query, { from, to })) {
    yield csvText(columns, rows).slice(headerLength(columns));
  }
}

function headerLength(columns: readonly string[]): number {
  return csvText(columns, []).length;
}
