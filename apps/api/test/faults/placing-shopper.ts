import { randomUUID } from "node:crypto";
import { addToCart } from "@precise/contract/shop/cart";
import { placeOrder } from "@precise/contract/shop/orders/order";
import { successBody } from "@precise/contract/wire/envelope";
import { orderBody } from "../modules/orders/order-body.ts";
import { askTimed, type OnAnswer } from "./ask-timed.ts";

/** A request to order whose answer is not known: the api died on it. */
interface Attempt {
  readonly key: string;
  readonly body: object;
}

/**
 * Someone who orders one lamp after the other, and asks again with the same key when no answer came.
 * @param changes of the order, which is one to be paid by transfer
 */
export function placingShopper(
  sku: string,
  payable: number,
  onAnswer: OnAnswer = () => undefined,
  changes: Record<string, unknown> = {},
) {
  let open: Attempt | undefined;
  /** Numbers of the orders that were acknowledged. */
  const acknowledged: string[] = [];
  const surprises: string[] = [];

  async function post(url: string, body: object, headers: Record<string, string> = {}) {
    const answer = await askTimed(onAnswer, url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    const { status } = answer;
    const json: unknown = JSON.parse(answer.text);
    if (status >= 500 && (status !== 503 || !answer.headers.has("retry-after")))
      surprises.push(`${status} ${JSON.stringify(json)}`);
    return { status, json };
  }

  async function placeOpen(url: string): Promise<number | undefined> {
    if (!open) return undefined;
    const answer = await post(`${url}/api/orders`, open.body, { "idempotency-key": open.key });
    // Busy, or just placed by the request that got no answer: it is asked again.
    if (answer.status >= 500 || answer.status === 409) return answer.status;
    if (answer.status === 201) {
      acknowledged.push(successBody(placeOrder.data).parse(answer.json).data.order.number);
    } else surprises.push(`${answer.status} ${JSON.stringify(answer.json)}`);
    open = undefined;
    return answer.status;
  }

  return {
    acknowledged,
    surprises,
    isWaiting: () => open !== undefined,
    /** One order more, or the one that is not answered yet. @returns the last answer's status @throws when the api is gone */
    async orderOnce(url: string, orders: "more" | "only-open" = "more"): Promise<number | undefined> {
      if (!open && orders === "more") {
        const added = await post(`${url}/api/cart/add`, { items: [{ sku, quantity: 1 }] });
        if (added.status !== 200) return added.status;
        const { cartId } = successBody(addToCart.data).parse(added.json).data.cart;
        open = { key: randomUUID(), body: orderBody(cartId, payable, changes) };
      }
      return placeOpen(url);
    },
  };
}
