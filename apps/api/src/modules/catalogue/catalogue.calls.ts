import {
  addressesPerPage,
  type filterProducts,
  type getCatalogueChanges,
  type getCatalogueVersion,
  type getProductByPath,
  type getProductsByIds,
  type listAttributes,
  type listCatalogueAddresses,
  type listCategoryProducts,
  type searchProducts,
  type suggestProducts,
} from "@precise/contract/shop/catalogue";
import type { getCategoriesByIds, getCategoryById, listCategories } from "@precise/contract/shop/category";
import type { ProductItem } from "@precise/contract/shop/product";
import type { Filters } from "@precise/contract/shop/product-list";
import type { DataOf, ParamsOf, ParsedBodyOf, Route } from "@precise/contract/wire/route";
import type { Sql } from "#api/platform/database/port.ts";
import { answer, failure, type KeptAnswer, type Reply } from "#api/platform/http/reply.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import type { Shows } from "./answer-cache.ts";
import type { CatalogueAnswers } from "./catalogue-answers.ts";
import { knownFilters } from "./listing/known-filters.ts";
import { loadItems } from "./listing/load-items.ts";
import { pageReply } from "./listing/page-reply.ts";
import { type PageRequest, productPage } from "./listing/product-page.ts";
import { everyMeta, wireAttributes } from "./listing/wire-attributes.ts";
import type { CatalogueIndex } from "./memory/catalogue-index.ts";
import { inStockMeta } from "./memory/in-stock.ts";
import { firstOfFamily } from "./product/family-of-product.ts";
import { loadProduct } from "./product/load-product.ts";
import { ordinalOfPath } from "./product/ordinal-of-path.ts";
import { type Found, search } from "./search/search.ts";
import { suggest } from "./search/suggest.ts";

type Answer<R extends Route> = Promise<Reply<DataOf<R>> | { readonly kept: KeptAnswer }>;
type Input<R extends Route> = { readonly params: ParamsOf<R>; readonly body: ParsedBodyOf<R> };

const noCategory = failure(404, "not_found", "There is no such category.");
const noProduct = failure(404, "not_found", "There is no such product.");

