import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** Keeps what opens the desk in the database without showing it to anyone who reads a backup. */
export interface StaffSecrets {
  /** Encrypts a text for one person: AES-256-GCM, bound to their id. */
  seal(text: string, staffId: string): string;
  /** Undefined where it was sealed under another key, or for someone else. */
  open(sealed: string, staffId: string): string | undefined;
  /** A keyed digest of a recovery code. */
  digest(code: string, staffId: string): string;
}

const nonceBytes = 12;
const tagBytes = 16;

/** @param secret the one of signed links: at least 32 characters; all replicas have the same */
export function createStaffSecrets(secret: string): StaffSecrets {
  const keyFor = (use: string) => Buffer.from(hkdfSync("sha256", secret, "", `precise staff: ${use}`, 32));
  const sealing = keyFor("code secrets");
  const digesting = keyFor("recovery codes");
  return {
    seal(text, staffId) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", sealing, nonce).setAAD(Buffer.from(staffId));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open(sealed, staffId) {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", sealing, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(staffId))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return (
          decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, "utf8") + decipher.final("utf8")
        );
      } catch {
        // The tag does not fit: LINK_SECRET is another one than when it was sealed.
        return undefined;
      }
    },
    digest: (code, staffId) =>
      createHmac("sha256", digesting).update(`${staffId} ${code}`).digest("base64url"),
  };
}
