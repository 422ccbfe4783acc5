import type { ProductList } from "@precise/contract/shop/product-list";
import type { clientCatalogueCalls } from "@precise/contract/trade/catalogue";
import type { ClientProductList } from "@precise/contract/trade/product";
import { pageReply } from "#api/modules/catalogue/listing/page-reply.ts";
import { type PageRequest, productPage } from "#api/modules/catalogue/listing/product-page.ts";
import { wireAttributes } from "#api/modules/catalogue/listing/wire-attributes.ts";
import { ordinalOfPath } from "#api/modules/catalogue/product/ordinal-of-path.ts";
import { search } from "#api/modules/catalogue/search/search.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure, type Reply } from "#api/platform/http/reply.ts";
import type { ClientSession } from "../client-session-rows.ts";
import { withClientSession } from "../with-client-session.ts";
import { clientItems, loadClientItems, loadClientProduct } from "./client-items.ts";
import type { TradeBook } from "./trade-book.ts";
import type { BookOf } from "./trade-catalogue.ts";

const noCategory = failure(404, "not_found", "There is no such category in the trade area.");
const noProduct = failure(404, "not_found", "There is no such product in the trade area.");

/**
 * The catalogue's calls of the trade area: the shop's own listing and search over what trade clients may see, at the
 * prices of the caller's company. Nothing of an answer is kept: two companies never share one.
 */
export function clientCatalogueHandlers(db: Sql, bookOf: BookOf): Answers<typeof clientCatalogueCalls> {
  async function listing(client: ClientSession, id: number, request: PageRequest) {
    const book = await bookOf(client.priceList);
    const members = book.index.membersOf(id);
    if (members === undefined) return noCategory;
    return atTradePrices(
      book,
      await pageReply(db, book.index, book.base.items, productPage(members, request, book.index)),
    );
  }

  async function atTradePrices(
    book: TradeBook,
    reply: Reply<{ products: ProductList }>,
  ): Promise<Reply<{ products: ClientProductList }>> {
    if ("failure" in reply) return reply;
    const { items, ...around } = reply.data.products;
    return answer({ products: { ...around, items: await clientItems(db, book, items) } });
  }

  return {
    listClientCategories: withClientSession(async (_call, { priceList }) =>
      answer({ categoryList: [...(await bookOf(priceList)).base.tree.top] }),
    ),

    getClientCategoryById: withClientSession(async ({ params }, { priceList }) => {
      const category = (await bookOf(priceList)).base.tree.category(params.id);
      return category ? answer({ categoryList: [category] }) : noCategory;
    }),

    listClientAttributes: withClientSession(async (_call, { priceList }) => {
      const { attributes } = (await bookOf(priceList)).index.structure;
      return answer({ customAttributeMetadata: { items: wireAttributes(attributes) } });
    }),

    listClientCategoryProducts: withClientSession(async ({ params, body }, client) => {
      const { categoryId, currentPage, pageSize } = params;
      return listing(client, categoryId, { ...body, currentPage, pageSize });
    }),

    filterClientProducts: withClientSession(async ({ params, body }, client) =>
      listing(client, params.categoryId, body),
    ),

    searchClientProducts: withClientSession(async ({ body }, { priceList }) => {
      const book = await bookOf(priceList);
      const { reply } = await search(db, book.index, book.base.items, body);
      return atTradePrices(book, reply);
    }),

    getClientProductsByIds: withClientSession(async ({ body }, { priceList }) => {
      const book = await bookOf(priceList);
      const ids =
        "ids" in body
          ? body.ids
          : body.skus.flatMap((sku) => book.index.ids[book.index.ordinalOfSku(sku) ?? -1] ?? []);
      return answer({ products: { items: await loadClientItems(db, book, ids) } });
    }),

    getClientProductByPath: withClientSession(async ({ params }, { priceList }) => {
      const book = await bookOf(priceList);
      const ordinal = ordinalOfPath(params.path, book.index);
      const product =
        ordinal === undefined ? undefined : await loadClientProduct(db, book, book.index.ids[ordinal] ?? 0);
      return product ? answer({ product }) : noProduct;
    }),
  };
}
