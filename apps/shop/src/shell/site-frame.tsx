import { deliveryTiers } from "@precise/cart-core/delivery-fee";
import { formatNaira } from "@precise/cart-core/money";
import type { Category } from "@precise/contract/category";
import { roomsCategoryId, saleCategoryId, topCategoryIds } from "@precise/contract/category";
import { categoryPath } from "@precise/contract/product-url";
import { SearchForm } from "@precise/ui/blocks/search-form";
import { SiteFooter } from "@precise/ui/blocks/site-footer";
import { SiteHeader } from "@precise/ui/blocks/site-header";
import { LightSwitch } from "@precise/ui/components/light-switch.client";
import { SkipLink } from "@precise/ui/components/skip-link";
import { ToastRegion } from "@precise/ui/components/toast.client";
import type { ReactNode } from "react";
import { categoriesOf, headerCategories } from "../catalogue/category-tree.ts";
import { copy } from "../copy.ts";
import { CartLink } from "../features/cart/cart-badge.client.tsx";
import { IntentLink } from "./intent-link.client.tsx";
import * as css from "./site-frame.css.ts";

/** Header, content and, on pages that are not about paying, footer. @source SPEC §2 "Frame behaviour" */
export function SiteFrame(props: {
  readonly categories: readonly Category[];
  /** Absent on the cart and in checkout. */
  readonly hasFooter: boolean;
  readonly children: ReactNode;
}) {
  const { categories, hasFooter, children } = props;
  return (
    <>
      <SkipLink />
      <SiteHeader
        homeHref="/"
        categories={headerCategories(categories, roomsCategoryId).map((category) => ({
          name: category.name,
          href: categoryPath(category),
          sale: category.id === saleCategoryId,
        }))}
        search={<SearchForm />}
        tools={
          <>
            <LightSwitch />
            <CartLink />
          </>
        }
        Link={IntentLink}
      />
      <main id="main">{children}</main>
      {hasFooter && <Footer categories={categories} />}
      <ToastRegion />
    </>
  );
}

function Footer({ categories }: { readonly categories: readonly Category[] }) {
  const rooms = categories.find(({ id }) => id === roomsCategoryId)?.subcategories ?? [];
  const columns = [
    { title: copy.footer.shop, links: headerCategories(categories, roomsCategoryId) },
    { title: copy.footer.popular, links: categoriesOf(categories, topCategoryIds) },
    { title: copy.footer.rooms, links: rooms },
  ];
  return (
    <SiteFooter
      columns={columns.map(({ title, links }) => ({
        title,
        links: links.map((category) => ({ name: category.name, href: categoryPath(category) })),
      }))}
      aside={{ title: copy.footer.delivery, content: <DeliveryTiers /> }}
      smallPrint={<p>{copy.footer.smallPrint}</p>}
      Link={IntentLink}
    />
  );
}

function DeliveryTiers() {
  return (
    <ul className={css.tiers}>
      {deliveryTiers.map(({ from, to, fee }) => (
        <li key={from}>
          {to === null
            ? copy.footer.free(formatNaira(from))
            : copy.footer.tier(formatNaira(to), formatNaira(fee))}
        </li>
      ))}
    </ul>
  );
}
