import { callOrNull } from "@precise/api-client/client";
import { readFeeProposal } from "@precise/contract/shop/orders/order-acts";
import "server-only";
import { headers } from "next/headers";
import { apiForVisitor } from "#shop/base/server/visitor-api.ts";
import type { LinkedOrder } from "./own/linked-order.tsx";

/** Reads what a mail's link speaks of; a bad token and an ended one are the same. */
export async function loadFee(token: string): Promise<LinkedOrder> {
  const result = await callOrNull(apiForVisitor(await headers()), readFeeProposal, { body: { token } });
  if (!result.ok) return { kind: result.failure.status === 400 ? "gone" : "unreachable" };
  return result.value === null ? { kind: "gone" } : { kind: "found", order: result.value };
}
