import { csvText } from "@precise/cart-core/csv-text";
import { kobo, wirePrice } from "@precise/cart-core/money";
import type { AttributeValue, CatalogueProduct } from "../import/catalogue-product.ts";
import type { ProductField } from "../import/product-fields.ts";
import type { AttributeMeta } from "../structure.ts";

/** A cell, or a list that is joined with `|`. */
type Value = string | null | readonly string[];
type Column = readonly [title: string, value: (product: CatalogueProduct) => Value];

/**
 * The columns of an export, each as an import reads it. Without pictures: an import leaves alone what has no column.
 * @param source the export's own code, beside the stock that it saw
 */
function columnsOf(attributes: readonly AttributeMeta[], source: string): readonly Column[] {
  const named: readonly (readonly [ProductField, Column[1]])[] = [
    ["sku", ({ sku }) => sku],
    ["name", ({ name }) => name],
    ["price", ({ listPriceKobo }) => nairaCell(listPriceKobo)],
    ["special_price", ({ specialPriceKobo }) => nairaCell(specialPriceKobo)],
    ["trade_price", ({ tradePriceKobo }) => nairaCell(tradePriceKobo)],
    ["cost_price", ({ costPriceKobo }) => nairaCell(costPriceKobo)],
    [
      "quantity_breaks",
      ({ quantityBreaks }) =>
        quantityBreaks.map(({ from, tradePriceKobo }) => `${from}:${nairaCell(tradePriceKobo)}`),
    ],
    ["stock_qty", ({ stockQty }) => String(stockQty)],
    ["stock_seen", ({ stockQty }) => String(stockQty)],
    ["stock_export", () => source],
    ["lead_time_days", ({ leadTimeDays }) => String(leadTimeDays)],
    ["category_ids", ({ categoryIds }) => categoryIds.map(String)],
    ["room_ids", ({ roomIds }) => roomIds.map(String)],
    ["variant_group", ({ variantGroup }) => variantGroup],
    ["size_label", ({ sizeLabel }) => sizeLabel],
    ["client_visible", ({ clientVisible }) => (clientVisible ? "yes" : "no")],
    ["short_description", ({ shortDescription }) => shortDescription],
    ["description", ({ description }) => description],
    ["box_contents", ({ boxContents }) => boxContents],
    ["related_skus", ({ relatedSkus }) => relatedSkus],
    ["created_at", ({ createdAt }) => createdAt],
  ];
  return [
    ...named,
    ...attributes.map(
      (meta): Column => [
        `attr:${meta.code}`,
        (product) => attributeText(product.attributes[meta.code], meta),
      ],
    ),
  ];
}

/**
 * Products as a CSV that an import reads back.
 * @returns `leftOut`: columns with a list in which an entry has the sign that joins them; an import would cut it
 */
export function catalogueCsv(
  products: readonly CatalogueProduct[],
  attributes: readonly AttributeMeta[],
  source: string,
): { readonly text: string; readonly leftOut: readonly string[] } {
  const all = columnsOf(attributes, source);
  const isCut = ([, value]: Column) =>
    products.some((product) => {
      const given = value(product);
      return Array.isArray(given) && given.some((entry: string) => entry.includes("|"));
    });
  const leftOut = all.filter(isCut).map(([title]) => title);
  const columns = all.filter(([title]) => !leftOut.includes(title));
  const rows = products.map((product) =>
    columns.map(([, value]) => {
      const given = value(product);
      return given === null || typeof given === "string" ? given : given.join("|");
    }),
  );
  return {
    text: csvText(
      columns.map(([title]) => title),
      rows,
    ),
    leftOut,
  };
}

function nairaCell(count: number | null): string {
  return count === null ? "" : wirePrice(kobo(count)).replace(/\.00$/, "");
}

function attributeText(value: AttributeValue | undefined, { inputType }: AttributeMeta): Value {
  if (value === undefined) return "";
  if (inputType === "boolean") return value === "1" ? "yes" : "no";
  return typeof value === "string" || typeof value === "number" ? String(value) : value;
}
