import "server-only";
import { cookies } from "next/headers";
import { sessionKeyOf } from "#trade/base/server/trade-session-cookie.ts";
import { type KeptList, keptList } from "./stored-list.ts";

/** A list that this session has sent by a plain form; null where it is no longer kept. */
export async function loadKeptList(id: string): Promise<KeptList | null> {
  return keptList(id, sessionKeyOf(await cookies()));
}
