import { randomUUID } from "node:crypto";

/** An order that somebody placed before the task begins. */
export interface PlacedOrder {
  readonly number: string;
  /** Naira. */
  readonly payable: number;
  readonly phone: string;
  readonly email: string;
}

/** Places an order of one lamp, to be paid by transfer, as a guest of this surname does. */
export async function placeOrder(origin: string, surname: string): Promise<PlacedOrder> {
  const { cart } = await post(origin, "/api/cart/add", 200, { items: [{ sku: "PRD0730BB", quantity: 1 }] });
  const phone = `0803${String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0")}`;
  const email = `${randomUUID()}@example.com`;
  const body = (acceptedTotal: number) => ({
    cartId: cart.cartId,
    contact: { email, firstname: "Ada", lastname: surname, phone },
    address: { line1: "14 Harbour Light Close", landmark: "", state: "Lagos", lga: "Ikeja" },
    delivery: { method: "delivery" },
    payment: { method: "bank_transfer" },
    accepted_total: acceptedTotal,
  });
  // The first answer says what it costs.
  const payable = (await post(origin, "/api/orders", 409, body(1))).prices.payable.value;
  const { order } = await post(origin, "/api/orders", 201, body(payable));
  return { number: order.number, payable, phone, email };
}

/** Sends the shop a message. @returns its reference */
export async function askQuestion(origin: string): Promise<string> {
  const sender = { name: "Ada Obi", email: `${randomUUID()}@example.com`, phone: "" };
  const body = { ...sender, topic: "product", message: "Can the Ikeja pendant be dimmed?" };
  return (await post(origin, "/api/contact", 201, body)).reference;
}

/** @returns what the API answers under `data` */
async function post(origin: string, path: string, status: number, body: object) {
  const answer = await fetch(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin, "idempotency-key": randomUUID() },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text).data;
}
