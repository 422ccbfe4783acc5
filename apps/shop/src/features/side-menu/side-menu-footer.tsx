import { formatNaira } from "@precise/cart-core/money";
import { MenuList } from "@precise/ui/blocks/header/menu-list";
import { SideMenuFoot } from "@precise/ui/blocks/header/side-menu-foot";
import { SocialLinks } from "@precise/ui/blocks/header/social-links.client";
import { LightSwitch } from "@precise/ui/components/inputs/light-switch.client";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { useAtomValue } from "jotai/react";
import type { ComponentProps } from "react";
import { legalLinks, routes, sideMenuLinks } from "#shop/base/routes/route-table.ts";
import { showFooterAtom } from "#shop/base/state/path.atoms.ts";
import { cartLinkName } from "#shop/features/buying/cart/cart-link-copy.ts";
import { useCartCount } from "#shop/features/buying/cart/use-cart-count.ts";
import { useCartTotal } from "#shop/features/buying/cart/use-cart-total.ts";
import { sideMenuCopy } from "./side-menu-copy.ts";

/**
 * What belongs to the person under their account: orders, help, the cart, the lights. Where the page has no footer, also what only
 * that would lead to.
 * @source spec §2 "Side menu"
 */
export function SideMenuFooter({ social }: { readonly social: ComponentProps<typeof SocialLinks>["links"] }) {
  const hasFooter = useAtomValue(showFooterAtom);
  const pieces = useCartCount() ?? 0;
  const total = useCartTotal();
  const cart = cartLinkName(pieces);
  return (
    <SideMenuFoot
      lights={{ label: sideMenuCopy.lights, control: <LightSwitch /> }}
      social={<SocialLinks links={social} />}
    >
      <MenuList
        label={sideMenuCopy.yours}
        lines={[
          ...sideMenuLinks,
          routes.wishlist,
          {
            name: pieces > 0 ? sideMenuCopy.cart(cart, formatNaira(total)) : cart,
            href: routes.cart.href,
          },
          ...(hasFooter ? [] : legalLinks),
        ]}
        Link={IntentLink}
      />
    </SideMenuFoot>
  );
}
