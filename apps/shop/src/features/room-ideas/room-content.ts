import "server-only";
import { content } from "#shop/base/content/content-files.ts";
import type { RoomPage } from "#shop/base/content/content-schemas.ts";

/** The rooms that there are, by the last part of their addresses. @source spec §2 */
export const roomNames = ["living", "dining", "bedroom", "kitchen", "office"] as const;
export type RoomName = (typeof roomNames)[number];

export function isRoomName(text: string): text is RoomName {
  return roomNames.some((name) => name === text);
}

/** What a room's content file says. @throws BadContent */
export function roomContent(room: RoomName): RoomPage {
  return content(`rooms/${room}.yaml`);
}
