import type { DeskOrder } from "@precise/contract/desk/orders/orders";
import { paymentMethods } from "@precise/contract/shop/orders/order";
import { cleanLine } from "@precise/contract/wire/clean-text";
import * as z from "zod/mini";
import { optionalEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { orderedLines, textOfLines } from "#desk/written-lines/lines-text.ts";

/** What is typed of a change. `place`: empty for as it is, `delivery`, or a showroom's id. */
export const editEntries = z.object({
  lines: z.string().check(z.refine((text) => orderedLines(text).length > 0, "Leave at least one article.")),
  place: z.string(),
  payment: z.string(),
  voucher: optionalEntry(60),
  takesVoucherOff: z.string(),
  reason: textEntry("Say what the customer asked for. They read it."),
});
export type TypedEdit = z.infer<typeof editEntries>;

/** The fields as the order is now. */
export function editStart({ items, payment }: DeskOrder): TypedEdit {
  return {
    lines: textOfLines(items.map(({ sku, quantity }) => ({ sku, typed: String(quantity) }))),
    place: "",
    payment: payment.method,
    voucher: "",
    takesVoucherOff: "",
    reason: "",
  };
}

/** The wish as the calls take it; undefined while no article is left. */
export function wishOf(entries: TypedEdit) {
  const lines = orderedLines(entries.lines);
  if (lines.length === 0) return undefined;
  const method = paymentMethods.find((each) => each === entries.payment);
  const voucher = cleanLine(entries.voucher);
  return {
    lines,
    ...(method === undefined ? {} : { payment: { method } }),
    ...(entries.place === "" ? {} : { delivery: deliveryOf(entries.place) }),
    ...(entries.takesVoucherOff === "yes" ? { voucher: null } : voucher === "" ? {} : { voucher }),
  };
}

function deliveryOf(place: string) {
  return place === "delivery"
    ? ({ method: "delivery" } as const)
    : ({ method: "pickup", showroom: place } as const);
}
