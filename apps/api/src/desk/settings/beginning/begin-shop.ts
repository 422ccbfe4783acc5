import { dictionary } from "@precise/cart-core/dictionary";
import {
  findSampleArticles,
  type NamedArticle,
  withoutArticles,
} from "#api/modules/catalogue/sample-articles.ts";
import { findRealOrders, type RealOrder } from "#api/modules/orders/real-orders.ts";
import { noteBegun } from "#api/modules/settings/shop-begun.ts";
import { sampleCompanyNumbers } from "#api/modules/trade/sample-clients.ts";
import type { Actor } from "#api/platform/audit/actor.ts";
import type { Sql, SqlValue } from "#api/platform/database/port.ts";
import type { RowsThatGo } from "#api/platform/tables/table-declaration.ts";
import { goes, inOrder, startsAgain } from "./begin-plan.ts";

/** What goes, or went, when the shop begins: so many of each. */
export interface BeginCounts {
  readonly articles: number;
  readonly orders: number;
  readonly people: number;
  readonly companies: number;
}

/** What beginning would find. */
export interface BeginPreview {
  readonly counts: BeginCounts;
  /** Orders that nobody marked as samples, paid ones first: while there is one, nothing goes. */
  readonly realOrders: readonly RealOrder[];
}

/** Tables by what their rows are called. */
const countedTables: Readonly<Record<string, keyof BeginCounts>> = dictionary({
  product: "articles",
  shop_order: "orders",
  customer: "people",
  client_person: "people",
  client_company: "companies",
});

/** Says what would go, and changes nothing. */
export async function previewBeginning(sql: Sql): Promise<BeginPreview> {
  const samples = await readSamples(sql);
  const counts = { articles: 0, orders: 0, people: 0, companies: 0 };
  for (const [table, which] of goes) {
    const counted = countedTables[table];
    if (counted === undefined) continue;
    // Companies go once their people are gone, which they are not here.
    const { text, values } =
      which.rows === "companies"
        ? { text: "rc_number = any($1::text[])", values: [samples.companies] }
        : conditionOf(table, which, samples);
    const [row] = await sql.query<{ count: number }>(
      `select count(*)::int as count from ${table} where ${text}`,
      values,
    );
    counts[counted] += row?.count ?? 0;
  }
  return { counts, realOrders: await findRealOrders(sql) };
}

/** Takes the samples out, in the caller's transaction. Nothing is asked: `previewBeginning` says whether it may be. */
export async function takeSamplesOut(tx: Sql, actor: Actor): Promise<BeginCounts> {
  // Rows of a long trial take longer than any call may.
  await tx.query("set local statement_timeout = 0");
  const samples = await readSamples(tx);
  const counts = { articles: 0, orders: 0, people: 0, companies: 0 };
  await withoutArticles(tx, async () => {
    for (const [table, which] of await inOrder(tx)) {
      const { text, values } = conditionOf(table, which, samples);
      const gone = await tx.query(`delete from ${table} where ${text} returning 1`, values);
      const counted = countedTables[table];
      if (counted !== undefined) counts[counted] += gone.length;
    }
    for (const [table, column] of startsAgain)
      await tx.query(`update ${table} set ${column} = 0 where ${column} <> 0`);
  });
  await noteBegun(tx, actor);
  return counts;
}

interface Samples {
  readonly articles: readonly NamedArticle[];
  /** Their registration numbers. */
  readonly companies: readonly string[];
}

async function readSamples(sql: Sql): Promise<Samples> {
  return { articles: await findSampleArticles(sql), companies: await sampleCompanyNumbers() };
}

/** Rows of a table as a condition; tables and columns are constants of the plan. */
function conditionOf(
  table: string,
  which: RowsThatGo,
  { articles, companies }: Samples,
): { readonly text: string; readonly values: SqlValue[] } {
  switch (which.rows) {
    case "all":
      return { text: "true", values: [] };
    case "where":
      return { text: which.condition, values: [] };
    case "people":
      return { text: isNobodys(which.column), values: [] };
    case "of-people":
      return {
        text: `${which.column} in (select id from ${which.parent} where ${isNobodys("email")})`,
        values: [],
      };
    case "childless":
      return { text: isChildless(table, which), values: [] };
    case "companies":
      return { text: `rc_number = any($1::text[]) and ${isChildless(table, which)}`, values: [companies] };
    case "articles":
      return articlesBy(which.column, articles);
  }
}

function articlesBy(column: string, articles: readonly NamedArticle[]) {
  if (column === "product_id")
    return { text: "product_id = any($1::int[])", values: [articles.map(({ id }) => id)] };
  const names = articles.map((article) => (column === "sku_key" ? article.sku_key : article.sku));
  return { text: `${column} = any($1::text[])`, values: [names] };
}

/**
 * Whether an address can belong to nobody: of a domain that is kept free for examples and tests.
 * @source RFC 2606
 */
function isNobodys(column: string): string {
  return `${column} ~* '[@.](example[.](com|net|org)|example|test|invalid)$'`;
}

function isChildless(
  table: string,
  { child, column }: { readonly child: string; readonly column: string },
): string {
  return `not exists (select 1 from ${child} child where child.${column} = ${table}.id)`;
}
