"use client";
import { saleCategoryId } from "@precise/contract/wire/category-ids";
import { categoryPath } from "@precise/contract/wire/product-url";
import { MenuButton, type MenuGroup, PlainMenu } from "@precise/ui/blocks/header/plain-menu";
import type { CategoryNode } from "@precise/web/listing/category-tree";
import { profileCopy } from "@precise/web/shell/profile-copy";
import { type ComponentType, useState } from "react";
import { frameCopy } from "#shop/base/frame-copy.ts";
import { aboutLinks, ideasLinks, routes, sideMenuLinks } from "#shop/base/routes/route-table.ts";
import type { SideMenuProps } from "./side-menu.client.tsx";

const panel = "site-menu";

/**
 * The menu button of small screens. Before hydration, without scripts and where the side menu's code cannot be had, it
 * opens the plain menu.
 */
export function SideMenuButton(props: {
  readonly known: readonly CategoryNode[];
  readonly social: SideMenuProps["social"];
  readonly shopName: string | null;
}) {
  const { known, social, shopName } = props;
  const [menu, setMenu] = useState<{
    readonly Menu: ComponentType<SideMenuProps>;
    readonly opened: number;
  }>();
  const open = async () => {
    try {
      const { SideMenu } = await import("./side-menu.client.tsx");
      setMenu((before) => ({ Menu: SideMenu, opened: (before?.opened ?? 0) + 1 }));
    } catch {
      // The network lost the code: the plain menu is in the page.
      document.getElementById(panel)?.showPopover();
    }
  };
  return (
    <>
      <MenuButton
        panel={panel}
        onClick={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        {/* Made here from what the page holds anyway: as the server's own parts its links would travel twice. */}
        <PlainMenu
          id={panel}
          name={shopName}
          groups={plainGroups(known, shopName)}
          file={{ name: profileCopy.link, href: profileCopy.href }}
        />
      </MenuButton>
      {menu && <menu.Menu known={known} social={social} shopName={shopName} opened={menu.opened} />}
    </>
  );
}

/** Every way of the menu as plain links. @param top the top categories in the menu's order */
function plainGroups(top: readonly CategoryNode[], shopName: string | null): MenuGroup[] {
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
    { title: frameCopy.about, links: aboutLinks(shopName) },
    {
      title: frameCopy.help,
      links: [{ name: frameCopy.logIn, href: routes.account.href }, routes.wishlist, ...sideMenuLinks],
    },
  ];
}
