import type { Kobo } from "@precise/cart-core/money";
import { type OrderStanding, stageAfterPlacing } from "@precise/cart-core/order-moves";
import type { OrderStage } from "@precise/cart-core/order-stages";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import type { CartTotals } from "@precise/cart-core/totals";
import type { Finding } from "@precise/contract/shop/light/lighting";
import type { Order, placeOrder } from "@precise/contract/shop/orders/order";
import type { ParsedBodyOf } from "@precise/contract/wire/route";
import type { SellableProduct } from "#api/modules/catalogue/products-for-cart.ts";
import type { ShopContent } from "#api/modules/company/content.ts";
import { accountFor } from "#api/modules/company/identity.ts";
import { type Seller, sellerOf } from "#api/modules/invoice/seller.ts";
import type { OrderPromise } from "#api/modules/promises/order-promise.ts";
import type { AnyOrder } from "./any-order.ts";
import type { GoodsState, ProofOfOrder } from "./goods/order-hold.ts";
import { timelineText } from "./timeline-text.ts";

export type OrderRequest = ParsedBodyOf<typeof placeOrder>;
/** The same without saying from where its lines come: they may be a cart's, or those that staff wrote down. */
export type OrderWish = Omit<OrderRequest, "cartId">;
type Showroom = NonNullable<Order["delivery"]["showroom"]>;

/** A line to order, with the price of the catalogue at this moment. */
export interface DraftLine {
  readonly product: SellableProduct;
  readonly unitPrice: Kobo;
  readonly quantity: number;
}

/** What a trade client's line has in addition: it is charged by its net amount, with the VAT of the whole line. */
export interface ChargedLine {
  readonly unitNet: Kobo;
  readonly gross: Kobo;
  readonly sideMark: string;
}

/** What a trade client's order has in addition. */
export interface TradeDraft {
  readonly companyId: string;
  readonly personId: string;
  /** With the days within which the company pays what is on account. */
  readonly company: NonNullable<AnyOrder["trade"]>["company"] & { readonly terms_days?: number };
  readonly siteContact: NonNullable<AnyOrder["trade"]>["site_contact"];
  readonly poNumber: string | null;
  /** YYYY-MM-DD */
  readonly deliveryDate: string | null;
  /** What it takes of the company's limit. */
  readonly reserved: Kobo;
}

/** A discount as an order keeps it. */
export interface OrderDiscount {
  /** Empty for one that needs no code. */
  readonly code: string;
  readonly label: string;
  readonly amount_kobo: number;
  /** The rule that it came by. */
  readonly rule?: number;
}

/** What staff agreed with the buyer by hand, for one order. */
export interface AgreedAmounts {
  /** Off the goods; zero where there is none. */
  readonly discount: Kobo;
  /** What the goods cost when it was agreed: for fewer it is less in step. Null: these goods. */
  readonly ofGoods: Kobo | null;
  /** In place of the fee of the table; null where that holds. */
  readonly deliveryFee: Kobo | null;
}

/** What a buyer decides of an order; the rest follows from it. Every value is the shop's own, but for whom and where. */
export interface OrderPlan {
  /** A shopper's cart; a cart becomes one order. */
  readonly cartRowId: number | null;
  /** How it is known already that a real person stands behind it; null for a guest. @source design D28 */
  readonly provedBy: ProofOfOrder | null;
  readonly goods: Extract<GoodsState, "held" | "waiting">;
  readonly contact: OrderRequest["contact"];
  readonly delivery: OrderRequest["delivery"]["method"];
  readonly address: NonNullable<OrderRequest["address"]> | null;
  readonly showroom: Showroom | null;
  /** When it is to come, and by what that was counted; left out where nothing is promised. */
  readonly promise?: OrderPromise | undefined;
  readonly payment: AnyOrder["payment"]["method"];
  readonly note: string | null;
  /** What does not fit together and is ordered all the same, as the buyer saw it; left out where nothing was ticked. */
  readonly acknowledgedFindings?: readonly Finding[];
  readonly totals: CartTotals;
  /** What the totals count as discounts; amounts in kobo. */
  readonly discounts: readonly OrderDiscount[];
  /** Kept for an order that takes its place. */
  readonly agreed?: AgreedAmounts | undefined;
  readonly vat: Kobo;
  /** The rate that `vat` was counted with; the order keeps it. */
  readonly vatPerThousand: number;
  readonly lines: readonly (DraftLine & { readonly charged?: ChargedLine })[];
  readonly trade?: TradeDraft;
}

/** An order that is ready to be written. */
export interface OrderDraft extends OrderPlan {
  readonly stage: OrderStage;
  readonly bank: ShopContent["company"]["bank"] | null;
  /** Who sells, as a tax invoice states it. */
  readonly seller: Seller;
  /** What the shopper reads in the order's history. */
  readonly events: readonly { readonly stage: OrderStage; readonly text: string }[];
}

/** What follows from an order's plan: where placing brings it, and what its history says. */
export function draftOrder(plan: OrderPlan, { company }: ShopContent): OrderDraft {
  const { delivery, payment, provedBy, totals } = plan;
  const isFeeKnown = totals.deliveryFee !== null;
  const stage = stageAfterPlacing({
    payment,
    isFeeKnown,
    isProved: provedBy !== null,
    payable: totals.payable,
  });
  return {
    ...plan,
    stage,
    // While the fee is open, the amount to transfer is not known: the account is sent with it.
    // What a service takes goes to no account of ours: money that is sent there would pay for nothing.
    bank: isTransferred(stage, payment) ? accountFor(company, plan.trade !== undefined) : null,
    seller: sellerOf(company),
    events: placedEvents({ delivery, payment, isPaid: isFree(totals) }, stage),
  };
}

/** Trade credit is transferred once the invoice is there, which states the account. */
function isTransferred(stage: OrderStage, payment: OrderPlan["payment"]): boolean {
  const { isOnline, due } = paymentFacts(payment);
  return due === "on_invoice" || (stage === "awaiting_payment" && isOnline !== true);
}

/** A code that pays for everything is a payment like any other. */
export function isFree({ deliveryFee, payable }: CartTotals): boolean {
  return deliveryFee !== null && payable === 0;
}

/** What the history says of placing, and of where it brought the order. */
function placedEvents(order: Omit<OrderStanding, "stage">, stage: OrderStage): OrderDraft["events"] {
  const steps = stage === "placed" ? (["placed"] as const) : (["placed", stage] as const);
  return steps.map((to) => ({
    stage: to,
    text: timelineText({ order: { ...order, stage: "placed" }, to, by: "system" }),
  }));
}

/** The showroom that a pick-up names. @returns undefined for delivery, and for a showroom that there is not */
export function showroomOf(request: OrderWish, content: ShopContent): Showroom | undefined {
  const { delivery } = request;
  if (delivery.method !== "pickup") return undefined;
  const found = content.showrooms.find((showroom) => showroom.id === delivery.showroom);
  return found && { id: found.id, name: found.name, address: found.address, phone: found.phone };
}
