import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { csvText } from "@precise/cart-core/csv-text";
import type { CallRule } from "@precise/contract/desk/kit/desk-route";
import {
  deskExportPath,
  importOutcomePath,
  sendCatalogueFile,
} from "@precise/contract/desk/products/imports";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import type { DataOf } from "@precise/contract/wire/route";
import { largestCatalogueBytes } from "@precise/contract/wire/upload-paths";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { readJobView } from "#api/desk/kit/jobs/job-view.ts";
import { serveFile } from "#api/desk/kit/serve-file.ts";
import { type TakenFile, takeFiles } from "#api/desk/kit/take-files.ts";
import { refuseDisagreement } from "#api/modules/catalogue/desk-import/apply-import.ts";
import {
  type ImportRecord,
  listRows,
  readImportRecord,
} from "#api/modules/catalogue/desk-import/import-records.ts";
import { previewAgain, previewImport } from "#api/modules/catalogue/desk-import/preview-import.ts";
import { openCatalogueExport } from "#api/modules/catalogue/export/export-catalogue.ts";
import { UnreadableFile } from "#api/modules/catalogue/import/import-report.ts";
import type { StaffOfCall, StaffSession } from "#api/modules/staff/staff-session.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { sendFault } from "#api/platform/http/answer-faults.ts";
import { answer, failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import type { Table } from "#api/platform/sheets/read-table.ts";
import { readTableApart } from "#api/platform/sheets/read-table-apart.ts";
import { tableProblemWords } from "#api/platform/sheets/table-words.ts";
import { applyImportKind, startImportJob } from "./import-jobs.ts";
import { importView, rowView } from "./import-view.ts";
import { refusalOf } from "./imports.calls.ts";
import { refusePriceLimit } from "./price-limit-of-import.ts";

/** 20,000 rows of 40 columns take a few seconds as CSV, and longer as XLSX. */
const bounds = { mostMilliseconds: 45_000, mostMegabytes: 640 };
const mostProducts = 20_000;
const terms = {
  // The heading is one more.
  mostRows: mostProducts + 1,
  mostUnpackedBytes: 128 * 1024 * 1024,
  columns: [["sku"]],
};

/** The rows of a catalogue file, the heading among them. */
type ReadRows =
  | { readonly table: Table; readonly sha256: string }
  | {
      readonly problem: string;
      readonly status: 415 | 422;
      readonly code: "unsupported_media_type" | "file_not_readable";
    };

const firstRows = 200;
const csvRowsAtOnce = 500;

const flag = z.pipe(
  z.optional(z.enum(["true", "false"])),
  z.transform((text) => text === "true"),
);
const schema = z.object({
  dry_run: flag,
  empty_clears: flag,
  withdraw_unlisted: flag,
  set_stock: flag,
  leave_refused: flag,
  confirm_withdrawals: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
  again: z.optional(z.uuid()),
});

/** POST of catalogue files, and GET of the catalogue and of what became of an import as CSV files. */
export function serveImports(app: FastifyInstance, parts: DeskParts): void {
  const { db, tools } = parts;
  takeFiles(app, tools.files, {
    route: { ...sendCatalogueFile, id: "sendCatalogueFile" },
    largestBytes: largestCatalogueBytes,
    ruleOf: ({ dry_run }) => (dry_run === "true" ? { permission: "import" } : sendCatalogueFile),
    tooLarge: (name) =>
      failure(413, "body_too_large", `${name} is larger than 30 MB. Send it in parts.`).failure,
    answer: (file, staff) => takeCatalogueFile(parts, file, staff),
  });
  const rule = ({ session }: StaffOfCall): CallRule => ({
    permission: session?.may("import") ? "import" : "export",
    isFresh: true,
  });
  serveFile(app, { path: deskExportPath, call: "exportCatalogue", rule }, async (_request, reply, staff) => {
    const pages = await openCatalogueExport(db, staff.actor);
    const day = todayInLagos();
    return reply
      .header("content-type", "text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="catalogue-${day}.csv"`)
      .send(Readable.from(pages));
  });
  serveFile<{ Params: { id: string } }>(
    app,
    { path: importOutcomePath(":id"), call: "importOutcome", rule: { permission: "import" } },
    async (request, reply) => {
      const { id } = request.params;
      const record = z.safeParse(z.uuid(), id).success ? await readImportRecord(db, id) : undefined;
      if (!record)
        return sendFault(reply, { status: 404, code: "not_found", message: "There is no such import." });
      return reply
        .header("content-type", "text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="outcome.csv"`)
        .send(Readable.from(outcomePages(db, record)));
    },
  );
}

type Answer = DataOf<typeof sendCatalogueFile>;

async function takeCatalogueFile(
  parts: DeskParts,
  file: TakenFile,
  staff: StaffSession,
): Promise<Reply<Answer>> {
  const { db } = parts;
  const query = z.safeParse(schema, file.query);
  if (!query.success) {
    const field = String(query.error.issues[0]?.path[0] ?? "");
    return failure(400, "invalid_input", `${field} cannot be read.`, { field });
  }
  const input = query.data;
  const preview = await previewOf(parts, file, staff, input);
  if ("failure" in preview) return preview;
  const record = await readImportRecord(db, preview.id);
  if (!record) throw new Error("a preview was kept and is not there");
  const { rows } = await listRows(db, record.id, { outcomes: [], search: "", limit: firstRows });
  const view: Answer = { ...importView(record), rows: rows.map(rowView) };
  if (input.dry_run) return answer(view);
  const agreement = { leaveRefused: input.leave_refused, confirmedWithdrawals: input.confirm_withdrawals };
  const refused =
    refusalOf(() => refuseDisagreement(record, agreement)) ?? (await refusePriceLimit(db, record.id, staff));
  if (refused) return { failure: { ...refused.failure, data: view } };
  const jobId = await startImportJob(db, staff, applyImportKind, record.file, {
    id: record.id,
    ...agreement,
  });
  const job = await readJobView(db, jobId, [applyImportKind]);
  return answer({ ...view, ...(job && { job }) });
}

async function previewOf(
  { db, tools: { files } }: DeskParts,
  file: TakenFile,
  { actor: by }: StaffSession,
  input: z.output<typeof schema>,
): Promise<{ readonly id: string } | Refusal> {
  try {
    if (input.again !== undefined) {
      await previewAgain(db, files, input.again);
      return { id: input.again };
    }
    const read = await readCatalogueFile(file.path, file.name);
    if ("problem" in read) return failure(read.status, read.code, read.problem);
    const options = {
      emptyClears: input.empty_clears,
      withdrawUnlisted: input.withdraw_unlisted,
      setStock: input.set_stock,
      areSemicolons: read.table.delimiter === ";",
    };
    const { rows } = read.table;
    const sent = { rows, sha256: read.sha256, file: file.name, options, by };
    return { id: await previewImport(db, files, sent) };
  } catch (fault) {
    if (fault instanceof UnreadableFile) return failure(422, "file_not_readable", fault.message);
    if (fault instanceof Refused)
      return failure(fault.status, fault.status === 404 ? "not_found" : "refused", fault.message);
    throw fault;
  }
}

const outcomeColumns = ["row", "sku", "name", "outcome", "why", "changes"];

async function* outcomePages(sql: Sql, { id }: ImportRecord): AsyncGenerator<string> {
  yield `\ufeff${csvText(outcomeColumns, [])}`;
  let cursor: string | undefined;
  do {
    const { rows, next } = await listRows(sql, id, {
      outcomes: [],
      search: "",
      cursor,
      limit: csvRowsAtOnce,
    });
    const lines = rows.map(({ row, sku, name, outcome, reasons, changes }) => [
      row,
      sku,
      name,
      outcome,
      reasons.map(({ field, reason }) => `${field} ${reason}`.trim()).join("; "),
      changes.map(({ field, before, after: then }) => `${field}: ${before} → ${then}`).join("; "),
    ]);
    const [first, ...others] = lines;
    if (first === undefined) return;
    yield csvText(
      first.map((cell) => String(cell ?? "")),
      others,
    );
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}

/** Reads a CSV or an XLSX by what it holds. @param name for the sentence that says what is wrong with it */
async function readCatalogueFile(path: string, name: string): Promise<ReadRows> {
  const bytes = new Uint8Array(await readFile(path));
  const table = await readTableApart(bytes, terms, bounds);
  if (table.ok) return { table, sha256: createHash("sha256").update(bytes).digest("hex") };
  const words = tableProblemWords(name, table, mostProducts);
  const problem = table.problem === "empty" ? `${words} The first row must name the columns.` : words;
  return table.problem === "not-a-table"
    ? { problem, status: 415, code: "unsupported_media_type" }
    : { problem, status: 422, code: "file_not_readable" };
}
