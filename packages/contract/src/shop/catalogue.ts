import * as z from "zod/mini";
import { catalogueChangesPath } from "../door/catalogue-changes.ts";
import { stockChanges, stockCursor } from "../door/stock-changes.ts";
import { skuAsTyped, skuForm } from "../wire/pasted-number.ts";
import { longestProductSegment } from "../wire/product-url.ts";
import { type DataOf, group, route } from "../wire/route.ts";
import { searchText } from "../wire/text.ts";
import { category } from "./category.ts";
import { product, productItem } from "./product.ts";
import {
  defaultPageSize,
  filters,
  largestPage,
  largestPageSize,
  listGroup,
  productList,
  sort,
} from "./product-list.ts";

/** Longest search text in UTF-16 units. @source design "Catalogue calls" */
export const longestSearchText = 128;

/** An article number as calls take it. */
export const sku = z
  .string()
  .check(z.overwrite(skuAsTyped), z.regex(skuForm, { error: "must be an item number" }));
const page = z.int().check(z.gte(1), z.lte(largestPage));
const pageSize = z.int().check(z.gte(1), z.lte(largestPageSize));
const narrowing = { filters: z.optional(filters), sort: z.optional(sort) };
const paging = { currentPage: z._default(page, 1), pageSize: z._default(pageSize, defaultPageSize) };
const categoryId = z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_647));
/** The shop's lists can be asked for families; those of the trade area stay lists of articles. */
const grouping = { group: z.optional(listGroup) };
const productsData = z.object({ products: productList });

/** Bodies, path values and answers that the trade area's calls share. */
export const narrowingBody = z.strictObject(narrowing);
export const searchBody = z.strictObject({ name: searchText(longestSearchText, 1), ...narrowing, ...paging });
export const filterBody = z.strictObject({ ...narrowing, ...paging });
export const categoryParams = z.object({ categoryId });
export const pageParams = z.object({
  categoryId,
  currentPage: z.coerce.number().check(z.int(), z.gte(1), z.lte(largestPage)),
  pageSize: z.coerce.number().check(z.int(), z.gte(1), z.lte(largestPageSize)),
});
export const productKeysBody = z.union([
  z.strictObject({ skus: z.array(sku).check(z.minLength(1), z.maxLength(200)) }),
  z.strictObject({
    ids: z.array(z.int().check(z.gte(1), z.lte(2_147_483_647))).check(z.minLength(1), z.maxLength(200)),
  }),
]);
export const pathParams = z.object({
  path: z.string().check(z.minLength(1), z.maxLength(longestProductSegment)),
});
export const attributesData = z.object({
  customAttributeMetadata: z.object({
    items: z.array(
      z.object({
        attribute_code: z.string(),
        label: z.string(),
        input_type: z.enum(["select", "multiselect", "boolean", "number", "text"]),
        unit: z.optional(z.string()),
        filterable: z.boolean(),
        attribute_options: z.array(z.object({ label: z.string(), value: z.string() })),
      }),
    ),
  }),
});

export const listAttributes = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/product/attributes",
  tag: "Products",
  summary: "Attribute metadata: labels, units and options",
  yields: "customAttributeMetadata",
  data: attributesData,
});
/** Metadata of one attribute: label, unit, options. */
export type Attribute = DataOf<typeof listAttributes>["customAttributeMetadata"]["items"][number];

export const listCategoryProducts = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/product/category/{categoryId}/{currentPage}/{pageSize}",
  isSafe: true,
  tag: "Products",
  summary:
    "A page of a category's products, its descendants' included; category 70 lists as 14, 0 the whole catalogue",
  params: pageParams,
  body: z.extend(narrowingBody, grouping),
  yields: "products",
  data: productsData,
  failures: [404],
});

export const searchProducts = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/product/search",
  isSafe: true,
  tag: "Products",
  summary: "Products that match words or (part of) an item number, even with typing errors",
  body: z.extend(searchBody, grouping),
  yields: "products",
  data: productsData,
});

