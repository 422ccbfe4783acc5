import type { Category } from "@precise/contract/shop/category";
import type { ClientUser } from "@precise/contract/trade/session";
import { SiteHeader } from "@precise/ui/blocks/header/site-header";
import { LightSwitch } from "@precise/ui/components/inputs/light-switch.client";
import { VisuallyHidden } from "@precise/ui/components/text/visually-hidden";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { copy } from "#trade/base/copy.ts";
import { homePath } from "#trade/base/routes/base-path.ts";
import { LogOutForm } from "#trade/base/session/log-out-form.client.tsx";
import { CartLink } from "./cart-link.client.tsx";
import * as css from "./frame-header.css.ts";
import { TradeMenuButton } from "./trade-menu-button.client.tsx";
import { TradeNavigation } from "./trade-navigation.client.tsx";

/** The header in client mode. @source spec §2 "Client mode" */
export function FrameHeader(props: {
  readonly user: ClientUser;
  readonly categories: readonly Category[];
  /** Null where it is not known. */
  readonly shopName: string | null;
}) {
  const { user, categories, shopName } = props;
  // Pages carry only the part of the tree that menus show.
  const entries = categories.map(({ id, name, urlKey, subcategories }) => ({
    id,
    name,
    urlKey,
    subcategories: subcategories.map((each) => ({ id: each.id, name: each.name, urlKey: each.urlKey })),
  }));
  return (
    <SiteHeader
      homeHref={homePath}
      name={shopName}
      menu={<TradeMenuButton entries={entries} shopName={shopName} />}
      navigation={<TradeNavigation entries={entries} />}
      lights={<LightSwitch />}
      tools={
        <>
          <span className={css.buying}>
            <IntentLink href="/quick-order" className={css.link}>
              {copy.quickOrder}
            </IntentLink>
            <IntentLink href="/orders" className={css.link}>
              {copy.orders}
            </IntentLink>
          </span>
          <IntentLink href="/account" className={css.person}>
            <VisuallyHidden>{copy.accountOf}</VisuallyHidden>
            <span className={css.name}>{user.firstname}</span>{" "}
            <span className={css.company}>{user.company.name}</span>
          </IntentLink>
          <LogOutForm className={css.link} />
        </>
      }
      cart={<CartLink />}
      Link={IntentLink}
    />
  );
}
