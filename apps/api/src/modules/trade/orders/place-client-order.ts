import { fitsOnAccount } from "@precise/cart-core/account-limit";
import { isDeliveryDay } from "@precise/cart-core/delivery-days";
import { kobo } from "@precise/cart-core/money";
import { stageAfterPlacing } from "@precise/cart-core/order-moves";
import type { ClientOrder, placeClientOrder as placeRoute } from "@precise/contract/clients/client-orders";
import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import { normalisePhone } from "@precise/contract/nigeria/phone";
import type { ParsedBodyOf } from "@precise/contract/route";
import { takeStock } from "#api/modules/catalogue/products-for-cart.ts";
import { sellerOf } from "#api/modules/invoice/seller.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import { queueOrderMail } from "#api/modules/orders/mail/order-mail.ts";
import { queueShopOrderMail } from "#api/modules/orders/mail/shop-order-mail.ts";
import { reserveOnAccount } from "#api/modules/orders/money/company-account.ts";
import { type OrderDraft, placedEvents } from "#api/modules/orders/order-draft.ts";
import { clientScope, findAnswer, keepAnswer, orderKey } from "#api/modules/orders/order-keys.ts";
import { refuseOtherFigures, refuseShortStock } from "#api/modules/orders/order-refusals.ts";
import { insertOrder } from "#api/modules/orders/order-rows.ts";
import type { OrderTerms } from "#api/modules/orders/place-order.ts";
import { RolledBack, whileLocked } from "#api/modules/orders/while-locked.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { failure, type Reply } from "#api/platform/http/reply.ts";
import { emptyClientCart, lockClientCart, readClientLines } from "../cart/client-cart-rows.ts";
import { type PricedClientLine, priceClientLines } from "../cart/client-cart-view.ts";
import type { ClientSession } from "../client-session-rows.ts";
import { overLimit } from "./account-refusal.ts";
import { type ClientSums, clientPrices, clientSums } from "./client-sums.ts";
import { type CompanyStanding, readCompanyStanding } from "./company-standing.ts";

export type ClientOrderRequest = ParsedBodyOf<typeof placeRoute>;
type Outcome = Reply<{ order: ClientOrder }>;

/**
 * Orders what is in a person's trade cart, in one transaction under the cart's lock: prices are the company's of this
 * moment, stock and the company's limit are taken by conditional updates, and a cart becomes one order or none.
 * @param view as the order travels
 * @source design D1, D2, D13, D14, D15
 */
export async function placeClientOrder(
  db: Database,
  terms: OrderTerms & { readonly view: (order: AnyOrder) => ClientOrder },
  client: ClientSession,
  request: ClientOrderRequest,
  key: string,
): Promise<Outcome> {
  const { delivery_date: day } = request;
  if (day !== undefined && !isDeliveryDay(day, lagosDay(new Date()))) {
    const message = "We do not deliver on that day. Choose another working day.";
    return failure(422, "bad_delivery_date", message, { field: "delivery_date" });
  }
  const lock = (tx: Sql) => lockClientCart(tx, client.personId);
  return whileLocked(db, lock, (tx) => placeUnderLock(tx, terms, client, request, key));
}