/** The catalogue's calls as plain functions; what is asked for again and again is answered with kept bytes. */
export function catalogueHandlers(options: {
  /** What it reads may be of a replica, but never older than what `answers` has seen. */
  reads: Sql;
  answers: CatalogueAnswers;
  /** Changes with what pages show of the owner's content and settings; sent with the version. */
  contentMark?: () => string;
  /** The release that this is; sent with the version. */
  release?: string;
}) {
  const { reads, answers, contentMark, release } = options;
  const { kept, items, history } = answers;

  /** What is shown of families hangs on all their articles: of each finish one that is in stock is named. */
  function shownItems({
    products,
  }: {
    products: { items: readonly Pick<ProductItem, "id" | "family">[] };
  }): Shows {
    const { groups, families, ids, ordinalOfId } = answers.index();
    return {
      ids: products.items.flatMap(({ id, family }) => {
        const group = family && families.membersOf(groups[ordinalOfId(id) ?? -1] ?? -1);
        return group ? Array.from(group, (ordinal) => ids[ordinal] ?? 0) : id;
      }),
    };
  }

  /**
   * The kept answer to this question, or a new one, which is kept when the question comes again.
   * @param showsOf the articles that it depends on; none where it shows nothing of their stock
   */
  async function keptOr<R extends Route>(
    call: string,
    question: unknown,
    make: () => Promise<Reply<DataOf<R>>> | Reply<DataOf<R>>,
    showsOf: (data: DataOf<R>) => Shows = () => ({ ids: [] }),
  ): Answer<R> {
    const key = `${call} ${JSON.stringify(question)}`;
    const known = kept.find(key);
    if (known) return { kept: known };
    const mark = history.mark();
    const fresh = await make();
    if ("failure" in fresh) return fresh;
    const offered = await kept.offer(key, { data: fresh.data, mark, shows: showsOf(fresh.data) });
    return offered ? { kept: offered } : fresh;
  }

  /** A question's filters as they count: what the catalogue does not know makes no other question. */
  function normal<Asked extends { filters?: Filters | undefined }>(query: Asked): Asked {
    return query.filters === undefined
      ? query
      : { ...query, filters: knownFilters(query.filters, answers.index()) };
  }

  /** As `keptOr`, for what a search found and ranked. */
  async function keptFound<R extends typeof searchProducts | typeof suggestProducts>(
    call: string,
    question: unknown,
    find: () => Promise<Found<DataOf<R>>>,
  ): Answer<R> {
    let ranked: Uint32Array | undefined;
    return keptOr<R>(
      call,
      question,
      async () => {
        const found = await find();
        ranked = found.ranked;
        return found.reply;
      },
      (data) => ({ ...shownItems(data), ...(ranked ? { ranked } : {}) }),
    );
  }

  function versionNow() {
    return {
      version: String(answers.version()),
      ...(contentMark === undefined ? {} : { content: contentMark() }),
      ...(release === undefined ? {} : { release }),
    };
  }

  function listing(id: number, request: PageRequest): Answer<typeof listCategoryProducts> {
    const asksForStock = request.group === "family" || request.filters?.[inStockMeta.code] !== undefined;
    let members: Uint32Array | undefined;
    return keptOr(
      "listing",
      [id, normal(request)],
      async () => {
        const index = answers.index();
        members = index.membersOf(id);
        return members ? pageReply(reads, index, items, productPage(members, request, index)) : noCategory;
      },
      // What is counted or filtered by its stock hangs on everything in the category.
      (data) => ({ ...shownItems(data), ...(asksForStock && members ? { ranked: members } : {}) }),
    );
  }

  return {
    listCategories: (): Answer<typeof listCategories> =>
      keptOr("categories", null, () => answer({ categoryList: [...answers.index().tree.top] })),

    getCategoriesByIds: ({ body }: Input<typeof getCategoriesByIds>): Answer<typeof getCategoriesByIds> =>
      keptOr("categories-by-ids", body.ids, () => {
        const { tree } = answers.index();
        return answer({ categoryList: body.ids.flatMap((id) => tree.category(id) ?? []) });
      }),

    getCategoryById: ({ params }: Input<typeof getCategoryById>): Answer<typeof getCategoryById> =>
      keptOr("category", params.id, () => {
        const category = answers.index().tree.category(params.id);
        return category ? answer({ categoryList: [category] }) : noCategory;
      }),

    listAttributes: (): Answer<typeof listAttributes> =>
      keptOr("attributes", null, () =>
        answer({ customAttributeMetadata: { items: wireAttributes(everyMeta(answers.index())) } }),
      ),

    listCategoryProducts: ({
      params,
      body,
    }: Input<typeof listCategoryProducts>): Answer<typeof listCategoryProducts> =>
      listing(params.categoryId, {
        filters: body.filters,
        sort: body.sort,
        group: body.group,
        currentPage: params.currentPage,
        pageSize: params.pageSize,
      }),

    filterProducts: ({ params, body }: Input<typeof filterProducts>): Answer<typeof filterProducts> =>
      listing(params.categoryId, {
        filters: body.filters,
        sort: body.sort,
        group: body.group,
        currentPage: body.currentPage,
        pageSize: body.pageSize,
      }),

    searchProducts: ({ body }: Input<typeof searchProducts>): Answer<typeof searchProducts> =>
      keptFound("search", normal(body), () => search(reads, answers.index(), items, body)),

    suggestProducts: ({ body }: Input<typeof suggestProducts>): Answer<typeof suggestProducts> =>
      keptFound("suggest", body.name.toLowerCase(), () => suggest(reads, answers.index(), items, body.name)),

    getProductsByIds: ({ body }: Input<typeof getProductsByIds>): Answer<typeof getProductsByIds> =>
      keptOr(
        "by-ids",
        body,
        async () => {
          const index = answers.index();
          const ids =
            "ids" in body
              ? body.ids
              : body.skus.flatMap((sku) => index.ids[index.ordinalOfSku(sku) ?? -1] ?? []);
          return answer({ products: { items: await loadItems(reads, index, items, ids) } });
        },
        shownItems,
      ),

    getProductByPath: ({ params }: Input<typeof getProductByPath>): Answer<typeof getProductByPath> => {
      const index = answers.index();
      const named = ordinalOfPath(params.path, index);
      const ordinal = named ?? firstOfFamily(params.path, index);
      if (ordinal === undefined) return Promise.resolve(noProduct);
      // By the product and not by the path: junk before the article number must not fill the memory.
      return keptOr(
        named === undefined ? "family" : "product",
        named === undefined ? index.groups[ordinal] : index.skus[ordinal],
        async () => {
          const product = await loadProduct(reads, index, index.ids[ordinal] ?? 0);
          return product ? answer({ product }) : noProduct;
        },
        ({ product }) => {
          const variants = product.variants.flatMap(
            ({ sku }) => index.ids[index.ordinalOfSku(sku) ?? -1] ?? [],
          );
          return { ids: [product.id, ...variants] };
        },
      );
    },

    getCatalogueVersion: async (): Answer<typeof getCatalogueVersion> => answer(versionNow()),

    getCatalogueChanges: async ({
      params,
    }: Input<typeof getCatalogueChanges>): Answer<typeof getCatalogueChanges> =>
      answer({ ...versionNow(), stock: answers.stockSince(params.since) }),

    listCatalogueAddresses: async ({
      params,
    }: Input<typeof listCatalogueAddresses>): Answer<typeof listCatalogueAddresses> =>
      answer(await listAddresses(reads, answers.index(), params.page)),
  };
}

/**
 * A page of the addresses of all products on sale, in the shop's own order. Without products there is one empty page.
 * @param page from 1
 */
async function listAddresses(
  sql: Sql,
  { ids }: CatalogueIndex,
  page: number,
): Promise<DataOf<typeof listCatalogueAddresses>> {
  const rows = await sql.query<{ url_path: string; changed_at: Date; image: string | null }>(
    `select url_path, changed_at, media_gallery->0->>'imageUrl' as image from product
     where id = any($1::int[]) and withdrawn_at is null order by position, id`,
    [Array.from(ids.subarray((page - 1) * addressesPerPage, page * addressesPerPage))],
  );
  return {
    addresses: rows.map(({ url_path, changed_at, image }) => ({
      urlPath: url_path,
      changed_at: wireTime(changed_at),
      ...(image === null ? {} : { imageUrl: image }),
    })),
    total_pages: Math.max(1, Math.ceil(ids.length / addressesPerPage)),
  };
}
