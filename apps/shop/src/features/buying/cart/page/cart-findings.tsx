import type { Cart } from "@precise/contract/shop/cart";
import { FindingList } from "@precise/ui/blocks/buying/finding-list";
import { VisuallyHidden } from "@precise/ui/components/text/visually-hidden";
import { cartFindingEntries } from "#shop/features/buying/findings/finding-entries.ts";
import { type FindingGroups, groupFindings } from "#shop/features/buying/findings/finding-groups.ts";
import { findingsCopy as copy } from "#shop/features/buying/findings/findings-copy.ts";
import * as css from "./cart-findings.css.ts";

/**
 * What of the cart does not fit together, the gravest first; notes are folded. Nothing where nothing was found: most carts
 * hold articles that have nothing to do with each other.
 */
export function CartFindings({ cart: { items, findings = [] } }: { readonly cart: Cart }) {
  const groups = groupFindings(findings);
  const grave = [...groups.stops, ...groups.warnings];
  const { notes } = groups;
  return (
    <>
      {/* Always there, so that what a changed quantity brings or takes away is said. */}
      <VisuallyHidden>
        <span role="status">{inWords(groups)}</span>
      </VisuallyHidden>
      {findings.length > 0 && (
        <section className={css.part} aria-labelledby="fit-title">
          <h2 id="fit-title" className={css.title}>
            {copy.title}
          </h2>
          {grave.length > 0 && <FindingList entries={cartFindingEntries(grave, items)} />}
          {notes.length > 0 && (
            <details>
              <summary className={css.handle}>{copy.notes(notes.length)}</summary>
              <FindingList entries={cartFindingEntries(notes, items)} />
            </details>
          )}
          <p className={css.limits}>{copy.limits}</p>
        </section>
      )}
    </>
  );
}

function inWords({ stops, warnings, notes }: FindingGroups): string {
  return [
    stops.length > 0 && copy.doNotFit(stops.length),
    warnings.length > 0 && copy.toCheck(warnings.length),
    notes.length > 0 && `${copy.notes(notes.length)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
