import "server-only";
import type {
  QuickOrderCheck,
  QuickOrderRow,
  QuickOrderSummary,
} from "@precise/contract/clients/quick-order";
import { cookies } from "next/headers";
import { keepAnswer, keptAnswer } from "#trade/base/server/answer-store.ts";
import { sessionKeyOf } from "#trade/base/server/trade-session-cookie.ts";

/** A list that a plain form has sent, as it was read; after it was added, what came of it. */
export interface KeptList extends QuickOrderCheck {
  readonly added?: { readonly rows: readonly QuickOrderRow[]; readonly summary: QuickOrderSummary };
}

export function keepList(id: string, session: string, list: KeptList): void {
  keepAnswer(`list:${id}`, session, list);
}

/** The list of this session; null where it is gone. */
export function keptList(id: string, session: string): KeptList | null {
  // Only `keepList` writes under this name.
  return (keptAnswer(`list:${id}`, session) as KeptList | undefined) ?? null;
}

/** A list that this session has sent by a plain form; null where it is no longer kept. */
export async function loadKeptList(id: string): Promise<KeptList | null> {
  return keptList(id, sessionKeyOf(await cookies()));
}
