import { saleCategoryId } from "@precise/contract/category-ids";
import { categoryPath } from "@precise/contract/product-url";
import type { MenuGroup } from "@precise/ui/blocks/plain-menu";
import type { CategoryNode } from "@precise/web/listing/category-tree";
import { frameCopy } from "#shop/base/frame-copy.ts";
import { aboutLinks, ideasLinks, routes, sideMenuLinks } from "#shop/base/routes/route-table.ts";

/** Every way of the menu as plain links. @param top the top categories in the menu's order */
export function plainGroups(top: readonly CategoryNode[]): MenuGroup[] {
  return [
    {
      title: frameCopy.shop,
      links: top.map((category) => ({
        name: category.name,
        href: categoryPath(category),
        ...(category.id === saleCategoryId && { tone: "critical" }),
      })),
    },
    { title: frameCopy.ideas, links: ideasLinks },
    { title: frameCopy.about, links: aboutLinks },
    {
      title: frameCopy.help,
      links: [{ name: frameCopy.logIn, href: routes.account.href }, routes.wishlist, ...sideMenuLinks],
    },
  ];
}
