import type { Reordered } from "@precise/api-client/clients/orders";
import { keepAnswer, keptAnswer } from "#trade/base/server/answer-store.ts";

/** Keeps what came of ordering again, for the page that tells it. */
export function keepReorder(attempt: string, session: string, reordered: Reordered): void {
  keepAnswer(`reorder:${attempt}`, session, reordered);
}

/** What came of ordering again; null where it is no longer kept. */
export function keptReorder(attempt: string, session: string): Reordered | null {
  // Only `keepReorder` writes under this name.
  return (keptAnswer(`reorder:${attempt}`, session) as Reordered | undefined) ?? null;
}
