import { promoLines } from "@precise/contract/shop/promo";
import { promoTarget } from "@precise/contract/shop/promo-target";
import type { OperatorTools } from "#api/desk/kit/operator-command.ts";
import { ordinalOfPath } from "#api/modules/catalogue/product/ordinal-of-path.ts";
import type { WantedEntry } from "#api/modules/settings/read-entries.ts";
import { Refused } from "#api/platform/admin/refused.ts";

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
