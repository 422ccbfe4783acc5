import sharp from "sharp";
import { readMedia } from "#api/modules/catalogue/media.ts";
import { loadProduct } from "#api/modules/catalogue/product/load-product.ts";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import type { Letterhead } from "#api/platform/pdf/letterhead.ts";
import type { TradeBook } from "../catalogue/trade-book.ts";

/** Sheets that are kept; a hundred of them are about 5 MB. */
const mostKept = 100;
/** Sharp enough for print at the size that it has on the page. */
const pictureSide = 700;

/**
 * Spec sheets by product, made when someone first asks and kept as long as neither the catalogue nor the shop's settings change. They hold no
 * price, so they are the same for every company.
 */
export function specSheets(deps: {
  readonly db: Sql;
  readonly files: ShopFiles;
  readonly content: Pick<ShopContent, "company">;
  readonly readLetterhead: () => Promise<Letterhead>;
}): (book: TradeBook, sku: string) => Promise<Buffer | undefined> {
  const { db, files, content } = deps;
  let of: unknown;
  let by: ShopContent["company"] | undefined;
  let kept = new Map<number, Promise<Buffer | undefined>>();

  async function make(book: TradeBook, id: number): Promise<Buffer | undefined> {
    const product = await loadProduct(db, book.index, id);
    if (product === undefined) return undefined;
    const picture = await pictureOf(files, product.media_gallery[0]?.imageUrl);
    const [state] = await db.query<{ changed_at: Date }>("select changed_at from product where id = $1", [
      id,
    ]);
    // Loaded with the first sheet: most processes never make one.
    const { specSheetPdf } = await import("./spec-sheet-pdf.ts");
    return specSheetPdf({
      product,
      picture,
      company: content.company,
      letterhead: await deps.readLetterhead(),
      date: state?.changed_at ?? new Date(0),
    });
  }

  return (book, sku) => {
    const id = book.index.ids[book.index.ordinalOfSku(sku) ?? -1];
    if (id === undefined) return Promise.resolve(undefined);
    const { company } = content;
    if (of !== book.base.index || by !== company) {
      of = book.base.index;
      by = company;
      kept = new Map();
    }
    const known = kept.get(id);
    if (known) return known;
    const ofNow = kept;
    const sheet = make(book, id);
    const oldest = ofNow.size >= mostKept ? ofNow.keys().next().value : undefined;
    if (oldest !== undefined) ofNow.delete(oldest);
    ofNow.set(id, sheet);
    sheet.catch(() => ofNow.delete(id));
    return sheet;
  };
}

/** PDF knows no WebP: the picture goes in as a JPEG, on the white of the page. */
async function pictureOf(files: ShopFiles, imageUrl: string | undefined): Promise<Buffer | undefined> {
  const media = imageUrl === undefined ? undefined : await readMedia(files, imageUrl);
  if (media === undefined) return undefined;
  return sharp(media)
    .resize(pictureSide, pictureSide, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82 })
    .toBuffer();
}
