import type { Reordered } from "@precise/contract/trade/orders";
import "server-only";
import { cookies } from "next/headers";
import { storeAnswer, storedAnswer } from "#trade/base/server/answer-store.ts";
import { sessionKeyOf } from "#trade/base/server/trade-session-cookie.ts";

/** The result of reordering, for the session that did it; null where it is no longer stored. */
export async function loadReorder(attempt: string): Promise<Reordered | null> {
  return storedReorder(attempt, sessionKeyOf(await cookies()));
}

/** Stores the result of reordering for the page that shows it. */
export function storeReorder(attempt: string, session: string, reordered: Reordered): void {
  storeAnswer(`reorder:${attempt}`, session, reordered);
}

/** The result of reordering; null where it is no longer stored. */
function storedReorder(attempt: string, session: string): Reordered | null {
  // Only `storeReorder` writes under this name.
  return (storedAnswer(`reorder:${attempt}`, session) as Reordered | undefined) ?? null;
}
