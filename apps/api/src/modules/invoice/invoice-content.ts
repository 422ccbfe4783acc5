import { addressLines } from "@precise/cart-core/address-lines";
import { fromWireValue, type Kobo, kobo, parsePrice } from "@precise/cart-core/money";
import { allPaymentKinds } from "@precise/cart-core/payment-kinds";
import { rcNumberText } from "@precise/contract/nigeria/rc-number";
import type { Order } from "@precise/contract/shop/orders/order";
import type { ClientOrder } from "@precise/contract/trade/orders";
import * as z from "zod/mini";
import { wireDay, wireTime } from "#api/platform/time/wire-time.ts";
import { seller } from "./seller.ts";

const amount = z.pipe(z.int(), z.transform(kobo));
const moment = z.iso.datetime();

const purchaser = z.object({
  name: z.string(),
  address: z.array(z.string()),
  phone: z.string(),
  email: z.string(),
  /** A company's tax identification number. */
  tin: z.optional(z.string()),
});

const account = z.object({ bank_name: z.string(), account_name: z.string(), account_number: z.string() });

/** A line: consumers read its prices with VAT, companies without. */
const line = z.object({
  sku: z.string(),
  name: z.string(),
  quantity: z.int(),
  unit_price: amount,
  row_total: amount,
  unit_net: z.optional(amount),
  net: z.optional(amount),
  side_mark: z.optional(z.string()),
});

/** What an invoice and its credit notes state alike. Amounts are kobo and include VAT where nothing else is said. */
export const taxDocument = {
  supplier: seller,
  purchaser,
  order: z.object({ number: z.string(), placed_at: moment, po_number: z.optional(z.string()) }),
  /** Whether the lines show prices with VAT or without; invoices of before have them with. */
  prices: z._default(z.enum(["gross", "net"]), "gross"),
  lines: z.array(line),
  discounts: z.array(z.object({ label: z.string(), amount })),
  delivery: amount,
  gross: amount,
  vat: amount,
  /** 75 is 7.5 %. */
  vat_per_thousand: z.int(),
};
const anyTaxDocument = z.object(taxDocument);
export type TaxDocument = z.infer<typeof anyTaxDocument>;

/**
 * All that a tax invoice states.
 * @source Nigeria Tax Act 2025 s. 153, design "Tax invoice"
 */
export const invoiceContent = z.object({
  ...taxDocument,
  supplied_at: moment,
  payment: z.object({
    method: z.enum(allPaymentKinds),
    paid_at: z.optional(moment),
    /** On account: days after the invoice, and the day in Lagos by which it is paid. */
    terms_days: z.optional(z.int()),
    due_date: z.optional(z.iso.date()),
    /** The account that what is on account is paid to; invoices of before have none. */
    pay_to: z.optional(account),
  }),
});
export type InvoiceContent = z.infer<typeof invoiceContent>;

/** What of an order its invoice states: a shopper's, or with `trade` a company's. */
export interface InvoicedOrder
  extends Pick<Order, "number" | "placed_at" | "contact" | "address" | "delivery" | "prices"> {
  readonly items: ClientOrder["items"];
  readonly payment: Pick<ClientOrder["payment"], "paid_at" | "terms_days"> & {
    readonly method: Order["payment"]["method"] | ClientOrder["payment"]["method"];
  };
  readonly trade?: Pick<ClientOrder, "company" | "po_number"> | undefined;
}

/** What an order's invoice states. @throws Error for an order whose delivery fee is open: it cannot be supplied yet */
export function contentOfOrder(
  order: InvoicedOrder,
  more: Pick<InvoiceContent, "supplier" | "vat_per_thousand"> & {
    readonly suppliedAt: Date;
    readonly payTo?: z.infer<typeof account>;
  },
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
            // A landmark is for the delivery driver.
            ...addressLines({ ...address, landmark: undefined }),
          ]
        : [`Collected at ${delivery.showroom?.name ?? "our showroom"}`],
      phone: contact.phone,
      email: contact.email,
      ...(trade?.company.tin ? { tin: trade.company.tin } : {}),
    },
    order: {
      number: order.number,
      placed_at: order.placed_at,
      ...(trade?.po_number ? { po_number: trade.po_number } : {}),
    },
    supplied_at: wireTime(more.suppliedAt),
    payment: {
      method: payment.method,
      ...(payment.paid_at ? { paid_at: payment.paid_at } : {}),
      ...(payment.terms_days === undefined ? {} : termsFrom(more.suppliedAt, payment.terms_days)),
      ...(more.payTo && { pay_to: more.payTo }),
    },
    prices: isNet(order) ? "net" : "gross",
    lines: order.items.map((item) => ({
      sku: item.sku,
      name: item.name,
      quantity: item.quantity,
      unit_price: priceOf(item.unit_price),
      row_total: fromWireValue(item.row_total.value),
      ...(item.unit_net === undefined ? {} : { unit_net: priceOf(item.unit_net) }),
      ...(item.net === undefined ? {} : { net: fromWireValue(item.net.value) }),
      ...(item.side_mark ? { side_mark: item.side_mark } : {}),
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

/** A company is charged by net amounts; orders of before may not carry them. */
function isNet({ trade, items }: InvoicedOrder): boolean {
  return (
    trade !== undefined && items.every(({ unit_net, net }) => unit_net !== undefined && net !== undefined)
  );
}

/** When what is on account is due: so many days after the day of supply in Lagos, which is an hour ahead all year. */
function termsFrom(suppliedAt: Date, days: number) {
  const due = new Date(suppliedAt.getTime() + 60 * 60_000 + days * 24 * 60 * 60_000);
  return { terms_days: days, due_date: wireDay(due) };
}

function priceOf(text: string): Kobo {
  const price = parsePrice(text);
  if (!price.ok) throw new Error("an order has a price that is none");
  return price.value;
}
