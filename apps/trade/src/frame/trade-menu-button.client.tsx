"use client";
import { categoryPath } from "@precise/contract/wire/product-url";
import { MenuButton, PlainMenu } from "@precise/ui/blocks/header/plain-menu";
import { profileCopy } from "@precise/web/shell/profile-copy";
import { copy } from "#trade/base/copy.ts";
import { fullPath } from "#trade/base/routes/base-path.ts";
import type { MenuEntry } from "./menu-entry.ts";

const panel = "trade-menu";

/** The menu of small screens: every page of the area as a plain link. It opens and closes without scripts too. */
export function TradeMenuButton(props: {
  readonly entries: readonly MenuEntry[];
  readonly shopName: string | null;
}) {
  const { entries, shopName } = props;
  return (
    <MenuButton panel={panel}>
      <PlainMenu
        id={panel}
        name={shopName}
        groups={[
          {
            title: copy.buying,
            links: [
              { name: copy.quickOrder, href: fullPath("/quick-order") },
              { name: copy.orders, href: fullPath("/orders") },
              { name: copy.account, href: fullPath("/account") },
            ],
          },
          ...entries.map((entry) => ({
            title: entry.name,
            links: [
              { name: copy.all(entry.name), href: pathOf(entry) },
              ...entry.subcategories.map((each) => ({ name: each.name, href: pathOf(each) })),
            ],
          })),
        ]}
        file={{ name: profileCopy.link, href: profileCopy.href }}
      />
    </MenuButton>
  );
}

function pathOf(category: { readonly id: number; readonly urlKey: string }): string {
  return fullPath(categoryPath(category) as `/${string}`);
}
