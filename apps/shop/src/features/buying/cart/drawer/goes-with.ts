import { type Kobo, kobo } from "@precise/cart-core/money";
import type { ProductItem } from "@precise/contract/shop/product";
import { imageAttributes } from "@precise/web/pictures/image-attributes";
import * as z from "zod/mini";
import { pricesOf } from "#shop/base/amounts.ts";

/** How wide its picture is shown. */
export const goesWithPicture = { sizes: "72px", mostPixels: 216 };

const shown = z.object({
  sku: z.string(),
  name: z.string(),
  href: z.string(),
  /** What one piece costs now, in kobo. */
  kobo: z.int(),
  image: z.nullable(
    z.object({
      srcSet: z.string(),
      night: z.optional(z.string()),
      width: z.int(),
      height: z.int(),
      colour: z.optional(z.string()),
    }),
  ),
});
export type GoesWith = Omit<z.infer<typeof shown>, "kobo"> & { readonly kobo: Kobo };

/** Of a product no more than the drawer shows of it. */
export function goesWithOf(item: ProductItem): GoesWith {
  const [picture] = item.media_gallery;
  return {
    sku: item.sku,
    name: item.name,
    href: item.urlPath,
    kobo: pricesOf(item).now,
    image: picture ? imageOf(picture) : null,
  };
}

function imageOf(picture: ProductItem["media_gallery"][number]): GoesWith["image"] {
  const { srcSet, night, width, height } = imageAttributes(picture, goesWithPicture);
  return {
    srcSet,
    width: Number(width),
    height: Number(height),
    ...(night !== undefined && { night }),
    ...(picture.colour !== undefined && { colour: picture.colour }),
  };
}

/** What the shop answered; nothing where it is not that. */
export function readGoesWith(answer: unknown): readonly GoesWith[] {
  const read = z.safeParse(z.array(shown), answer);
  return read.success ? read.data.map((each) => ({ ...each, kobo: kobo(each.kobo) })) : [];
}
