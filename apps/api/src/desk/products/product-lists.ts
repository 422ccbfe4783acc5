import { kobo, nairaText, wireValue } from "@precise/cart-core/money";
import { listProducts as listProductsCall, readProduct } from "@precise/contract/desk/products/products";
import * as z from "zod/mini";
import { ofRead } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { limit, typedLimit } from "#api/desk/kit/operator-input.ts";
import { tableOf } from "#api/desk/kit/table-text.ts";
import { getProduct } from "#api/modules/catalogue/change/get-product.ts";
import { fieldsOf } from "#api/modules/catalogue/change/wire-fields.ts";
import { listProducts } from "#api/modules/catalogue/desk-list/list-products.ts";
import { readStructure } from "#api/modules/catalogue/structure.ts";
import { findLowAt } from "#api/modules/stock/low-stock.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { typedSku } from "./product-commands.ts";

/** Lists products, and drafts of new ones. */
export const listProductsCommand = operatorCommand({
  name: "products.list",
  ...ofRead(listProductsCall, { search: z.optional(z.string()), state: z.optional(z.string()), limit }),
  terminal: [
    {
      words: "products list",
      about: "Products by number or words",
      typed: {
        search: { as: "--search <text>", about: "words of the item number or the name" },
        state: { as: "--state <state>", about: "on_sale, withdrawn, draft, scheduled, problem" },
        limit: typedLimit(50),
      },
    },
  ],
  async run({ db, content }, { limit: most, ...filter }) {
    const structure = await readStructure(db);
    const findLow = findLowAt(content?.limits.lowStock);
    const page = await listProducts(db, { filter, structure, findLow, sort: "sku", limit: most });
    if ("field" in page) throw new Refused(page.message, { status: 422, field: page.field });
    return page.rows;
  },
  show: (rows) =>
    tableOf(rows, {
      Item: "sku",
      Name: "name",
      Price: (row) => (row.price_kobo === null ? "" : nairaText(wireValue(kobo(row.price_kobo)))),
      "For sale": "stock_qty",
      State: (row) => (row.is_product ? (row.is_listed ? "on sale" : "withdrawn") : "draft"),
    }),
});

/** Shows all fields of a product. */
export const showProductCommand = operatorCommand({
  name: "products.show",
  ...ofRead(readProduct),
  terminal: [{ words: "products show", about: "All fields of a product", typed: { sku: typedSku } }],
  async run({ db }, { sku: number }) {
    const { product, isWithdrawn } = await getProduct(db, number);
    return { sku: product.sku, on_sale: !isWithdrawn, ...fieldsOf(product) };
  },
  show: (product) => JSON.stringify(product, null, 2),
});
