import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { IntentLink } from "@precise/web/components/intent-link.client";
import type { ActiveChoice } from "@precise/web/listing/filter-groups";
import { copy } from "#shop/base/copy.ts";
import { listingCopy } from "./listing-copy.ts";

/** A list without anything to show: filters that leave nothing, each to be taken back, or a page past the last. */
export function NothingHere(props: {
  readonly isPastTheEnd: boolean;
  readonly active: readonly ActiveChoice[];
  readonly plainHref: string;
  readonly firstHref: string;
}) {
  const { isPastTheEnd, active, plainHref, firstHref } = props;
  return isPastTheEnd ? (
    <EmptyState
      title={copy.listing.pastTheEnd}
      action={
        <ButtonLink href={firstHref} Link={IntentLink}>
          {copy.listing.firstPage}
        </ButtonLink>
      }
    >
      <p>{copy.listing.pastTheEndText}</p>
    </EmptyState>
  ) : (
    <EmptyState
      title={copy.listing.emptyTitle}
      action={
        <ButtonLink href={plainHref} Link={IntentLink}>
          {copy.listing.clearAll}
        </ButtonLink>
      }
    >
      {active.length > 1 ? (
        <p data-narrows>
          {listingCopy.removeOne}{" "}
          {active.map(({ label, href }, place) => (
            <span key={href}>
              <span>{place > 0 && ", "}</span>
              <IntentLink href={href}>{label}</IntentLink>
            </span>
          ))}
          {listingCopy.orAll}
        </p>
      ) : (
        <p>{listingCopy.tooNarrow}</p>
      )}
    </EmptyState>
  );
}
