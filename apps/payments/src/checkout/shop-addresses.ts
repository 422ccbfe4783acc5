import { isRecord } from "../shapes/is-record.ts";
import type { Transaction } from "../store/payments-state.ts";

/** Back to the shop, which must ask how it ended: these two say only which payment it was. */
export function returnAddress({ callbackUrl, reference }: Transaction): string | null {
  if (callbackUrl === null) return null;
  const address = new URL(callbackUrl);
  address.searchParams.set("trxref", reference);
  address.searchParams.set("reference", reference);
  return address.href;
}

/** Where "cancel" leads; it was checked to be an http address when the payment was opened. */
export function cancelAddress({ metadata }: Transaction): string | null {
  const action = isRecord(metadata) ? metadata.cancel_action : undefined;
  return typeof action === "string" ? action : null;
}
