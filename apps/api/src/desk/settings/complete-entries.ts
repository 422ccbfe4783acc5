import { homeFields, leastHero } from "@precise/contract/desk/settings/home-page";
import { promoLines } from "@precise/contract/shop/promo";
import { promoTarget } from "@precise/contract/shop/promo-target";
import type { OperatorTools } from "#api/desk/kit/operator-command.ts";
import { readMedia } from "#api/modules/catalogue/media.ts";
import { cropPicture } from "#api/modules/catalogue/pictures/clean-product-picture.ts";
import {
  type KeptPicture,
  keepPicture,
  keptPictureAt,
} from "#api/modules/catalogue/pictures/keep-picture.ts";
import { ordinalOfPath } from "#api/modules/catalogue/product/ordinal-of-path.ts";
import type { WantedEntry } from "#api/modules/settings/read-entries.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Actor } from "#api/platform/audit/actor.ts";

/** Width by height of the picture on upright screens. */
const uprightShape = 4 / 5;

/**
 * Entries of the home page with what the API knows of their pictures and articles, whatever a caller says of them: a picture gets
 * its upright part for phones, an article number is written as the catalogue has it.
 * @throws Refused that names the entry, for a picture or an article that is not there
 */
export async function completeHome(
  tools: OperatorTools,
  entries: readonly WantedEntry[],
  by: Actor,
): Promise<WantedEntry[]> {
  const whole: WantedEntry[] = [];
  for (const [place, { key, value }] of entries.entries()) {
    const at = `entries.${place}.value`;
    if (value === null) whole.push({ key, value });
    else if (key === "hero" || key === "hero_night") {
      const { wide: _wide, tall: _tall, ...said } = homeFields[key].parse(value);
      whole.push({ key, value: { ...said, ...(await heroShapes(tools, said.path, `${at}.path`, by)) } });
    } else if (key === "featured") {
      whole.push({ key, value: { skus: listedSkus(tools, homeFields.featured.parse(value).skus, at) } });
    } else whole.push({ key, value });
  }
  return whole;
}

async function heroShapes(
  { db, files }: OperatorTools,
  path: string,
  field: string,
  by: Actor,
): Promise<{ readonly wide: KeptPicture; readonly tall: KeptPicture }> {
  const wide = await keptPictureAt(db, path);
  const picture = await readMedia(files, path);
  if (wide === undefined || picture === undefined)
    throw new Refused("There is no such picture: send its file first.", { status: 422, field });
  const { width, height } = wide;
  if (width < leastHero.width || height < leastHero.height || width < height)
    throw new Refused(
      `This picture has ${width} × ${height} pixels: it must be wider than high, ${leastHero.width} × ${leastHero.height} or more.`,
      { status: 422, field },
    );
  const part = Math.min(1, (height * uprightShape) / width);
  const webp = await cropPicture(picture, { x: (1 - part) / 2, y: 0, width: part, height: 1 });
  if (webp === undefined) throw new Error(`the picture ${path} has no middle`);
  const tall = await keepPicture(db, files, {
    webp,
    name: path.split("/").at(-1) ?? "",
    by,
    from: path,
  });
  return { wide, tall };
}

function listedSkus({ answers }: OperatorTools, skus: readonly string[], at: string): string[] {
  const index = answers?.index();
  if (index === undefined) throw new Refused("Only the running api knows the catalogue. Start it first.");
  const found = skus.map((sku, place) => {
    const ordinal = index.ordinalOfSku(sku);
    const listed = ordinal === undefined ? undefined : index.skus[ordinal];
    if (listed === undefined)
      throw new Refused(`There is no article ${sku} in the shop.`, {
        status: 422,
        field: `${at}.skus.${place}`,
      });
    return listed;
  });
  const twice = found.findIndex((sku, place) => found.indexOf(sku) !== place);
  if (twice >= 0)
    throw new Refused(`${found[twice]} is there already.`, { status: 422, field: `${at}.skus.${twice}` });
  return found;
}

/** That lines of the top bar lead somewhere. @throws Refused at the first that leads to no category and no product */
export function checkPromo({ answers }: OperatorTools, entries: readonly WantedEntry[]): void {
  const index = answers?.index();
  if (index === undefined) throw new Refused("Only the running api knows the catalogue. Start it first.");
  for (const [place, { value }] of entries.entries()) {
    if (value === null) continue;
    for (const [line, { href }] of promoLines.parse(value).lines.entries()) {
      const target = promoTarget(href);
      const field = `entries.${place}.value.lines.${line}.href`;
      if (target?.kind === "category" && index.tree.category(target.id)?.urlKey !== target.urlKey)
        throw new Refused(`There is no category at ${href}.`, { status: 422, field });
      if (target?.kind === "product" && ordinalOfPath(target.segment, index) === undefined)
        throw new Refused(`There is no article at ${href}.`, { status: 422, field });
    }
  }
}
