import { addKobo, type Kobo, kobo, wireAmount, wirePrice } from "@precise/cart-core/money";
import { nextStages } from "@precise/cart-core/order-moves";
import { type OrderStage, summaryOfStage } from "@precise/cart-core/order-stages";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import {
  excessKobo,
  type MoneyByKind,
  missingKobo,
  orderMoney,
  paymentStatus,
} from "@precise/cart-core/payment-status";
import type { CartTotals } from "@precise/cart-core/totals";
import { vatIncluded } from "@precise/cart-core/vat";
import type { PromisedToState } from "@precise/contract/shop/delivery-promises";
import type { Finding } from "@precise/contract/shop/light/lighting";
import type { Order, OrderPrices } from "@precise/contract/shop/orders/order";
import type { MediaEntry } from "@precise/contract/shop/product";
import { type ShipmentRow, shipmentsView } from "#api/modules/deliveries/shipment-view.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import type { AnyOrder } from "./any-order.ts";
import { type GoodsState, holdView, mayHoldAgain } from "./goods/order-hold.ts";
import { type AttemptRow, onlineView, type RefundRow } from "./online/online-view.ts";
import type { OrderDiscount } from "./order-draft.ts";

interface CreditNoteRow {
  readonly number: string;
  readonly gross_kobo: number;
  readonly issued_at: string;
}

/** An order as it is kept, with its lines and history; amounts in kobo. */
export interface OrderRow {
  readonly number: string;
  readonly status: OrderStage;
  readonly placed_at: Date;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly news: string | null;
  readonly delivery_method: "delivery" | "pickup";
  readonly address: Order["address"];
  readonly showroom: NonNullable<Order["delivery"]["showroom"]> | null;
  readonly payment_method: AnyOrder["payment"]["method"];
  readonly bank: NonNullable<Order["payment"]["bank"]> | null;
  readonly note: string | null;
  readonly acknowledged_findings: readonly Finding[] | null;
  readonly subtotal_kobo: number;
  readonly discounts: readonly OrderDiscount[];
  readonly grand_total_kobo: number;
  readonly delivery_fee_kobo: number | null;
  readonly payable_kobo: number;
  readonly vat_kobo: number;
  readonly vat_per_thousand: number;
  readonly proposed_fee_kobo: number | null;
  readonly respond_by: Date | null;
  readonly paid_at: Date | null;
  readonly goods: GoodsState;
  readonly hold_until: Date | null;
  readonly hold_renewals: number;
  readonly proved_at: Date | null;
  /** Names of what is out of stock; null while the goods are held, or nothing is waited for. */
  readonly gone: readonly string[] | null;
  readonly invoice: { readonly number: string; readonly due_date: string | null } | null;
  readonly credit_notes: readonly CreditNoteRow[] | null;
  /** Null where no one was sent with it. */
  readonly shipments: readonly ShipmentRow[] | null;
  /** Null where no money ever moved. */
  readonly money: MoneyByKind | null;
  readonly is_in_review: boolean;
  readonly attempts: readonly AttemptRow[] | null;
  readonly refunds: readonly RefundRow[] | null;
  readonly company: (NonNullable<AnyOrder["trade"]>["company"] & { readonly terms_days?: number }) | null;
  readonly site_contact: NonNullable<AnyOrder["trade"]>["site_contact"] | null;
  readonly po_number: string | null;
  /** YYYY-MM-DD */
  readonly delivery_date: string | null;
  readonly promised: PromisedToState | null;
  readonly lines: readonly {
    readonly sku: string;
    readonly name: string;
    readonly url_path: string;
    /** None where all of it was cancelled. */
    readonly quantity: number;
    readonly cancelled: number;
    readonly unit_price_kobo: number;
    readonly row_total_kobo: number;
    readonly image: MediaEntry | null;
    readonly side_mark: string;
    readonly unit_net_kobo: number | null;
    readonly net_kobo: number | null;
  }[];
  readonly events: readonly { readonly at: string; readonly text: string; readonly stage: string | null }[];
}

