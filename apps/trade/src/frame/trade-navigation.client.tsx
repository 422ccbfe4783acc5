"use client";
import { categoryPath } from "@precise/contract/wire/product-url";
import { IntentNavigation } from "@precise/web/components/intent-navigation.client";
import { copy } from "#trade/base/copy.ts";
import type { MenuEntry } from "./menu-entry.ts";

const load = () => import("./trade-menu.client.tsx");

/** The four entries in the header, each with its subcategories in a panel on demand. */
export function TradeNavigation({ entries }: { readonly entries: readonly MenuEntry[] }) {
  return (
    <IntentNavigation
      label={copy.navigation}
      entries={entries.map((entry) => ({ name: entry.name, href: categoryPath(entry) }))}
      load={load}
      menu={({ TradeMenu }, start) => <TradeMenu entries={entries} start={start} />}
    />
  );
}
