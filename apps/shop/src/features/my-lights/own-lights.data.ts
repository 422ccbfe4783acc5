import "server-only";
import { call, callOrNull } from "@precise/api-client/client";
import { listOrderLights, listOwnLights, type OwnLight } from "@precise/contract/shop/light/my-lights";
import { cookies, headers } from "next/headers";
import { apiForVisitor } from "#shop/base/server/visitor-api.ts";
import { hasSessionCookie } from "#shop/base/server/visitor-session.ts";
import { askAsVisitor, type FoundOfOrder } from "#shop/features/buying/order/ask-as-visitor.ts";
import { type HangEntries, hangCookieName, readHangCookie } from "./hang-entries.ts";

/** The lights of the signed-in person. `over`: a user was, and the session has ended. */
export type OwnLights =
  | { readonly kind: "guest" | "over" | "unreachable" }
  | { readonly kind: "listed"; readonly lights: readonly OwnLight[] };

/** A guest costs no call. */
export async function loadOwnLights(): Promise<OwnLights> {
  if (!hasSessionCookie(await cookies())) return { kind: "guest" };
  const result = await call(apiForVisitor(await headers()), listOwnLights);
  if (result.ok) return { kind: "listed", lights: result.value };
  return { kind: result.failure.status === 401 ? "over" : "unreachable" };
}

/** The lights of one order, for the browser that placed or found it and for the person whose order it is. */
export function loadOrderLights(number: string): Promise<FoundOfOrder<readonly OwnLight[]>> {
  return askAsVisitor(number, (api, which) => callOrNull(api, listOrderLights, { body: which }));
}

/** What was typed into a form that could not be kept. */
export async function loadHangEntries(): Promise<HangEntries | null> {
  return readHangCookie((await cookies()).get(hangCookieName)?.value);
}
