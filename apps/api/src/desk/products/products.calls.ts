import { kobo, wireAmount } from "@precise/cart-core/money";
import type { ProductRow } from "@precise/contract/desk/products/product-shapes";
import type { deskProductCalls } from "@precise/contract/desk/products/products";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import type { OperatorCommand } from "#api/desk/kit/operator-command.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import { digestOf, revisionOf } from "#api/desk/kit/seen.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { type ListedProduct, listProducts } from "#api/modules/catalogue/desk-list/list-products.ts";
import { readDraft } from "#api/modules/catalogue/drafts/draft-rows.ts";
import type { CategoryNode } from "#api/modules/catalogue/structure.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { readAudit } from "#api/platform/audit/audit-entries.ts";
import { answer, failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import { discardDraftCommand, duplicateCommand, publishCommand, saveDraftCommand } from "./draft-commands.ts";
import {
  createProductCommand,
  restoreProductCommand,
  saveProductCommand,
  withdrawProductCommand,
} from "./product-commands.ts";
import { productReading } from "./product-reading.ts";
import { readProductPage } from "./read-product-page.ts";
import { startProductJob } from "./start-product-job.ts";

/** So many entries of a product are more than anyone looks through. */
const mostEntries = 200;
const moneyKeys = ["trade_price", "cost_price", "quantity_breaks"];

/** The calls of products. */
export function productAnswers(parts: DeskParts): DeskAnswers<typeof deskProductCalls> {
  const { db } = parts;
  const pageOf = (sku: string, staff: StaffSession) => readProductPage(parts, sku, staff);

  /** Gives a command for a product, and answers with what the product is then; a conflict with what it is now. */
  async function changed<Given, Input, Result extends { readonly sku: string }>(
    staff: StaffSession,
    sku: string,
    command: OperatorCommand<Given, Input, Result>,
    input: Omit<Given, "by">,
  ) {
    const done = await runAs(parts, staff, command, input);
    if ("failure" in done) {
      if (done.failure.error.code !== "conflict") return done;
      const current = await pageOf(sku, staff);
      return { failure: { ...done.failure, data: { current } } };
    }
    const product = await pageOf(done.result.sku, staff);
    return product ? answer({ product }) : noProduct(sku);
  }

  return {
    async listProducts(
      { query },
      staff,
    ): Promise<Reply<{ products: ProductRow[]; total: number; next: string | null }>> {
      const { sort, cursor, limit, ...filter } = query;
      const reading = await productReading(parts);
      const page = await listProducts(db, { ...reading, filter, sort, cursor, limit });
      if ("field" in page) return failure(422, "invalid_input", page.message, { field: page.field });
      const tree = reading.structure.categories;
      return answer({
        products: page.rows.map((row) => rowView(row, tree, staff)),
        total: page.total,
        next: page.next ?? null,
      });
    },
    async readProduct({ params }, staff) {
      const product = await pageOf(params.sku, staff);
      return product ? answer({ product }) : noProduct(params.sku);
    },
    createProduct: ({ body }, staff) => changed(staff, body.sku, createProductCommand, body),
    saveProduct({ params: { sku }, body, headers }, staff) {
      const revision = digestOf(headers);
      return changed(staff, sku, saveProductCommand, {
        sku,
        product: body.product,
        ...(revision && { revision }),
      });
    },
    saveProductDraft({ params: { sku }, body, headers }, staff) {
      const { product, publish_at: publishAt, rebase } = body;
      const revision = revisionOf(headers);
      return changed(staff, sku, saveDraftCommand, { sku, product, publishAt, rebase, revision });
    },
    async discardProductDraft({ params }, staff) {
      const done = await runAs(parts, staff, discardDraftCommand, params);
      return "failure" in done ? done : answer({ discarded: true });
    },
    publishProduct: ({ params }, staff) => changed(staff, params.sku, publishCommand, params),
    withdrawProduct: ({ params, body }, staff) =>
      changed(staff, params.sku, withdrawProductCommand, { ...params, ...body }),
    restoreProduct: ({ params }, staff) => changed(staff, params.sku, restoreProductCommand, params),
    duplicateProduct: ({ params, body }, staff) =>
      changed(staff, params.sku, duplicateCommand, { sku: params.sku, as: body.sku }),
    async readProductHistory({ params }, staff) {
      const known = (await pageOf(params.sku, staff)) ?? (await readDraft(db, params.sku));
      if (!known) return noProduct(params.sku);
      const entries = await readAudit(db, { subject: known.sku, limit: mostEntries });
      const shown = (fields: Readonly<Record<string, unknown>> | null) =>
        fields && withoutMoney(fields, staff);
      return answer({
        entries: entries.map(({ at, actor, act, before, after, reason }) => ({
          at: wireTime(at),
          actor,
          act,
          before: shown(before),
          after: shown(after),
          reason,
        })),
      });
    },
    changeProducts: ({ body, headers }, staff) =>
      startProductJob(parts, staff, body, headers["idempotency-key"]),
  };
}

function noProduct(sku: string): Refusal {
  return failure(404, "not_found", `There is no product with the item number ${sku}.`);
}

/** What a warehouse may not know of prices does not stand in the history either. */
function withoutMoney(fields: Readonly<Record<string, unknown>>, { may }: Pick<StaffSession, "may">) {
  const hidden = may("price.edit") ? [] : may("price.read") ? ["cost_price"] : moneyKeys;
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !hidden.includes(key)));
}

function rowView(
  row: ListedProduct,
  tree: readonly CategoryNode[],
  { may }: Pick<StaffSession, "may">,
): ProductRow {
  const { price_kobo: price, list_price_kobo: list, trade_price_kobo: trade } = row;
  return {
    sku: row.sku,
    name: row.name,
    ...(row.picture && { image: row.picture }),
    categories: leavesOf(row.category_ids, tree),
    family: row.variant_group,
    size_label: row.size_label,
    price: price === null ? null : amount(price),
    ...(price !== null && list !== null && list > price && { was: amount(list) }),
    ...(may("price.read") && { trade_price: trade === null ? null : amount(trade) }),
    stock: row.stock_qty,
    state: row.is_product ? (row.is_listed ? "on_sale" : "withdrawn") : "new",
    draft: row.has_draft ? { publish_at: wireTimeOrNull(row.publish_at), problem: row.problem } : null,
  };
}

/** Names of the categories that say the most: not of those that another one of them stands below. */
function leavesOf(ids: readonly number[], tree: readonly CategoryNode[]): string[] {
  const own = tree.filter(({ id }) => ids.includes(id));
  return own.filter(({ id }) => !own.some(({ parentId }) => parentId === id)).map(({ name }) => name);
}

function amount(sum: number): { value: number } {
  return wireAmount(kobo(sum));
}