/** An order as it travels. @source design "Order on the wire" */
export function orderView(row: OrderRow): AnyOrder {
  const { email, firstname, lastname, phone } = row;
  return {
    number: row.number,
    status: summaryOfStage[row.status],
    stage: row.status,
    placed_at: wireTime(row.placed_at),
    items: numberedLines(row.lines).map((line) => ({
      sku: line.sku,
      name: line.name,
      urlPath: line.url_path,
      quantity: line.quantity,
      unit_price: wirePrice(kobo(line.unit_price_kobo)),
      row_total: wireAmount(kobo(line.row_total_kobo)),
      ...(line.image === null ? {} : { image: line.image }),
      ...(line.side_mark === "" ? {} : { side_mark: line.side_mark }),
      ...(line.unit_net_kobo === null ? {} : { unit_net: wirePrice(kobo(line.unit_net_kobo)) }),
      ...(line.net_kobo === null ? {} : { net: wireAmount(kobo(line.net_kobo)) }),
      ...(line.line === undefined ? {} : { line: line.line }),
    })),
    ...cancelledView(row.lines),
    contact: { email, firstname, lastname, phone, ...(row.news === null ? {} : { news: row.news }) },
    address: row.address,
    delivery: {
      method: row.delivery_method,
      ...(row.showroom === null ? {} : { showroom: row.showroom }),
      ...shipmentsView(
        row.shipments ?? [],
        row.lines.map(({ quantity }) => quantity),
      ),
    },
    ...(row.promised === null ? {} : { promised: row.promised }),
    payment: {
      method: row.payment_method,
      // No one is asked to pay for goods that are not set aside; what is on account is asked for by the invoice.
      ...(row.bank === null || row.goods !== "held" || paymentFacts(row.payment_method).due === "on_invoice"
        ? {}
        : { bank: row.bank }),
      // What the shopper writes on the transfer, so that it can be matched.
      ...(paymentFacts(row.payment_method).isMatchedByReference && row.payable_kobo > 0
        ? { reference: row.number }
        : {}),
      ...(row.status === "awaiting_payment" ? dated("pay_by", row.respond_by) : {}),
      ...dated("paid_at", row.paid_at),
      ...moneyView(row),
      ...termsView(row),
    },
    ...(row.proposed_fee_kobo === null
      ? {}
      : { fee_proposal: proposalView(row, kobo(row.proposed_fee_kobo)) }),
    hold: holdView(row),
    shopper_may: shopperMay(row),
    ...(row.invoice === null ? {} : { invoice: { number: row.invoice.number } }),
    ...(row.credit_notes === null ? {} : { credit_notes: row.credit_notes.map(creditNoteView) }),
    ...(row.note === null ? {} : { note: row.note }),
    ...(row.acknowledged_findings === null
      ? {}
      : { acknowledged_findings: row.acknowledged_findings.map((finding) => ({ ...finding })) }),
    ...tradeView(row),
    prices: pricesView({
      subtotal: kobo(row.subtotal_kobo),
      discounts: row.discounts,
      grandTotal: kobo(row.grand_total_kobo),
      deliveryFee: row.delivery_fee_kobo === null ? null : kobo(row.delivery_fee_kobo),
      payable: kobo(row.payable_kobo),
      vat: kobo(row.vat_kobo),
      vatPerThousand: row.vat_per_thousand,
    }),
    timeline: row.events.map(({ at, text, stage }) => ({
      at: wireTime(at),
      text,
      ...(stage === null ? {} : { stage }),
    })),
  };
}

/** Lines of which something is left; with their places, where another was cancelled whole. */
function numberedLines(lines: OrderRow["lines"]): readonly (OrderRow["lines"][number] & { line?: number })[] {
  if (lines.every(({ quantity }) => quantity > 0)) return lines;
  return lines.map((line, index) => ({ ...line, line: index + 1 })).filter(({ quantity }) => quantity > 0);
}

function cancelledView(lines: OrderRow["lines"]): Pick<Order, "cancelled"> {
  const off = lines.filter(({ cancelled }) => cancelled > 0);
  if (off.length === 0) return {};
  return { cancelled: off.map(({ sku, name, cancelled }) => ({ sku, name, quantity: cancelled })) };
}

function creditNoteView({ number, gross_kobo, issued_at }: CreditNoteRow) {
  return {
    number,
    amount: wireAmount(kobo(gross_kobo)),
    issued_at: wireTime(issued_at),
  };
}