export const suggestProducts = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/product/suggest",
  isSafe: true,
  tag: "Products",
  summary: "Product names, products and categories for what has been typed so far",
  body: z.strictObject({ name: searchText(longestSearchText, 1) }),
  data: z.object({
    suggestions: z.array(z.string()),
    products: z.object({ items: z.array(productItem) }),
    categories: z.array(z.omit(category, { subcategories: true })),
  }),
});
export type Suggestions = DataOf<typeof suggestProducts>;

export const filterProducts = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/product/filter/{categoryId}",
  isSafe: true,
  tag: "Products",
  summary: "A filtered page of a category; 0 is the whole catalogue",
  params: categoryParams,
  body: z.extend(filterBody, grouping),
  yields: "products",
  data: productsData,
  failures: [404],
});

export const getProductsByIds = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/product/productbyids",
  isSafe: true,
  tag: "Products",
  summary: "Products by item number or id, in the order asked; unknown ones are left out",
  body: productKeysBody,
  yields: "products",
  data: z.object({ products: z.object({ items: z.array(productItem) }) }),
});

export const getProductByPath = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/product/by-path/{path}",
  tag: "Products",
  summary:
    "One product in full by the last segment of its page's path; the longest item number at its end counts, else a family's name",
  params: pathParams,
  yields: "product",
  data: z.object({ product }),
  failures: [404],
});

const catalogueVersion = z.object({
  version: z.string(),
  /** Changes with what pages show apart from the catalogue: company, showrooms, ways to pay. */
  content: z.optional(z.string()),
  /** The release of the API that answers: `1.0.0`. */
  release: z.optional(z.string()),
});

export const getCatalogueVersion = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/catalogue/version",
  tag: "Products",
  summary: "A number that rises when the catalogue changes, except for stock",
  data: catalogueVersion,
});

export const getCatalogueChanges = /* @__PURE__ */ route({
  method: "GET",
  path: catalogueChangesPath,
  tag: "Products",
  summary:
    "The catalogue's version, and the products whose shown stock changed since a cursor; 0 asks for all",
  params: z.object({ since: z.union([z.literal("0"), stockCursor]) }),
  data: z.extend(catalogueVersion, { stock: stockChanges }),
});

/** Addresses on one page of the list below: what a sitemap may hold in one file is ten times that. */
export const addressesPerPage = 5_000;

export const listCatalogueAddresses = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/catalogue/addresses/{page}",
  tag: "Products",
  summary:
    "Address, time of the last change and picture of every product on sale, 5,000 at a time: for sitemaps",
  params: z.object({ page: z.coerce.number().check(z.int(), z.gte(1), z.lte(largestPage)) }),
  data: z.object({
    addresses: z.array(
      z.object({
        urlPath: z.string(),
        /** When name, price, texts or pictures last changed: `2026-11-21T08:00:00.000Z`. */
        changed_at: z.string(),
        imageUrl: z.optional(z.string()),
      }),
    ),
    total_pages: z.int(),
  }),
});

/** The calls of products. */
export const catalogueCalls = /* @__PURE__ */ group(
  {
    listAttributes,
    listCategoryProducts,
    searchProducts,
    suggestProducts,
    filterProducts,
    getProductsByIds,
    getProductByPath,
    getCatalogueChanges,
    getCatalogueVersion,
    listCatalogueAddresses,
  },
  {
    listCategoryProducts: {
      filters: { finish: { in: ["brushed-brass"] }, price: { from: 50000, to: 100000 } },
      sort: { field: "price", direction: "ASC" },
    },
    searchProducts: { name: "brass pendant", currentPage: 1, pageSize: 24 },
    suggestProducts: { name: "chand" },
    filterProducts: { filters: { price: { to: 250000 } }, sort: { field: "newest", direction: "DESC" } },
    getProductsByIds: { skus: ["PR-PD-LEK30-BB", "PRB60927"] },
  },
);
