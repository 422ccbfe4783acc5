import { IntentLink } from "@precise/web/components/intent-link.client";
import { choice, choices } from "#trade/features/prices/prices-switch.css.ts";
import { catalogueCopy as copy } from "./catalogue-copy.ts";
import type { ListingViewChoice } from "./listing-view-choice.ts";

/** Rows or pictures, as two links: the address says which. @param search of the listing, without the view */
export function ViewChoice(props: {
  readonly path: string;
  readonly search: string;
  readonly view: ListingViewChoice;
}) {
  const { path, search, view } = props;
  const withGrid = search === "" ? "?view=grid" : `${search}&view=grid`;
  return (
    <nav aria-label={copy.view} className={choices}>
      <IntentLink
        href={path + search}
        className={choice}
        aria-current={view === "table" ? "true" : undefined}
      >
        {copy.table}
      </IntentLink>
      <IntentLink
        href={path + withGrid}
        className={choice}
        aria-current={view === "grid" ? "true" : undefined}
      >
        {copy.grid}
      </IntentLink>
    </nav>
  );
}
