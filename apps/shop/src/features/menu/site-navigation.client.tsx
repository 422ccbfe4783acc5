"use client";
import { NavigationLinks } from "@precise/ui/blocks/navigation-links";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { type SyntheticEvent, useRef, useState } from "react";
import type { CategoryNode } from "../../catalogue/category-tree.ts";
import type { ProfileFile } from "../../shell/company-profile/profile-file.ts";
import { frameCopy } from "../../shell/frame-copy.ts";
import { routes } from "../../shell/route-table.ts";
import type { MenuWish } from "./live-menu.client.tsx";
import { loadMenuParts } from "./menu-parts.ts";

/** How long a pointer rests on an entry before its panel opens. */
const hoverIntentMs = 200;

const entries = [
  { name: frameCopy.shop, href: routes.allProducts.href },
  { name: frameCopy.ideas, href: routes.inspiration.href },
  { name: frameCopy.about, href: routes.aboutUs.href },
];

type MenuParts = Awaited<ReturnType<typeof loadMenuParts>>;

/**
 * Shop, Ideas and About: links that work before and without the menu. It is fetched when somebody comes near, and takes
 * their place when somebody wants a panel; where it cannot be had, the links lead on as ever.
 * @param known the top categories of the page, for as long as the API has not answered
 * @source SPEC §2 "The Shop hover menu"
 */
export function SiteNavigation(props: {
  readonly known: readonly CategoryNode[];
  readonly profile: ProfileFile;
}) {
  const { known, profile } = props;
  const [menu, setMenu] = useState<MenuParts & { readonly wish: MenuWish }>();
  const wanted = useRef<string | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = async (link: HTMLAnchorElement, otherwise?: () => void) => {
    const name = link.textContent;
    wanted.current = name;
    try {
      const parts = await loadMenuParts();
      if (wanted.current !== name) return;
      setMenu({ ...parts, wish: { first: name, focused: document.activeElement === link ? name : null } });
    } catch {
      // The network lost the menu's code: a link is a link.
      otherwise?.();
    }
  };
  const forget = () => {
    clearTimeout(resting.current);
    wanted.current = null;
  };
  if (menu) return <menu.LiveMenu Menu={menu.MainMenu} known={known} profile={profile} wish={menu.wish} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of what happens to the links inside.
    <div
      onPointerOver={(event) => {
        const link = linkOf(event);
        if (!link || event.pointerType !== "mouse") return;
        forget();
        preload();
        resting.current = setTimeout(() => show(link), hoverIntentMs);
      }}
      onPointerLeave={forget}
      onFocus={preload}
      // Before the router's own link hears of it.
      onClickCapture={(event) => {
        const link = linkOf(event);
        if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        clearTimeout(resting.current);
        void show(link, () => location.assign(link.href));
      }}
      onKeyDown={(event) => {
        const link = linkOf(event);
        if (!link || event.key !== "ArrowDown") return;
        event.preventDefault();
        void show(link);
      }}
    >
      <NavigationLinks label={frameCopy.navigation} links={entries} Link={IntentLink} />
    </div>
  );
}

function linkOf({ target }: SyntheticEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest("a") : null;
}

function preload(): void {
  // Asked for again when it is wanted; then a failure is answered.
  loadMenuParts().catch(() => undefined);
}
