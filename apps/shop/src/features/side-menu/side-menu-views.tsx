import { saleCategoryId, shopByRoomCategoryId } from "@precise/contract/wire/category-ids";
import { categoryPath } from "@precise/contract/wire/product-url";
import { MenuList } from "@precise/ui/blocks/header/menu-list";
import { Icon } from "@precise/ui/components/text/icon";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { ProfileLink } from "@precise/web/components/profile-link.client";
import type { CategoryNode } from "@precise/web/listing/category-tree";
import { useAtomValue } from "jotai/react";
import { frameCopy } from "#shop/base/frame-copy.ts";
import { aboutLinks, ideasLinks, routes, toolLinks } from "#shop/base/routes/route-table.ts";
import { isAuthenticatedAtom, logInHrefAtom } from "#shop/base/state/auth.atoms.ts";
import {
  categoryAtom,
  categoryNameAtom,
  categorySuggestionsAtom,
  shopByRoomAtom,
  subCategoryAtom,
} from "#shop/base/state/catalogue.atoms.ts";
import * as css from "./side-menu.css.ts";
import { sideMenuCopy } from "./side-menu-copy.ts";

const lineOf = (category: CategoryNode) => ({ name: category.name, href: categoryPath(category) });

/** The first row of the menu, whatever it shows. @source spec §2 "Side menu" */
export function AccountRow() {
  const isAuthenticated = useAtomValue(isAuthenticatedAtom);
  const logInHref = useAtomValue(logInHrefAtom);
  return (
    <IntentLink href={isAuthenticated ? routes.account.href : logInHref} className={css.account}>
      <Icon name="user" />
      {isAuthenticated ? sideMenuCopy.account : sideMenuCopy.logIn}
    </IntentLink>
  );
}

/** The shop: top categories, each a list of its own, and the ones that are asked for most. */
export function ShopView(props: {
  readonly top: readonly CategoryNode[];
  readonly onOpen: (categoryId: number) => void;
}) {
  const { top, onOpen } = props;
  const popular = useAtomValue(categorySuggestionsAtom);
  return (
    <>
      <MenuList
        label={frameCopy.shop}
        lines={top.map(({ id, name }) => ({
          name,
          onOpen: () => onOpen(id),
          ...(id === saleCategoryId && { tone: "critical" }),
        }))}
      />
      {popular.length > 0 && (
        <>
          <h3 className={css.title}>{sideMenuCopy.popular}</h3>
          <MenuList label={sideMenuCopy.popular} lines={popular.map(lineOf)} Link={IntentLink} />
        </>
      )}
    </>
  );
}

export function IdeasView() {
  return <MenuList label={frameCopy.ideas} lines={[...ideasLinks, ...toolLinks]} Link={IntentLink} />;
}

export function AboutView({ shopName }: { readonly shopName: string | null }) {
  return (
    <>
      <MenuList label={frameCopy.about} lines={aboutLinks(shopName)} Link={IntentLink} />
      <ProfileLink className={css.file} />
    </>
  );
}

/** What the open category holds; until that is known, the category itself. @param top as the shop view shows it */
export function SubcategoryView({ top }: { readonly top: readonly CategoryNode[] }) {
  const id = useAtomValue(categoryAtom);
  const rooms = useAtomValue(shopByRoomAtom);
  const held = useAtomValue(subCategoryAtom);
  const loadedName = useAtomValue(categoryNameAtom);
  const category = top.find((each) => each.id === id);
  if (!category) return null;
  const name = loadedName || category.name;
  return (
    <>
      <h3 className={css.heading}>{name}</h3>
      <MenuList
        label={name}
        lines={[
          { name: sideMenuCopy.all(name), href: categoryPath(category), strong: true },
          ...(id === shopByRoomCategoryId ? rooms : held).map(lineOf),
          { name: sideMenuCopy.shopAll(name), href: categoryPath(category), strong: true },
        ]}
        Link={IntentLink}
      />
    </>
  );
}