async function placeUnderLock(
  tx: Sql,
  { content, view, ...times }: OrderTerms & { readonly view: (order: AnyOrder) => ClientOrder },
  client: ClientSession,
  request: ClientOrderRequest,
  key: string,
): Promise<Outcome> {
  const { personId, companyId, priceList } = client;
  const attempt = orderKey(clientScope(personId, "order"), key, request);
  const before = await findAnswer<AnyOrder>(tx, attempt);
  if (before === "reused") {
    const message = "This Idempotency-Key belongs to another request.";
    return failure(422, "idempotency_key_reused", message, { field: "idempotency-key" });
  }
  if (before) return { data: { order: view(before) } };

  const cart = await priceClientLines(tx, priceList.code, await readClientLines(tx, personId));
  const { priced } = cart;
  if (priced.length === 0) return failure(422, "cart_empty", "The cart is empty.");
  const sums = clientSums(priced);
  const standing = await readCompanyStanding(tx, companyId);
  // Stock is an article's, over all of its rows.
  const articles = new Map(
    priced.map(({ product, pieces, amounts }) => [
      product.sku,
      { product, unitPrice: amounts.unitGross, quantity: pieces },
    ]),
  );
  const lines = [...articles.values()];
  const stock = new Map(lines.map(({ product }) => [product.sku, product.stockQty]));
  const isOnAccount = request.payment.method === "on_account";
  const refused =
    refuseShortStock(lines, stock, true) ??
    refuseOtherFigures(request.accepted_total, sums.totals.payable, {
      prices: clientPrices(sums),
      notices: cart.notices.map(({ message }) => message),
    }) ??
    (isOnAccount && !fitsOnAccount(standing, sums.totals.payable)
      ? overLimit(standing, sums.totals.payable)
      : undefined);
  if (refused) return refused;

  const taken = await takeStock(
    tx,
    priced.map(({ product, line }) => ({ sku: product.sku, quantity: line.quantity })),
  );
  if (!taken.ok) {
    const left = new Map([...stock, ...taken.short.map(({ sku, stockQty }) => [sku, stockQty] as const)]);
    return (
      refuseShortStock(lines, left, true) ??
      failure(422, "out_of_stock", "Something in your cart is out of stock.")
    );
  }
  if (isOnAccount && !(await reserveOnAccount(tx, companyId, sums.totals.payable))) {
    // A colleague's order took it since it was read. Stock is taken by now: the whole transaction is undone.
    throw new RolledBack(overLimit(await readCompanyStanding(tx, companyId), sums.totals.payable));
  }
  const draft = draftOf(client, standing, request, priced, sums, content);
  const order = await insertOrder(tx, null, draft, times);
  await emptyClientCart(tx, personId);
  await keepAnswer(tx, attempt, order);
  await queueOrderMail(tx, { kind: "order_placed", order });
  await queueShopOrderMail(tx, content.company.email, "placed", order);
  return { data: { order: view(order) } };
}

function draftOf(
  { personId, companyId, user }: ClientSession,
  { company, termsDays }: CompanyStanding,
  request: ClientOrderRequest,
  priced: readonly PricedClientLine[],
  { totals, vat }: ClientSums,
  content: OrderTerms["content"],
): OrderDraft {
  const payment = request.payment.method;
  const isFeeKnown = totals.deliveryFee !== null;
  const stage = stageAfterPlacing({ payment, isFeeKnown, isProved: true, payable: totals.payable });
  const { address, contact } = request.site;
  const phone = normalisePhone(contact.phone);
  const { email, firstname, lastname } = user;
  return {
    stage,
    provedBy: "client",
    goods: "held",
    contact: { email, firstname, lastname, phone: user.phone },
    delivery: "delivery",
    address,
    showroom: null,
    payment,
    bank: stage === "awaiting_payment" ? content.company.bank : null,
    note: request.note || null,
    totals,
    discounts: [],
    vat,
    seller: sellerOf(content.company),
    lines: priced.map(({ product, amounts, line }) => ({
      product,
      unitPrice: amounts.unitGross,
      quantity: line.quantity,
      image: product.media_gallery[0] ?? null,
      charged: { unitNet: amounts.unitNet, gross: amounts.gross, sideMark: line.sideMark },
    })),
    events: placedEvents({ delivery: "delivery", payment, isPaid: false }, stage),
    trade: {
      personId,
      companyId,
      company: { ...company, ...(payment === "on_account" ? { terms_days: termsDays } : {}) },
      siteContact: { name: contact.name, phone: phone.ok ? phone.value : contact.phone },
      poNumber: request.po_number || null,
      deliveryDate: request.delivery_date ?? null,
      reserved: payment === "on_account" ? totals.payable : kobo(0),
    },
  };
}
