import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import * as z from "zod/mini";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { fileHash } from "#api/modules/catalogue/import/file-hash.ts";
import { priceListApproval } from "#api/modules/staff/trade-approval.ts";
import {
  type PriceFilePlan,
  planPriceFile,
  priceFileText,
  readOwnPrices,
  writePriceFile,
} from "#api/modules/trade/prices/price-file.ts";
import { lockPriceUpload, noteApplied } from "#api/modules/trade/prices/price-upload.ts";
import type { PriceFault } from "#api/modules/trade/prices/read-price-rows.ts";
import { textOfBytes } from "#api/modules/trade/prices/sent-prices.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { type Actor, actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { requirePriceList } from "./get-client.ts";

const importRequest = z.strictObject({
  code: z.string(),
  /** On the operator's machine. */
  file: z.optional(z.string()),
  /** A file that was given in and checked at the desk, in place of `file`; with how it was meant then. */
  upload: z.optional(z.int()),
  /** Takes own prices that the file does not name off the list. */
  removesUnlisted: z.boolean(),
  /** A line without a price takes that price off. */
  removesEmpty: z._default(z.boolean(), false),
  /** The number of articles that lose prices, as the operator confirmed it. */
  confirmedRemovals: z.optional(z.int().check(z.gte(0))),
  dryRun: z.boolean(),
  /** The lowest new price in thousandths of the trade price, null for none; refused where it goes lower now. */
  lowest: z.optional(z.nullable(z.int())),
  by,
});
type Request = z.output<typeof importRequest>;
const mostShown = 50;

/** What an import of prices did, or would do. With faults nothing was changed. */
export interface PriceImport {
  readonly outcome: "imported" | "checked" | "refused" | "unconfirmed";
  readonly articles: number;
  readonly prices: number;
  /** Articles with prices of the list's own that the file does not name. */
  readonly unlisted: number;
  readonly faults: readonly PriceFault[];
}

interface PriceFile {
  readonly text: string;
  readonly name: string;
  readonly sha256: string;
}

/** Gives a list the prices of a file: all lines, or none when one is not valid. */
export const importPricesCommand = operatorCommand({
  name: "price-lists.import",
  permission: "price.edit",
  input: importRequest,
  terminal: [
    {
      words: "trade price-lists import",
      about: "Gives a list its own prices: all lines, or none when one is not valid",
      typed: {
        code: { as: "<code>", about: "of the list" },
        file: {
          as: "<file>",
          about: "a CSV with the columns sku, net (naira) and from_quantity",
          parse: (text) => resolve(text),
        },
        removesUnlisted: {
          as: "--remove-unlisted",
          about: "remove own prices that the file does not list; asks first",
        },
        removesEmpty: { as: "--remove-empty", about: "a line without a price removes that price" },
        // What an import does anyway; scripts of before may still say it.
        keepsUnlisted: { as: "--keep-unlisted", isHidden: true, conflicts: "removesUnlisted" },
        dryRun: { as: "--dry-run", about: "check everything, change nothing" },
      },
      toInput: ({ keepsUnlisted: _default, ...input }) => input,
    },
  ],
  approval: ({ lowest }) => priceListApproval(lowest),
  subjectOf: ({ code }) => code,
  async run({ db }, request): Promise<PriceImport> {
    await requirePriceList(db, request.code);
    if (request.upload !== undefined) {
      const { upload } = request;
      return db.transaction((tx) => applyUpload(tx, request, upload));
    }
    const file = await fileOfMachine(request.file);
    if (request.dryRun) {
      const plan = await planPriceFile(db, request.code, file.text, request);
      return outcomeOf(plan.faults.length > 0 ? "refused" : "checked", plan);
    }
    return db.transaction(async (tx): Promise<PriceImport> => {
      await lockList(tx, request.code);
      const plan = await planPriceFile(tx, request.code, file.text, request);
      if (plan.faults.length > 0) return outcomeOf("refused", plan);
      if (request.removesUnlisted && plan.unlisted > 0 && request.confirmedRemovals !== plan.unlisted)
        return outcomeOf("unconfirmed", plan);
      await writePlan(tx, request.code, file, plan, request.by);
      return outcomeOf("imported", plan);
    });
  },
  again: ({ outcome, unlisted }, input) =>
    outcome === "unconfirmed" && input.confirmedRemovals === undefined
      ? {
          question: `${unlisted} items will lose own prices that the file does not list in ${input.code}.`,
          given: { ...input, confirmedRemovals: unlisted },
        }
      : undefined,
  isRefused: ({ outcome }) => outcome === "refused" || outcome === "unconfirmed",
  show: importText,
});

