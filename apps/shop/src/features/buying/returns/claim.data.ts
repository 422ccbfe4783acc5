import "server-only";
import { callOrNull } from "@precise/api-client/client";
import {
  type ReturnClaim,
  type ReturnOptions,
  readReturn,
  readReturnOptions,
} from "@precise/contract/shop/orders/returns";
import { cookies } from "next/headers";
import { askAsVisitor, type FoundOfOrder } from "#shop/features/buying/order/ask-as-visitor.ts";
import { type ClaimEntries, claimCookieName, readClaimCookie } from "./claim-entries.ts";
import { isClaimNumber } from "./claim-number.ts";

/** What of an order can be returned, and what was typed before. */
export async function loadReturnOptions(
  number: string,
): Promise<FoundOfOrder<{ readonly options: ReturnOptions; readonly entries: ClaimEntries }>> {
  const found = await askAsVisitor(number, (api, which) =>
    callOrNull(api, readReturnOptions, { body: which }),
  );
  if (found.kind !== "found") return found;
  const entries = readClaimCookie((await cookies()).get(claimCookieName)?.value);
  return { kind: "found", value: { options: found.value, entries } };
}

/** One claim of an order. */
export async function loadClaim(number: string, claim: string): Promise<FoundOfOrder<ReturnClaim>> {
  if (!isClaimNumber(claim)) return { kind: "not-found" };
  return askAsVisitor(number, (api, which) => callOrNull(api, readReturn, { body: { ...which, claim } }));
}
