"use client";
"use no memo";
import type { ComponentProps, ReactNode } from "react";
import { PanelMenu } from "../../components/panels/panel-menu.client.tsx";
import type { LinkComponent } from "../../components/text/link.tsx";
import { ListPanel } from "./list-panel.tsx";
import { entry, list } from "./navigation-links.css.ts";
import { ShopPanel } from "./shop-panel.tsx";

type OfShop = Omit<ComponentProps<typeof ShopPanel>, "Link">;
type OfList = Omit<ComponentProps<typeof ListPanel>, "Link">;

/**
 * The header's navigation with its panels, instead of `NavigationLinks`: the shop first, then lists. Load it when
 * a visitor is about to use it.
 */
export function MainMenu(props: {
  readonly label: string;
  /** Absent where there are lists alone. */
  readonly shop?: { readonly name: string } & OfShop;
  readonly lists: readonly ({ readonly name: string; readonly children?: ReactNode } & OfList)[];
  readonly first: string | null;
  readonly focused: string | null;
  readonly Link: LinkComponent;
}) {
  const { label, shop, lists, first, focused, Link } = props;
  return (
    <PanelMenu
      label={label}
      first={first}
      focused={focused}
      entryClass={entry}
      listClass={list}
      entries={[
        ...(shop ? [{ name: shop.name, panel: <ShopPanel {...shop} Link={Link} /> }] : []),
        ...lists.map((each) => ({ name: each.name, panel: <ListPanel {...each} Link={Link} /> })),
      ]}
    />
  );
}
