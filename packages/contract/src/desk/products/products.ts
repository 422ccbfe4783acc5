import * as z from "zod/mini";
import { calendarMomentWithOffset } from "../../wire/calendar-input.ts";
import { onceKeyIfAny, seenDigestIfAny } from "../../wire/headers.ts";
import { skuAsTyped } from "../../wire/pasted-number.ts";
import { group } from "../../wire/route.ts";
import { line, searchText } from "../../wire/text.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { startedJob } from "../kit/jobs.ts";
import { pageEnd } from "../kit/list-query.ts";
import { attributeValue, productInput, productPage, productRow } from "./product-shapes.ts";

export const productSorts = [
  "sku",
  "-sku",
  "name",
  "-name",
  "price",
  "-price",
  "stock",
  "-stock",
  "-created",
] as const;

/** A SKU that a person types, where one that cannot be is simply not found. */
export const typedSku = line(1, 64).check(z.overwrite(skuAsTyped));
const itemNumber = z.object({ sku: typedSku });
const several = z.optional(z.string().check(z.maxLength(300), z.regex(/^[a-z_0-9,]*$/)));

/** What narrows the list of products; all of it must fit. */
export const productFilter = {
  /** Parts of item number and name; also words of categories, attributes and texts of what is on sale. */
  search: z.optional(searchText(200)),
  /** Ids of categories and rooms, parted by commas; those below them count. */
  category: several,
  /** A family's name. */
  family: z.optional(z.string().check(z.maxLength(80))),
  stock: several,
  state: several,
  missing: several,
  /**
   * One for each attribute and value, any of one attribute's: `finish:brushed-brass`; a range of a number with either end open, `wattage:5..20`;
   * nothing after the colon: not stated.
   */
  attribute: z.optional(
    z.union([
      z.string().check(z.maxLength(200)),
      z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
    ]),
  ),
};

export const listProducts = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/products",
  permission: "product.read",
  tag: "Products",
  summary: "Products, filtered, sorted and in pages",
  query: z.object({
    ...productFilter,
    /** `-` before it: the largest first. */
    sort: z._default(z.enum(productSorts), "sku"),
    cursor: z.optional(z.string().check(z.maxLength(600))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
  }),
  data: z.object({
    products: z.array(productRow),
    /** Of all pages. */
    ...pageEnd,
  }),
  failures: [422],
});

export const readProduct = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/products/{sku}",
  permission: "product.read",
  tag: "Products",
  summary: "A product as it is edited, with its draft and its family",
  params: itemNumber,
  yields: "product",
  data: z.object({ product: productPage }),
  failures: [404],
});

const change = {
  tag: "Products",
  yields: "product",
  data: z.object({ product: productPage }),
  failures: [404, 409, 422],
} as const;

export const createProduct = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/products",
  permission: "product.edit",
  summary: "A new product, on sale at once; it has no pieces until stock is adjusted",
  status: 201,
  body: z.strictObject({ sku: typedSku, product: productInput }),
  ...change,
});

/** `If-Match` names the revision that was read; 409 `conflict` with what the product is now where it is another. */
export const saveProduct = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/products/{sku}",
  permission: "product.edit",
  summary: "Changes a product; prices of what has been on sale are changed under prices",
  params: itemNumber,
  headers: seenDigestIfAny,
  body: z.strictObject({ product: productInput }),
  ...change,
});

/** `If-Match` names the draft's revision; `0` where there was none. */
export const saveProductDraft = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/products/{sku}/draft",
  permission: "product.edit",
  summary:
    "Keeps a new product, or changes of one, where nobody outside sees them; with a moment they are published then",
  params: itemNumber,
  headers: seenDigestIfAny,
  body: z.strictObject({
    product: productInput,
    /** When it goes on sale by itself; everything must be right then already. Null: not by itself. */
    publish_at: z.nullable(calendarMomentWithOffset),
    /** The product as it is now is what the draft changes: after both versions were looked at. */
    rebase: z.optional(z.boolean()),
  }),
  ...change,
});

export const discardProductDraft = /* @__PURE__ */ deskRoute({
  method: "DELETE",
  path: "/api/desk/products/{sku}/draft",
  permission: "product.edit",
  summary: "Throws a draft away",
  tag: "Products",
  params: itemNumber,
  data: z.object({ discarded: z.boolean() }),
  failures: [404],
});

