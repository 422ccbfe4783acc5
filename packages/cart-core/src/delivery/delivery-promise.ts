import { dayAfter, isWorkingDay } from "./delivery-days.ts";

/** What the owner states of a state. `cutOff`: what is ordered from then on, as `14:00`, counts from the next working day. */
export interface PromiseTerms {
  /** Working days from the order to the door, at least. */
  readonly from: number;
  /** The same at most; never below `from`. */
  readonly to: number;
  readonly cutOff: string | null;
}

/** A moment by the clock in Lagos: the day as `2026-11-23`, the time as `13:59`. */
export interface OrderMoment {
  readonly day: string;
  readonly time: string;
}

/** The first and the last day on which it comes, as `2026-11-26`. */
export interface PromisedDays {
  readonly from: string;
  readonly to: string;
}

/**
 * The days on which an order comes to the door. Working days are Monday to Friday without public holidays and without the days on
 * which the shop is closed.
 * @param goods `closedDays`: the shop's own, as `2026-11-24`; `availableOn`: the day on which a supplier brings what is out of
 * stock, left out or null for what is here
 * @returns days that are working days, never before the order and never before the goods are here
 * @source design D35, decision 069
 */
export function deliveryPromise(
  { from, to, cutOff }: PromiseTerms,
  { day, time }: OrderMoment,
  goods: { readonly closedDays: ReadonlySet<string>; readonly availableOn?: string | null | undefined },
): PromisedDays {
  const isWorked = (each: string) => isWorkingDay(each) && !goods.closedDays.has(each);
  const firstFrom = (each: string) => {
    let found = each;
    while (!isWorked(found)) found = dayAfter(found, 1);
    return found;
  };
  const later = (each: string, count: number) => {
    let found = each;
    for (let left = count; left > 0; left -= 1) found = firstFrom(dayAfter(found, 1));
    return found;
  };
  const isLate = cutOff !== null && time >= cutOff && isWorked(day);
  const counted = firstFrom(isLate ? dayAfter(day, 1) : day);
  const { availableOn } = goods;
  const start = availableOn && availableOn > counted ? firstFrom(availableOn) : counted;
  return { from: later(start, from), to: later(start, to) };
}
