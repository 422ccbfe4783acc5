import "server-only";
import type { Reordered } from "@precise/api-client/clients/orders";
import { cookies } from "next/headers";
import { keepAnswer, keptAnswer } from "#trade/base/server/answer-store.ts";
import { sessionKeyOf } from "#trade/base/server/trade-session-cookie.ts";

/** What came of ordering again, for the session that did it; null where it is no longer known. */
export async function loadReorder(attempt: string): Promise<Reordered | null> {
  return keptReorder(attempt, sessionKeyOf(await cookies()));
}

/** Keeps what came of ordering again, for the page that tells it. */
export function keepReorder(attempt: string, session: string, reordered: Reordered): void {
  keepAnswer(`reorder:${attempt}`, session, reordered);
}

/** What came of ordering again; null where it is no longer kept. */
function keptReorder(attempt: string, session: string): Reordered | null {
  // Only `keepReorder` writes under this name.
  return (keptAnswer(`reorder:${attempt}`, session) as Reordered | undefined) ?? null;
}
