import "server-only";
import { call } from "@precise/api-client/client";
import { phoneText } from "@precise/contract/nigeria/phone";
import { listAddresses, readAccount, type SavedAddress } from "@precise/contract/shop/account";
import type { Cart } from "@precise/contract/shop/cart";
import { type CheckoutOptions, getCheckoutOptions } from "@precise/contract/shop/checkout";
import type { DeliveryPromises } from "@precise/contract/shop/delivery-promises";
import { cookies, headers } from "next/headers";
import { loadDeliveryPromises } from "#shop/base/server/delivery-promises.ts";
import { apiForVisitor } from "#shop/base/server/visitor-api.ts";
import { hasSessionCookie } from "#shop/base/server/visitor-session.ts";
import { loadVisitorCart } from "#shop/features/buying/cart/cart.data.ts";
import { type CheckoutDraft, readDraft } from "./checkout-draft.ts";
import type { CheckoutEntries } from "./checkout-steps.ts";

/** What the account of a signed-in shopper knows already. */
interface KnownPerson {
  readonly contact: CheckoutEntries;
  /** The one used first, first. */
  readonly addresses: readonly SavedAddress[];
}

/** What a checkout page shows. `no-cart`: there is nothing to check out. `unreachable`: entries are kept, figures unknown. */
export type CheckoutState =
  | { readonly kind: "no-cart"; readonly draft: CheckoutDraft }
  | { readonly kind: "unreachable"; readonly draft: CheckoutDraft }
  /** The session of the cart's owner has ended; entries and lines are kept. */
  | { readonly kind: "signed-out"; readonly draft: CheckoutDraft }
  | {
      readonly kind: "open";
      readonly draft: CheckoutDraft;
      readonly cart: Cart;
      readonly options: CheckoutOptions;
      /** What the account knows of the signed-in user; null for a guest. */
      readonly person: KnownPerson | null;
      /** On which days it arrives, state by state; null where that is not known. */
      readonly promises: DeliveryPromises | null;
      /** Now, in milliseconds: which of two pages is the newer one. */
      readonly madeAt: number;
    };

/** What this visitor has typed so far. */
export async function loadCheckoutDraft(): Promise<CheckoutDraft> {
  const jar = await cookies();
  return readDraft((name) => jar.get(name)?.value);
}

/** Loads cart and options side by side. */
export async function loadCheckout(): Promise<CheckoutState> {
  const [draft, visitor, options, person, promises] = await Promise.all([
    loadCheckoutDraft(),
    loadVisitorCart(),
    call(apiForVisitor(await headers()), getCheckoutOptions),
    loadKnownPerson(),
    // The order can be placed without them.
    loadDeliveryPromises().catch(() => null),
  ]);
  if (visitor.kind === "none" || visitor.kind === "gone") return { kind: "no-cart", draft };
  if (visitor.kind === "signed-out") return { kind: "signed-out", draft };
  if (visitor.kind === "unreachable" || !options.ok) return { kind: "unreachable", draft };
  if (visitor.cart.items.length === 0) return { kind: "no-cart", draft };
  return {
    kind: "open",
    draft,
    cart: visitor.cart,
    options: options.value,
    person,
    promises,
    madeAt: Date.now(),
  };
}

/** Null for a guest, which costs no call, and where the account does not answer: then everything is typed. */
async function loadKnownPerson(): Promise<KnownPerson | null> {
  if (!hasSessionCookie(await cookies())) return null;
  const api = apiForVisitor(await headers());
  const [account, addresses] = await Promise.all([call(api, readAccount), call(api, listAddresses)]);
  if (!account.ok) return null;
  const { email, firstname, lastname, phone } = account.value;
  return {
    contact: { email, firstname, lastname, phone: phone === "" ? "" : phoneText(phone) },
    addresses: addresses.ok ? addresses.value : [],
  };
}
