import {
  deliveryPromise,
  type OrderMoment,
  type PromisedDays,
  type PromiseTerms,
} from "@precise/cart-core/delivery-promise";
import { clockText, lagosDay, laterDay } from "@precise/contract/nigeria/lagos-days";
import type { StateName } from "@precise/contract/nigeria/states";
import * as z from "zod/mini";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** What an order is promised, with what that was counted by: a later confirmation counts by the same. */
export interface OrderPromise {
  readonly state: StateName;
  readonly days: PromisedDays;
  readonly terms: KeptTerms;
}

/** As the order keeps them. `closed_days`: the shop's own, of the months that follow. */
const keptTerms = z.object({
  from: z.int(),
  to: z.int(),
  cut_off: z.nullable(z.string()),
  closed_days: z.array(z.string()),
});
type KeptTerms = z.infer<typeof keptTerms>;

/** The shop's settings that a promise is counted by. */
export type PromiseSettings = Pick<ShopContent, "deliveryDays" | "closed_days">;

/** An order may wait so many days for its money; closed days beyond them are not kept with it. */
const mostDaysKept = 200;

/** What an order to a state is promised at a moment; undefined where the owner has set nothing, or delivers nothing there. */
export function orderPromise(
  settings: PromiseSettings,
  state: StateName,
  at: Date,
  availableOn?: string | null,
): OrderPromise | undefined {
  const stated = settings.deliveryDays.get(state);
  if (!stated?.is_delivered) return undefined;
  const moment = momentOf(at);
  const closed = settings.closed_days
    .map(({ day }) => day)
    .filter((day) => day >= moment.day && day <= laterDay(moment.day, mostDaysKept));
  const terms = { from: stated.from, to: stated.to, cut_off: stated.cut_off, closed_days: closed };
  return { state, days: countDays(terms, moment, availableOn), terms };
}

/**
 * Counts an order's promise from the moment at which it is confirmed: what is waiting for its money is not on its way. One without a
 * promise stays so.
 */
export async function recountPromise(tx: Sql, orderId: number, at: Date): Promise<void> {
  const [row] = await tx.query<{ promise_terms: unknown }>(
    "select promise_terms from shop_order where id = $1 and promise_terms is not null",
    [orderId],
  );
  const terms = row && keptTerms.safeParse(row.promise_terms);
  if (!terms?.success) return;
  const { from, to } = countDays(terms.data, momentOf(at));
  await tx.query("update shop_order set promised_from = $2::date, promised_to = $3::date where id = $1", [
    orderId,
    from,
    to,
  ]);
}

function countDays(terms: KeptTerms, moment: OrderMoment, availableOn?: string | null): PromisedDays {
  const { from, to, cut_off: cutOff, closed_days } = terms;
  const stated: PromiseTerms = { from, to, cutOff };
  return deliveryPromise(stated, moment, { closedDays: new Set(closed_days), availableOn });
}

function momentOf(at: Date): OrderMoment {
  return { day: lagosDay(at), time: clockText(wireTime(at)) };
}
