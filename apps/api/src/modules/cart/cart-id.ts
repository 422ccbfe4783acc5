import { createHash, randomBytes } from "node:crypto";

/** 32 characters from 192 random bits. @source DESIGN §4 "32 characters or more, from at least 160 bits" */
export function newCartId(): string {
  return randomBytes(24).toString("base64url");
}

/** What the database keeps in an id's place. Any text has one, so that an id of any form can be looked up (D4). */
export function hashCartId(cartId: string): string {
  return createHash("sha256").update(cartId).digest("hex");
}
