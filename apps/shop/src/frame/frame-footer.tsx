import { freeEverywhereFrom } from "@precise/cart-core/delivery-zones";
import { formatNaira } from "@precise/cart-core/money";
import { type Category, roomsCategoryId } from "@precise/contract/shop/category";
import type { Company } from "@precise/contract/shop/company";
import { newsletterConsentText } from "@precise/contract/shop/newsletter";
import { categoryPath } from "@precise/contract/wire/product-url";
import type { FooterContactProps } from "@precise/ui/blocks/footer/footer-contact";
import { SiteFooter } from "@precise/ui/blocks/footer/site-footer";
import type { LinkComponent } from "@precise/ui/components/text/link";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { headerCategories } from "@precise/web/listing/category-tree";
import { ratesOf } from "#shop/base/delivery-tiers.ts";
import { thirdPartyScripts } from "#shop/base/env.ts";
import {
  aboutLinks,
  ideasLinks,
  legalLinks,
  routes,
  type ShopRoute,
  sideMenuLinks,
  tradeAccounts,
} from "#shop/base/routes/route-table.ts";
import { ConsentButton } from "#shop/features/consent/consent-button.tsx";
import { NewsletterForm } from "#shop/features/newsletter/newsletter-form.client.tsx";
import { newsletterPageCopy } from "#shop/features/newsletter/newsletter-page-copy.ts";

/** Words of the footer. */
const footerCopy = {
  shop: "Shop",
  ideas: "Ideas",
  about: "About",
  help: "Help",
  contact: "Call or write",
  hours: (days: string, open: string | null, close: string | null) =>
    open === null || close === null ? `${days}: closed` : `${days}: ${open} to ${close}`,
  pay: "Ways to pay",
  vat: "Prices include VAT.",
  freeDelivery: (from: string) => `Free delivery on orders of ${from} or more. Prices include VAT.`,
} as const;

/** Each link is in the footer once. */
const help: readonly ShopRoute[] = [...sideMenuLinks, routes.appointment, routes.wishlist, routes.voucher];

/** The foot of every page that is not about paying. @source spec §2 "Footer", design "Footer" */
export function FrameFooter(props: {
  readonly categories: readonly Category[];
  /** Null while it is not known. */
  readonly company: Company | null;
  readonly hasNewsletter: boolean;
  /** There are figures of our record to lead to. */
  readonly hasRecord: boolean;
}) {
  const { categories, company, hasNewsletter, hasRecord } = props;
  const shop = headerCategories(categories, roomsCategoryId).map((category) => ({
    name: category.name,
    href: categoryPath(category),
  }));
  const free = freeEverywhereFrom(ratesOf(company));
  const hasOthersScripts = Object.keys(thirdPartyScripts()).length > 0;
  return (
    <SiteFooter
      newsletter={
        hasNewsletter && {
          title: newsletterPageCopy.title,
          offer: newsletterPageCopy.offer,
          form: <NewsletterForm id="newsletter-email" consent={newsletterConsentText} />,
        }
      }
      columns={[
        { title: footerCopy.shop, links: shop },
        { title: footerCopy.ideas, links: [...ideasLinks, routes.tools] },
        {
          title: footerCopy.about,
          links: [
            ...aboutLinks(company?.name ?? null).filter((link) => !help.includes(link)),
            tradeAccounts,
            ...(hasRecord ? [routes.ourRecord] : []),
          ],
        },
        { title: footerCopy.help, links: help },
      ]}
      contact={company ? contactOf(company) : undefined}
      payment={{
        title: footerCopy.pay,
        marks: company?.payment_methods ?? ["pay_on_delivery", "bank_transfer"],
        note: free === null ? footerCopy.vat : footerCopy.freeDelivery(formatNaira(free)),
      }}
      smallPrint={{
        owner: company?.legal_name ?? "",
        links: legalLinks,
        more: hasOthersScripts ? (look) => <ConsentButton className={look} /> : undefined,
      }}
      Link={FooterLink}
    />
  );
}

/** A link into another app is followed by the browser, not by the router. */
const FooterLink: LinkComponent = (link) =>
  link.href === tradeAccounts.href ? <a {...link} /> : <IntentLink {...link} />;

function contactOf({ phone, email, showrooms }: Company): FooterContactProps {
  const [first] = showrooms;
  return {
    title: footerCopy.contact,
    phone,
    email,
    visit: first && {
      title: first.name,
      address: first.address,
      hours: first.hours.map(({ days, open, close }) => footerCopy.hours(days, open, close)),
    },
  };
}
