import { callOrNull } from "@precise/api-client/client";
import { type ProposedChange, readOrderChange } from "@precise/contract/shop/orders/order-changes";
import "server-only";
import { headers } from "next/headers";
import { apiForVisitor } from "#shop/base/server/visitor-api.ts";

/** What is known of a mail's link to a change. `gone`: it never was one of ours, or has ended. */
export type LinkedChange =
  | { readonly kind: "found"; readonly change: ProposedChange }
  | { readonly kind: "gone" }
  | { readonly kind: "unreachable" };

/** Reads the change that a mail's link speaks of; a bad token and an ended one are the same. */
export async function loadChange(token: string): Promise<LinkedChange> {
  const result = await callOrNull(apiForVisitor(await headers()), readOrderChange, { body: { token } });
  if (!result.ok) return { kind: result.failure.status === 400 ? "gone" : "unreachable" };
  return result.value === null ? { kind: "gone" } : { kind: "found", change: result.value };
}
