import { randomUUID } from "node:crypto";

/** One piece of an article whose price is ₦1,000, delivered: what the order must cost, in naira. */
const payable = 6_000;
const json = { "content-type": "application/json" };

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(body) });
}

/** A guest's cart with one piece. */
export async function cartOf(apiUrl: string, sku: string): Promise<string> {
  const answer = await post(`${apiUrl}/api/cart/add`, { items: [{ sku, quantity: 1 }] });
  const id = /"cartId":"([^"]+)"/.exec(await answer.text())?.[1];
  if (id === undefined) throw new Error(`no cart was made: ${answer.status}`);
  return id;
}

/** Orders it. @returns the status; 201 when it is placed */
export async function placeOrder(apiUrl: string, cartId: string, guest: number): Promise<number> {
  const body = {
    cartId,
    contact: {
      email: `guest-${guest}@example.com`,
      firstname: "Ada",
      lastname: "Obi",
      phone: "0803 123 4567",
    },
    address: { line1: "14 Harbour Light Close", landmark: "By the park", state: "Lagos", lga: "Ikeja" },
    delivery: { method: "delivery" },
    payment: { method: "bank_transfer" },
    accepted_total: payable,
  };
  const answer = await post(`${apiUrl}/api/orders`, body, { "idempotency-key": randomUUID() });
  const text = await answer.text();
  if (answer.status >= 400 && answer.status !== 409)
    throw new Error(`an order was answered ${answer.status}: ${text.slice(0, 300)}`);
  return answer.status;
}
