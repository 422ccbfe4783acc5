import { timingSafeEqual } from "node:crypto";
import { webEnv } from "../env.ts";
import { secretHeader, visitorHeader } from "./api.ts";

/**
 * Who sent this request, as the door names him beside the shared secret; null where the door has named no one, or it was not
 * the door.
 * @source design D22, D25
 */
export function visitorOfRequest(headers: Headers): string | null {
  return isFromDoor(headers.get(secretHeader), webEnv().internalSecret) ? headers.get(visitorHeader) : null;
}

/**
 * @param named the secret that a request names
 * @param secret undefined on a laptop without one: there only we are behind the door
 */
export function isFromDoor(named: string | null, secret: string | undefined): boolean {
  if (secret === undefined) return true;
  const sent = Buffer.from(named ?? "");
  const expected = Buffer.from(secret);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