export const publishProduct = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/products/{sku}/publish",
  permission: "product.edit",
  summary: "Publishes a draft now",
  params: itemNumber,
  body: z.strictObject({}),
  ...change,
});

export const withdrawProduct = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/products/{sku}/withdraw",
  permission: "product.edit",
  summary: "Takes a product off sale; orders and carts can still name it",
  params: itemNumber,
  body: z.strictObject({ reason: z.optional(line(1, 300)) }),
  ...change,
});

export const restoreProduct = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/products/{sku}/restore",
  permission: "product.edit",
  summary: "Puts a withdrawn product back on sale",
  params: itemNumber,
  body: z.strictObject({}),
  ...change,
});

export const duplicateProduct = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/products/{sku}/duplicate",
  permission: "product.edit",
  summary: "Makes a draft with all of a product under another item number",
  status: 201,
  params: itemNumber,
  body: z.strictObject({ sku: typedSku }),
  ...change,
});

export const readProductHistory = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/products/{sku}/history",
  permission: "product.read",
  tag: "Products",
  summary: "Who changed what of a product, the newest first",
  params: itemNumber,
  yields: "entries",
  data: z.object({
    entries: z.array(
      z.object({
        at: z.string(),
        actor: z.string(),
        /** The command: `products.save`. */
        act: z.string(),
        before: z.nullable(z.record(z.string(), z.unknown())),
        after: z.nullable(z.record(z.string(), z.unknown())),
        reason: z.nullable(z.string()),
      }),
    ),
  }),
  failures: [404],
});

/** One thing that is done to each of many products. */
export const productAct = z.union([
  z.strictObject({ kind: z.literal("withdraw") }),
  z.strictObject({ kind: z.literal("restore") }),
  z.strictObject({ kind: z.enum(["add_category", "remove_category"]), id: z.int() }),
  z.strictObject({ kind: z.literal("family"), family: z.nullable(line(1, 80)) }),
  /** Null: not stated. */
  z.strictObject({ kind: z.literal("attribute"), code: line(1, 60), value: z.nullable(attributeValue) }),
]);
export type ProductAct = z.infer<typeof productAct>;

/**
 * Does one thing to up to 500 products as a job. `view`: all that fit a filter, as many as the caller saw. The dry run says what would
 * become of each; what withdraws more than a tenth of what is on sale names how many it withdraws in `count`.
 */
export const changeProducts = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/products/change",
  permission: "product.edit",
  tag: "Products",
  summary: "Changes many products as a job with an outcome for each",
  headers: onceKeyIfAny,
  body: z.strictObject({
    skus: z.optional(z.array(typedSku).check(z.minLength(1), z.maxLength(500))),
    view: z.optional(
      z.strictObject({ filter: z.strictObject(productFilter), count: z.int().check(z.gte(1)) }),
    ),
    act: productAct,
    dry_run: z.optional(z.boolean()),
    /** How many would be withdrawn, by the dry run. */
    count: z.optional(z.int()),
  }),
  data: z.extend(startedJob, {
    /** So many would be withdrawn that their count must be given. */
    needs_count: z.optional(z.boolean()),
  }),
  failures: [409, 422],
});

/** The calls of products. */
export const deskProductCalls = /* @__PURE__ */ group(
  {
    listProducts,
    createProduct,
    changeProducts,
    readProduct,
    saveProduct,
    saveProductDraft,
    discardProductDraft,
    publishProduct,
    withdrawProduct,
    restoreProduct,
    duplicateProduct,
    readProductHistory,
  },
  {
    createProduct: {
      sku: "PR-CH-NEW60-BB",
      product: { name: "New Ring Chandelier 600 mm, Brushed Brass", price: 385000, category_ids: [16] },
    },
    changeProducts: { skus: ["FOC-BC-01"], act: { kind: "withdraw" }, dry_run: true },
    saveProduct: { product: { name: "Ring Chandelier 600 mm", attributes: { finish: "brushed-brass" } } },
    saveProductDraft: {
      product: { name: "Ring Chandelier 600 mm" },
      publish_at: "2026-12-01T08:00:00+01:00",
    },
    publishProduct: {},
    withdrawProduct: { reason: "The supplier has no more of it" },
    restoreProduct: {},
    duplicateProduct: { sku: "PR-CH-NEW80-BB" },
  },
);
