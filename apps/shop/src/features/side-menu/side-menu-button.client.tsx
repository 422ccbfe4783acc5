"use client";
import { MenuButton, PlainMenu } from "@precise/ui/blocks/plain-menu";
import type { CategoryNode } from "@precise/web/listing/category-tree";
import { profileCopy } from "@precise/web/shell/profile-copy";
import { type ComponentType, useState } from "react";
import { plainGroups } from "./plain-groups.ts";
import type { SideMenuProps } from "./side-menu.client.tsx";

const panel = "site-menu";

/**
 * The menu button of small screens. Before hydration, without scripts and where the side menu's code cannot be had, it
 * opens the plain menu.
 */
export function SideMenuButton(props: {
  readonly known: readonly CategoryNode[];
  readonly social: SideMenuProps["social"];
  readonly profile: SideMenuProps["profile"];
}) {
  const { known, social, profile } = props;
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
        {/* Made here from what the page brings anyhow: as the server's own parts its links would travel twice. */}
        <PlainMenu
          id={panel}
          groups={plainGroups(known)}
          file={{ name: profileCopy.link(profile.size), href: profile.href }}
        />
      </MenuButton>
      {menu && <menu.Menu known={known} social={social} profile={profile} opened={menu.opened} />}
    </>
  );
}