function tradeView({
  company: kept,
  site_contact,
  po_number,
  delivery_date,
}: OrderRow): Pick<AnyOrder, "trade"> {
  if (kept === null || site_contact === null) return {};
  const { terms_days: _terms, ...company } = kept;
  return {
    trade: {
      company,
      site_contact,
      ...(po_number === null ? {} : { po_number }),
      ...(delivery_date === null ? {} : { delivery_date }),
    },
  };
}

function proposalView(row: OrderRow, fee: Kobo) {
  return {
    delivery_fee: wireAmount(fee),
    payable: wireAmount(addKobo(kobo(row.grand_total_kobo), fee)),
    ...dated("answer_by", row.respond_by),
  };
}

function shopperMay(row: OrderRow): NonNullable<Order["shopper_may"]> {
  const standing = {
    stage: row.status,
    delivery: row.delivery_method,
    payment: row.payment_method,
    isPaid: row.paid_at !== null,
  };
  const stages = nextStages(standing, "shopper");
  return {
    cancel: stages.includes("cancelled"),
    // A buyer who has not confirmed the order accepts a fee by the link of our mail.
    accept_fee: row.status === "fee_proposed" && row.proved_at !== null,
    ...(mayHoldAgain(row) ? { hold_again: true } : {}),
  };
}

function dated<Name extends string>(name: Name, at: Date | null): { readonly [key in Name]?: string } {
  // One key of that very name: the compiler widens computed keys.
  return at === null ? {} : ({ [name]: wireTime(at) } as { [key in Name]: string });
}

/** What a cart's totals would be as an order's. @source design D13 */
export function pricesOfTotals(
  totals: CartTotals,
  discounts: readonly OrderDiscount[],
  vatPerThousand: number,
): OrderPrices {
  const vat = vatIncluded(totals.payable, vatPerThousand);
  return pricesView({ ...totals, discounts, vat, vatPerThousand });
}

/** An order's amounts as they travel. */
export function pricesView(prices: {
  readonly subtotal: Kobo;
  readonly discounts: readonly OrderDiscount[];
  readonly grandTotal: Kobo;
  readonly deliveryFee: Kobo | null;
  readonly payable: Kobo;
  readonly vat: Kobo;
  readonly vatPerThousand: number;
}): OrderPrices {
  return {
    subtotal: wireAmount(prices.subtotal),
    ...(prices.discounts.length > 0 ? { discounts: prices.discounts.map(discountView) } : {}),
    delivery_fee: prices.deliveryFee === null ? null : wireAmount(prices.deliveryFee),
    grand_total: wireAmount(prices.grandTotal),
    payable: wireAmount(prices.payable),
    vat: wireAmount(prices.vat),
    vat_per_thousand: prices.vatPerThousand,
  };
}

function discountView({ code, label, amount_kobo }: OrderDiscount) {
  return { amount: wireAmount(kobo(amount_kobo)), label, code };
}

/** What came, what went back, and what that means. @source decision 039 */
function moneyView(row: OrderRow) {
  const standing = {
    stage: row.status,
    money: orderMoney(row.money ?? {}),
    payable: kobo(row.payable_kobo),
    wasPaid: row.paid_at !== null,
    isInReview: row.is_in_review,
  };
  const { received, refunded } = standing.money;
  // Handed over without its money. While the fee is open no one knows what is missing.
  const isOwed = row.status === "delivered" && paymentFacts(row.payment_method).due === "on_handover";
  const isMissing = (received > 0 || isOwed) && row.delivery_fee_kobo !== null;
  const missing = isMissing ? missingKobo(standing) : kobo(0);
  const excess = excessKobo(standing);
  return {
    status: paymentStatus(standing),
    received: wireAmount(received),
    refunded: wireAmount(refunded),
    ...(missing > 0 ? { missing: wireAmount(missing) } : {}),
    ...(excess > 0 ? { excess: wireAmount(excess) } : {}),
    ...onlineView(row),
  };
}

/** Within how many days what is on account is paid, and until when. */
function termsView({ payment_method, company, invoice }: OrderRow) {
  if (payment_method !== "on_account") return {};
  return {
    ...(company?.terms_days === undefined ? {} : { terms_days: company.terms_days }),
    ...(invoice?.due_date ? { due_date: invoice.due_date } : {}),
  };
}
