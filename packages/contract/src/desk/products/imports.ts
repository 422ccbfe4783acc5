import * as z from "zod/mini";
import { group } from "../../wire/route.ts";
import { searchText } from "../../wire/text.ts";
import { deskImportPath } from "../../wire/upload-paths.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { deskJob } from "../kit/jobs.ts";

/** What becomes, or became, of a row; the first four are of rows of the file, `left` and `undone` of an import that was undone. */
export const importOutcomes = ["new", "changed", "same", "refused", "withdrawn", "undone", "left"] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const count = z.int();

/** A catalogue file as it was given in: a preview that changed nothing yet, or an import with what came of it. */
const importFields = {
  id: z.string(),
  /** `undo`: an earlier import was undone. */
  kind: z.enum(["file", "undo"]),
  state: z.enum(["preview", "applied", "undone"]),
  /** The import that an undo took back. */
  undoes: z.nullable(z.string()),
  file: z.string(),
  sha256: z.string(),
  by: z.string(),
  created_at: z.string(),
  applied_by: z.nullable(z.string()),
  applied_at: z.nullable(z.string()),
  undone_by: z.nullable(z.string()),
  undone_at: z.nullable(z.string()),
  options: z.object({
    /** Empty cells take away what is there; else they leave it. */
    empty_clears: z.boolean(),
    /** What the file does not list goes off sale. */
    withdraw_unlisted: z.boolean(),
    /** The file's pieces are a stocktaking; else they count by their difference to `stock_seen`. */
    set_stock: z.boolean(),
  }),
  /** Rows of the file: new, changed, same and refused together. */
  row_count: count,
  new: count,
  changed: count,
  same: count,
  refused: count,
  /** Products that the file does not list, and that go off sale. */
  withdrawn: count,
  /** Of an undo. */
  undone: count,
  left: count,
  /** Rows whose pieces are not heeded, because the file does not say how many its author saw. */
  stock_left: count,
  /** So much goes off sale that its count must be typed. */
  needs_count: z.boolean(),
  /** The rows are still kept; afterwards only how many there were. */
  has_rows: z.boolean(),
};
export const catalogueImport = z.object(importFields);
export type CatalogueImport = z.infer<typeof catalogueImport>;

export const importRow = z.object({
  /** Its number in the file, the heading being 1; null for a product that the file does not list. */
  row: z.nullable(z.int()),
  sku: z.string(),
  name: z.string(),
  outcome: z.enum(importOutcomes),
  /** What is wrong with it, or should be known. */
  reasons: z.array(z.object({ field: z.string(), reason: z.string() })),
  /** What becomes other, by column; an empty text is an empty cell. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type ImportRow = z.infer<typeof importRow>;

/**
 * The file's bytes; behind the `?` its `name`, `dry_run=true`, and `empty_clears`, `withdraw_unlisted`, `set_stock` as `true`;
 * `again` and the id of a preview judges its rows once more, without a file. The first 200 rows are in the answer. Without
 * `dry_run` it is imported at once as a job, where no row is refused or `leave_refused=true`, and as many go off sale as
 * `confirm_withdrawals` says.
 */
export const sendCatalogueFile = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: deskImportPath,
  // A preview changes nothing, and asks for no fresh code.
  permission: "import",
  isFresh: true,
  tag: "Import",
  summary: "What a catalogue file would do, row by row",
  data: z.object({ ...importFields, rows: z.array(importRow), job: z.optional(deskJob) }),
  failures: [404, 409, 422],
});

/** GET of what is on sale as a CSV to edit and import again. */
export const deskExportPath = "/api/desk/products/export";

/** GET of what became of an import's rows as a CSV. */
export function importOutcomePath(id: string): string {
  return `/api/desk/imports/${id}/outcome.csv`;
}

const which = z.object({ id: z.uuid() });
const cursor = z.optional(z.string().check(z.regex(/^\d{1,9}$/)));

export const listImports = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/imports",
  permission: "import",
  tag: "Import",
  summary: "What was imported, the newest first",
  query: z.object({
    /** A part of the file's name, an item number in full, or the beginning of the file's hash. */
    search: z.optional(searchText(100)),
    state: z.optional(z.enum(["preview", "applied", "undone"])),
    cursor,
  }),
  data: z.object({ imports: z.array(catalogueImport), total: z.int(), cursor: z.nullable(z.string()) }),
});

export const readImport = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/imports/{id}",
  permission: "import",
  tag: "Import",
  summary: "An import or a preview",
  params: which,
  yields: "import",
  data: z.object({ import: catalogueImport }),
  failures: [404],
});

export const listImportRows = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/imports/{id}/rows",
  permission: "import",
  tag: "Import",
  summary: "Rows of an import with what becomes, or became, of each",
  params: which,
  query: z.object({
    outcome: z.optional(z.string().check(z.maxLength(100))),
    search: z.optional(searchText(100)),
    cursor,
  }),
  data: z.object({ rows: z.array(importRow), total: z.int(), cursor: z.nullable(z.string()) }),
  failures: [404],
});

/** Refused where anything that the preview showed is no longer so. */
export const applyImport = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/imports/{id}/apply",
  permission: "import",
  isFresh: true,
  tag: "Import",
  summary: "Imports what a preview showed, as a job",
  params: which,
  body: z.strictObject({
    /** Imports the good rows although some are refused. */
    leave_refused: z._default(z.boolean(), false),
    /** How many products go off sale, where any do. */
    confirm_withdrawals: z.optional(z.int().check(z.gte(0))),
  }),
  yields: "job",
  data: z.object({ job: deskJob }),
  failures: [404, 409, 422],
});

/** Products that someone changed since stay as they are. */
export const undoImport = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/imports/{id}/undo",
  permission: "import",
  isFresh: true,
  tag: "Import",
  summary: "Takes an import back, as a job",
  params: which,
  body: z.strictObject({}),
  yields: "job",
  data: z.object({ job: deskJob }),
  failures: [404, 409],
});

/** The calls of imports whose bodies are JSON. */
export const deskImportCalls = /* @__PURE__ */ group(
  { listImports, readImport, listImportRows, applyImport, undoImport },
  { applyImport: { leave_refused: false }, undoImport: {} },
);
