import { dayText } from "@precise/contract/nigeria/lagos-days";
import { localGovernmentAreas } from "@precise/contract/nigeria/local-government-areas";
import type { ClientCheckout } from "@precise/contract/trade/checkout";
import { checkDetailsToday } from "./check-details.ts";
import { checkoutCopy } from "./checkout-copy.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";
import { DetailsForm } from "./details-form.client.tsx";
import { entriesOfSite, KnownSites } from "./known-sites.tsx";
import { paymentChoices } from "./payment-choices.ts";

/**
 * The first step. On a person's first visit it is filled with the site of their last order.
 * @param site index of the earlier site to use
 */
export function DetailsStep(props: {
  readonly checkout: ClientCheckout;
  readonly draft: CheckoutDraft;
  readonly isChecked: boolean;
  readonly site: string | null;
}) {
  const { checkout, draft, isChecked, site } = props;
  const { known_sites: sites, delivery_dates: dates, payment_methods } = checkout;
  const chosen = site === null ? undefined : sites[Number(site)];
  const [latest] = sites;
  const usual = Object.keys(draft.entries).length === 0 && latest ? entriesOfSite(latest) : {};
  const entries = { ...usual, ...draft.entries, ...(chosen && entriesOfSite(chosen)) };
  return (
    <>
      <KnownSites sites={sites} />
      <DetailsForm
        // Another site is another form: entries are not carried over.
        key={site}
        owner={draft.owner}
        entries={entries}
        found={isChecked ? checkDetailsToday(entries) : {}}
        areas={entries.state ? localGovernmentAreas(entries.state) : []}
        dates={{
          first: dates.first,
          last: dates.last,
          hint: checkoutCopy.details.dateHint(dayText(dates.first), dayText(dates.last)),
        }}
        choices={paymentChoices(payment_methods)}
      />
    </>
  );
}
