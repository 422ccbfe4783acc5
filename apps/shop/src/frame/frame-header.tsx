import type { Category } from "@precise/contract/shop/category";
import { roomsCategoryId } from "@precise/contract/shop/category";
import type { Company } from "@precise/contract/shop/company";
import { SiteHeader } from "@precise/ui/blocks/header/site-header";
import { HeaderSearch } from "@precise/ui/blocks/search/header-search";
import { LightSwitch } from "@precise/ui/components/inputs/light-switch.client";
import { IconLink } from "@precise/ui/components/navigation/icon-link";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { headerCategories } from "@precise/web/listing/category-tree";
import { socialLinks } from "@precise/web/shell/social-links";
import { frameCopy } from "#shop/base/frame-copy.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { CartLink } from "#shop/features/buying/cart/cart-badge.client.tsx";
import { SiteNavigation } from "#shop/features/menu/site-navigation.client.tsx";
import { SearchBox } from "#shop/features/search-panel/search-box.client.tsx";
import { SideMenuButton } from "#shop/features/side-menu/side-menu-button.client.tsx";

/** The header of every page. @source spec §2 "Client mode", design "Header" */
export function FrameHeader(props: {
  readonly categories: readonly Category[];
  /** Null while it is not known, and on pages about paying. */
  readonly company: Company | null;
  readonly shopName: string | null;
}) {
  const { categories, company, shopName } = props;
  const top = headerCategories(categories, roomsCategoryId);
  const known = top.map(({ id, name, urlKey }) => ({ id, name, urlKey, image: null }));
  return (
    <SiteHeader
      homeHref={routes.home.href}
      name={shopName}
      menu={<SideMenuButton known={known} social={socialLinks(company)} shopName={shopName} />}
      navigation={<SiteNavigation known={known} shopName={shopName} />}
      search={
        <HeaderSearch>
          <SearchBox />
        </HeaderSearch>
      }
      lights={<LightSwitch />}
      tools={
        <>
          <IconLink
            href={routes.account.href}
            name={frameCopy.account}
            icon="user"
            showsSession
            Link={IntentLink}
          />
          <IconLink href={routes.wishlist.href} name={routes.wishlist.name} icon="heart" Link={IntentLink} />
        </>
      }
      cart={<CartLink />}
      Link={IntentLink}
    />
  );
}
