import type { DecimalMark } from "@precise/cart-core/written-number";
import { skuAsTyped, skuForm } from "@precise/contract/wire/pasted-number";
import { productPath } from "@precise/contract/wire/product-url";
import * as z from "zod/mini";
import type { Structure } from "../structure.ts";
import type { FileProduct } from "./catalogue-file.ts";
import type { CatalogueProduct } from "./catalogue-product.ts";
import * as cells from "./cells.ts";
import { attributeColumns, checkAttributeValues } from "./check-attribute-values.ts";
import { isProductField } from "./product-fields.ts";
import { type Columns, type Report, readColumns } from "./read-columns.ts";

/** Stock as a row gives it. What is not given, or is an empty cell, is undefined. */
export interface GivenStock {
  readonly quantity: number | undefined;
  /** How many pieces the author saw when the file was exported. */
  readonly seen: number | undefined;
  /** The export's code. */
  readonly source: string | undefined;
}

/**
 * A product of which everything but the pictures is checked. `pictures` and `nightPicture` are undefined where they stay as
 * they are; a night picture of null is taken away.
 */
export interface CheckedProduct {
  readonly stock: GivenStock;
  readonly product: Omit<CatalogueProduct, "mediaGallery">;
  readonly pictures: readonly cells.GivenPicture[] | undefined;
  readonly nightPicture: string | null | undefined;
}

export interface CheckContext {
  readonly columns: ReturnType<typeof productColumns>;
  /** For a product that the file gives no date. */
  readonly now: string;
}

/** The columns of a row: those that are a product's fields as they stand, and those beside them. @param mark what the file proves */
export function productColumns({ attributes, categories }: Structure, mark?: DecimalMark) {
  const { filled, text, texts } = cells;
  const { price, quantityBreaks, wholeNumber } = cells.numbersBy(mark);
  const ids = cells.categoryIds(new Set(categories.map(({ id }) => id)));
  const pieces = wholeNumber(10_000_000);
  const itemNumberForm = z.regex(skuForm, {
    error: ({ input }) => `"${input}" is not an item number like PR-CH-ADN60-BB`,
  });
  const product = {
    sku: ["sku", filled(text(200).check(z.overwrite(skuAsTyped), itemNumberForm))],
    name: ["name", filled(text(200))],
    listPriceKobo: ["price", filled(price)],
    specialPriceKobo: ["special_price", price, null],
    shortDescription: ["short_description", text(500), ""],
    description: ["description", text(10_000), ""],
    tradePriceKobo: ["trade_price", price, null],
    costPriceKobo: ["cost_price", price, null],
    quantityBreaks: ["quantity_breaks", quantityBreaks, []],
    leadTimeDays: ["lead_time_days", wholeNumber(3_650), 0],
    categoryIds: ["category_ids", filled(ids)],
    roomIds: ["room_ids", ids, []],
    variantGroup: ["variant_group", text(80), null],
    sizeLabel: ["size_label", text(40), null],
    clientVisible: ["client_visible", cells.yesOrNo, false],
    boxContents: ["box_contents", texts(200), []],
    relatedSkus: ["related_skus", texts(64), []],
  } satisfies Columns;
  const beside = {
    currency: ["currency", z.literal("NGN", { error: "must be NGN" }), undefined],
    quantity: ["stock_qty", pieces, undefined],
    seen: ["stock_seen", pieces, undefined],
    source: ["stock_export", text(40), undefined],
    createdAt: ["created_at", cells.moment, undefined],
    alts: ["image_alts", cells.alts, []],
    nightPicture: ["night_image", text(400), null],
  } satisfies Columns;
  return { product, beside, attributes: attributeColumns(attributes, mark) };
}

/**
 * Checks one product of a file, all fields of it. Fields that the file does not have stay as `before` has them; those of a
 * new product are as empty, but that clients see it.
 * @returns the product, or undefined after `report` was called for everything that is wrong
 */
export function checkProduct(
  fileProduct: FileProduct,
  before: CatalogueProduct | undefined,
  { columns, now }: CheckContext,
  report: Report,
): CheckedProduct | undefined {
  const bad = new Set<string>();
  const fault: Report = (field, reason) => {
    bad.add(field);
    report(field, reason);
  };
  const fields = before ? fileProduct.fields : { client_visible: true, ...fileProduct.fields };
  for (const name of Object.keys(fields)) {
    if (!isProductField(name))
      fault(name, name.startsWith("column ") ? "has more cells than columns" : "is not a product field");
  }
  const row = readColumns(columns.product, fields, fault, before !== undefined);
  const { quantity, seen, source, createdAt, alts, nightPicture } = readColumns(
    columns.beside,
    fields,
    fault,
    true,
  );
  const column = fields.media_gallery === undefined ? "images" : "media_gallery";
  const { pictures } = readColumns({ pictures: [column, cells.pictures, []] }, fields, fault, true);
  // Every field is there once nothing is wrong, of the row or from before; the compiler cannot see that.
  const product = {
    ...before,
    ...row,
    // Of a new product; what a known one has is moved under its lock.
    stockQty: quantity ?? 0,
    attributes: checkAttributeValues(fileProduct, before?.attributes, columns.attributes, fault),
    createdAt: createdAt ?? before?.createdAt ?? now,
  } as CheckedProduct["product"];
  const areGood = (...names: string[]) => names.every((name) => !bad.has(name));
  const { listPriceKobo, specialPriceKobo } = product;
  if (areGood("price", "special_price") && specialPriceKobo !== null && specialPriceKobo >= listPriceKobo)
    fault("special_price", "must be less than the price");
  if (areGood("sku", "name") && productPath(product).length > 380)
    fault("name", "makes the page's address too long");
  if (bad.size > 0) return undefined;
  return {
    product,
    stock: { quantity, seen, source },
    nightPicture,
    pictures: (pictures ?? picturesToDescribe(before, alts))?.map((picture, at) => ({
      ...picture,
      alt: picture.alt ?? alts?.[at],
    })),
  };
}

/** Texts without a column of pictures are for those that are there. */
function picturesToDescribe(
  before: CatalogueProduct | undefined,
  alts: readonly unknown[] | undefined,
): readonly cells.GivenPicture[] | undefined {
  if (alts === undefined || alts.length === 0) return undefined;
  return before?.mediaGallery.map(({ imageUrl }) => ({ path: imageUrl, alt: undefined }));
}
