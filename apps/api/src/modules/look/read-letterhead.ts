import type { ShopLook } from "@precise/contract/shop/look";
import { readMedia } from "#api/modules/catalogue/media.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import { type Letterhead, plainLetterhead } from "#api/platform/pdf/letterhead.ts";

/** What papers wear. A logo whose file is gone is left out: a paper is needed without it, too. */
export async function letterheadOf(look: ShopLook | undefined, files: ShopFiles): Promise<Letterhead> {
  const accent = look?.colours?.on.accent ?? plainLetterhead.accent;
  const day = look?.logo?.day;
  const png = day && (await readMedia(files, day.path).catch(() => undefined));
  return { accent, ...(day && png && { logo: { png, width: day.width, height: day.height } }) };
}