/** A list's own prices as the file that an import reads; noted like a change. */
export const exportPricesCommand = operatorCommand({
  name: "price-lists.export",
  permission: "export",
  input: z.strictObject({ code: z.string(), by }),
  terminal: [
    {
      words: "trade price-lists export",
      about: "Writes a list's own prices as the CSV that an import reads",
      typed: { code: { as: "<code>", about: "of the list" } },
    },
  ],
  run: ({ db }, { code, by: actor }) =>
    db.transaction(async (tx) => {
      await requirePriceList(tx, code);
      const prices = await readOwnPrices(tx, code);
      const named = await tx.query<{ sku_key: string; name: string }>(
        "select sku_key, name from product where sku_key = any($1::text[])",
        [[...new Set(prices.map(({ sku }) => sku))]],
      );
      const names = new Map(named.map(({ sku_key, name }) => [sku_key, name]));
      const after = { prices: prices.length };
      await writeAudit(tx, { actor, act: "price-lists.export", subject: code, before: null, after });
      return { prices: prices.length, text: priceFileText(prices, names) };
    }),
  file: { text: ({ text }) => text, counts: ({ prices }) => ({ prices }) },
  show: ({ prices }, { code }, file) => `Wrote ${prices} own prices of ${code} to ${file}.`,
});

export const priceFileCommands = [importPricesCommand, exportPricesCommand];

async function fileOfMachine(path: string | undefined): Promise<PriceFile> {
  if (path === undefined) throw new Refused("Name a file.");
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new Refused(`${path} cannot be read.`, { cause });
  });
  const text = await textOfBytes(new Uint8Array(bytes));
  return { text, name: basename(path), sha256: await fileHash(path) };
}

/** What was checked at the desk is what is applied: of another state of the list, or of the catalogue, it is refused. */
async function applyUpload(tx: Sql, request: Request, id: number): Promise<PriceImport> {
  const { code, confirmedRemovals, lowest, by: actor } = request;
  const revision = await lockList(tx, code);
  const file = await lockPriceUpload(tx, code, id);
  if (file === undefined) throw new Refused(`${code} has no file ${id}.`, { status: 404 });
  if (file.isApplied) throw new Refused("This file was applied already.");
  if (file.revision !== revision)
    throw new Refused("The price list was changed since the file was checked. Check the file again.");
  const plan = await planPriceFile(tx, code, file.text, file);
  const [first] = plan.faults;
  if (first !== undefined)
    throw new Refused(
      `${plan.faults.length} lines are refused, the first of them line ${first.line}: ${first.reason}. Correct the file and check it again.`,
      { status: 422 },
    );
  if (file.removesUnlisted && plan.unlisted > 0 && confirmedRemovals !== plan.unlisted)
    throw new Refused(`Confirm that ${plan.unlisted} items lose own prices.`, {
      field: "confirmed_removals",
    });
  if (
    lowest !== undefined &&
    (lowest ?? Number.POSITIVE_INFINITY) > (plan.lowest ?? Number.POSITIVE_INFINITY)
  )
    throw new Refused("The catalogue's trade prices were changed meanwhile. Check the file again.");
  await writePlan(tx, code, file, plan, actor);
  await noteApplied(tx, id, actorName(actor));
  return outcomeOf("imported", plan);
}

/** One import of a list at a time: what is counted is what goes. @returns the list's revision */
async function lockList(tx: Sql, code: string): Promise<number> {
  const [list] = await tx.query<{ revision: number }>(
    "select revision from price_list where code = $1 for update",
    [code],
  );
  return list?.revision ?? 0;
}

async function writePlan(tx: Sql, code: string, file: PriceFile, plan: PriceFilePlan, actor: Actor) {
  const before = await countOwn(tx, code);
  await writePriceFile(tx, code, plan.lines);
  const { name, sha256 } = file;
  await writeAudit(tx, {
    actor,
    act: "price-lists.import",
    subject: code,
    before: { own_prices: before },
    after: { own_prices: await countOwn(tx, code), prices: plan.prices, file: name, sha256 },
  });
}

async function countOwn(sql: Sql, code: string): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    "select count(distinct sku_key)::int as count from price_list_entry where list_code = $1",
    [code],
  );
  return row?.count ?? 0;
}

function outcomeOf(
  outcome: PriceImport["outcome"],
  { articles, prices, unlisted, faults }: PriceFilePlan,
): PriceImport {
  return { outcome, articles, prices, unlisted, faults };
}

function importText({ outcome, articles, prices, unlisted, faults }: PriceImport): string {
  const unnamed = unlisted === 0 ? "" : ` The list has other own prices for ${unlisted} items.`;
  if (outcome === "imported") return `Imported ${prices} prices for ${articles} items.`;
  if (outcome === "unconfirmed") return "The list changed in the meantime. Nothing was changed. Try again.";
  if (outcome === "checked")
    return `The file is valid: ${prices} prices for ${articles} items. Nothing was changed.${unnamed}`;
  const shown = faults.slice(0, mostShown).map(({ line, reason }) => `  line ${line}  ${reason}`);
  const more = faults.length > mostShown ? [`  … and ${faults.length - mostShown} more`] : [];
  return [`Nothing was imported: ${faults.length} lines are not valid.`, ...shown, ...more].join("\n");
}
