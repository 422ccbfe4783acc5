import { basename, resolve } from "node:path";
import { fromWireValue } from "@precise/cart-core/money";
import * as z from "zod/mini";
import { fileHash } from "#api/modules/catalogue/import/file-hash.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { operatorCommand } from "../operator-command.ts";
import { by, nairaBetween } from "../operator-input.ts";
import { tableText } from "../table-text.ts";
import { typedNaira } from "../typed-values.ts";
import { requirePriceList } from "./find-client.ts";
import { type PriceFault, type PriceRow, readPriceRows } from "./read-price-rows.ts";

const code = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, { error: "must be lower-case letters, digits and hyphens" }));
const importRequest = z.strictObject({
  code: z.string(),
  file: z.string(),
  /** Takes the own prices of articles that the file does not name off the list. */
  removesUnlisted: z.boolean(),
  /** The number of articles that the operator confirmed. */
  confirmedRemovals: z.optional(z.int().check(z.gte(0))),
  dryRun: z.boolean(),
  by,
});
const mostShown = 50;

/** A price list in a list. */
interface ListedPriceList {
  readonly code: string;
  readonly label: string;
  /** Of the catalogue's trade prices. */
  readonly percent: number;
  /** Naira. */
  readonly rounding: number;
  /** Articles that have prices of the list's own. */
  readonly own_prices: number;
  readonly companies: number;
}

/** What an import of prices did, or would do. With faults nothing was changed. */
export interface PriceImport {
  readonly outcome: "imported" | "checked" | "refused" | "unconfirmed";
  readonly articles: number;
  readonly prices: number;
  /** Articles with prices of the list's own that the file does not name. */
  readonly unlisted: number;
  readonly faults: readonly PriceFault[];
}

/** What an operator may do with price lists. */
export const priceListCommands = [
  operatorCommand({
    name: "price-lists.list",
    permission: "price.read",
    input: z.strictObject({}),
    terminal: [{ words: "trade price-lists list", about: "All price lists" }],
    run: ({ db }) => readLists(db, null),
    show: (lists) =>
      tableText(
        ["Code", "Label", "Percent", "Rounded to ₦", "Own prices", "Companies"],
        lists.map((list) => [
          list.code,
          list.label,
          list.percent,
          list.rounding,
          list.own_prices,
          list.companies,
        ]),
      ),
  }),
  operatorCommand({
    name: "price-lists.create",
    permission: "price.edit",
    input: z.strictObject({
      code,
      label: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
      percent: z
        .number()
        .check(z.gte(0.1, { error: "must be 0.1 to 1,000" }), z.lte(1000, { error: "must be 0.1 to 1,000" })),
      /** Naira. */
      rounding: nairaBetween(0.01, 10_000),
      by,
    }),
    terminal: [
      {
        words: "trade price-lists create",
        about: "Makes a list whose prices are a percentage of the catalogue's trade prices",
        typed: {
          code: { as: "<code>", about: "small letters, digits and hyphens" },
          label: { as: "--label <text>", about: "the name its clients see", isRequired: true },
          percent: {
            as: "--percent <percent>",
            about: "of the catalogue's trade prices",
            parse: typedNaira,
            default: 100,
          },
          rounding: {
            as: "--rounding <naira>",
            about: "rounds prices to multiples of this",
            parse: typedNaira,
            default: 1,
          },
        },
      },
    ],
    run: ({ db }, { code: name, label, percent, rounding, by: actor }) =>
      db.transaction(async (tx) => {
        const made = await tx.query(
          `insert into price_list (code, label, factor_per_thousand, rounding_kobo) values ($1, $2, $3, $4)
           on conflict (code) do nothing returning code`,
          [name, label, Math.round(percent * 10), fromWireValue(rounding)],
        );
        if (made.length === 0) throw new Refused(`The price list ${name} already exists.`);
        const entry = { subject: name, before: null, after: { label, percent, rounding } };
        await writeAudit(tx, { actor, act: "price-lists.create", ...entry });
        const [list] = await readLists(tx, name);
        if (!list) throw new Refused(`The price list ${name} was made and is not there.`);
        return list;
      }),
    show: (list) => `Made ${list.code}: ${list.percent} % of the trade prices.`,
  }),
  operatorCommand({
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
          // What an import does anyway; scripts of before may still say it.
          keepsUnlisted: { as: "--keep-unlisted", isHidden: true, conflicts: "removesUnlisted" },
          dryRun: { as: "--dry-run", about: "check everything, change nothing" },
        },
        toInput: ({ keepsUnlisted: _default, ...input }) => input,
      },
    ],
    async run({ db }, request): Promise<PriceImport> {
      await requirePriceList(db, request.code);
      const { rows, faults: misread } = await readPriceRows(request.file);
      const faults = [...misread, ...(await unknownArticles(db, rows))].toSorted((a, b) => a.line - b.line);
      const keys = [...new Set(rows.map((row) => row.skuKey))];
      const counts = { articles: keys.length, prices: rows.length };
      const unlisted = await countUnlisted(db, request.code, keys);
      if (faults.length > 0) return { outcome: "refused", ...counts, unlisted, faults };
      if (request.dryRun) return { outcome: "checked", ...counts, unlisted, faults };
      const sha256 = await fileHash(request.file);
      return db.transaction(async (tx): Promise<PriceImport> => {
        // One import of a list at a time: what is counted here is what goes.
        await tx.query("select 1 from price_list where code = $1 for update", [request.code]);
        const unnamed = await countUnlisted(tx, request.code, keys);
        if (request.removesUnlisted && unnamed > 0 && request.confirmedRemovals !== unnamed) {
          return { outcome: "unconfirmed", ...counts, unlisted: unnamed, faults };
        }
        const before = (await readLists(tx, request.code))[0]?.own_prices;
        await writeRows(tx, request, rows);
        const after = (await readLists(tx, request.code))[0]?.own_prices;
        await writeAudit(tx, {
          actor: request.by,
          act: "price-lists.import",
          subject: request.code,
          before: { own_prices: before },
          after: { own_prices: after, prices: rows.length, file: basename(request.file), sha256 },
        });
        return { outcome: "imported", ...counts, unlisted: unnamed, faults };
      });
    },
    again: ({ outcome, unlisted }, given) =>
      outcome === "unconfirmed" && given.confirmedRemovals === undefined
        ? {
            question: `${unlisted} items that the file does not list will lose their own prices in ${given.code}.`,
            given: { ...given, confirmedRemovals: unlisted },
          }
        : undefined,
    isRefused: ({ outcome }) => outcome === "refused" || outcome === "unconfirmed",
    show: importText,
  }),
];

