import { fromWireValue, type Kobo, kobo, parsePrice } from "@precise/cart-core/money";
import { rcNumberText } from "@precise/contract/nigeria/rc-number";
import * as z from "zod/mini";
import type { AnyOrder } from "../orders/any-order.ts";
import { seller } from "./seller.ts";

const amount = z.pipe(z.int(), z.transform(kobo));
const moment = z.iso.datetime();

/**
 * All that a tax invoice states. Amounts are kobo and include VAT where nothing else is said.
 * @source Nigeria Tax Act 2025 s. 153, FEATURES §4.9
 */
export const invoiceContent = z.object({
  supplier: seller,
  purchaser: z.object({
    name: z.string(),
    address: z.array(z.string()),
    phone: z.string(),
    email: z.string(),
  }),
  order: z.object({ number: z.string(), placed_at: moment, po_number: z.optional(z.string()) }),
  supplied_at: moment,
  payment: z.object({
    method: z.enum(["pay_on_delivery", "bank_transfer", "paystack", "on_account"]),
    paid_at: z.optional(moment),
  }),
  lines: z.array(
    z.object({ sku: z.string(), name: z.string(), quantity: z.int(), unit_price: amount, row_total: amount }),
  ),
  discounts: z.array(z.object({ label: z.string(), amount })),
  delivery: amount,
  gross: amount,
  vat: amount,
  /** 75 is 7.5 %. */
  vat_per_thousand: z.int(),
});
export type InvoiceContent = z.infer<typeof invoiceContent>;

/** What an order's invoice states. @throws Error for an order whose delivery fee is open: it cannot be supplied yet */
export function contentOfOrder(
  order: AnyOrder,
  more: Pick<InvoiceContent, "supplier" | "vat_per_thousand"> & { readonly suppliedAt: Date },
): InvoiceContent {
  const { prices, contact, address, delivery, payment, trade } = order;
  if (prices.delivery_fee === null) throw new Error("an order with an open delivery fee has no invoice");
  return {
    supplier: more.supplier,
    purchaser: {
      name: trade?.company.name ?? `${contact.firstname} ${contact.lastname}`,
      address: address
        ? [
            ...(trade?.company.rc_number ? [rcNumberText(trade.company.rc_number)] : []),
            address.line1,
            address.line2 ?? "",
            `${address.lga}, ${address.state}`,
          ].filter((row) => row !== "")
        : [`Collected at ${delivery.showroom?.name ?? "our showroom"}`],
      phone: contact.phone,
      email: contact.email,
    },
    order: {
      number: order.number,
      placed_at: order.placed_at,
      ...(trade?.po_number ? { po_number: trade.po_number } : {}),
    },
    supplied_at: more.suppliedAt.toISOString(),
    payment: { method: payment.method, ...(payment.paid_at ? { paid_at: payment.paid_at } : {}) },
    lines: order.items.map(({ sku, name, quantity, unit_price, row_total }) => ({
      sku,
      name,
      quantity,
      unit_price: priceOf(unit_price),
      row_total: fromWireValue(row_total.value),
    })),
    discounts: (prices.discounts ?? []).map((discount) => ({
      label: discount.label,
      amount: fromWireValue(Math.abs(discount.amount.value)),
    })),
    delivery: fromWireValue(prices.delivery_fee.value),
    gross: fromWireValue(prices.payable.value),
    vat: fromWireValue(prices.vat.value),
    vat_per_thousand: more.vat_per_thousand,
  };
}

function priceOf(text: string): Kobo {
  const price = parsePrice(text);
  if (!price.ok) throw new Error("an order has a price that is none");
  return price.value;
}
