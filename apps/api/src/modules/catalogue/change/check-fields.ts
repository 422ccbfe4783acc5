import { dictionary } from "@precise/cart-core/dictionary";
import type { MediaEntry } from "@precise/contract/shop/product";
import type { FieldFault } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import type { CatalogueProduct } from "../import/catalogue-product.ts";
import { checkProduct, productColumns } from "../import/check-product.ts";
import { openPictures, type PictureStore } from "../import/pictures.ts";
import { defaultAlt } from "../import/product-gallery.ts";
import { readStructure, type Structure } from "../structure.ts";
import type { ProductFields } from "./wire-fields.ts";

const names: Readonly<Record<string, string>> = dictionary({
  sku: "The item number",
  name: "The name",
  short_description: "The short text",
  description: "The description",
  price: "The price",
  special_price: "The special price",
  trade_price: "The trade price",
  cost_price: "The cost",
  quantity_breaks: "The quantity breaks",
  lead_time_days: "The lead time",
  category_ids: "A category",
  room_ids: "Rooms",
  variant_group: "The family",
  size_label: "The size",
  box_contents: "What is in the box",
  related_skus: "What goes with it",
  media_gallery: "Pictures",
});

/** A product as someone wants it: all that is wrong with it, or what is to be saved. */
export type CheckedFields =
  | { readonly product: CatalogueProduct; readonly pictures: PictureStore | undefined }
  | { readonly faults: readonly ProductFault[] };

/** `isMissing`: nothing is there yet, which a draft may leave so. */
export interface ProductFault extends FieldFault {
  readonly isMissing: boolean;
}

/**
 * Checks a product's fields by the rules of the import, so that a file and the desk refuse the same.
 * @param before what it was; fields that are left out stay so
 */
export async function checkFields(
  sql: Sql,
  files: ShopFiles,
  sku: string,
  fields: ProductFields,
  before: CatalogueProduct | undefined,
): Promise<CheckedFields> {
  const structure = await readStructure(sql);
  const faults: ProductFault[] = [];
  const report = (field: string, reason: string) =>
    faults.push({
      field,
      message: sentence(nameOf(field, structure), reason),
      isMissing: reason === "is missing",
    });
  const { media_gallery: gallery, ...rest } = fields;
  const pictures = gallery?.map(({ imageUrl, alt }) => ({ imageUrl, alt }));
  const checked = checkProduct(
    {
      file: "desk",
      line: 1,
      fields: { ...rest, sku, media_gallery: pictures },
      singleAttributes: {},
      share: 1,
    },
    before,
    { columns: productColumns(structure), now: wireTime(new Date()) },
    report,
  );
  if (!checked) return { faults };
  const { product } = checked;
  const known = before?.mediaGallery ?? [];
  const checkedGallery = gallery
    ? await galleryOfFields(sql, files, product, gallery, known, report)
    : undefined;
  if (faults.length > 0) return { faults };
  return {
    product: { ...product, stockQty: before?.stockQty ?? 0, mediaGallery: checkedGallery?.gallery ?? known },
    pictures: checkedGallery?.store,
  };
}

/** Pictures that the product had keep what is known of them; others must be among those that the shop serves, and are measured. */
async function galleryOfFields(
  sql: Sql,
  files: ShopFiles,
  product: Pick<CatalogueProduct, "name" | "shortDescription">,
  wanted: readonly MediaEntry[],
  before: readonly MediaEntry[],
  report: (field: string, reason: string) => void,
): Promise<{ readonly gallery: readonly MediaEntry[]; readonly store: PictureStore | undefined }> {
  const known = new Map<string, Picture>();
  for (const { night, alt: _, ...picture } of before) {
    known.set(picture.imageUrl, picture);
    if (night) known.set(night.imageUrl, night);
  }
  let store: PictureStore | undefined;
  const pictureOf = async (url: string, field: string): Promise<Picture | undefined> => {
    const had = known.get(url);
    if (had) return had;
    store ??= await openPictures(sql, files, []);
    const found = await store.find(url);
    if ("reason" in found) return void report(field, `cannot be used: ${url} is no picture of the shop`);
    const { width, height, colour } = found.picture.facts;
    return { imageUrl: found.picture.url, width, height, colour };
  };
  const gallery: MediaEntry[] = [];
  for (const [at, { imageUrl, alt, night: byNight }] of wanted.entries()) {
    const picture = await pictureOf(imageUrl, `media_gallery.${at}`);
    const night = byNight && (await pictureOf(byNight.imageUrl, `media_gallery.${at}.night`));
    if (picture)
      gallery.push({ ...picture, alt: alt.trim() || defaultAlt(product, at), ...(night && { night }) });
  }
  return { gallery, store };
}

type Picture = NonNullable<MediaEntry["night"]>;

/** What the import says of a cell, for people who look at a form. */
function sentence(name: string, reason: string): string {
  if (reason.startsWith("there is")) return `T${reason.slice(1)}.`;
  // What was typed stands first.
  return reason.startsWith('"') ? `${name.replace(/^(?:The|A) /, "")}: ${reason}.` : `${name} ${reason}.`;
}

function nameOf(field: string, { attributes }: Structure): string {
  const [head = field, code] = field.split(".");
  if (head === "attributes") return attributes.find((each) => each.code === code)?.label ?? `${code}`;
  return names[head] ?? head;
}
