import { call } from "@precise/api-client/client";
import { states } from "@precise/contract/nigeria/states";
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
  const draft = draftOf(
    readDraft((name) => jar.get(name)?.value),
    user.customer_id,
  );
  const state = states.find(({ name }) => name === draft.entries.state)?.name;
  const query = state === undefined ? {} : { state };
  return { checkout: await unwrapOrRedirect(await call(api, getClientCheckout, { query })), draft };
}
