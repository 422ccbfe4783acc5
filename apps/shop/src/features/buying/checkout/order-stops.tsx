import type { Finding } from "@precise/contract/shop/light/lighting";
import { FindingList } from "@precise/ui/blocks/buying/finding-list";
import { findingEntries } from "#shop/features/buying/findings/finding-entries.ts";
import { findingsCopy } from "#shop/features/buying/findings/findings-copy.ts";
import { tickField, tickValue } from "#shop/features/buying/findings/tick-value.ts";
import * as css from "./checkout.css.ts";

const { checkout: copy } = findingsCopy;

/** What cannot work or is unsafe, before it is ordered; nothing where there is none. */
export function OrderStops({ stops }: { readonly stops: readonly Finding[] }) {
  if (stops.length === 0) return null;
  return (
    <section className={css.stops} aria-labelledby="stops-title">
      <h3 id="stops-title" className={css.stopsTitle}>
        {copy.title}
      </h3>
      <FindingList entries={findingEntries(stops)} />
      <a href="/shopping-cart" className={css.change}>
        {copy.changeCart}
      </a>
    </section>
  );
}

/** The one tick by which all of them are ordered all the same. */
export function tickOf(stops: readonly Finding[]) {
  return { name: tickField, value: tickValue(stops), label: copy.tick, missing: copy.tickMissing };
}
