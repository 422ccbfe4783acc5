import { createHash, timingSafeEqual } from "node:crypto";
import { networkOf, type ProxyList, plainAddress, visitorAddress } from "@precise/contract/server/proxy-list";

/** Header in which our apps name the visitor for whom they call; believed only beside the shared secret. */
export const visitorHeader = "x-precise-visitor";
export const secretHeader = "x-precise-secret";
/** Header in which one of us says that a call is its own, and no visitor's; believed only beside the secret as well. */
export const accountHeader = "x-precise-account";

/**
 * Who calls, for the limits: a visitor's network; one of our own apps on its own behalf (a page that is made for everyone), or
 * the door on its own, which are not limited.
 */
export type Caller =
  | { readonly kind: "visitor"; readonly network: string }
  | { readonly kind: "our-app" }
  | { readonly kind: "door" };

interface Incoming {
  readonly remoteAddress: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Finds out who calls. Forwarding headers count only from trusted proxies, and of them the right-most address that is
 * no trusted proxy: everything left of it may be made up. Who names no visitor is believed to be one of us only where it
 * says so: a name that was left out lifts no limit.
 * @source design D22, decision 077
 */
export function callerOf(
  incoming: Incoming,
  trust: { readonly proxies: ProxyList; readonly internalSecret: string | undefined },
): Caller {
  if (isSecret(one(incoming.headers[secretHeader]), trust.internalSecret)) {
    const visitor = plainAddress(one(incoming.headers[visitorHeader]));
    if (visitor) return { kind: "visitor", network: networkOf(visitor) };
    const account = one(incoming.headers[accountHeader]);
    if (account === "door") return { kind: "door" };
    if (account === "app") return { kind: "our-app" };
  }
  const address = visitorAddress(
    incoming.remoteAddress,
    one(incoming.headers["x-forwarded-for"]),
    trust.proxies,
  );
  return { kind: "visitor", network: networkOf(address) };
}

/** Whether a door or an app of ours sent a request; without a shared secret, on a laptop, nobody else is there. */
export function isFromInside(headers: Incoming["headers"], internalSecret: string | undefined): boolean {
  return internalSecret === undefined || isSecret(one(headers[secretHeader]), internalSecret);
}

/** Compared in the same time whatever is wrong, by digests, so that the length is no hint either. */
function isSecret(sent: string | undefined, secret: string | undefined): boolean {
  if (sent === undefined || secret === undefined) return false;
  return timingSafeEqual(digest(sent), digest(secret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(",") : header;
}
