import { createHash, randomBytes } from "node:crypto";

/** 32 characters from 192 random bits. @source design "Cart calls" */
export function newCartId(): string {
  return randomBytes(24).toString("base64url");
}

/** What the database keeps in an id's place. Any text has one, so that an id of any form can be looked up (design D4). */
export function hashCartId(cartId: string): string {
  return createHash("sha256").update(cartId).digest("hex");
}
