import { deliveryTiers } from "@precise/cart-core/delivery-fee";
import { formatNaira } from "@precise/cart-core/money";
import type { Category } from "@precise/contract/category";
import { roomsCategoryId, topCategoryIds } from "@precise/contract/category";
import { categoryPath } from "@precise/contract/product-url";
import { SiteFooter } from "@precise/ui/blocks/site-footer";
import { categoriesOf, headerCategories } from "../catalogue/category-tree.ts";
import { copy } from "../copy.ts";
import * as css from "./frame-footer.css.ts";
import { IntentLink } from "./intent-link.client.tsx";

/** The foot of every page that is not about paying. */
export function FrameFooter({ categories }: { readonly categories: readonly Category[] }) {
  const rooms = categories.find(({ id }) => id === roomsCategoryId)?.subcategories ?? [];
  const columns = [
    { title: copy.footer.shop, links: headerCategories(categories, roomsCategoryId) },
    { title: copy.footer.popular, links: categoriesOf(categories, topCategoryIds) },
    { title: copy.footer.rooms, links: rooms },
  ];
  return (
    <SiteFooter
      columns={columns.map(({ title, links }) => ({
        title,
        links: links.map((category) => ({ name: category.name, href: categoryPath(category) })),
      }))}
      aside={{ title: copy.footer.delivery, content: <DeliveryTiers /> }}
      smallPrint={<p>{copy.footer.smallPrint}</p>}
      Link={IntentLink}
    />
  );
}

function DeliveryTiers() {
  return (
    <ul className={css.tiers}>
      {deliveryTiers.map(({ from, to, fee }) => (
        <li key={from}>
          {to === null
            ? copy.footer.free(formatNaira(from))
            : copy.footer.tier(formatNaira(to), formatNaira(fee))}
        </li>
      ))}
    </ul>
  );
}
