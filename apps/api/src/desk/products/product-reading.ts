import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { readStructure } from "#api/modules/catalogue/structure.ts";
import { findLowAt } from "#api/modules/stock/low-stock.ts";

/** What the list of products is read and counted with. */
export async function productReading({ db, tools, content }: Pick<DeskParts, "db" | "tools" | "content">) {
  const index = tools.answers?.index();
  return {
    structure: index?.structure ?? (await readStructure(db)),
    findLow: findLowAt(content.limits.lowStock),
    index,
  };
}
