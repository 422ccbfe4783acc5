import type { ApiClient } from "@precise/api-client/client";
import { callOrNull } from "@precise/api-client/client";
import { lookAtPayment } from "@precise/contract/shop/orders/order-payments";
import { isOrderNumber } from "#shop/base/storage/order-cookie.ts";
import { readVisitorOrder, type VisitorOrder } from "../visitor-order.ts";

/**
 * Reads the order of a page to which a payer returns, after the API has asked Paystack. The reference of the address is
 * never believed: a foreign one changes nothing, and the order is read as for every other visit.
 */
export async function readReturnedOrder(
  api: ApiClient,
  number: string,
  visitor: Parameters<typeof readVisitorOrder>[2],
  reference: string | undefined,
): Promise<VisitorOrder> {
  const { email, isSignedIn } = visitor;
  if (reference !== undefined && isOrderNumber(number) && (email !== undefined || isSignedIn)) {
    const looked = await callOrNull({ ...api, timeoutMs: 12_000 }, lookAtPayment, {
      body: { number, reference, ...(email !== undefined && { email }) },
    });
    if (looked.ok && looked.value !== null) return { kind: "found", order: looked.value };
  }
  return readVisitorOrder(api, number, visitor);
}
