import { dayRangeText } from "@precise/contract/nigeria/lagos-days";
import type { DeliveryPromises, PromisedToState } from "@precise/contract/shop/delivery-promises";
import { arrivalText, promisedTo } from "#shop/base/arrival-text.ts";
import { productCopy } from "./product-copy.ts";

/** When a product arrives, ready to show. */
export interface Arrival {
  /** "Arrives Thu 26 – Mon 30 Nov in Lagos". */
  readonly line: string;
  /** States with the same days; empty where the line says it all. */
  readonly elsewhere: readonly { readonly days: string; readonly states: string }[];
  /** States that the shop does not deliver to, in one line. */
  readonly notTo?: string;
}

/**
 * When a product arrives: nothing where the owner has set no days.
 * @param availableOn the day on which a supplier brings what is out of stock
 * @source design D35, decision 069
 */
export function arrivalOf(known: {
  readonly promises: DeliveryPromises | null | undefined;
  readonly availableOn?: string | undefined;
}): Arrival | null {
  const { promises, availableOn } = known;
  const states = promises?.states ?? [];
  const first = promisedTo(promises);
  const supplied =
    availableOn === undefined ? null : productCopy.supplied(dayRangeText(availableOn, availableOn));
  if (first === undefined) return supplied === null ? null : { line: supplied, elsewhere: [] };
  const notTo = promises?.not_delivered.join(", ");
  return {
    line:
      supplied === null
        ? arrivalText(first)
        : `${supplied} ${productCopy.arrivesThen(dayRangeText(first.from, first.to), first.state)}`,
    elsewhere: states.length > 1 ? byDays(states) : [],
    ...(notTo ? { notTo } : {}),
  };
}

function byDays(states: readonly PromisedToState[]): Arrival["elsewhere"] {
  const groups = Map.groupBy(
    states.toSorted((one, other) => `${one.from}${one.to}`.localeCompare(`${other.from}${other.to}`)),
    ({ from, to }) => dayRangeText(from, to),
  );
  return [...groups].map(([days, same]) => ({ days, states: same.map(({ state }) => state).join(", ") }));
}
