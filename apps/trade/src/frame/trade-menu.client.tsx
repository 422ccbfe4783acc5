"use client";
import "later-stylesheet";
import { categoryPath } from "@precise/contract/wire/product-url";
import { MainMenu } from "@precise/ui/blocks/header/main-menu.client";
import { IntentLink } from "@precise/web/components/intent-link.client";
import type { MenuStart } from "@precise/web/components/intent-navigation.client";
import { ProfileLink } from "@precise/web/components/profile-link.client";
import { copy } from "#trade/base/copy.ts";
import type { MenuEntry } from "./menu-entry.ts";

/** The four entries with their panels; fetched when a visitor is about to use it. */
export function TradeMenu(props: { readonly entries: readonly MenuEntry[]; readonly start: MenuStart }) {
  const { entries, start } = props;
  return (
    <MainMenu
      label={copy.navigation}
      first={start.first}
      focused={start.focused}
      lists={entries.map((entry) => ({
        name: entry.name,
        links: [
          { name: copy.all(entry.name), href: categoryPath(entry) },
          ...entry.subcategories.map((each) => ({ name: each.name, href: categoryPath(each) })),
        ],
        children: <ProfileLink />,
      }))}
      Link={IntentLink}
    />
  );
}
