import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";

/** An order that a shopper of a journey placed. */
export interface PlacedOrder {
  readonly number: string;
  /** Naira. */
  readonly payable: number;
  readonly phone: string;
}

/** The lamp that journeys buy. */
export const sku = "PRD0730BB";

/**
 * Places orders of one lamp each at the shop, as guests with the same surname do.
 * @param surname by which a journey finds its own
 * @param pieces lamps of each, where it is not one
 */
export async function placeOrders(
  request: APIRequestContext,
  count: number,
  surname: string,
  payment: "bank_transfer" | "pay_on_delivery" = "bank_transfer",
  pieces = 1,
): Promise<readonly PlacedOrder[]> {
  const orders: PlacedOrder[] = [];
  for (let n = 0; n < count; n += 1) orders.push(await placeOrder(request, surname, payment, pieces));
  return orders;
}

async function placeOrder(
  request: APIRequestContext,
  surname: string,
  payment: string,
  quantity: number,
): Promise<PlacedOrder> {
  const shop = process.env.SHOP_URL ?? "http://localhost:3000";
  const post = (path: string, data: object) =>
    request.post(shop + path, { data, headers: { origin: shop, "idempotency-key": randomUUID() } });
  const added = await post("/api/cart/add", { items: [{ sku, quantity }] });
  const { cart } = (await added.json()).data;
  // Numbers of the 0803 range that no one else of the run has.
  const phone = `0803${String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0")}`;
  const body = (acceptedTotal: number) => ({
    cartId: cart.cartId,
    contact: { email: `${randomUUID()}@example.com`, firstname: "Ada", lastname: surname, phone },
    address: { line1: "14 Harbour Light Close", landmark: "", state: "Lagos", lga: "Ikeja" },
    delivery: { method: "delivery" },
    payment: { method: payment },
    accepted_total: acceptedTotal,
  });
  // The first answer says what it costs.
  const priced = await (await post("/api/orders", body(1))).json();
  const payable = priced.data.prices.payable.value;
  const answer = await post("/api/orders", body(payable));
  if (answer.status() !== 201) throw new Error(`the order was not placed: ${await answer.text()}`);
  const { order } = (await answer.json()).data;
  return { number: order.number, payable: order.prices.payable.value, phone };
}
