import { csvText } from "@precise/cart-core/csv-text";
import { kobo, wirePrice } from "@precise/cart-core/money";
import type { AttributeValue, CatalogueProduct } from "../import/catalogue-product.ts";
import { joinParts } from "../import/joined-parts.ts";
import type { ProductField } from "../import/product-fields.ts";
import type { AttributeMeta } from "../structure.ts";

/** A cell, or a list that is joined with `|`. */
type Value = string | null | readonly string[];

/** A column of an export, as an import reads it. */
export interface ExportColumn {
  readonly title: string;
  /** Its cell's text, before a spreadsheet's formulas are thought of. */
  readonly textOf: (product: CatalogueProduct) => string;
}

/**
 * The columns of an export, all that an import reads.
 * @param source the export's own code, beside the stock that it saw
 */
export function exportColumns(attributes: readonly AttributeMeta[], source: string): readonly ExportColumn[] {
  const named: readonly (readonly [ProductField, (product: CatalogueProduct) => Value])[] = [
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
    ["images", ({ mediaGallery }) => mediaGallery.map(({ imageUrl }) => imageUrl)],
    ["image_alts", ({ mediaGallery }) => mediaGallery.map(({ alt }) => alt)],
    ["night_image", ({ mediaGallery: [main] }) => main?.night?.imageUrl ?? null],
    ["created_at", ({ createdAt }) => createdAt],
  ];
  return [
    ...named.map(([title, read]) => ({ title, textOf: (of: CatalogueProduct) => textOf(read(of)) })),
    ...attributes.map((meta) => ({
      title: `attr:${meta.code}`,
      textOf: (of: CatalogueProduct) => textOf(attributeValue(of.attributes[meta.code], meta)),
    })),
  ];
}

/** The columns' titles as the first line of a CSV. */
export function csvHeading(columns: readonly ExportColumn[]): string {
  return csvText(
    columns.map(({ title }) => title),
    [],
  );
}

/** Products as the lines below it. */
export function csvLines(products: readonly CatalogueProduct[], columns: readonly ExportColumn[]): string {
  const rows = products.map((product) => columns.map((column) => column.textOf(product)));
  // Rows are what csvText writes below a heading: one of them is in its place.
  const [first, ...others] = rows;
  return first === undefined ? "" : csvText(first, others);
}

function textOf(value: Value): string {
  if (value === null) return "";
  return typeof value === "string" ? value : joinParts(value);
}

function nairaCell(count: number | null): string {
  return count === null ? "" : wirePrice(kobo(count)).replace(/\.00$/, "");
}

function attributeValue(value: AttributeValue | undefined, { inputType }: AttributeMeta): Value {
  if (value === undefined) return "";
  if (inputType === "boolean") return value === "1" ? "yes" : "no";
  return typeof value === "string" || typeof value === "number" ? String(value) : value;
}
