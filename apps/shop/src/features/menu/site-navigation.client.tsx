"use client";
import { IntentNavigation } from "@precise/web/components/intent-navigation.client";
import type { CategoryNode } from "@precise/web/listing/category-tree";
import { frameCopy } from "#shop/base/frame-copy.ts";
import { routes } from "#shop/base/routes/route-table.ts";

const entries = [
  { name: frameCopy.shop, href: routes.allProducts.href },
  { name: frameCopy.ideas, href: routes.inspiration.href },
  { name: frameCopy.about, href: routes.aboutUs.href },
];

/**
 * Shop, Ideas and About, with their panels on demand.
 * @param known the top categories of the page, for as long as the API has not answered
 * @source spec §2 "Shop menu"
 */
export function SiteNavigation(props: {
  readonly known: readonly CategoryNode[];
  readonly shopName: string | null;
}) {
  const { known, shopName } = props;
  return (
    <IntentNavigation
      label={frameCopy.navigation}
      entries={entries}
      load={loadMenuParts}
      menu={({ LiveMenu, MainMenu }, start) => (
        <LiveMenu Menu={MainMenu} known={known} shopName={shopName} start={start} />
      )}
    />
  );
}

/** What the menu is made of: the navigation library with its panels, and what fills them. Both come at once. */
async function loadMenuParts() {
  const [{ MainMenu }, { LiveMenu }] = await Promise.all([
    import("./panels.client.tsx"),
    import("./live-menu.client.tsx"),
  ]);
  return { MainMenu, LiveMenu };
}
