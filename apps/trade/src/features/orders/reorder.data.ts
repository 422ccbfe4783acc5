import "server-only";
import type { Reordered } from "@precise/api-client/clients/orders";
import { cookies } from "next/headers";
import { sessionKeyOf } from "#trade/base/server/trade-session-cookie.ts";
import { keptReorder } from "./kept-reorders.ts";

/** What came of ordering again, for the session that did it; null where it is no longer known. */
export async function loadReorder(attempt: string): Promise<Reordered | null> {
  return keptReorder(attempt, sessionKeyOf(await cookies()));
}
