import { call } from "@precise/api-client/client";
import { type ClientCheckout, getClientCheckout } from "@precise/contract/trade/checkout";
import "server-only";
import { cookies } from "next/headers";
import { tradeApi, unwrapOrRedirect } from "#trade/base/server/trade-api.ts";
import { requireTradeUser } from "#trade/base/server/trade-session.data.ts";
import { type CheckoutDraft, draftOf, readDraft } from "./checkout-draft.ts";

/** What a checkout page shows: the figures of the cart as it is now, and what this person has typed so far. */
export async function loadCheckout(): Promise<{
  readonly checkout: ClientCheckout;
  readonly draft: CheckoutDraft;
}> {
  const [user, jar, api] = await Promise.all([requireTradeUser(), cookies(), tradeApi()]);
  const checkout = await unwrapOrRedirect(await call(api, getClientCheckout));
  const stored = readDraft((name) => jar.get(name)?.value);
  return { checkout, draft: draftOf(stored, user.customer_id) };
}
