import { readFile } from "node:fs/promises";
import type { ShopLook } from "@precise/contract/shop/look";
import { openMedia } from "#api/modules/catalogue/media.ts";
import { type Letterhead, plainLetterhead } from "#api/platform/pdf/letterhead.ts";

/** What papers wear. A logo whose file is gone is left out: a paper is needed without it, too. */
export async function letterheadOf(look: ShopLook | undefined, dataFolder: string): Promise<Letterhead> {
  const accent = look?.colours?.on.accent ?? plainLetterhead.accent;
  const day = look?.logo?.day;
  const found = day && (await openMedia(dataFolder, day.path));
  const png = found && (await readFile(found.path).catch(() => undefined));
  return { accent, ...(day && png && { logo: { png, width: day.width, height: day.height } }) };
}
