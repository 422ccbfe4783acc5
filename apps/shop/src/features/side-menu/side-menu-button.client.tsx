"use client";
import { MenuButton } from "@precise/ui/blocks/plain-menu";
import { type ComponentType, type ReactNode, useState } from "react";
import type { CategoryNode } from "../../catalogue/category-tree.ts";
import type { SideMenuProps } from "./side-menu.client.tsx";

/**
 * The menu button of small screens. Before hydration, without scripts and where the side menu's code cannot be had, it
 * opens the plain menu.
 * @param plainMenu the plain menu, whose id is `panel`
 */
export function SideMenuButton(props: {
  readonly panel: string;
  readonly known: readonly CategoryNode[];
  readonly social: SideMenuProps["social"];
  readonly profile: SideMenuProps["profile"];
  readonly plainMenu: ReactNode;
}) {
  const { panel, known, social, profile, plainMenu } = props;
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
        {plainMenu}
      </MenuButton>
      {menu && <menu.Menu known={known} social={social} profile={profile} opened={menu.opened} />}
    </>
  );
}
