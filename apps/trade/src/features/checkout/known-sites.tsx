import type { ClientCheckout } from "@precise/contract/trade/checkout";
import { paths, pathWithQuery } from "#trade/base/routes/paths.ts";
import * as css from "./checkout.css.ts";
import { checkoutCopy } from "./checkout-copy.ts";
import type { CheckoutEntries } from "./checkout-fields.ts";

const { details: copy } = checkoutCopy;
type KnownSite = ClientCheckout["known_sites"][number];

/** Sites of earlier orders, reused with one press: plain links, so that no scripts are needed. */
export function KnownSites({ sites }: { readonly sites: readonly KnownSite[] }) {
  if (sites.length === 0) return null;
  return (
    <section className={css.sites} aria-labelledby="earlier-sites">
      <h2 id="earlier-sites" className={css.groupTitle}>
        {copy.earlier}
      </h2>
      <ul className={css.siteList} role="list">
        {sites.map(({ address, contact }, index) => (
          <li key={`${address.line1}${address.lga}${contact.phone}`} className={css.site}>
            <span>
              {address.line1}, {address.lga}, {address.state}
              <span className={css.muted}> {contact.name}</span>
            </span>
            <a
              className={css.change}
              href={pathWithQuery(paths.checkout, { site: String(index) })}
              aria-label={`${copy.use}: ${address.line1}`}
            >
              {copy.use}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The entries of a site that was used before. */
export function entriesOfSite({ address, contact }: KnownSite): CheckoutEntries {
  const { line1, line2 = "", landmark = "", state, lga } = address;
  return { line1, line2, landmark, state, lga, name: contact.name, phone: contact.phone };
}
