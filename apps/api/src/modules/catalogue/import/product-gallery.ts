import type { MediaEntry } from "@precise/contract/shop/product";
import type { CatalogueProduct } from "./catalogue-product.ts";
import type { CheckedProduct } from "./check-product.ts";
import type { PictureStore } from "./pictures.ts";

/**
 * A product's pictures with what its file says of them.
 * @param before the product as it is; what the file does not name stays as it is there
 * @param report is called for every picture that cannot be used
 * @returns undefined after `report` was called
 */
export async function galleryOf(
  checked: CheckedProduct,
  before: CatalogueProduct | undefined,
  pictures: PictureStore,
  report: (field: string, reason: string) => void,
): Promise<readonly MediaEntry[] | undefined> {
  const byDay = await dayPictures(checked, before, pictures, report);
  const night = await nightPicture(checked, before, pictures, report);
  if (byDay === undefined || night === undefined) return undefined;
  const [first, ...others] = byDay;
  if (first === undefined) {
    if (!checked.nightPicture) return [];
    report("night_image", "needs a picture by day");
    return undefined;
  }
  const { night: _, ...plain } = first;
  return [night === null ? plain : { ...plain, night }, ...others];
}

/** @returns null where there is none, undefined where it cannot be used */
async function nightPicture(
  { nightPicture: path }: CheckedProduct,
  before: CatalogueProduct | undefined,
  pictures: PictureStore,
  report: (field: string, reason: string) => void,
): Promise<MediaEntry["night"] | null> {
  if (path === undefined) return before?.mediaGallery[0]?.night ?? null;
  if (path === null) return null;
  const same = before?.mediaGallery[0]?.night;
  if (same?.imageUrl === path) return same;
  const found = await pictures.find(path);
  if ("reason" in found) {
    report("night_image", found.reason);
    return undefined;
  }
  const { url, facts } = found.picture;
  return { imageUrl: url, width: facts.width, height: facts.height, colour: facts.colour };
}

async function dayPictures(
  { product, pictures: named }: CheckedProduct,
  before: CatalogueProduct | undefined,
  pictures: PictureStore,
  report: (field: string, reason: string) => void,
): Promise<readonly MediaEntry[] | undefined> {
  if (!named) return before?.mediaGallery ?? [];
  const kept = new Map(before?.mediaGallery.map((entry) => [entry.imageUrl, entry]));
  // What the product has already is not looked for again: its facts are known, and its file may be on another disk.
  const found = await Promise.all(
    named.map(({ path }) => (kept.has(path) ? undefined : pictures.find(path))),
  );
  const gallery: MediaEntry[] = [];
  let isGood = true;
  for (const [at, { path, alt }] of named.entries()) {
    const same = kept.get(path);
    if (same) {
      gallery.push({ ...same, alt: alt ?? same.alt });
      continue;
    }
    const result = found[at];
    if (result === undefined || "reason" in result) {
      isGood = false;
      report(`media_gallery.${at}`, result?.reason ?? `there is no picture ${path}`);
      continue;
    }
    const { url, facts } = result.picture;
    gallery.push({
      imageUrl: url,
      alt: alt ?? kept.get(url)?.alt ?? defaultAlt(product, at),
      width: facts.width,
      height: facts.height,
      colour: facts.colour,
    });
  }
  return isGood ? gallery : undefined;
}

/** A text for a picture that the file gives none: what is sold, and what it is like. */
export function defaultAlt(product: Pick<CatalogueProduct, "name" | "shortDescription">, at: number): string {
  const about = product.shortDescription.replace(/\.$/, "");
  if (at > 0) return `${product.name}, picture ${at + 1}`;
  return about ? `${product.name}: ${about}` : product.name;
}
