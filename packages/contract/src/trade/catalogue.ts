import * as z from "zod/mini";
import {
  attributesData,
  categoryParams,
  filterBody,
  narrowingBody,
  pageParams,
  pathParams,
  productKeysBody,
  searchBody,
  type sku,
} from "../shop/catalogue.ts";
import { categoryListData } from "../shop/category.ts";
import { group, route } from "../wire/route.ts";
import { clientProduct, clientProductItem, clientProductList } from "./product.ts";

/** The entries of the trade menu, in its order: Indoor, Outdoor, Switches and Sockets, Focale. @source spec §2, spec §9 */
export { clientCategoryIds } from "../wire/category-ids.ts";

const productsData = z.object({ products: clientProductList });
const failures = [401, 403, 404] as const;

export const listClientCategories = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/clients/category",
  tag: "Trade catalogue",
  summary: "The four entries of the trade area with their subcategories",
  isPersonal: true,
  yields: "categoryList",
  data: categoryListData,
  failures: [401, 403],
});

export const getClientCategoryById = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/clients/category/getcategorybyid/{id}",
  tag: "Trade catalogue",
  summary: "One of the four entries or of their subcategories",
  params: z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)) }),
  isPersonal: true,
  yields: "categoryList",
  data: categoryListData,
  failures,
});

export const listClientAttributes = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/clients/product/attributes",
  tag: "Trade catalogue",
  summary: "Attribute metadata: labels, units and options",
  isPersonal: true,
  yields: "customAttributeMetadata",
  data: attributesData,
  failures: [401, 403],
});

export const listClientCategoryProducts = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/product/category/{categoryId}/{currentPage}/{pageSize}",
  isSafe: true,
  tag: "Trade catalogue",
  summary: "A page of a category's products at the company's prices; 0 is the whole trade catalogue",
  params: pageParams,
  body: narrowingBody,
  yields: "products",
  data: productsData,
  failures,
});

export const filterClientProducts = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/product/filter/{categoryId}",
  isSafe: true,
  tag: "Trade catalogue",
  summary: "A filtered page of a category at the company's prices; 0 is the whole trade catalogue",
  params: categoryParams,
  body: filterBody,
  yields: "products",
  data: productsData,
  failures,
});

export const searchClientProducts = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/product/search",
  isSafe: true,
  tag: "Trade catalogue",
  summary: "Trade products that match words or (part of) an item number",
  body: searchBody,
  yields: "products",
  data: productsData,
  failures: [401, 403],
});

export const getClientProductsByIds = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/product/productbyids",
  isSafe: true,
  tag: "Trade catalogue",
  summary: "Trade products by item number or id, in the order asked; others are left out",
  body: productKeysBody,
  yields: "products",
  data: z.object({ products: z.object({ items: z.array(clientProductItem) }) }),
  failures: [401, 403],
});

export const getClientProductByPath = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/clients/product/by-path/{path}",
  tag: "Trade catalogue",
  summary: "One product of the trade area in full, by the last segment of its page's path",
  params: pathParams,
  isPersonal: true,
  yields: "product",
  data: z.object({ product: clientProduct }),
  failures,
});

/** Where the spec sheet of a product is read: a PDF, so no call of this contract's envelope. */
export function specSheetPath(article: z.infer<typeof sku>): string {
  return `/api/clients/product/${encodeURIComponent(article)}/spec-sheet`;
}

/** The calls of the trade catalogue. */
export const clientCatalogueCalls = /* @__PURE__ */ group(
  {
    listClientCategories,
    getClientCategoryById,
    listClientAttributes,
    listClientCategoryProducts,
    filterClientProducts,
    searchClientProducts,
    getClientProductsByIds,
    getClientProductByPath,
  },
  {
    listClientCategoryProducts: { sort: { field: "price", direction: "ASC" } },
    filterClientProducts: {
      filters: { price: { to: 100000 }, finish: { in: ["brushed-brass"] } },
      pageSize: 96,
    },
    searchClientProducts: { name: "PRB60" },
    getClientProductsByIds: { skus: ["PR-PD-LEK30-BB", "PRB60927"] },
  },
);
