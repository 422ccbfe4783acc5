import { createHash } from "node:crypto";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";

/** Long enough to find the mail, short enough for an inbox that someone else reads later. */
const openMilliseconds = 60 * 60_000;

/** Whose password a link sets, and while which password stands. */
export interface PasswordLink {
  readonly personId: string;
  /** From `passwordMark`. */
  readonly mark: string;
}

/**
 * Distinguishes one password hash from another without revealing it. A link carries the mark of the hash that it replaces, so
 * that every change of the password ends it: its own too, which is why it works once.
 */
export function passwordMark(passwordHash: string): string {
  return createHash("sha256").update(`precise password: ${passwordHash}`).digest("base64url").slice(0, 22);
}

/** The path on the site where a person of a trade client chooses a new password; it opens for an hour. */
export function passwordResetPath(
  links: SignedLinks,
  { personId, mark }: PasswordLink,
  askedAt: Date,
): string {
  const expiresAt = new Date(askedAt.getTime() + openMilliseconds);
  return `/clients/password/reset/${links.sign("trade-password", `${personId} ${mark}`, expiresAt)}`;
}

/** What a link's token is for; undefined where the token is not valid or no longer. */
export function openPasswordToken(links: SignedLinks, token: string): PasswordLink | undefined {
  const [personId, mark] = links.open("trade-password", token)?.split(" ") ?? [];
  return personId === undefined || mark === undefined ? undefined : { personId, mark };
}
