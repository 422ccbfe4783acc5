import "server-only";
import type { QuickOrderCheck, QuickOrderRow, QuickOrderSummary } from "@precise/contract/trade/quick-order";
import { cookies } from "next/headers";
import { storeAnswer, storedAnswer } from "#trade/base/server/answer-store.ts";
import { sessionKeyOf } from "#trade/base/server/trade-session-cookie.ts";

/** A list that a plain form has sent, as it was read; once it was added, with the result. */
export interface StoredList extends QuickOrderCheck {
  readonly added?: { readonly rows: readonly QuickOrderRow[]; readonly summary: QuickOrderSummary };
}

export function storeList(id: string, session: string, list: StoredList): void {
  storeAnswer(`list:${id}`, session, list);
}

/** The list of this session; null where it is gone. */
export function storedList(id: string, session: string): StoredList | null {
  // Only `storeList` writes under this name.
  return (storedAnswer(`list:${id}`, session) as StoredList | undefined) ?? null;
}

/** A list that this session has sent by a plain form; null where it is no longer stored. */
export async function loadStoredList(id: string): Promise<StoredList | null> {
  return storedList(id, sessionKeyOf(await cookies()));
}
