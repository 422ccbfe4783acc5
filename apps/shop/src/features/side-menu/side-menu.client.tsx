"use client";
import "later-stylesheet";
import { roomsCategoryId } from "@precise/contract/wire/category-ids";
import { Wordmark } from "@precise/ui/blocks/header/wordmark";
import { Tabs } from "@precise/ui/components/navigation/tabs.client";
import { Sheet } from "@precise/ui/components/panels/sheet.client";
import { Icon } from "@precise/ui/components/text/icon";
import { type CategoryNode, headerCategories } from "@precise/web/listing/category-tree";
import { useAtomValue } from "jotai/react";
import { useRouter } from "next/navigation";
import { type MouseEvent, useEffect, useRef } from "react";
import { frameCopy } from "#shop/base/frame-copy.ts";
import { beginLoads } from "#shop/base/state/begin-loads.ts";
import { shopCategoryAtom } from "#shop/base/state/catalogue.atoms.ts";
import { clientAtom } from "#shop/base/state/path.atoms.ts";
import { usePath } from "#shop/base/state/use-path.ts";
import * as css from "./side-menu.css.ts";
import { sideMenuCopy } from "./side-menu-copy.ts";
import { SideMenuFooter } from "./side-menu-footer.tsx";
import { tabViews } from "./side-menu-place.ts";
import { AboutView, AccountRow, IdeasView, ShopView, SubcategoryView } from "./side-menu-views.tsx";
import { useSideMenuPlace } from "./use-side-menu-place.ts";

export interface SideMenuProps {
  /** Top categories of the page, for as long as the API has not answered. */
  readonly known: readonly CategoryNode[];
  readonly social: Parameters<typeof SideMenuFooter>[0]["social"];
  readonly shopName: string | null;
  /** Counts the presses of the button: each opens the menu. */
  readonly opened: number;
}

/** The side menu of small screens. @source spec §2 "Side menu" */
export function SideMenu({ known, social, shopName, opened }: SideMenuProps) {
  usePath();
  const { place, open, showTab, openCategory, back, close } = useSideMenuPlace();
  const router = useRouter();
  const loaded = useAtomValue(shopCategoryAtom);
  const isClient = useAtomValue(clientAtom);
  const top = loaded.length > 0 ? headerCategories(loaded, roomsCategoryId) : known;
  const answered = useRef(0);
  useEffect(() => {
    if (answered.current === opened) return;
    answered.current = opened;
    open();
    void beginLoads("categories", "shopByRoom", "suggestions", "user");
  });

  /** The menu's entries leave the history before the page changes, so that Back leads to the page before. */
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.hasAttribute("download")) return;
    event.preventDefault();
    close(() => router.push(link.pathname + link.search));
  };
  const shown = place?.view === "subcategory" ? "shop" : (place?.view ?? "shop");
  return (
    <Sheet
      title={sideMenuCopy.title}
      closeLabel={sideMenuCopy.close}
      open={place !== null}
      onClose={() => close()}
      head={place?.view === "subcategory" ? <BackButton onBack={back} /> : <Wordmark name={shopName} />}
    >
      {/* It gets clicks on the links inside, before the router's own link does. */}
      <div className={css.body} onClickCapture={follow}>
        <AccountRow />
        {place?.view === "subcategory" ? (
          <SubcategoryView top={top} />
        ) : (
          <Tabs
            label={sideMenuCopy.title}
            tabs={tabViews
              // Trade clients have the shop only (spec §2 "Client mode").
              .filter((view) => view === "shop" || !isClient)
              .map((view) => ({ id: view, name: frameCopy[view] }))}
            shown={shown}
            onShow={showTab}
          >
            {shown === "shop" && <ShopView top={top} onOpen={openCategory} />}
            {shown === "ideas" && <IdeasView />}
            {shown === "about" && <AboutView shopName={shopName} />}
          </Tabs>
        )}
        <SideMenuFooter social={social} />
      </div>
    </Sheet>
  );
}

/** From a subcategory back to the menu. @source spec §2 "Side menu" */
function BackButton({ onBack }: { readonly onBack: () => void }) {
  return (
    <button type="button" className={css.back} onClick={onBack}>
      <Icon name="chevron-left" />
      {sideMenuCopy.back}
    </button>
  );
}
