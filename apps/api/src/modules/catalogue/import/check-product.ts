import { productPath } from "@precise/contract/product-url";
import type { Structure } from "../structure.ts";
import type { FileProduct } from "./catalogue-file.ts";
import type { AttributeValue, CatalogueProduct } from "./catalogue-product.ts";
import { checkAttributeValues } from "./check-attribute-values.ts";
import { isProductField } from "./product-fields.ts";
import { readAlts, readBreaks, readIds, readPictures, readTexts } from "./read-lists.ts";
import {
  isEmpty,
  type Read,
  readBoolean,
  readMoment,
  readPrice,
  readText,
  readWholeNumber,
} from "./read-value.ts";

/** A picture as a file names it. */
export interface GivenPicture {
  readonly path: string;
  readonly alt: string | undefined;
}

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
  readonly pictures: readonly GivenPicture[] | undefined;
  readonly nightPicture: string | null | undefined;
}

export interface CheckContext {
  readonly structure: Structure;
  readonly categoryIds: ReadonlySet<number>;
  /** For a product that the file gives no date. */
  readonly now: string;
}

const mostPieces = 10_000_000;
const skuForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/**
 * Checks one product of a file, all fields of it. Fields that the file does not have stay as `before` has them, or get
 * their default; name and price have none.
 * @returns the product, or undefined after `report` was called for everything that is wrong
 */
export function checkProduct(
  given: FileProduct,
  before: CatalogueProduct | undefined,
  context: CheckContext,
  report: (field: string, reason: string) => void,
): CheckedProduct | undefined {
  const { fields } = given;
  let isGood = true;
  const fault = (field: string, reason: string) => {
    isGood = false;
    report(field, reason);
  };
  /** A field that may be left out (`before` or the default) or be empty (cleared). */
  function field<Value>(
    name: string,
    kept: Value,
    cleared: Value,
    read: (value: unknown) => Read<Value>,
  ): Value {
    const value = fields[name];
    if (value === undefined) return kept;
    if (isEmpty(value)) return cleared;
    const result = read(value);
    if ("value" in result) return result.value;
    fault(name, result.reason);
    return kept;
  }
  /** A field that must have a value. */
  function needed<Value>(
    name: string,
    kept: Value | undefined,
    fallback: Value,
    read: (value: unknown) => Read<Value>,
  ): Value {
    const value = fields[name];
    if (value === undefined && kept !== undefined) return kept;
    const result = isEmpty(value) ? { reason: "is missing" } : read(value);
    if ("value" in result) return result.value;
    fault(name, result.reason);
    return fallback;
  }

  for (const name of Object.keys(fields)) {
    if (!isProductField(name))
      fault(name, name.startsWith("column ") ? "has more cells than columns" : "is not a product field");
  }
  const sku = needed("sku", undefined, "", (value) =>
    readForm(value, skuForm, "an item number like PR-CH-ADN60-BB"),
  );
  const name = needed("name", before?.name, "", (value) => readText(value, 200));
  const listPriceKobo = needed("price", before?.listPriceKobo, 0, positivePrice);
  const specialPriceKobo = field("special_price", before?.specialPriceKobo ?? null, null, positivePrice);
  if (isGood && specialPriceKobo !== null && specialPriceKobo >= listPriceKobo) {
    fault("special_price", "must be less than the price");
  }
  if (!isEmpty(fields.currency) && fields.currency !== "NGN") fault("currency", "must be NGN");
  const shortDescription = field("short_description", before?.shortDescription ?? "", "", (value) =>
    readText(value, 500),
  );
  const pieces = (name: string) =>
    field<number | undefined>(name, undefined, undefined, (value) => readWholeNumber(value, mostPieces));
  const stock: GivenStock = {
    quantity: pieces("stock_qty"),
    seen: pieces("stock_seen"),
    source: field<string | undefined>("stock_export", undefined, undefined, (value) => readText(value, 40)),
  };
  const product: Omit<CatalogueProduct, "mediaGallery"> = {
    sku,
    name,
    shortDescription,
    description: field("description", before?.description ?? "", "", (value) => readText(value, 10_000)),
    listPriceKobo,
    specialPriceKobo,
    tradePriceKobo: field("trade_price", before?.tradePriceKobo ?? null, null, positivePrice),
    quantityBreaks: field("quantity_breaks", before?.quantityBreaks ?? [], [], readBreaks),
    leadTimeDays: field("lead_time_days", before?.leadTimeDays ?? 0, 0, (value) =>
      readWholeNumber(value, 3_650),
    ),
    // Of a new product; what a known one has is moved under its lock.
    stockQty: stock.quantity ?? 0,
    categoryIds: needed("category_ids", before?.categoryIds, [], (value) =>
      readIds(value, context.categoryIds),
    ),
    roomIds: field("room_ids", before?.roomIds ?? [], [], (value) => readIds(value, context.categoryIds)),
    variantGroup: field("variant_group", before?.variantGroup ?? null, null, (value) => readText(value, 80)),
    sizeLabel: field("size_label", before?.sizeLabel ?? null, null, (value) => readText(value, 40)),
    clientVisible: field("client_visible", before?.clientVisible ?? true, false, readBoolean),
    attributes: attributesOf(given, before, context.structure, fault),
    boxContents: field("box_contents", before?.boxContents ?? [], [], (value) => readTexts(value, 200)),
    relatedSkus: field("related_skus", before?.relatedSkus ?? [], [], (value) => readTexts(value, 64)),
    createdAt: field(
      "created_at",
      before?.createdAt ?? context.now,
      before?.createdAt ?? context.now,
      readMoment,
    ),
  };
  const pictureField = fields.media_gallery === undefined ? "images" : "media_gallery";
  const pictures = field<readonly GivenPicture[] | undefined>(pictureField, undefined, [], readPictures);
  if (isGood && productPath(product).length > 380) fault("name", "makes the page's address too long");
  const alts = field<readonly (string | undefined)[]>("image_alts", [], [], readAlts);
  const nightPicture = field<string | null | undefined>("night_image", undefined, null, (value) =>
    readText(value, 400),
  );
  return isGood
    ? {
        product,
        stock,
        nightPicture,
        pictures: pictures?.map((picture, at) => ({ ...picture, alt: picture.alt ?? alts[at] })),
      }
    : undefined;
}

function attributesOf(
  { fields, singleAttributes }: FileProduct,
  before: CatalogueProduct | undefined,
  structure: Structure,
  fault: (field: string, reason: string) => void,
): Record<string, AttributeValue> {
  const whole = fields.attributes;
  const isWhole = whole !== undefined && whole !== null;
  if (isWhole && (typeof whole !== "object" || Array.isArray(whole))) {
    fault("attributes", "must be an object of codes and values");
    return {};
  }
  const kept = isWhole ? {} : { ...before?.attributes };
  return checkAttributeValues({ ...whole, ...singleAttributes }, kept, structure.attributes, fault);
}

function positivePrice(given: unknown): Read<number> {
  const read = readPrice(given);
  return "value" in read && read.value === 0 ? { reason: "must be more than 0" } : read;
}

function readForm(given: unknown, form: RegExp, likeWhat: string): Read<string> {
  const read = readText(given, 200);
  return "value" in read && !form.test(read.value) ? { reason: `"${read.value}" is not ${likeWhat}` } : read;
}
