"use client";
import "later-stylesheet";
import { roomsCategoryId } from "@precise/contract/wire/category-ids";
import type { MainMenu } from "@precise/ui/blocks/header/main-menu.client";
import { IntentLink } from "@precise/web/components/intent-link.client";
import type { MenuStart } from "@precise/web/components/intent-navigation.client";
import { ProfileLink } from "@precise/web/components/profile-link.client";
import { type CategoryNode, headerCategories } from "@precise/web/listing/category-tree";
import { profileCopy } from "@precise/web/shell/profile-copy";
import { useAtom, useAtomValue } from "jotai/react";
import { useEffect } from "react";
import { frameCopy } from "#shop/base/frame-copy.ts";
import { ideasPlaces } from "#shop/base/routes/ideas-places.ts";
import { aboutLinks, routes, toolLinks } from "#shop/base/routes/route-table.ts";
import { beginLoads } from "#shop/base/state/begin-loads.ts";
import {
  attributesAtom,
  categoryAtom,
  shopByRoomAtom,
  shopCategoryAtom,
} from "#shop/base/state/catalogue.atoms.ts";
import { usePath } from "#shop/base/state/use-path.ts";
import { finishLinks } from "./finish-links.ts";
import * as css from "./profile-card.css.ts";
import { shopCategories } from "./shop-categories.tsx";

/** Words of the Shop panel, letter for letter. @source spec §2 "Shop menu", design D11 */
const menuCopy = {
  all: (name: string) => `All ${name}`,
  shopAll: (name: string) => `Shop all ${name}`,
  byFinish: "Shop by finish",
} as const;

/**
 * The menu with what the API says; until it answers, and when it does not, with what the page brought.
 * @source spec §2 "Shop menu", design D19
 */
export function LiveMenu(props: {
  readonly Menu: typeof MainMenu;
  readonly known: readonly CategoryNode[];
  readonly shopName: string | null;
  readonly start: MenuStart;
}) {
  const { Menu, known, shopName, start } = props;
  usePath();
  useEffect(() => {
    void beginLoads("categories", "shopByRoom", "attributes");
  }, []);
  const loaded = useAtomValue(shopCategoryAtom);
  const rooms = useAtomValue(shopByRoomAtom);
  const finishes = finishLinks(useAtomValue(attributesAtom));
  const [category, setCategory] = useAtom(categoryAtom);
  const top = loaded.length > 0 ? headerCategories(loaded, roomsCategoryId) : known;
  return (
    <Menu
      label={frameCopy.navigation}
      first={start.first}
      focused={start.focused}
      shop={{
        name: frameCopy.shop,
        categories: shopCategories(top, rooms),
        open: String(category ?? top[0]?.id),
        onOpen: (id) => setCategory(Number(id)),
        words: menuCopy,
        more: { title: menuCopy.byFinish, links: finishes },
      }}
      lists={[
        {
          name: frameCopy.ideas,
          links: [routes.inspiration, routes.design, ...toolLinks],
          places: ideasPlaces,
        },
        { name: frameCopy.about, links: aboutLinks(shopName), children: <ProfileCard /> },
      ]}
      Link={IntentLink}
    />
  );
}

/** The company profile in the About panel. */
function ProfileCard() {
  return (
    <>
      <p className={css.title}>{profileCopy.name}</p>
      <p className={css.text}>{profileCopy.about}</p>
      <ProfileLink className={css.link} />
    </>
  );
}
