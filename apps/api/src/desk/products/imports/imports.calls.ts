import { type deskImportCalls, importOutcomes } from "@precise/contract/desk/products/imports";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { readJobView } from "#api/desk/kit/jobs/job-view.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { refuseDisagreement } from "#api/modules/catalogue/desk-import/apply-import.ts";
import {
  listImportRecords,
  listRows,
  readImportRecord,
} from "#api/modules/catalogue/desk-import/import-records.ts";
import { refuseUndo } from "#api/modules/catalogue/desk-import/undo-import.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { answer, failure, type Refusal } from "#api/platform/http/reply.ts";
import { applyImportKind, startImportJob, undoImportKind } from "./import-jobs.ts";
import { importView, rowView } from "./import-view.ts";
import { refusePriceLimit } from "./price-limit-of-import.ts";

const pageSize = 50;

/** The calls of imports whose bodies are JSON. */
export function importAnswers({ db }: DeskParts): DeskAnswers<typeof deskImportCalls> {
  const started = async (jobId: string) => {
    const job = await readJobView(db, jobId, [applyImportKind, undoImportKind]);
    if (!job) throw new Error("a job was started and is not there");
    return answer({ job });
  };
  return {
    async listImports({ query: { search = "", state, cursor } }) {
      const skip = Number(cursor ?? 0);
      const { imports, total } = await listImportRecords(db, { search, state, skip, limit: pageSize });
      const next = skip + imports.length;
      return answer({ imports: imports.map(importView), total, cursor: next < total ? String(next) : null });
    },
    async readImport({ params: { id } }) {
      const record = await readImportRecord(db, id);
      return record ? answer({ import: importView(record) }) : missing();
    },
    async listImportRows({ params: { id }, query: { outcome = "", search = "", cursor } }) {
      if (!(await readImportRecord(db, id))) return missing();
      const wanted = outcome.split(",");
      const outcomes = importOutcomes.filter((each) => wanted.includes(each));
      const { rows, total, next } = await listRows(db, id, { outcomes, search, cursor, limit: pageSize });
      return answer({ rows: rows.map(rowView), total, cursor: next });
    },
    async applyImport({ params: { id }, body }, staff) {
      const record = await readImportRecord(db, id);
      if (!record) return missing();
      const agreement = { leaveRefused: body.leave_refused, confirmedWithdrawals: body.confirm_withdrawals };
      const refused =
        refusalOf(() => refuseDisagreement(record, agreement)) ?? (await refusePriceLimit(db, id, staff));
      if (refused) return refused;
      return started(await startImportJob(db, staff, applyImportKind, record.file, { id, ...agreement }));
    },
    async undoImport({ params: { id } }, staff) {
      const record = await readImportRecord(db, id);
      if (!record) return missing();
      const refused = refusalOf(() => refuseUndo(record));
      if (refused) return refused;
      return started(await startImportJob(db, staff, undoImportKind, record.file, { id }));
    },
  };
}

/** What can be said at once is not left to the job. */
export function refusalOf(check: () => void): Refusal | undefined {
  try {
    check();
    return undefined;
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    const { status, message, field } = fault;
    return failure(status, "refused", message, { ...(field !== undefined && { field }) });
  }
}

function missing(): Refusal {
  return failure(404, "not_found", "There is no such import.");
}
