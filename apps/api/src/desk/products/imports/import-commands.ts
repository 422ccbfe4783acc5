import { listImportRows, listImports } from "@precise/contract/desk/products/imports";
import { cutText } from "@precise/contract/wire/cut-text";
import * as z from "zod/mini";
import { ofRead } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by, limit, typedLimit } from "#api/desk/kit/operator-input.ts";
import { tableOf, tableText } from "#api/desk/kit/table-text.ts";
import { applyImport } from "#api/modules/catalogue/desk-import/apply-import.ts";
import { importRowsKept } from "#api/modules/catalogue/desk-import/drop-imports.ts";
import {
  type ImportRowRecord,
  listImportRecords,
  listRows,
  readImportRecord,
} from "#api/modules/catalogue/desk-import/import-records.ts";
import { undoImport } from "#api/modules/catalogue/desk-import/undo-import.ts";
import { Refused } from "#api/platform/admin/refused.ts";

const id = z.uuid({ error: "must be the id of an import: pnpm ops imports list" });

export const listImportsCommand = operatorCommand({
  name: "imports.list",
  ...ofRead(listImports, { limit }),
  terminal: [
    {
      words: "imports list",
      about: "files that the staff imported, the newest first",
      typed: { limit: typedLimit(20) },
    },
  ],
  run: async ({ db }, input) =>
    (await listImportRecords(db, { search: "", state: undefined, skip: 0, limit: input.limit })).imports,
  show: (imports) =>
    tableOf(imports, {
      id: "id",
      file: ({ kind, file }) => (kind === "undo" ? `undo of ${file}` : file),
      state: "state",
      by: "actor",
      at: "created_at",
      new: ({ counts }) => counts.new,
      changed: ({ counts }) => counts.changed,
      refused: ({ counts }) => counts.refused,
      withdrawn: ({ counts }) => counts.withdrawn,
    }),
});

export const showImportCommand = operatorCommand({
  name: "imports.show",
  ...ofRead(listImportRows, { id, limit }),
  terminal: [
    {
      words: "imports show",
      about: `rows of an import that changed or refused something; kept ${importRowsKept}`,
      typed: { id: { as: "<id>" }, limit: typedLimit(50) },
    },
  ],
  async run({ db }, input) {
    const record = await readImportRecord(db, input.id);
    if (!record) throw new Refused("There is no such import.", { status: 404 });
    const outcomes = ["new", "changed", "refused", "withdrawn", "undone", "left"];
    const { rows, total } = await listRows(db, input.id, { outcomes, search: "", limit: input.limit });
    return { rows, total };
  },
  show: ({ rows, total }) =>
    `${tableText(["row", "sku", "outcome", "what"], rows.map(lineOf))}\n${rows.length} of ${total} rows.`,
});

export const applyImportCommand = operatorCommand({
  name: "imports.apply",
  permission: "import",
  input: z.strictObject({
    id,
    leaveRefused: z.boolean(),
    confirmedWithdrawals: z.optional(z.int().check(z.gte(0))),
    by,
  }),
  terminal: [
    {
      words: "imports apply",
      about: "imports what a preview of the desk showed",
      typed: {
        id: { as: "<id>" },
        leaveRefused: { as: "--leave-refused", about: "import the good rows although some are refused" },
        confirmedWithdrawals: { as: "--confirm-withdrawals <count>", about: "how many products go off sale" },
      },
    },
  ],
  async run({ db, files, answers }, input) {
    const done = await db.transaction((tx) => applyImport(tx, files, input));
    await answers?.refresh();
    return done;
  },
  show: ({ file, new: added, changed, same, refused, withdrawn }) =>
    `Imported ${file}: ${added} new, ${changed} changed, ${same} as they were, ${refused} left out, ${withdrawn} off sale.`,
});

export const undoImportCommand = operatorCommand({
  name: "imports.undo",
  permission: "import",
  input: z.strictObject({ id, by }),
  terminal: [
    {
      words: "imports undo",
      about: "undoes an import, except for products that someone changed since",
      typed: { id: { as: "<id>" } },
    },
  ],
  async run({ db, answers }, input) {
    const done = await db.transaction((tx) => undoImport(tx, input));
    await answers?.refresh();
    return done;
  },
  show: ({ file, undone, left }) =>
    `Undid ${file}: ${undone} products are as they were before${left > 0 ? `, ${left} were changed since and left` : ""}.`,
});

const longestLine = 120;

function lineOf({ row, sku, outcome, reasons, changes }: ImportRowRecord) {
  const what = [
    ...reasons.map(({ field, reason }) => `${field} ${reason}`.trim()),
    ...changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`),
  ].join("; ");
  return [row, sku, outcome, cutText(what, longestLine)];
}

/** What the staff imports at the desk, in the order of the help. */
export const importCommands = [listImportsCommand, showImportCommand, applyImportCommand, undoImportCommand];