async function writeRows(
  tx: Sql,
  request: z.output<typeof importRequest>,
  rows: readonly PriceRow[],
): Promise<void> {
  const keys = rows.map((row) => row.skuKey);
  // The revision is what makes every process read the list again.
  await tx.query("update price_list set revision = revision + 1 where code = $1", [request.code]);
  await tx.query(
    "delete from price_list_entry where list_code = $1 and (not $2 or sku_key = any($3::text[]))",
    [request.code, !request.removesUnlisted, keys],
  );
  await tx.query(
    `insert into price_list_entry (list_code, sku_key, from_quantity, net_kobo)
     select $1, * from unnest($2::text[], $3::int[], $4::bigint[])`,
    [request.code, keys, rows.map((row) => row.fromQuantity), rows.map((row) => row.net)],
  );
}

async function countUnlisted(sql: Sql, code: string, keys: readonly string[]): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `select count(distinct sku_key)::int as count from price_list_entry
     where list_code = $1 and not sku_key = any($2::text[])`,
    [code, keys],
  );
  return row?.count ?? 0;
}

async function unknownArticles(sql: Sql, rows: readonly PriceRow[]): Promise<PriceFault[]> {
  const known = await sql.query<{ sku_key: string }>(
    "select sku_key from product where sku_key = any($1::text[])",
    [rows.map((row) => row.skuKey)],
  );
  const keys = new Set(known.map((row) => row.sku_key));
  return rows
    .filter((row) => !keys.has(row.skuKey))
    .map(({ line, skuKey }) => ({ line, reason: `sku: the catalogue has no ${skuKey}` }));
}

function readLists(sql: Sql, only: string | null): Promise<ListedPriceList[]> {
  return sql.query<ListedPriceList>(
    `select code, label, factor_per_thousand / 10.0::float8 as percent, rounding_kobo / 100.0::float8 as rounding,
       (select count(distinct sku_key) from price_list_entry where list_code = code) as own_prices,
       (select count(*) from client_company where price_list_code = code) as companies
     from price_list where $1::text is null or code = $1 order by code`,
    [only],
  );
}

function importText({ outcome, articles, prices, unlisted, faults }: PriceImport): string {
  const unnamed = unlisted === 0 ? "" : ` The list has own prices for ${unlisted} other items.`;
  if (outcome === "imported") return `Imported ${prices} prices for ${articles} items.`;
  if (outcome === "unconfirmed") return `The list changed in the meantime. Nothing was changed. Try again.`;
  if (outcome === "checked")
    return `The file is valid: ${prices} prices for ${articles} items. Nothing was changed.${unnamed}`;
  const shown = faults.slice(0, mostShown).map(({ line, reason }) => `  line ${line}  ${reason}`);
  const more = faults.length > mostShown ? [`  … and ${faults.length - mostShown} more`] : [];
  return [`Nothing was imported: ${faults.length} lines are not valid.`, ...shown, ...more].join("\n");
}
